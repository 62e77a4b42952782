import type { HeapFace } from '../../../draw/parts/heap.ts';
import { pebble } from '../../../draw/parts/pebble.ts';
import type { Rest, Resting } from '../../../draw/rest.ts';
import { g, names, path, press, rect, text, type Content, type Picture } from '../../../draw/scene.ts';
import {
  layStairs,
  mostOut,
  mostSteps,
  mostStones,
  outScale,
  profile,
  sumRow,
  type StonePlace,
  type Stairs,
} from './geometry.ts';

/** The steps that count, as the solver tells them: the odd ones. */
export const countedIn = (facts: Resting['facts'] = {}): readonly number[] => (facts['odd'] ?? []).map(Number);

/** Stones that have left a step, and the stones before they did. */
export interface Fallen {
  readonly step: number;
  readonly take: bigint;
  readonly before: readonly bigint[];
}

/** What is said of a step, and what happens to it. Of its stones the topmost are meant. */
export interface StepFace extends Omit<HeapFace, 'write' | 'chosen'> {
  /** What it will have, where a move is aimed at or on its way. */
  readonly then?: bigint;
  /** What is heard of a pile. */
  readonly pile?: string;
}

export interface StairsFace {
  /** Stones on the steps, from the lowest. */
  readonly numbers: readonly bigint[];
  readonly write: (value: bigint) => string;
  readonly step: (step: number) => StepFace;
  /** Stones that have just come down. */
  readonly fallen?: Fallen | null;
  /** What has left the game lies on the floor. */
  readonly out?: { readonly stones: bigint; readonly said: string; readonly lit: boolean };
  /** Only these steps count; under them the value of each and of all. null: this is not what is shown. */
  readonly counted: readonly number[] | null;
  readonly values?: { readonly each: readonly bigint[]; readonly sum: bigint | null; readonly lit: boolean } | null;
}

/** Not drawn smaller: a finger meets a stone that is 24 px high. Those of high piles are small, and have fields. */
const least = (pitch: number) => Math.min(1.15, Math.max(0.9, 24 / pitch));

/**
 * The stairs. Places `stone-<step>-<i>` (the stone with i below it), `step-<step>` for a pile.
 */
export function stairsPicture(stairs: Stairs, face: StairsFace, label?: string): Picture {
  const { width, floor, steps, left, top, tread } = stairs;
  const each = Array.from({ length: steps }, (_, i) => i + 1);
  const faces = each.map(face.step);
  const odd = face.counted !== null;
  const height = stairs.height + (odd ? sumRow : 0);
  const column = (step: number): Content => {
    const { lit } = faces[step - 1]!.states ?? {};
    const area = {
      x: left(step) + 0.7,
      y: top(step) + 0.7,
      width: tread - 0.7,
      height: stairs.height - top(step) - 1.7,
    };
    return [
      rect({ class: names(`column ${countOf(face, step)}`, { lit }), ...area }),
      lit && path({ class: 'ground lit', d: `M${left(step)} ${top(step)}h${tread}` }),
    ];
  };
  return {
    width,
    height,
    ...(label === undefined ? {} : { label }),
    is: {
      class: names('stairs', { odd }),
      style: `${label === undefined ? '--nl-least' : 'min-width'}:${Math.round(width * least(stairs.pitch))}px`,
    },
    of: [
      path({ class: 'profile', d: profile(stairs) }),
      each.map(column),
      path({ class: names('ground', { lit: face.out?.lit }), d: `M1 ${floor}H${left(1)}` }),
      drawFloor(stairs, face),
      each.map((step) => drawStep(stairs, step, faces[step - 1]!, face)),
      face.counted && face.values && drawSum(stairs, face.counted, face.values, face.write),
    ],
  };
}

const countOf = ({ counted }: StairsFace, step: number) => (counted?.includes(step) ? 'uneven' : 'even');

