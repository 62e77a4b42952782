import type { Analysis } from '../../../solver/types.ts';
import { grouped } from '../../../draw/numerals.ts';
import { pebble, pebbles } from '../../../draw/parts/pebble.ts';
import { flagAt } from '../../../draw/parts/flag.ts';
import type { Rest } from '../../../draw/rest.ts';
import {
  circle,
  ellipse,
  g,
  keyed,
  names,
  path,
  press,
  rect,
  text,
  tspan,
  type Content,
  type Picture,
  type Press,
  type States,
} from '../../../draw/scene.ts';

// Piles that stand in a line; equal ones may be joined by arches. Pixels.

export const mostPiles = 16;
export const tallest = 60n;

const pitch = 60;
const highest = 230;
const top = 22;

interface Line {
  readonly width: number;
  readonly height: number;
  readonly floor: number;
  /** From one stone to the one on it. */
  readonly step: number;
  /** Middle of pile i. */
  x(i: number): number;
  /** Middle of stone k of a pile, from the bottom. */
  y(k: number): number;
}

/**
 * A line of `count` piles in the room for `seats`; the highest had `room` stones when the game began and has `most`
 * now.
 */
function placeLine(count: number, seats: number, room: bigint, most: bigint): Line {
  const high = Math.max(2, Number(room)) + 1;
  const available = Math.min(highest, high * 23);
  const step = Math.min(23, available / (Math.max(Number(most), high - 1) + 1));
  const floor = top + available;
  return {
    width: Math.max(2, seats) * pitch + 16,
    height: floor + 34 + archRoom(seats),
    floor,
    step,
    x: (i) => 8 + pitch * (i + 0.5 + (Math.max(2, seats) - count) / 2),
    y: (k) => floor - 5 - step * 0.35 - k * step,
  };
}

/** How low an arch between piles `span` apart hangs. */
const sag = (span: number) => Math.min(40, 8 + 6 * span);
const archRoom = (count: number) => sag(Math.max(1, count - 1)) + 4;

/** The arch that joins two equal piles, under their numbers. */
function arch({ x, floor }: Line, i: number, j: number): string {
  const y = floor + 33;
  return `M${x(i)} ${y}C${x(i)} ${y + (sag(j - i) * 4) / 3} ${x(j)} ${y + (sag(j - i) * 4) / 3} ${x(j)} ${y}`;
}

/** Two piles that are joined, from 0. */
export type Pair = readonly [number, number];

/** The piles that the solver pairs, of each its partner, from 1; 0: none. */
export const pairsIn = ({ partner = [] }: Analysis['facts'] = {}): Pair[] =>
  partner.flatMap((other, i) => (Number(other) > i + 1 ? [[i, Number(other) - 1] as const] : []));

// ---- How it looks
// ----------------------------------------------------------------------------------------------------

/** Heights of the stones that pebbles are drawn for: lower ones are pressed flat. */
const full = 24;

/** What happens to a pile, and what can be done with it. */
export interface PileFace {
  readonly label?: string;
  /** Keeps it the same while others come and go. */
  readonly name: number;
  readonly size: bigint;
  /** What a move leaves of it. */
  readonly after: bigint;
  /** How many are taken from it; what else is missing is moved. Negative numbers do not occur. */
  readonly take: bigint;
  readonly gift: bigint;
  readonly states?: States;
  readonly stone?: (k: number) => Press & { readonly sign?: 'wins' | 'hint' | '' };
  /** Taking back one of the stones it is given; giving it one. */
  readonly back?: (i: number) => Press;
  readonly give?: Press | null;
  readonly flag?: string;
}

export interface PilesFace {
  readonly label?: string;
  readonly piles: readonly PileFace[];
  /** Piles when the game began, and the highest of them: the room there is. */
  readonly seats: number;
  readonly room: bigint;
  readonly leaving?: boolean;
  readonly pairs?: readonly Pair[];
  readonly write: (value: bigint) => string;
}

