import { counted, list } from '../../../board/language.ts';

export const words = {
  title: 'E&D',
  position: 'Piles, two for each pair',
  idle: 'Cut a pile at a notch: its neighbour in the frame is thrown away.',
  none: 'no piles',
  pair: (pair: string, one: string, two: string) => `Pair ${pair}: ${one} and ${two}`,
  speak: (pairs: readonly string[]) => `${pairs.length === 1 ? 'the pair' : 'the pairs'} ${list(pairs)}`,
  manyPairs: (count: string) => `${counted(count, 'pair')} of piles`,
  inPair: (one: string, two: string) => `(${one}, ${two})`,
  place: (pair: string) => `pair ${pair}`,
  cut: (pair: string, thrown: string, cut: string, a: string, b: string, form: 'base' | 'third') =>
    form === 'base'
      ? `throw away the ${thrown} of pair ${pair} and split the ${cut} into ${a} and ${b}`
      : `throws away the ${thrown} of pair ${pair} and splits the ${cut} into ${a} and ${b}`,
  becomes: (pair: string, a: string, b: string, form: 'base' | 'third') =>
    `${form === 'base' ? 'turn' : 'turns'} pair ${pair} into ${a} and ${b}`,
};
