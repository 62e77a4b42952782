import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const most = 6;
const heapsZh = (heaps: readonly bigint[], n: Told['n']) =>
  `第 ${heaps.slice(0, most).map(n).join('、')} ${heaps.length > most ? '等堆' : '堆'}`;
const sized = ({ numbers: [heap = 0n, step = 0n, take = 0n, left = 0n], n }: Told, is: string) =>
  `第 ${n(heap)} 堆${is}。它的 step 值是 ${n(step)}：取 ${n(take)} 颗，留下 step 值 ${n(left)}。`;

export const words: typeof en = {
  finished: ({ numbers, n }: Told) => `已结束：${heapsZh(numbers, n)}。`,
  delays: (told: Told) => sized(told, '单独玩先手必胜，赢的一方要拖'),
  hurries: (told: Told) => sized(told, '单独玩先手必败，输的一方要赶'),
  last: ({ numbers: [step = 0n, ...heaps], n }: Told) =>
    `最后结束的是${heapsZh(heaps, n)}，step 值 ${n(step)}，是${step % 2n === 1n ? '奇数：最后一步由先手走。' : '偶数：最后一步由后手走。'}`,
  leave: ({ numbers, n }: Told) => {
    const takes = numbers.flatMap((heap, i) => (i % 2 ? [] : [`从第 ${n(heap)} 堆取 ${n(numbers[i + 1]!)} 颗`]));
    return `每一堆都走该走的一步：${takes.slice(0, most).join('，')}${takes.length > most ? '……' : ''}。最大的 step 值就成了偶数。`;
  },
};
