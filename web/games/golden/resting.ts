import { grouped } from '../../draw/numerals.ts';
import { phoneWidth, textWidth, type Rest, type Resting, type Room, type RoomAround } from '../../draw/rest.ts';
import { text, type Scene } from '../../draw/scene.ts';
import { heapOf, wallPicture } from './wall.ts';

/** Starts of the table before the reader asks for more. */
export const startsShown = 60;

/** Above is what a live board has over its drawing. Under it: what can be done, and the field. */
const around = (below: readonly [wide: number, phone: number], above: Room, english = 0): RoomAround => ({
  above,
  below: below[0],
  phone: below[1],
  english,
});
/** The tiles, the scale of the limit and a row of the sequence take so much room, with what is under them. */
const [tilesWide, tilesPhone] = [280, 382];

/** Another row of the sequence, and how many there are in so much room. */
const row = 57.5;
function rowsOf(terms: readonly bigint[], width: number): number {
  let [rows, left] = [1, width];
  for (const term of terms.toReversed().slice(0, mostTerms)) {
    const cell = Math.max(36.8, 11.2 + 8.1 * grouped(term).length);
    if (cell > left) [rows, left] = [rows + 1, width];
    left -= cell;
  }
  return rows;
}
/** Of more terms some are left out. */
const mostTerms = 22;

/**
 * A heap at rest, with its gate. In the view `table` the starts without their letters, which the solver knows; in
 * `tiles` the heap in the room of its tiles.
 */
export const restingLimited =
  (over: (of: Resting) => Room = () => 0): Rest =>
  (of) => {
    const { numbers, view, facts } = of;
    const above = over(of);
    if (view === 'table') return { scene: starts(), room: around([131, 204], above, 23) };
    const { stones, limit } = heapOf(numbers);
    const write = (value: bigint) => grouped(value);
    const wall = wallPicture({ stones, limit, room: stones, write });
    if (view !== 'tiles') return { scene: { className: 'nl-walls', pictures: [wall] }, room: around([54, 106], above) };
    const zoom = Math.min(wall.zoom!, (tilesWide - 54) / wall.height);
    const terms = facts?.['terms'] ?? [];
    const under = (tiles: number, room: number, least: number) => {
      const height = wall.height * Math.min(zoom, room / wall.width);
      return Math.max(least, tiles - height) + row * (rowsOf(terms, room) - 1);
    };
    // On a phone the formula of long numbers has a line more.
    const more = stones >= 1000n ? 12 : 0;
    const below = [under(tilesWide, textWidth, 54), under(tilesPhone, phoneWidth, 106) + more] as const;
    return { scene: { className: 'nl-walls', pictures: [{ ...wall, zoom }] }, room: around(below, above, 21 + more) };
  };

const starts = (): Scene => ({
  className: 'nl-starts',
  pictures: Array.from({ length: startsShown }, (_, i) => ({
    width: 42,
    height: 44,
    of: [text({ class: 'start', x: 21, y: 27, 'text-anchor': 'middle' }, `${i + 1}`)],
  })),
});
