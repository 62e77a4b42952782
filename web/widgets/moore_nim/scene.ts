import { restingHeaps } from '../kit/parts/heap.ts';
import type { Rest } from '../kit/rest.ts';

/** Heaps as those of Nim, with room for the rule above them and the move below. */
export const rest: Rest = ({ numbers }) => ({
  scene: restingHeaps(numbers),
  room: { above: [56, [50, 108], [27, 136.5]], below: [60, [27, 117.6]] },
});
