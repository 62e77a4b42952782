/** Where the stones of a heap lie. Shared by the drawing at rest and the live board, so that nothing jumps. Pixels. */

/** Heaps above this are drawn as a mound with their number. */
export const largestCounted = 24n;
/** No more heaps than this are drawn. */
export const mostHeaps = 40;

/** A heap is one column. Up to `roomy` stones are of full size; higher ones shrink, and all others with them. */
const roomy = 8;
const step = 25;
const pitch = 51;
/** Pixels that a column grows by for each stone above `roomy`. */
const growth = 8;
const top = 26;
const foot = 40;
/** Width of a digit of the label. */
const digit = 9.2;

/** Outlines of pebbles around (0, 0), about 45 wide and 26 high; no two neighbours are alike. */
export const pebbles = [
  'M-22 2C-23-6-14-12.5 0-12.5C14-12.5 23-7 22.5 1C22 9 13 13 0 13C-13 13-21 10-22 2Z',
  'M-23 0C-22-9-11-13 2-12.5C15-12 22.5-5 22 3C21.5 10 11 13-1 13C-14 13-23.5 9-23 0Z',
  'M-22.5 3C-23-5-17-11-5-12.5C8-14 20-9 22.5-1C24 7 15 12.5 2 13C-12 13.5-22 11-22.5 3Z',
  'M-21.5-1C-20-10-9-13 3-13C16-12.5 24-4 22 4C20 11 9 13-3 13C-15 12.5-23 8-21.5-1Z',
  'M-22 1C-21-8-13-12-2-13C10-13.5 21-9 23 0C23.5 8 13 13 1 13C-12 12.5-22.5 10-22 1Z',
];
/** The light on them, from the upper left. */
export const shine = 'M-14.5-4.5C-11-8.5-4-9.8 3-9.3';

export interface Pebble {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  /** Index into `pebbles`. */
  readonly shape: number;
  readonly scale: number;
}

/** One size of stones for all heaps of a picture, so that the larger heap is the higher one. */
export interface Grain {
  readonly scale: number;
  /** From one stone to the one on it, and the width of a column. */
  readonly step: number;
  readonly pitch: number;
  /** The largest heap, to which mounds are in proportion. */
  readonly largest: bigint;
}

/** How large stones are where the highest column has `tall` of them. */
export const scaleFor = (tall: number) => Math.min(1, (roomy * step + (tall - roomy) * growth) / (tall * step));

/** The grain of a picture with room for heaps of these sizes. */
export function grainOf(rooms: readonly bigint[]): Grain {
  const most = (sizes: readonly bigint[]) => sizes.reduce((most, each) => (each > most ? each : most), 0n);
  const scale = scaleFor(Number(most(rooms.filter((each) => each <= largestCounted))));
  return { scale, step: step * scale, pitch: pitch * scale, largest: most(rooms) };
}

export interface HeapPlace {
  readonly width: number;
  readonly height: number;
  /** From the bottom up: a stone lies on those before it. */
  readonly stones: readonly Pebble[];
  /** A mound stands for many: its stones cannot be taken one by one. */
  readonly mound: boolean;
  /** The heap is or was too large to count: it has a field for how many to take. */
  readonly large: boolean;
  /** Where stones stand, and the line of the number. */
  readonly floor: number;
  readonly label: number;
}

/** Where a stone can be pressed: the whole width of its column. */
export const reachOf = ({ x, y, scale }: Pebble) => ({
  x: x - 25.5 * scale,
  y: y - 12.5 * scale,
  width: pitch * scale,
  height: step * scale,
});

/** Stones differ a little, and always in the same way. */
function lying(heap: number, index: number): Pick<Pebble, 'turn' | 'shape'> & { dx: number } {
  const mixed = Math.imul(heap * 31 + index + 7, 2654435761) >>> 0;
  return {
    turn: ((mixed >>> 8) % 9) - 4,
    shape: (heap * 2 + index * 3) % pebbles.length,
    dx: ((mixed >>> 16) % 7) - 3,
  };
}

/** A heap of `size` in the room of one of `room` (its size when the game began). `heap` counts from 1. */
export function placeHeap(heap: number, size: bigint, room: bigint, grain: Grain): HeapPlace {
  const widest = room > size ? room : size;
  const large = widest > largestCounted;
  const words = large ? widest.toLocaleString('en').length * digit + 8 : 0;
  const width = Math.max((large ? moundColumns * pitch : grain.pitch) + 14, words);
  const floor = top + (large ? moundRows * step : Math.max(1, Number(widest)) * grain.step) + 8;
  const mound = size > largestCounted;
  return {
    width,
    height: floor + foot,
    stones: mound
      ? pile(heap, size, grain.largest, width, floor)
      : counted(heap, Number(size), large ? moundRows : null, grain, width, floor),
    mound,
    large,
    floor,
    label: floor + 27,
  };
}

/** From the bottom up; in the room of a mound, which is lower, as many columns in its middle as it takes. */
function counted(
  heap: number,
  size: number,
  rows: number | null,
  { scale, step: own, pitch: wide }: Grain,
  width: number,
  floor: number,
): Pebble[] {
  const [up, across, scaled] = rows === null ? [own, wide, scale] : [step, pitch, 1];
  const tall = rows ?? Math.max(1, size);
  const left = (width - Math.ceil(size / tall) * across) / 2;
  return Array.from({ length: size }, (_, index) => {
    const { dx, turn, shape } = lying(heap, index);
    const x = left + across * (Math.floor(index / tall) + 0.5) + dx * scaled;
    return { x, y: floor - 1 - 13 * scaled - (index % tall) * up, turn, shape, scale: scaled };
  });
}

/** A mound has seven rows at most and is as high, of these, as the heap is of the largest; two stones at least. */
const moundScale = 0.62;
const moundHeight = 7n;
const moundColumns = 5;
const moundRows = 5;

function pile(heap: number, size: bigint, largest: bigint, width: number, floor: number): Pebble[] {
  const across = pitch * moundScale - 2;
  const rows = Math.max(1, Number((size * moundHeight) / (largest || 1n)));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: rows - row + 1 }, (_, i) => {
      const { turn, shape } = lying(heap, row * 9 + i);
      const x = width / 2 + (i - (rows - row) / 2) * across;
      return { x, y: floor - 9 - row * step * moundScale, turn, shape, scale: moundScale };
    }),
  ).flat();
}

export const transform = ({ x, y, turn, scale }: Pebble) =>
  `translate(${x} ${y}) rotate(${turn})${scale === 1 ? '' : ` scale(${scale})`}`;
