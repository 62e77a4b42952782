import { grouped } from '../numerals.ts';
import {
  ellipse,
  g,
  names,
  press,
  text,
  tspan,
  type Content,
  type Picture,
  type Scene,
  type States,
} from '../scene.ts';
import { flagAt } from './flag.ts';
import { pebble, pebbles, pitch, reach, step, type Pebble } from './pebble.ts';

// Heaps that stand: where their stones lie, and how they look. Pixels.

/** Heaps above this are drawn as a mound with their number. */
export const largestCounted = 24n;
/** Whether a heap in this room has a field for how many to take, since it is or was too large to count. */
export const isLarge = (room: bigint) => room > largestCounted;
/** No more heaps than this are drawn. */
export const mostHeaps = 40;

/** A heap is one column. Up to `roomy` stones are of full size; higher ones shrink, and all others with them. */
const roomy = 8;
/** Pixels that a column grows by for each stone above `roomy`. */
const growth = 8;
const top = 26;
const foot = 40;
/** Width of a digit of the label. */
const digit = 9.2;

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
  /** Where stones stand, and the line of the number. */
  readonly floor: number;
  readonly label: number;
}

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
  const large = isLarge(widest);
  const words = large ? grouped(widest).length * digit + 8 : 0;
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

/**
 * The rooms of heaps: as large as when the game began. A position shown from elsewhere, with other heaps, has its own.
 */
export const roomsOf = (sizes: readonly bigint[], origin: readonly bigint[]): readonly bigint[] =>
  origin.length === sizes.length ? sizes.map((size, i) => (size > origin[i]! ? size : origin[i]!)) : sizes;

// ---- How it looks
// ----------------------------------------------------------------------------------------------------

/** What is said of a heap, and what happens to it. Stones are taken from its top: counts are of the topmost. */
export interface HeapFace {
  /** What is heard of it, where it is on a live board. */
  readonly label?: string;
  readonly write: (value: bigint) => string;
  /** Heard of the place that takes so many. */
  readonly takes?: (take: bigint) => string;
  readonly disabled?: boolean;
  readonly leaving?: bigint;
  readonly going?: bigint;
  /**
   * To go with a move that is being put together: its place is a switch that is on. Below 0 where the heap would grow.
   */
  readonly chosen?: bigint | null;
  readonly hint?: bigint;
  readonly wins?: bigint;
  /** Of the heap as a whole. */
  readonly states?: States;
  /** Written over the heap: what the best move takes. */
  readonly flag?: string;
}

/**
 * A heap (from 1) as a picture: places `<id>-<i>` (the stone with i below it) where `takes` says what pressing one
 * does; the heap itself is pointed at as `heap-<heap>`. `chosen` makes switches of the places, null: none of them is
 * on.
 */
export function heapPicture(heap: number, size: bigint, place: HeapPlace, face: HeapFace, id = `${heap}`): Picture {
  const { write, takes, disabled = false, chosen } = face;
  const { leaving = 0n, going = 0n, hint = 0n, wins = 0n } = face;
  const { width, height, floor, label, stones, mound } = place;
  const middle = width / 2;
  const left = size - (leaving || chosen || going);
  const summit = stones.reduce((least, { y }) => Math.min(least, y - (mound ? 10 : 18)), floor - 12);
  const drawStone = (stone: Pebble, index: number): Content => {
    if (mound || !takes) return g({ class: 'stone' }, pebble(stone));
    const among = (count: bigint | null | undefined) => BigInt(index) >= size - (count ?? 0n);
    const states = {
      leaving: among(leaving),
      going: among(going) || among(chosen),
      chosen: among(chosen),
      hint: among(hint),
      wins: among(wins),
    };
    const take = size - BigInt(index);
    const pressed = chosen === undefined ? null : chosen === take;
    return press(
      { id: `${id}-${index}`, label: takes(take), disabled, pressed },
      { class: names('stone', states) },
      reach(stone),
      pebble(stone),
    );
  };
  return {
    width,
    height,
    ...(face.label === undefined ? {} : { label: face.label }),
    is: {
      class: names('heap', face.states),
      'data-point': takes ? `heap-${heap}` : null,
    },
    of: [
      ellipse({ class: 'floor', cx: middle, cy: floor, rx: middle - 3, ry: 5 }),
      stones.map(drawStone),
      flagAt({ x: middle, y: Math.max(10, summit) }, face.flag, face.states?.where),
      text(
        { class: 'count', x: middle, y: label, 'text-anchor': 'middle', 'aria-hidden': 'true' },
        left === size ? write(size) : [tspan({ class: 'was' }, write(size)), ` → ${write(left)}`],
      ),
    ],
  };
}

/** Heaps beside each other, in their rooms. */
export function heapsScene(
  sizes: readonly bigint[],
  rooms: readonly bigint[],
  face: (heap: number, size: bigint) => HeapFace,
  id?: (heap: number) => string,
): Scene {
  const grain = grainOf(rooms);
  const pictures = sizes.slice(0, mostHeaps).map((size, i) => {
    const heap = i + 1;
    return heapPicture(heap, size, placeHeap(heap, size, rooms[i]!, grain), face(heap, size), id?.(heap));
  });
  return { className: 'nl-heaps', pictures };
}

/** Heaps at rest: nothing happens to them. */
export const restingHeaps = (sizes: readonly bigint[]): Scene =>
  heapsScene(sizes, sizes, () => ({ write: (value) => grouped(value) }));
