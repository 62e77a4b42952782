import { scaleFor } from '../kit/parts/heap.ts';
import { pebbles, type Pebble } from '../kit/parts/pebble.ts';

/**
 * Where the stones of heaps that are cut lie: columns with a notch beside every place to cut. The same at rest and on
 * the live board, so that nothing jumps. Pixels.
 */

/** Larger heaps are bars with their number. */
export const largestDrawn = 60n;
/** Above this the stones are small: the heap has number fields, too. */
export const easilyPointed = 24n;
/** No more heaps than this are drawn. */
export const mostHeaps = 40;

/** Room under the floor for the size, and under it the value. */
export const foot = 50;
export const barWidth = 232;
export const barHeight = 34;
export const barTop = 26;

/** One size of stones for a board, which stays while it is played. */
export interface Grain {
  readonly scale: number;
  /** Stones in a column. */
  readonly tall: number;
  readonly step: number;
  readonly pitch: number;
  /** Part of the pitch: room beside a column for notches. */
  readonly notch: number;
  /** Room above for what is said of the heap. */
  readonly top: number;
}

function grain(scale: number, tall: number, notch = 17, top = 30): Grain {
  return { scale, tall, step: 25 * scale, pitch: 51 * scale + notch, notch, top };
}
/** Heaps up to this are one column each; above it columns are so high, and filled one after the other. */
const oneColumn = 24n;
const manyColumns = grain(0.56, 20);
/** For heaps that nobody can move in any more: they take little room. */
export const done = grain(0.5, 8, 3, 8);

/** One grain for all heaps up to `largest`, so that the larger heap is the higher one; bars do not count. */
export function grainFor(sizes: readonly bigint[]): Grain {
  const largest = sizes.reduce((most, each) => (each > most && each <= largestDrawn ? each : most), 0n);
  return largest > oneColumn ? manyColumns : grain(scaleFor(Number(largest)), Math.max(8, Number(largest)));
}

export interface Column {
  readonly width: number;
  readonly height: number;
  readonly floor: number;
  /** From the bottom up, column by column: stone i lies on those before it. */
  readonly stones: readonly Pebble[];
  /** The notch under stone i; none under the first. */
  readonly notches: readonly { readonly x: number; readonly y: number }[];
}

/** A heap of at most `largestDrawn` stones. `seed` makes its stones differ from those of its neighbours. */
export function placeColumn(size: number, { scale, tall, step, pitch, notch, top }: Grain, seed: number): Column {
  const columns = Math.max(1, Math.ceil(size / tall));
  const rows = Math.max(1, Math.min(size, tall));
  const margin = notch < 10 ? 2 : 5;
  const width = columns * pitch + 2 * margin;
  const floor = top + rows * step + 8;
  const stones = Array.from({ length: size }, (_, i) => {
    const mixed = Math.imul(seed * 31 + i + 7, 2654435761) >>> 0;
    return {
      x: margin + pitch * Math.floor(i / rows) + (pitch - notch) / 2 + (((mixed >>> 16) % 5) - 2) * scale,
      y: floor - 1 - 13 * scale - (i % rows) * step,
      turn: ((mixed >>> 8) % 9) - 4,
      shape: (seed * 2 + i * 3) % pebbles.length,
      scale,
    };
  });
  const notches = stones.map((_, i) => ({
    x: margin + pitch * Math.floor(i / rows) + pitch - notch + 1,
    y: floor - 1 - (i % rows) * step,
  }));
  return { width, height: floor + foot, floor, stones, notches };
}