function drawFloor(stairs: Stairs, { out, fallen, counted, write }: StairsFace): Content {
  const x = stairs.middle(0);
  const zero = counted && text({ class: 'name', x, y: stairs.names }, '0');
  if (!out) return g({ class: 'out' }, zero);
  const drawn = Math.max(0, Number(out.stones < mostOut ? out.stones : mostOut));
  return g(
    { class: 'out', 'aria-hidden': 'true' },
    Array.from({ length: drawn }, (_, i) => {
      const fell = fallen?.step === 1 && BigInt(i) >= out.stones - fallen.take;
      return g(fallenFrom(fell ? stairs.rise : 0), pebble({ ...stairs.out(i), scale: outScale }));
    }),
    out.stones > mostOut && text({ class: 'more', x, y: stairs.out(drawn).y + 5 }, `+${write(out.stones - mostOut)}`),
    text({ class: 'count', x, y: stairs.floor + 18 }, out.said),
    zero,
  );
}

/** A stone that comes down from so far above its place. */
const fallenFrom = (height: number) => ({
  class: names('fall', { fell: height > 0 }),
  style: height > 0 && `--fall:${-height}px`,
});

function drawStep(stairs: Stairs, step: number, face: StepFace, all: StairsFace): Content {
  const { numbers, write, fallen } = all;
  const stones = numbers[step - 1] ?? 0n;
  const { then = stones, takes, disabled = false } = face;
  const { leaving = 0n, going = 0n, hint = 0n, wins = 0n } = face;
  const isPile = stones > mostStones;
  const x = stairs.middle(step);
  const among = (index: number, count: bigint) => BigInt(index) >= stones - count;
  const places = isPile
    ? stairs.pile(step)
    : Array.from({ length: Number(stones) }, (_, index) => stairs.stone(step, index));
  const summit = places.reduce((least, { y }) => Math.min(least, y), stairs.top(step)) - 15 * stairs.scale - 4;
  const area = { x: x - stairs.tread / 2 + 1, width: stairs.tread - 2, rx: 8 };
  const stone = (place: StonePlace, index: number): Content => {
    const fell =
      !isPile && fallen?.step === step + 1 && among(index, fallen.take)
        ? drop(stairs, fallen, Number(BigInt(index) - (stones - fallen.take)))
        : 0;
    const body = g(fallenFrom(fell), pebble({ ...place, scale: stairs.scale }));
    const style = leaving > 0n ? over(stairs, { step, take: leaving, before: numbers }, index) : null;
    const goes = isPile ? leaving > 0n && index >= places.length - 2 : among(index, leaving);
    if (isPile || !takes) return g({ class: names('stone', { leaving: goes }), style }, body);
    const states = {
      leaving: goes,
      going: !leaving && among(index, going),
      hint: among(index, hint),
      wins: among(index, wins),
    };
    return press(
      { id: `stone-${step}-${index}`, label: takes(stones - BigInt(index)), disabled },
      { class: names('stone', states), style },
      rect({ class: 'reach', ...area, y: place.y - stairs.pitch / 2, height: stairs.pitch }),
      body,
    );
  };
  const drawn = places.map(stone);
  const reach = rect({ class: 'reach', ...area, y: summit, height: stairs.top(step) + 24 - summit });
  const above = `translate(${x} ${summit})`;
  const where = face.states?.where;
  const states = { moving: leaving > 0n, where };
  const live = face.label === undefined ? {} : { role: 'group', 'aria-label': face.label };
  return g(
    {
      class: names(`step ${countOf(all, step)}`, states),
      'data-part': face.label === undefined ? null : step,
      ...live,
    },
    isPile && face.pile !== undefined
      ? press({ id: `step-${step}`, label: face.pile, disabled }, { class: 'pile' }, reach, drawn)
      : isPile
        ? g({ class: 'pile' }, drawn)
        : drawn,
    face.flag
      ? text({ class: 'flag', transform: above, 'aria-hidden': 'true' }, face.flag)
      : where && path({ class: 'pointer', d: 'M-6-8H6L0 2Z', transform: above }),
    text(
      { class: names('count', { then: then !== stones }), x, y: stairs.top(step) + 18, 'aria-hidden': 'true' },
      write(then),
    ),
    text({ class: 'name', x, y: stairs.names, 'aria-hidden': 'true' }, `${step}`),
  );
}

