import type { Move, Analysis } from '../../../solver/types.ts';
import type { Place } from '../../../draw/parts/grid.ts';

/** Where a move lies on the board: along the row (from the first heap), the column (the second) or both. */
export type Way = 'row' | 'column' | 'diagonal';
export const ways = ['row', 'column', 'diagonal'] as const;

export const wayOf = ([first = 0n, second = 0n]: readonly bigint[]): Way =>
  first > 0n && second > 0n ? 'diagonal' : second > 0n ? 'column' : 'row';

export interface Target {
  readonly move: Move;
  readonly to: Place;
  readonly way: Way;
}

/** A move from a place, as the board draws it. */
export const targetOf = (move: Move, [x, y]: Place): Target => ({
  move,
  way: wayOf(move.numbers),
  to: [x - Number(move.numbers[0]), y - Number(move.numbers[1])],
});

/** What is taken of a heap (1, 2), where a move takes from one of them, or as much from both. */
export const takes = (from: Way, heap: number, take: bigint): readonly [bigint, bigint] =>
  from === 'diagonal' ? [take, take] : heap === 1 ? [take, 0n] : [0n, take];

/** Positions from here on are two heaps in numbers. */
export const mostDrawn = 200;
export const beyond = (heaps: readonly bigint[]) => heaps.some((each) => each >= BigInt(mostDrawn));

/** A pair of the two sequences. */
export interface Pair {
  readonly n: number;
  readonly a: number;
  readonly b: number;
}

/** Of every number the pair it belongs to, from the solver's list of both numbers of each. */
export function pairsIn(numbers: readonly bigint[]): readonly (Pair | undefined)[] {
  const pairs: Pair[] = [];
  for (let n = 0; 2 * n < numbers.length; n++) {
    const [a, b] = [Number(numbers[2 * n]), Number(numbers[2 * n + 1])];
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
