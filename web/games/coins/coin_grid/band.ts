import { rect } from '../../../draw/scene.ts';

/** Around the cells from a side to the cell that is looked at: through no coin and no number. */
export const band = (x: number, y: number, width: number, height: number) =>
  rect({ class: 'cross-hair', x: x + 1, y: y + 1, width: width - 2, height: height - 2, rx: 6 });
