import { isLarge, restingHeaps } from '../../../draw/parts/heap.ts';
import type { Rest } from '../../../draw/rest.ts';

/** The live board has a field under a large heap. */
const fieldHeight = 44;

/** At rest. The table of columns has a row a heap; it takes the place of the heaps, or stands under or beside them. */
export const rest: Rest = ({ numbers, view }) => {
  const scene = restingHeaps(numbers);
  const large = numbers.some(isLarge) ? fieldHeight : 0;
  const height = Math.max(0, ...scene.pictures.map((each) => each.height)) + large;
  const rows = 35 * numbers.length;
  return {
    scene,
    room:
      view === 'columns'
        ? { below: Math.max(0, 186 + rows - height) + large, phone: Math.max(0, 233 + rows - height) + large }
        : view === 'both'
          ? { below: Math.max(0, 110 + rows - height) + large, phone: 120 + rows + large, pivot: 44 }
          : { below: large },
  };
};
