import type { Rest } from '../kit/rest.ts';
import { text, type Scene } from '../kit/scene.ts';
import type { Room, RoomAround } from '../kit/text.ts';
import { heapOf, wallPicture } from '../kit/parts/wall.ts';

/** Starts of the table before the reader asks for more. */
export const startsShown = 60;

/** Above is what a live board has over its drawing. Under it: what can be done, and the field. */
const around = (below: readonly [wide: number, phone: number], above: Room): RoomAround => ({
  above,
  below: below[0],
  phone: below[1],
});
/** The tiles, the scale of the limit and the sequence take so much room, with what is under them. */
const [tilesWide, tilesPhone] = [280, 403];

/**
 * A heap at rest, with its gate. In the view `table` the starts without their letters, which the solver knows; in
 * `tiles` the heap in the room of its tiles.
 */
export const restingLimited =
  (above: Room = 0): Rest =>
  ({ numbers, view }) => {
    if (view === 'table') return { scene: starts(), room: around([131, 227], above) };
    const { stones, limit } = heapOf(numbers);
    const write = (value: bigint) => value.toLocaleString('en');
    const wall = wallPicture({ stones, limit, room: stones, write });
    if (view !== 'tiles') return { scene: { className: 'nl-walls', pictures: [wall] }, room: around([54, 106], above) };
    const zoom = Math.min(wall.zoom!, (tilesWide - 54) / wall.height);
    const height = wall.height * zoom;
    const below = [Math.max(54, tilesWide - height), Math.max(106, tilesPhone - height)] as const;
    return { scene: { className: 'nl-walls', pictures: [{ ...wall, zoom }] }, room: around(below, above) };
  };

const starts = (): Scene => ({
  className: 'nl-starts',
  pictures: Array.from({ length: startsShown }, (_, i) => ({
    width: 42,
    height: 44,
    of: [text({ class: 'start', x: 21, y: 27, 'text-anchor': 'middle' }, `${i + 1}`)],
  })),
});
