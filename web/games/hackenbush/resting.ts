import type { Resting } from '../../draw/rest.ts';
import type { Scene } from '../../draw/scene.ts';
import type { RoomAround } from '../../draw/rest.ts';
import { boxOf, picture } from './drawing.ts';
import { layOut } from './layout.ts';
import { drawable, edgesIn, mostNamed } from './picture.ts';

/** A picture at rest, and what its vertices bear, '' for nothing. */
export function restingPicture(
  { numbers, view }: Pick<Resting, 'numbers' | 'view'>,
  coloured: boolean,
  worth: (vertex: number) => string,
): Scene {
  const edges = edgesIn(numbers, coloured);
  // With colours players differ, and their fields take more room.
  const className = coloured ? 'nl-pictures nl-players' : 'nl-pictures';
  if (!drawable(edges)) return { className, pictures: [] };
  const laid = layOut(edges);
  const face = { laid, box: boxOf(laid, view === 'draw'), named: laid.places.size <= mostNamed };
  const vertex = (v: number) => (worth(v) ? { text: worth(v) } : {});
  return { className, pictures: [picture({ ...face, vertex })] };
}

/** What the live board has under the picture: the steps, and what is said of them or of what is looked at. */
export const roomOf = (view: string): RoomAround =>
  ({ values: { below: 51, english: 23 }, reduce: { below: 93 }, draw: { below: 120, phone: 170 } })[view] ?? {};