export function pilesPicture(face: PilesFace): Picture {
  const { piles, pairs = [] } = face;
  const most = piles.reduce((most, { size, after }) => [most, size, after].reduce((a, b) => (a > b ? a : b)), 0n);
  const line = placeLine(piles.length, face.seats, face.room, most);
  const foot = (i: number) => circle({ class: 'foot', cx: line.x(i), cy: line.floor + 33, r: 3 });
  return {
    width: line.width,
    height: line.height,
    label: face.label ?? '',
    is: { class: 'piles' },
    of: [
      pairs.map(([i, j]) => [path({ class: 'arch', d: arch(line, i, j) }), foot(i), foot(j)]),
      piles.map((pile, i) => keyed(`${pile.name}`, pileAt(line, i, pile, face))),
    ],
  };
}

function pileAt(line: Line, i: number, pile: PileFace, { write, leaving = false }: PilesFace) {
  const { floor, step } = line;
  const { name, size, after, take, gift, stone, back, give } = pile;
  const lying = (k: number): Content =>
    g(
      { transform: `translate(${((k * 7) % 5) - 2} ${line.y(k)}) scale(1 ${step / full})` },
      pebble({ x: 0, y: 0, turn: 0, shape: (name * 2 + k * 3) % pebbles.length, scale: 1 }),
    );
  const reach = (k: number) =>
    rect({ class: 'reach', x: -28, y: line.y(k) - step / 2, width: 56, height: step, rx: Math.min(10, step / 2) });
  const place = (own: Press | undefined, of: string, k: number) =>
    own
      ? press(own, { class: names('stone', { [of]: of }) }, reach(k), lying(k))
      : g({ class: names('stone', { [of]: of }) }, lying(k));
  const stones = Array.from({ length: Number(size) }, (_, k) => {
    const going = BigInt(k) >= size - take;
    const fate = going ? (leaving ? 'leaving' : 'going') : BigInt(k) >= after ? 'moved' : '';
    const own = stone?.(k);
    return place(own, [fate, own?.sign].filter(Boolean).join(' '), k);
  });
  const gifts = Array.from({ length: Number(gift) }, (_, n) => place(back?.(n), 'gift', Number(size) + n));
  const top = Number(size + gift);
  const is = {
    class: names('heap', pile.states),
    transform: `translate(${line.x(i)} 0)`,
    role: pile.label ? 'group' : null,
    'aria-label': pile.label,
  };
  return g(
    is,
    ellipse({ class: 'floor', cx: 0, cy: floor, rx: 28, ry: 5 }),
    stones,
    gifts,
    give && slot(give, line, top),
    flagAt(
      { x: 0, y: Math.max(12, line.y(top + (give ? 1 : 0)) + (pile.flag ? 4 : 0)) },
      pile.flag,
      pile.states?.where,
    ),
    text(
      { class: 'count', x: 0, y: floor + 23, 'text-anchor': 'middle', 'aria-hidden': 'true' },
      after === size ? write(size) : [tspan({ class: 'was' }, `${write(size)} →`), ` ${write(after)}`],
    ),
  );
}

/** Where a stone may be put. */
function slot(give: Press, line: Line, k: number): Content {
  const y = line.y(k);
  return press(
    give,
    { class: 'slot' },
    rect({ class: 'reach', x: -29, y: y - line.step / 2 - 14, width: 58, height: line.step + 14, rx: 10 }),
    path({ class: 'ghost', transform: `translate(0 ${y}) scale(1 ${line.step / full})`, d: pebbles[0]! }),
    text({ class: 'plus', x: 0, y: y + 5, 'text-anchor': 'middle' }, '+'),
  );
}

/** At rest; the live board says under it what can be done. */
export const rest: Rest = ({ numbers, view, facts }) => {
  const high = numbers.some((size) => size > tallest) || numbers.length > mostPiles;
  const write = (value: bigint) => grouped(value);
  const piles = numbers.map((size, name): PileFace => ({ name, size, after: size, take: 0n, gift: 0n }));
  const room = numbers.reduce((most, each) => (each > most ? each : most), 0n);
  const pairs = view === 'pairs' ? pairsIn(facts) : [];
  const pictures = high ? [] : [pilesPicture({ piles, pairs, seats: piles.length, room, write })];
  return { scene: { className: 'nl-heaps', pictures }, room: { below: 60, phone: 117.6 } };
};
