import { easilyPointed, restingCuts, type CutFace } from './cut.ts';
import type { Rest } from '../../draw/rest.ts';

/** Under heaps that are cut: the line that says what one aims at, and the fields for large heaps. Pixels. */
export const actionLineRoom = (sizes: readonly bigint[]): { below: number; phone: number } =>
  sizes.some((size) => size > easilyPointed) ? { below: 104, phone: 174 } : { below: 52, phone: 73 };

/** Heaps that are cut, at rest; see `restingCuts`. */
export const restingSplit =
  (means: CutFace['means'], together = 1): Rest =>
  ({ numbers }) => ({ scene: restingCuts(numbers, means, together), room: actionLineRoom(numbers) });
