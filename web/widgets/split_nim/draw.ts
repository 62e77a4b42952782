import { columnsAtRest, sizesIn } from '../heaps/at-rest.ts';
import { tracksHeight } from './geometry.ts';

/** Heaps of stones at rest; see `columnsAtRest`. The live board has two tracks under them. */
export function draw(position: string): string {
  const [wide, narrow] = tracksHeight(sizesIn(position));
  return columnsAtRest(position, 1, [wide + 3.25, narrow + 4.55]);
}
