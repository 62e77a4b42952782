import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: 'E&D 游戏',
  position: '各堆石子数，每两堆一组',
  idle: '在缺口处把一堆切成两堆：同组的另一堆会被扔掉。',
  none: '没有石子堆',
  pair: (pair, one, two) => `第 ${pair} 组：${one} 和 ${two}`,
  speak: (pairs) => `${pairs.length === 1 ? '一组' : `${pairs.length} 组`} ${pairs.join('、')}`,
  manyPairs: (count) => `${count} 组石子堆`,
  inPair: (one, two) => `(${one}, ${two})`,
  place: (pair) => `第 ${pair} 组`,
  cut: (pair, thrown, cut, a, b) => `扔掉第 ${pair} 组的 ${thrown} 颗那堆，把 ${cut} 颗那堆分成 ${a} 和 ${b}`,
  becomes: (pair, a, b) => `把第 ${pair} 组变成 ${a} 和 ${b}`,
};
