import { frame, middle, type CellFace } from '../../../draw/parts/grid.ts';
import { restingHeaps } from '../../../draw/parts/heap.ts';
import { phoneWidth, textWidth, type Rest } from '../../../draw/rest.ts';
import { g, path, type Picture } from '../../../draw/scene.ts';
import { beyond } from './moves.ts';
import {
  figure,
  goal,
  home,
  layOut,
  leastForStrips,
  placeOf,
  queenScale,
  sideGap,
  sideRoom,
  sideWidth,
} from './views/picture.ts';

/** In the views of the board what is said of a cell, and the fields of moves in numbers. */
const [said, fields] = [
  [62, [39.6, 113], [27, 142]],
  [74, [27, 145]],
] as const;
/** The strips below the board; and where it is not beside it, what colours mean on a board too fine for letters. */
const [strips, legend] = [87, 25];
/** Bars, a move in numbers, and the pair of the position's difference with the fields to look up another. */
const [exactWide, exactPhone] = [448, 804];

/**
 * From the goal up to the queen; two heaps in the views of heaps, and where she stands further off. Which cells she
 * reaches is the solver's to say. Below the live board its side may be, too.
 */
export const rest: Rest = ({ numbers, view, answer, width = textWidth }) => {
  if (view === 'exact' || view === 'heaps' || beyond(numbers)) {
    const heaps = restingHeaps(numbers);
    const scene = { ...heaps, className: `${heaps.className} nl-six-views` };
    if (view !== 'exact') return { scene, room: { below: fields } };
    const heights = heaps.pictures.map(({ height }) => height);
    const wraps = heaps.pictures.reduce((sum, each) => sum + each.width, 0) > phoneWidth;
    const [beside, stacked] = [Math.max(0, ...heights), heights.reduce((sum, each) => sum + each + 8, -8)];
    const phone = exactPhone - (wraps ? stacked : beside);
    return { scene, room: { below: Math.max(0, exactWide - beside), phone: Math.max(0, phone), english: 54 } };
  }
  const at = placeOf(numbers);
  const paired = view === 'strips';
  const grid = layOut(home([at], paired ? leastForStrips : 0), width < sideRoom ? width : width - sideGap - sideWidth);
  const scale = queenScale(grid.readable ? grid.cell : Math.max(grid.cell, 26));
  const blank: CellFace = { mark: null, value: null, fresh: false, wrong: false };
  const to = answer && placeOf(numbers.map((size, i) => size - (answer[i] ?? 0n)));
  const more = paired ? strips : !grid.readable && (view === 'pn' || view === 'sg') ? legend : 0;
  const [queen, goes] = [at, to ?? at].map((place) => middle(grid, place).join(' '));
  const picture: Picture = {
    width: grid.width,
    height: grid.height,
    ...(to && { is: { class: 'grid' } }),
    of: [
      frame(grid, true),
      goal(grid, at, blank),
      to && path({ class: 'ray going', d: `M${queen}L${goes}` }),
      to && g({ class: 'ghost', translate: `${goes} ${scale * 0.9}` }, figure),
      g({ class: 'queen', translate: `${queen} ${scale}` }, figure),
    ],
  };
  return {
    scene: { className: 'nl-heaps nl-six-views nl-beside', pictures: [picture] },
    room: { below: [said[0] + (paired ? strips : 0), [39.6, said[1][1] + more], [27, said[2][1] + more]] },
  };
};
