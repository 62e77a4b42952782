import { pebbles, type Pebble } from '../kit/parts/pebble.ts';

/**
 * Where the stones of a heap with a limit lie: rows from the bottom up, so that stone i lies on those before it, and a
 * gate between those that stay and those that may be taken now. The same at rest and on the live board. Units of the
 * drawing, which is as wide as its place allows.
 */

/** Larger heaps are a block with their number. */
export const largestCounted = 120n;
/** Starts of a table before the reader asks for more. */
export const startsShown = 60;
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

export interface Wall {
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

export interface Edge {
  readonly path: string;
  /** Height of its right end. */
  readonly y: number;
}

/** A heap of `size` in the room of one of `room`: its size when the game began. */
export function layWall(size: bigint, room: bigint): Wall {
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
  if (digits.length <= 6) return value.toLocaleString('en');
  const power = [...`${digits.length - 1}`].map((digit) => raised[Number(digit)]).join('');
  return `${digits[0]}.${digits[1]}×10${power}`;
}
