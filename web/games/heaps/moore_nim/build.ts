import type { ExplanationStep } from '../../../solver/types.ts';
import { planOf, type Plan } from './plan.ts';

/** What the heaps of a winning move do in one column. Heaps count from 1. */
export interface ColumnStep {
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
export function buildOf(told: readonly ExplanationStep[], sizes: readonly bigint[]): Build | null {
  const move = told.at(-1)?.key === 'leave' ? told.at(-1)!.numbers : null;
  const steps: ColumnStep[] = [];
  for (const { key, numbers } of told) {
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
