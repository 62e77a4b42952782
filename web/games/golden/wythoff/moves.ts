import type { Move } from '../../../solver/types.ts';
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
