import type { words as en } from './words.en.ts';

const heapsZh = (heaps: readonly string[]) => `第 ${heaps.join('、')} 堆`;

export const words: typeof en = {
  title: 'Every-SG 减法游戏',
  rule: '每次可取颗数',
  steps: 'step 值',
  takes: (takes) => takes.map(({ heap, take }) => `从第 ${heap} 堆取走 ${take} 颗`).join('，'),
  place: heapsZh,
  takeFromEvery: (amount) => (amount === null ? '每一堆都要取。' : `每一堆都要取 ${amount} 颗。`),
  finished: '已结束',
  stone: (take, heap, left) => `在第 ${heap} 堆标出 ${take} 颗，剩 ${left} 颗`,
  leftOf: (heap) => `第 ${heap} 堆要标出多少颗`,
  mark: '取',
  idle: '在每一堆里标出要取的石子。',
  missing: (heaps) => `${heapsZh(heaps)}还没有标。`,
  chosen: (heaps, of) => `${heaps}/${of} 堆`,
  take: '取走',
  clear: '清除',
  step: (step) => `step ${step}`,
  last: (heaps, step, odd) =>
    step === '0'
      ? '各堆都结束了。'
      : `最大的 step 值是 ${step}，在${heapsZh(heaps)}：${odd ? '奇数，先手必胜。' : '偶数，先手必败。'}`,
};
