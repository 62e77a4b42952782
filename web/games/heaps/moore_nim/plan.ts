import type { Move, ExplanationStep } from '../../../solver/types.ts';

/**
 * A move that is being put together: what each touched heap is to become. Bits may be turned the wrong way for a while.
 */
export type Plan = ReadonlyMap<number, bigint>;

export const noPlan: Plan = new Map();

/** The heaps a move touches, with what they become. */
export function planOf(numbers: Move['numbers'], sizes: readonly bigint[]): Plan {
  const plan = new Map<number, bigint>();
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const heap = Number(numbers[i]);
    plan.set(heap, (sizes[heap - 1] ?? 0n) - numbers[i + 1]!);
  }
  return plan;
}

/** The numbers of the move, null while a heap would grow by it: that cannot even be said. */
export function numbersOf(plan: Plan, sizes: readonly bigint[]): bigint[] | null {
  const pairs = [...plan].sort(([a], [b]) => a - b).map(([heap, left]) => [BigInt(heap), sizes[heap - 1]! - left]);
  return pairs.every(([, take]) => take! > 0n) ? pairs.flat() : null;
}

/** With one heap put to a size, or left alone where that is its own size. */
export function change(plan: Plan, heap: number, left: bigint, size: bigint): Plan {
  const next = new Map(plan);
  if (left === size) next.delete(heap);
  else next.set(heap, left);
  return next;
}

/** What the heaps of a winning move do in one column. Heaps count from 1. */
interface ColumnStep {
  readonly place: number;
  readonly before: bigint;
  readonly after: bigint;
  /** They lose this one, and are free in the columns below. */
  touched: readonly number[];
  /** Of those that are free here. */
  gets: readonly number[];
  loses: readonly number[];
  keeps: readonly number[];
}

/** A winning move as the solver builds it (`explain`), from the highest column down. */
export interface Build {
  readonly move: readonly bigint[];
  readonly plan: Plan;
  /** One a column; after the last of them the whole move is there. */
  readonly steps: readonly ColumnStep[];
}

/** null where there is no winning move. */
export function buildOf(explanation: readonly ExplanationStep[], sizes: readonly bigint[]): Build | null {
  const move = explanation.at(-1)?.key === 'leave' ? explanation.at(-1)!.numbers : null;
  const steps: ColumnStep[] = [];
  for (const { key, numbers } of explanation) {
    const [place = 0n, before = 0n, after = 0n] = numbers;
    const heaps = numbers.slice(1).map(Number);
    if (key === 'column') {
      steps.push({ place: Number(place), before, after, touched: [], gets: [], loses: [], keeps: [] });
    } else if (key !== 'leave') steps.at(-1)![key as 'touched' | 'gets' | 'loses' | 'keeps'] = heaps;
  }
  return move && { move, plan: planOf(move, sizes), steps };
}

/** Heaps touched up to a step. */
export const touched = ({ steps }: Build, at: number) =>
  new Set(steps.slice(0, at + 1).flatMap((each) => each.touched));
