import { grouped } from '../../../draw/numerals.ts';
import { groupsOf, rowStone } from '../../splits/row.ts';
import type { Rest, Resting } from '../../../draw/rest.ts';
import type { Scene } from '../../../draw/scene.ts';

/** Heaps above this are a bar, with what is over of the last group beside it. */
export const largestDrawn = 200n;
/** A group that is not drawn stone by stone. */
export const largestGroup = 40n;
export const mostHeaps = 12;

/** A heap that is too large to be drawn: whole groups in a bar, and what is over, stone by stone where that is not much. */
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
