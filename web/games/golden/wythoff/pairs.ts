import type { Analysis } from '../../../solver/types.ts';

/** A pair of the two sequences. */
export interface Pair {
  readonly n: number;
  readonly a: number;
  readonly b: number;
}

/** Of every number the pair it belongs to, from the solver's list of both numbers of each. */
export function pairsIn(told: readonly bigint[]): readonly (Pair | undefined)[] {
  const pairs: Pair[] = [];
  for (let n = 0; 2 * n < told.length; n++) {
    const [a, b] = [Number(told[2 * n]), Number(told[2 * n + 1])];
    pairs[a] = pairs[b] = { n, a, b };
  }
  return pairs;
}

/** A pair, its number, and what double arithmetic makes of its smaller number. */
export interface IndexedPair {
  readonly n: bigint;
  readonly a: bigint;
  readonly b: bigint;
  readonly double: bigint;
}

const indexed = (n: bigint | undefined, [a, b]: readonly bigint[] = [], [double]: readonly bigint[] = []) =>
  n === undefined || a === undefined || b === undefined || double === undefined ? null : { n, a, b, double };

/** The pair of the difference of the heaps; null: it has more than 64 bits. */
export const pairOf = ({ facts }: Analysis): IndexedPair | null =>
  indexed(facts['index']?.[0], facts['pair'], facts['rounded']);

/** The pair whose number is the heap of a position with two such heaps; null: it has more than 64 bits. */
export const pairNumbered = ({ numbers, facts }: Analysis): IndexedPair | null =>
  indexed(numbers[0], facts['nth'], facts['nth_rounded']);
