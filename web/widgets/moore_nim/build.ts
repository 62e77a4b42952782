import type { Analysis, Move } from '../../solver/types.ts';
import { bit, bitLength } from '../kit/parts/bits.ts';
import { planOf, type Plan } from './plan.ts';

/** What becomes of one column while a winning move is built. Heaps count from 1. */
export interface ColumnStep {
  readonly place: number;
  readonly before: bigint;
  readonly after: bigint;
  /** Heaps that are touched here for the first time: they lose this one, and are free in the columns below. */
  readonly lowered: readonly number[];
  /** Heaps that are free here, and what they do. */
  readonly setting: readonly number[];
  readonly clearing: readonly number[];
  readonly keeping: readonly number[];
}

/** A winning move of the solver, read column by column from the highest, as Moore's proof builds it. */
export interface Build {
  readonly move: Move;
  readonly plan: Plan;
  readonly after: Analysis;
  /** One a column; after the last of them the whole move is there. */
  readonly steps: readonly ColumnStep[];
}

/** What the move changes is read from the numbers of the two positions, the counts from what the solver says of them. */
export function buildOf(move: Move, before: Analysis, after: Analysis): Build {
  const plan = planOf(move, before.numbers);
  const heaps = [...plan].map(([heap, left]) => ({ heap, left, size: before.numbers[heap - 1]! }));
  const count = ({ witness }: Analysis, place: number) => witness[place] ?? 0n;
  const top = before.numbers.reduce((most, size) => Math.max(most, bitLength(size)), 0);
  const steps = Array.from({ length: top }, (_, i): ColumnStep => {
    const place = top - 1 - i;
    const first = ({ left, size }: (typeof heaps)[number]) => bitLength(left ^ size) - 1;
    const free = heaps.filter((each) => first(each) > place);
    const names = (those: typeof heaps) => those.map(({ heap }) => heap);
    return {
      place,
      before: count(before, place),
      after: count(after, place),
      lowered: names(heaps.filter((each) => first(each) === place)),
      setting: names(free.filter(({ left, size }) => bit(left, place) > bit(size, place))),
      clearing: names(free.filter(({ left, size }) => bit(left, place) < bit(size, place))),
      keeping: names(free.filter(({ left, size }) => bit(left, place) === bit(size, place))),
    };
  });
  return { move, plan, after, steps };
}

/** Heaps touched up to a step. */
export const touched = ({ steps }: Build, at: number) =>
  new Set(steps.slice(0, at + 1).flatMap(({ lowered }) => lowered));
