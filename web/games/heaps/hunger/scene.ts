import { grouped } from '../../../draw/numerals.ts';
import type { HeapFace } from '../../../draw/parts/heap.ts';
import { pebble } from '../../../draw/parts/pebble.ts';
import type { Rest } from '../../../draw/rest.ts';
import {
  g,
  names,
  path,
  press,
  rect,
  text,
  tspan,
  type Content,
  type Picture,
  type Scene,
  type States,
} from '../../../draw/scene.ts';
import { boxesOf, mostBoxes, placeBox, type Box } from './geometry.ts';

/** What is said of a box, and what happens to it. Of its stones the topmost are meant. */
export interface BoxFace extends Omit<HeapFace, 'chosen' | 'states'> {
  /** Pressing the box itself does something, or its stones do. */
  readonly handle?: { readonly pressed: boolean } | null;
  /** `opening`: its lid is going up; `chosen`: it is closed and marked to be opened. */
  readonly states?: States & { readonly opening?: boolean; readonly chosen?: boolean; readonly linked?: boolean };
}

/**
 * A box (from 1) among `count`, in the room of one with `room` stones. Places `box-<i>`, and `stone-<i>-<j>` in an open
 * one whose stones can be counted.
 */
function boxPicture(box: number, { stones, open }: Box, room: bigint, count: number, face: BoxFace): Picture {
  const place = placeBox(box, stones, room, count);
  const { width, height, left, right, top, floor, label, lid, small } = place;
  const { write, handle, takes, disabled = false, states = {} } = face;
  const { leaving = 0n, going = 0n, hint = 0n, wins = 0n } = face;
  const up = open || states.opening;
  const [middle, tall] = [width / 2, floor - top];
  const rest = stones - (leaving || going);
  const whole: Content[] = [
    rect({ class: 'reach', x: 1, y: 1, width: width - 2, height: height - 2, rx: 7 }),
    path({ class: 'lid', d: up ? lid.open : lid.closed }),
    rect({ class: 'body', x: left, y: top, width: right - left, height: tall, rx: 3 }),
    !up && path({ class: 'plank', d: `M${left} ${top + tall / 3}H${right}M${left} ${top + (tall * 2) / 3}H${right}` }),
    !up &&
      face.label !== undefined &&
      text({ class: 'name', x: right - (small ? 4 : 8), y: floor - (small ? 4 : 7), 'text-anchor': 'end' }, `${box}`),
    states.chosen && !up && path({ class: 'tick', d: `M${middle - 8} ${top + tall / 2}l6 7 11-14` }),
  ];
  const stone = (index: number): Content => {
    const own = place.stones[index]!;
    const take = stones - BigInt(index);
    if (!takes || !place.counted) return g({ class: 'stone', 'aria-hidden': 'true' }, pebble(own));
    const fate = { leaving: take <= leaving, going: take <= going, hint: take <= hint, wins: take <= wins };
    return press(
      { id: `stone-${box}-${index}`, label: takes(take), disabled },
      { class: names('stone', fate) },
      rect({
        class: 'reach',
        x: own.x - place.pitch / 2,
        y: own.y - place.step / 2,
        width: place.pitch,
        height: place.step,
        rx: place.step / 2.4,
      }),
      pebble(own),
    );
  };
  return {
    width,
    height,
    ...(face.label === undefined ? {} : { label: face.label }),
    is: { class: names(up ? 'box up' : 'box down', { ...states, small, done: open && stones === 0n }) },
    of: [
      handle
        ? press({ id: `box-${box}`, label: face.label ?? '', disabled, ...handle }, { class: 'case' }, ...whole)
        : g({ class: 'case' }, ...whole),
      up && place.stones.map((_, index) => stone(index)),
      face.flag
        ? text(
            { class: 'flag', x: middle, y: small ? 13 : 22, 'text-anchor': 'middle', 'aria-hidden': 'true' },
            face.flag,
          )
        : states.where &&
          path({ class: 'pointer', d: 'M-6-8H6L0 2Z', transform: `translate(${middle} ${small ? 11 : 24})` }),
      text(
        { class: 'count', x: middle, y: label, 'text-anchor': 'middle', 'aria-hidden': 'true' },
        rest === stones || rest < 0n ? write(stones) : [tspan({ class: 'was' }, write(stones)), ` → ${write(rest)}`],
      ),
    ],
  };
}

/** Boxes beside each other, each in the room of its stones when the game began. */
export function boxesScene(boxes: readonly Box[], rooms: readonly bigint[], face: (box: number) => BoxFace): Scene {
  const pictures = boxes
    .slice(0, mostBoxes)
    .map((box, i) => boxPicture(i + 1, box, rooms[i]!, boxes.length, face(i + 1)));
  return { className: names('nl-heaps nl-boxes', { many: boxes.length > 12 }), pictures };
}

const rem = 16;

/** The closed boxes, row by row: those that are more than themselves after elimination have two lines. */
function basisRoom(closed: number, made: readonly bigint[]): readonly [wide: number, phone: number] {
  const changed = made.filter((mask) => (mask & (mask - 1n)) > 0n).length;
  const rows = (two: number) => Math.min(30 * rem, 42 * closed + (two - 40) * changed);
  return [(44 + rows(61.2)) / rem, (65 + rows(82.5)) / rem];
}

/** At rest, with room for what the view has below the boxes. */
export const rest: Rest = ({ numbers, view, facts }) => {
  const boxes = boxesOf(numbers);
  const open = boxes.filter((box) => box.open).length;
  const columns = open ? 6.3 + 2.6 * open : 2.3;
  const [wide, narrow] =
    view === 'basis'
      ? basisRoom(boxes.length - open, facts?.['made_of'] ?? [])
      : view === 'columns'
        ? [columns, columns]
        : [0, 0];
  const write = (value: bigint) => grouped(value);
  return {
    scene: boxesScene(
      boxes,
      boxes.map(({ stones }) => stones),
      () => ({ write }),
    ),
    room: { below: [(6.7 + wide) * rem, [27, (10 + narrow) * rem]] },
  };
};
