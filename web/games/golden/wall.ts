import { grouped } from '../../draw/numerals.ts';
import { flagAt } from '../../draw/parts/flag.ts';
import { pebble, pebbles, type Pebble } from '../../draw/parts/pebble.ts';
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
  type Press,
  type States,
} from '../../draw/scene.ts';

// A heap with a limit: rows from the bottom up, so that stone i lies on those before it, and a gate between those that
// stay and those that may be taken now. Units of the drawing.

/** Larger heaps are a block with their number. */
const largestCounted = 120n;
/** Up to so many stones: how many in a row, and how large. */
const grains = [
  { upTo: 25n, perRow: 5, scale: 1 },
  { upTo: 48n, perRow: 6, scale: 1 },
  { upTo: largestCounted, perRow: 10, scale: 0.62 },
] as const;

const top = 30;
const foot = 34;
const left = 10;
/** Room for what the gate says: a number of few digits, or of many. */
const tag = { few: 58, many: 106 };

/** A position: how many stones there are and how many may be taken now. */
export interface Heap {
  readonly stones: bigint;
  readonly limit: bigint;
}

export const heapOf = ([stones = 0n, limit = 0n]: readonly bigint[]): Heap => ({ stones, limit });

interface Wall {
  readonly width: number;
  readonly height: number;
  readonly floor: number;
  readonly middle: number;
  /** Where the gate's words begin. */
  readonly tag: number;
  readonly perRow: number;
  readonly step: number;
  readonly pitch: number;
  readonly scale: number;
  /** A block stands for many: its stones cannot be pointed at. */
  readonly block: boolean;
  /** From the bottom up; none of a block. */
  readonly stones: readonly Pebble[];
  /** Top edge of what there is. */
  readonly summit: number;
  /** The line between the lowest `count` stones and those above, always of the same four corners. */
  edge(count: bigint): Edge;
}

interface Edge {
  readonly path: string;
  /** Height of its right end. */
  readonly y: number;
}

/** A heap of `size` in the room of one of `room`: its size when the game began. */
function layWall(size: bigint, room: bigint): Wall {
  const most = room > size ? room : size;
  const { perRow, scale } = grains.find(({ upTo }) => most <= upTo) ?? grains.at(-1)!;
  const [pitch, step] = [51 * scale, 25 * scale];
  const rows = Math.max(2, Math.ceil(Number(most > largestCounted ? largestCounted : most) / perRow));
  const right = left + perRow * pitch;
  const floor = top + rows * step + 6;
  const base = floor - 3;
  const block = size > largestCounted;
  const tall = Math.max(step, (rows * step * Number((size * 10_000n) / (most || 1n))) / 10_000);
  const place = (i: number) => ({ column: i % perRow, row: Math.floor(i / perRow) });
  const stones = block
    ? []
    : Array.from({ length: Number(size) }, (_, i): Pebble => {
        const { column, row } = place(i);
        const mixed = Math.imul(i + 38, 2654435761) >>> 0;
        return {
          x: left + (column + 0.5) * pitch + (((mixed >>> 16) % 5) - 2) * scale,
          y: base - (row + 0.5) * step,
          turn: ((mixed >>> 8) % 7) - 3,
          shape: (i * 3 + row) % pebbles.length,
          scale,
        };
      });
  return {
    width: right + (most < 1000n ? tag.few : tag.many),
    height: floor + foot,
    floor,
    middle: (left + right) / 2,
    tag: right + 10,
    perRow,
    step,
    pitch,
    scale,
    block,
    stones,
    summit: base - (block ? tall : Math.ceil(Number(size) / perRow) * step),
    edge(count) {
      const within = count < 0n ? 0n : count > size ? size : count;
      if (block) {
        const y = base - (tall * Number((within * 10_000n) / size)) / 10_000;
        return { path: corners(y, left, y), y };
      }
      const { column, row } = place(Number(within));
      const low = base - row * step;
      return { path: corners(column ? low - step : low, left + column * pitch, low), y: low };
    },
  };

  function corners(high: number, x: number, low: number): string {
    return `M${left - 6} ${round(high)}L${round(x)} ${round(high)}L${round(x)} ${round(low)}L${round(right + 6)} ${round(low)}`;
  }
}

const round = (value: number) => Math.round(value * 100) / 100;

const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];

/** A number where there is little room: exact up to six digits, then as 1.8×10¹⁹. */
export function short(value: bigint): string {
  const digits = `${value}`;
  if (digits.length <= 6) return grouped(value);
  const power = [...`${digits.length - 1}`].map((digit) => raised[Number(digit)]).join('');
  return `${digits[0]}.${digits[1]}×10${power}`;
}

// ---- How it looks
// ----------------------------------------------------------------------------------------------------

