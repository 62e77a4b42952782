import { grouped } from '../../../draw/numerals.ts';
import { pebbles, type Pebble } from '../../../draw/parts/pebble.ts';

/** How boxes are drawn: the same at rest and on the live board. Pixels. */

/** No more boxes than this are in a game. */
export const mostBoxes = 64;
/** More boxes than this are small. */
const mostLarge = 12;
/** More stones than this in a box are not counted out. */
const mostCounted = 24n;

/** Whether every stone of a box in this room is drawn, so that it can be pointed at. */
export const countsOut = (room: bigint, count: number) => count <= mostLarge && room <= mostCounted;

export interface Box {
  readonly stones: bigint;
  readonly open: boolean;
}

/** Pairs of a size and whether the box is open. */
export const boxesOf = (numbers: readonly bigint[]): Box[] =>
  Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => ({
    stones: numbers[2 * i]!,
    open: numbers[2 * i + 1] === 1n,
  }));

export interface BoxPlace {
  readonly small: boolean;
  readonly width: number;
  readonly height: number;
  /** Top, bottom and inner margin of the body; the lid lies on its top. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly floor: number;
  readonly label: number;
  readonly lid: { readonly closed: string; readonly open: string };
  /** What is seen of the stones when the box is open, from the bottom up. */
  readonly stones: readonly Pebble[];
  /** Whether every stone is drawn, so that it can be pointed at. */
  readonly counted: boolean;
  readonly pitch: number;
  readonly step: number;
}

/** A box in the room of one with `room` stones; `count` boxes are on the board. `box` counts from 1. */
export function placeBox(box: number, size: bigint, room: bigint, count: number): BoxPlace {
  const small = count > mostLarge;
  const most = room > size ? room : size;
  const words = grouped(most).length * (small ? 8.9 : 9.8) + 4;
  const [base, tall, rise, lid] = small ? [44, 30, 17, 7] : [96, 72, 30, 12];
  const width = Math.max(base, words);
  const [left, right] = [(width - base) / 2 + 4, (width + base) / 2 - 4];
  const top = rise + lid;
  const floor = top + tall;
  const counted = countsOut(most, count);
  const [columns, scale] = small ? [2, 0.36] : most <= 6n ? [2, 0.8] : most <= 12n ? [3, 0.55] : [4, 0.43];
  const [pitch, step] = [51 * scale, (most <= 12n || small ? 25 : 24) * scale];
  const rows = Math.floor((tall - 4) / step);
  const drawn = size > BigInt(columns * rows) ? columns * rows : Number(size);
  const stones = Array.from({ length: drawn }, (_, i) => {
    const mixed = Math.imul(box * 31 + i + 7, 2654435761) >>> 0;
    return {
      x: (left + right) / 2 + ((i % columns) - (columns - 1) / 2) * pitch + (((mixed >>> 16) % 3) - 1) * scale,
      y: floor - 3 - (Math.floor(i / columns) + 0.5) * step,
      turn: ((mixed >>> 8) % 9) - 4,
      shape: (box * 2 + i * 3) % pebbles.length,
      scale,
    };
  });
  const shape = (...points: readonly (readonly [number, number])[]) =>
    `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  const out = small ? 2 : 4;
  return {
    small,
    width,
    height: floor + (small ? 21 : 27),
    left,
    right,
    top,
    floor,
    label: floor + (small ? 16 : 21),
    lid: {
      closed: shape([left - out, top - lid], [right + out, top - lid], [right + out, top + 1], [left - out, top + 1]),
      open: shape([left + 2 * out, 3], [right - 2 * out, 3], [right, top], [left, top]),
    },
    stones,
    counted,
    pitch,
    step,
  };
}
