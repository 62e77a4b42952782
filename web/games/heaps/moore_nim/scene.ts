import { restingHeaps } from '../../../draw/parts/heap.ts';
import { offered, type Rest } from '../../../draw/rest.ts';
import type { Room } from '../../../draw/rest.ts';

/** Between the heaps and the columns. */
const gap = 20;

/**
 * Heaps as those of Nim, with room for the rule above them and the move below. The table of columns has a row a heap;
 * it takes the place of the heaps, or stands under or beside them.
 */
export const rest: Rest = ({ numbers, view, controls }) => {
  const scene = restingHeaps(numbers);
  const bits = numbers.reduce((most, size) => Math.max(most, size.toString(2).length), 3);
  const table = { width: gap + 171 + 39.2 * bits, height: 146 + 39.2 * numbers.length };
  const above: Room = offered('setup', controls) ? [56, [50, 108], [32, 136.5]] : [36, [32, 68]];
  const [line, phone] = [60, 117.6];
  if (view === 'columns') {
    const more = Math.max(0, table.height - Math.max(0, ...scene.pictures.map(({ height }) => height)));
    return { scene, room: { above, below: [line + more, [27, phone + more]], english: 10 } };
  }
  if (view !== 'both') return { scene, room: { above, below: [line, [27, phone]] } };
  const under = gap + table.height;
  return { scene, room: { above, below: [line, [44, line + under], [27, phone + under]], english: 33, beside: table } };
};
