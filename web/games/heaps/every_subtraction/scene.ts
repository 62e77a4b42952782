import { isLarge, restingHeaps } from '../../../draw/parts/heap.ts';
import type { Rest } from '../../../draw/rest.ts';

/** The field under a large heap; the step numbers, and the sentence on the last of them. */
const [fieldHeight, stepHeight] = [44, 28];
const said: readonly [wide: number, phone: number] = [30, 54];

/** Heaps as those of Nim, with room for the rule above them and the move below. */
export const rest: Rest = ({ numbers, view }) => {
  const [line, phone] = [60, 117.6];
  const under = numbers.some(isLarge) ? fieldHeight : 0;
  const [wide, narrow] = view === 'steps' ? [stepHeight + said[0], stepHeight + said[1]] : [0, 0];
  return {
    scene: restingHeaps(numbers),
    room: { above: 36, below: [line + under + wide, [27, phone + under + narrow]] },
  };
};
