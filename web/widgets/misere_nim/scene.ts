import { restingHeaps } from '../kit/parts/heap.ts';
import type { Rest } from '../kit/rest.ts';

/** Heaps as those of Nim, with room for the switch above them and the last word below. */
export const rest: Rest = ({ numbers }) => ({
  scene: restingHeaps(numbers),
  room: { above: [56, [27, 84.5]], below: [30, [27, 54]] },
});
