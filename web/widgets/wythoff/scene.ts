import { frame, middle, type CellFace } from '../kit/parts/grid.ts';
import { restingHeaps } from '../kit/parts/heap.ts';
import type { Rest } from '../kit/rest.ts';
import { g, type Picture } from '../kit/scene.ts';
import { beyond, figure, goal, home, layOut, placeOf, queenScale, sideGap, sideWidth } from './picture.ts';

/** What a board of a page has room for: 45rem without its frame. */
const room = 720 - 34;

/** From the goal up to the queen; two heaps where she stands further off. Which cells she reaches is the solver's to say. */
export const rest: Rest = ({ numbers }) => {
  // The live board has fields below the heaps, a line of words below the cells; there its side may be, too.
  if (beyond(numbers)) {
    const heaps = restingHeaps(numbers);
    return { scene: { ...heaps, className: `${heaps.className} nl-six-views` }, room: { below: [30, [27, 42]] } };
  }
  const at = placeOf(numbers);
  const grid = layOut(home([at]), room - sideGap - sideWidth);
  const scale = queenScale(grid.readable ? grid.cell : Math.max(grid.cell, 26));
  const blank: CellFace = { mark: null, value: null, fresh: false, wrong: false };
  const picture: Picture = {
    width: grid.width,
    height: grid.height,
    of: [
      frame(grid, true),
      goal(grid, at, blank),
      g({ class: 'queen', translate: `${middle(grid, at).join(' ')} ${scale}` }, figure),
    ],
  };
  return {
    scene: { className: 'nl-heaps nl-six-views nl-beside', pictures: [picture] },
    room: { below: [62, [39.6, 104], [27, 133]] },
  };
};
