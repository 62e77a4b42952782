import { grouped } from '../../../draw/numerals.ts';
import type { Rest, Resting } from '../../../draw/rest.ts';
import { type Scene, circle, g, names, path, press, rect, type Picture, type Press } from '../../../draw/scene.ts';

/** Heaps above this are a bar, with what is over of the last group beside it. */
export const largestDrawn = 200n;
/** A group that is not drawn stone by stone. */
export const largestGroup = 40n;
export const mostHeaps = 12;

/**
 * A heap that is too large to be drawn: whole groups in a bar, and what is over, stone by stone where that is not much.
 */
export const largeHeap = (size: bigint, over: bigint) => ({
  whole: size - over,
  inDetail: over > 0n && over <= largestGroup,
});

const stones = (count: bigint) => Array.from({ length: Number(count) }, () => rowStone());
const box = (className: string, boxes: readonly Scene[], words = ''): Scene => ({
  className,
  pictures: [],
  boxes,
  words,
});

/** How many stones are a group, how many groups a heap has, and what is over; 0 where the solver is not asked. */
export interface Grouped {
  readonly group: bigint;
  readonly groups: bigint;
  readonly over: bigint;
}
export const groupedIn = (facts: Resting['facts'] = {}, heap: number): Grouped => ({
  group: facts['group']?.[0] ?? 0n,
  groups: facts['groups']?.[heap] ?? 0n,
  over: facts['rest']?.[heap] ?? 0n,
});

/** At rest: heaps in rows, or in groups where the view has them, with their numbers. */
export const rest: Rest = ({ numbers, rule, view, facts }) => {
  const { group } = groupedIn(facts, 0);
  const sizes = numbers.slice(0, mostHeaps);
  const large = sizes.some((size) => size > largestDrawn);
  const heap = (size: bigint): Scene => {
    const written = grouped(size);
    const row =
      size > largestDrawn
        ? [box('nl-lane mass bare', [])]
        : view === 'groups' && group > 0n
          ? groupsOf(size, size, group).map(({ kind, stones: count }): Scene => ({
              className: `nl-lane group ${kind}`,
              pictures: stones(count),
            }))
          : [{ className: 'nl-lane', pictures: stones(size) }];
    return box('nl-row', [box('nl-lanes', row), box('nl-size', [], written)]);
  };
  const narrow = (sizes.length > 1 ? 10.85 : 7.8) + (rule.length > 9 ? 2.95 : 0);
  return {
    scene: box('nl-heaps nl-rows', sizes.map(heap)),
    room: large ? { below: 104, phone: narrow * 16 + 6 } : { below: 52, phone: 73 },
  };
};

// Stones in a row, seen from above: a picture a stone, so that a row wraps; in boxes of equal size where they are
// grouped.

/** The room of a stone. Pixels. */
const stoneWidth = 32;
const stoneHeight = 44;
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
interface Group {
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