/** Of larger numbers there is room for one. */
const mostStruck = 10n ** 9n;

/** A heap, and what happens to it. Stones are taken from the top: counts are of the topmost. */
export interface WallFace extends Heap {
  /** Stones when the game began: the room there is. */
  readonly room: bigint;
  readonly write: (value: bigint) => string;
  readonly label?: string;
  /** The place that takes so many (stone i from 1); null where they cannot be taken. */
  readonly place?: (take: bigint, i: number) => Press | null;
  readonly leaving?: bigint;
  readonly going?: bigint;
  readonly hint?: bigint;
  readonly wins?: readonly bigint[];
  /** Whether a stone of the topmost so many is lit. */
  readonly litStone?: (take: bigint) => boolean;
  /** What the considered move leaves: its gate is drawn, too. */
  readonly ahead?: Heap | null;
  readonly states?: States;
  readonly limitLit?: boolean;
  readonly flag?: string;
}

/** Whether stones of a heap in this room can be pointed at. */
export const counted = (stones: bigint) => stones > 0n && stones <= largestCounted;

export function wallPicture(face: WallFace): Picture {
  const { stones, limit, room, leaving = 0n, going = 0n, ahead, states, limitLit } = face;
  const wall = layWall(stones, room);
  const gate = stones > 0n && !leaving ? wall.edge(stones - limit) : null;
  const next = ahead && ahead.stones > 0n ? wall.edge(ahead.stones - ahead.limit) : null;
  // The two tags keep clear of each other.
  const crowded = gate && next && Math.abs(gate.y - next.y) < 19;
  const tag = (y: number, most: bigint, name: string) => text({ class: name, x: wall.tag, y }, `≤ ${short(most)}`);
  return {
    width: wall.width,
    height: wall.height,
    zoom: 1.2,
    ...(face.label === undefined ? {} : { label: face.label }),
    is: { class: names('wall', states) },
    of: [
      path({ class: 'base', d: `M4 ${wall.floor}H${2 * wall.middle - 4}` }),
      wall.block ? blockOf(wall, stones, limit, leaving || going) : null,
      wall.stones.map((stone, i) => stoneOf(face, wall, stone, i)),
      next && [
        path({ class: 'fence next', d: next.path }),
        tag(crowded ? gate.y + (next.y > gate.y ? 24 : -14) : next.y + 5, ahead!.limit, 'tag next'),
      ],
      gate &&
        g(
          { class: names('gate', { lit: limitLit, old: next }) },
          path({ class: 'fence', d: gate.path }),
          tag(gate.y + 5, limit, 'tag'),
        ),
      flagAt({ x: wall.middle, y: wall.summit - 7 }, face.flag, states?.where && !leaving),
      countOf(face, wall.middle, wall.floor + 24),
    ],
  };
}

function stoneOf(face: WallFace, wall: Wall, stone: Pebble, i: number): Content {
  const { stones, limit, leaving = 0n, going = 0n, hint = 0n, wins = [], place, litStone } = face;
  const take = stones - BigInt(i);
  const states = {
    kept: take > limit, // under the gate
    lit: litStone?.(take),
    leaving: take <= leaving,
    going: take <= going,
    hint: take <= hint,
    wins: wins.includes(take) || take <= (wins[0] ?? 0n),
  };
  const is = { class: names('stone', states) };
  const own = place?.(take, i + 1);
  if (!own) return g(is, pebble(stone));
  const { pitch, step } = wall;
  const [x, y] = [stone.x - pitch / 2, stone.y - step / 2];
  return press(own, is, rect({ class: 'reach', x, y, width: pitch, height: step, rx: step * 0.44 }), pebble(stone));
}

/** A heap too large to count: a block, what is kept at the bottom, what goes at the top. */
function blockOf(wall: Wall, stones: bigint, limit: bigint, going: bigint): Content {
  const base = wall.floor - 3;
  const part = (name: string, from: number, to: number) =>
    rect({ class: name, x: 10, y: from, width: 2 * wall.middle - 20, height: Math.max(0, to - from), rx: 9 });
  const free = wall.edge(stones - limit).y;
  const cut = going > 0n && going <= stones ? wall.edge(stones - going).y : wall.summit;
  return [part('block', wall.summit, base), part('block-kept', free, base), part('block-going', wall.summit, cut)];
}

function countOf({ stones, leaving = 0n, going = 0n, write }: WallFace, x: number, y: number): Content {
  const left = stones - (leaving || going);
  const written =
    left === stones || left < 0n || stones > mostStruck
      ? [write(left < 0n ? stones : left)]
      : [tspan({ class: 'was' }, write(stones)), ` → ${write(left)}`];
  return text({ class: 'count', x, y, 'text-anchor': 'middle', 'aria-hidden': 'true' }, ...written);
}
