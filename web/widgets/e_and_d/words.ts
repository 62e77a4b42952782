import { inEveryLanguage } from '../shell/language.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const words = inEveryLanguage({
  en: {
    title: 'E&D',
    piles: 'Piles, two for each pair',
    idle: 'Cut a pile at a notch: its neighbour in the frame is thrown away.',
    none: 'no piles',
    pair: (pair: string, one: string, two: string) => `Pair ${pair}: ${one} and ${two}`,
    position: (pairs: readonly string[]) => `${pairs.length === 1 ? 'the pair' : 'the pairs'} ${list(pairs)}`,
    manyPairs: (count: string) => `${count} pairs of piles`,
    inPair: (one: string, two: string) => `(${one}, ${two})`,
    place: (pair: string) => `pair ${pair}`,
    cut: (pair: string, thrown: string, cut: string, a: string, b: string, form: 'base' | 'third') =>
      form === 'base'
        ? `throw away the ${thrown} of pair ${pair} and split the ${cut} into ${a} and ${b}`
        : `throws away the ${thrown} of pair ${pair} and splits the ${cut} into ${a} and ${b}`,
    becomes: (pair: string, a: string, b: string, form: 'base' | 'third') =>
      `${form === 'base' ? 'turn' : 'turns'} pair ${pair} into ${a} and ${b}`,
  },
  zh: {
    title: 'E&D 游戏',
    piles: '各堆石子数，每两堆一组',
    idle: '在缺口处把一堆切成两堆：同组的另一堆会被扔掉。',
    none: '没有石子堆',
    pair: (pair, one, two) => `第 ${pair} 组：${one} 和 ${two}`,
    position: (pairs) => `${pairs.length === 1 ? '一组' : `${pairs.length} 组`} ${pairs.join('、')}`,
    manyPairs: (count) => `${count} 组石子堆`,
    inPair: (one, two) => `(${one}, ${two})`,
    place: (pair) => `第 ${pair} 组`,
    cut: (pair, thrown, cut, a, b) => `扔掉第 ${pair} 组的 ${thrown} 颗那堆，把 ${cut} 颗那堆分成 ${a} 和 ${b}`,
    becomes: (pair, a, b) => `把第 ${pair} 组变成 ${a} 和 ${b}`,
  },
});