/** The value of each step that counts under it: the nim-sum, read from the floor. */
function drawSum(
  stairs: Stairs,
  counted: readonly number[],
  { each, sum, lit }: NonNullable<StairsFace['values']>,
  write: StairsFace['write'],
): Content {
  if (sum === null) return null;
  const y = stairs.height + sumRow / 2 + 4;
  const line = { y, dy: '0.36em' };
  return g(
    { class: names('sum', { lit }), 'aria-hidden': 'true' },
    text({ class: 'value end', x: stairs.left(1) - 8, ...line }, `${write(sum)} =`),
    counted.map((step, i) => {
      const value = each[step - 1] ?? 0n;
      const written = write(value);
      const half = Math.max(14, written.length * 4.6 + 5);
      const x = stairs.middle(step);
      return [
        rect({ x: x - half, y: y - 14, width: 2 * half, height: 28, rx: 14 }),
        text({ class: value === 0n ? 'nought' : 'value', x, ...line }, written),
        i + 1 < counted.length && text({ class: 'plus', x: stairs.middle(step + 1), ...line }, '⊕'),
      ];
    }),
  );
}

/** Where the n-th of the fallen stones comes to lie: on those that are there already. */
function landing(stairs: Stairs, { step, before }: Fallen, nth: number): number {
  const below = Number(before[step - 2] ?? 0n) + nth;
  if (step === 1) return stairs.floor - 8;
  return stairs.stone(step - 1, Math.min(below, Number(mostStones))).y;
}

/** How far it falls: over the edge it goes at its own height, or above the stones on the next step. */
function drop(stairs: Stairs, move: Fallen, nth: number): number {
  const had = Number(move.before[move.step - 1] ?? 0n);
  const at = Math.min(had, Number(mostStones)) - Number(move.take) + nth;
  const from = stairs.stone(move.step, Math.max(0, at)).y;
  const to = landing(stairs, move, nth);
  return to - Math.min(from - 2, to - 10);
}

/** The way over the edge, of a stone of the step that is left: the fall follows when the next position is there. */
function over(stairs: Stairs, move: Fallen, index: number): string {
  const { step, take, before } = move;
  const stones = before[step - 1] ?? 0n;
  const nth = Number(BigInt(index) - (stones - take));
  const up = landing(stairs, move, nth) - drop(stairs, move, nth) - stairs.stone(step, index).y;
  const still = stones > mostStones || nth < 0;
  return `--over:${stairs.middle(step - 1) - stairs.middle(step)}px;--up:${still ? 0 : up}px`;
}

/** Under the stairs: what is said of the odd steps, and the fields for piles. */
const [remark, fields] = [
  [53, 53],
  [90, 140],
] as const;

/** At rest. In the view `odd` the even steps are dimmed; the values below the others have their room. */
export const rest: Rest = ({ numbers, view, facts }) => {
  const counted = view === 'odd' ? countedIn(facts) : null;
  const steps = numbers.slice(0, mostSteps);
  const write = (value: bigint) => value.toLocaleString('en', { notation: 'compact' });
  const picture = stairsPicture(layStairs(steps, steps), { numbers: steps, write, counted, step: () => ({}) });
  const piles = numbers.reduce((sum, stones) => sum + stones, 0n) > mostStones;
  const below = [counted && remark, piles && fields].filter((each) => !!each);
  const sum = (i: 0 | 1) => below.reduce((all, each) => all + each[i], 0);
  return {
    scene: { className: 'nl-heaps nl-scroll', pictures: [picture] },
    room: { below: sum(0), phone: sum(1), english: counted ? 23 : 0 },
  };
};
