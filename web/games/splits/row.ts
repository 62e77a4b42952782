import { circle, g, names, path, press, rect, type Picture, type Press } from '../../draw/scene.ts';

// Stones in a row, seen from above: a picture a stone, so that a row wraps; in boxes of equal size where they are grouped.

/** The room of a stone. Pixels. */
export const stoneWidth = 32;
export const stoneHeight = 44;
const middle = { cx: stoneWidth / 2, cy: stoneHeight / 2 };

/** A stone of a row; `place`: what pressing it does, where it can be pressed. */
export function rowStone(place: Press | null = null, states: Readonly<Record<string, unknown>> = {}): Picture {
  const stone = [
    rect({ class: 'reach', width: stoneWidth, height: stoneHeight, rx: 12 }),
    g(
      { class: 'pebble' },
      circle({ class: 'edge', ...middle, r: 14 }),
      circle({ class: 'face', ...middle, r: 12.9 }),
      path({ class: 'shine', d: 'M8.500 17.500Q11 12.500 16 12.500' }),
    ),
  ];
  const is = { class: names('stone', states) };
  return {
    width: stoneWidth,
    height: stoneHeight,
    ...(place && { label: '' }),
    is: { class: 'round' },
    of: [place ? press(place, is, ...stone) : g(is, ...stone)],
  };
}

/** The place of a stone that has been taken in this game. */
export const rowGap: Picture = {
  width: stoneWidth,
  height: stoneHeight,
  is: { class: 'round' },
  of: [circle({ class: 'gone', ...middle, r: 3 })],
};

/** So many stones of a row that stand together, from one of them on, with places of others that are gone. */
export interface Group {
  readonly from: bigint;
  readonly stones: bigint;
  readonly gone: bigint;
  readonly kind: 'full' | 'partial' | 'vacant';
}

/** A row of `size` in the room of one of `room`, in groups of `each`; the last may be smaller. */
export function groupsOf(size: bigint, room: bigint, each: bigint): Group[] {
  const least = (a: bigint, b: bigint) => (a < b ? a : b);
  const most = room > size ? room : size;
  return Array.from({ length: Number((most + each - 1n) / each) }, (_, i) => {
    const from = BigInt(i) * each;
    const places = least(each, most - from);
    const stones = size <= from ? 0n : least(places, size - from);
    return {
      from,
      stones,
      gone: places - stones,
      kind: stones === each ? 'full' : stones === 0n ? 'vacant' : 'partial',
    };
  });
}
