import type { Scene } from '../kit/scene.ts';
import type { RoomAround } from '../kit/text.ts';
import { boxOf, picture } from './drawing.ts';
import { layOut } from './layout.ts';
import { drawable, edgesIn, mostNamed } from './picture.ts';

/** A picture at rest, and what its vertices bear, '' for nothing. */
export function restingPicture(
  numbers: readonly bigint[],
  coloured: boolean,
  worth: (vertex: number) => string,
): Scene {
  const edges = edgesIn(numbers, coloured);
  if (!drawable(edges)) return { className: 'nl-pictures nl-graph', pictures: [] };
  const laid = layOut(edges);
  const face = { laid, box: boxOf(laid), named: laid.places.size <= mostNamed };
  const vertex = (v: number) => (worth(v) ? { text: worth(v) } : {});
  return { className: 'nl-pictures nl-graph', pictures: [picture({ ...face, vertex })] };
}

/** What the live board has under the picture: the steps, and what is said of them or of what is looked at. */
export const roomOf = (view: string): RoomAround =>
  view === 'reduce' ? { below: 93 } : view === 'values' ? { below: 51 } : {};
