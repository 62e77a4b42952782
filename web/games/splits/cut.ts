import { grouped } from '../../draw/numerals.ts';
import { flagAt } from '../../draw/parts/flag.ts';
import { mostHeaps, scaleFor } from '../../draw/parts/heap.ts';
import { pebble, pebbles, type Pebble } from '../../draw/parts/pebble.ts';
import type { Rest } from '../../draw/rest.ts';
import {
  ellipse,
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
} from '../../draw/scene.ts';

// Heaps that are cut: columns with a notch beside every place to cut. Pixels.

/** Larger heaps are bars with their number. */
export const largestDrawn = 60n;
/** Above this the stones are small: the heap has number fields, too. */
export const easilyPointed = 24n;
/** Room under the floor for the size, and under it the value. */
const foot = 50;
const [barWidth, barHeight, barTop] = [232, 34, 26];

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

// ---- How it looks
// ----------------------------------------------------------------------------------------------------

/** A place of a heap: what is said of it, and what is known of the move it makes. */
export interface CutPlace {
  readonly label: string;
  readonly disabled: boolean;
  readonly states: States & { readonly barred?: boolean };
}

/** A heap that may be cut, and what happens to it. */
export interface CutFace {
  /** From 0. */
  readonly heap: number;
  readonly size: bigint;
  readonly grain: Grain;
  /** Makes its stones differ from those of its neighbours. */
  readonly seed: number;
  readonly write: (value: bigint) => string;
  /** What is heard of it, where it is on a live board. */
  readonly label?: string;
  /** What pressing a stone means, where it can be pressed: to take it and all above, to cut the heap below it. */
  readonly means?: 'take' | 'cut' | 'heap';
  /** The place at stone i, where it takes (`<heap>-take-<i>`) or where it cuts (`<heap>-cut-<i>`). */
  readonly place?: (kind: 'take' | 'cut', i: number) => CutPlace;
  /** What a move does to stone i. */
  readonly fate?: (i: number) => '' | 'going' | 'aside';
  /** A move that is aimed at or being made leaves these of the heap, as they lie; null: it is thrown away. */
  readonly becomes?: readonly bigint[] | null;
  readonly states?: States;
  /** Written over the heap: what the best move leaves. */
  readonly flag?: string;
  /** Written under it: its SG value. */
  readonly value?: string;
  /** What a game draws on a column besides, and over it (where the flag is). */
  readonly beside?: (column: Column, over: { x: number; y: number }) => Content;
  /** See `Glide`. */
  readonly glide?: string;
}

/** A heap as a picture, up to `largestDrawn` as a column, else as a bar that is cut in proportion. */
export function cutPicture(face: CutFace): Picture {
  const { size, grain, label, glide } = face;
  const bar = size > largestDrawn;
  const { width, height, floor, of } = bar ? barOf(face) : columnOf(face);
  const states = { ...face.states, over: grain === done && !bar };
  return {
    width,
    height,
    ...(label === undefined ? {} : { label }),
    is: { class: names('heap cut', states), 'data-glide': glide },
    of: [of, sizeAt(face, width / 2, floor + 25)],
  };
}

const notchShape = 'M-4 0 7-6V6Z';

function columnOf(face: CutFace): Pick<Picture, 'width' | 'height' | 'of'> & { floor: number } {
  const { heap, size, grain, seed, means = 'heap', place, fate } = face;
  const column = placeColumn(Number(size), grain, seed);
  const { width, height, floor, stones, notches } = column;
  const s = grain.scale;
  const summit = stones.reduce((least, { y }) => Math.min(least, y), floor) - 12 * s;
  const area = (x: number, y: number, wide: number, rx: number) =>
    rect({ class: 'reach', x, y: y - 12.5 * s, width: wide, height: 25 * s, rx });
  const pressed = (kind: 'take' | 'cut', i: number, is: string, ...of: Content[]) => {
    const { label, disabled, states } = place!(kind, i);
    const name = kind === 'cut' ? 'cutting' : 'taking';
    return press({ id: `${heap}-${kind}-${i}`, label, disabled }, { class: names(`${name} ${is}`, states) }, ...of);
  };
  const drawStone = (stone: Pebble, i: number): Content => {
    const { x, y } = notches[i]!;
    const state = fate?.(i) ?? '';
    const notch =
      i > 0 && means !== 'heap' && path({ class: 'notch', d: notchShape, transform: `translate(${x} ${y})` });
    const whole = (wider: number) => area(stone.x - 26 * s, stone.y, 51 * s + wider, 11 * s);
    const body = g({ class: names('stone', { [state]: state }) }, pebble(stone));
    if (!place || means === 'heap') return [body, notch];
    if (means === 'cut') return i === 0 ? body : pressed('cut', i, '', whole(grain.notch), body, notch);
    return [
      pressed('take', i, names('stone', { [state]: state }), whole(0), pebble(stone)),
      notch && pressed('cut', i, '', area(x - 8, y, 24, 6), notch),
    ];
  };
  const over = { x: width / 2, y: Math.max(11, summit - 9) };
  const ground = ellipse({ class: 'floor', cx: width / 2, cy: floor, rx: width / 2 - 3, ry: 5 });
  const flag = flagAt(over, face.flag, face.states?.where);
  return { width, height, floor, of: [ground, stones.map(drawStone), flag, face.beside?.(column, over)] };
}

/** A heap too large to count. */
function barOf({ size, becomes, flag, states }: CutFace): Pick<Picture, 'width' | 'height' | 'of'> & { floor: number } {
  const [inner, floor] = [barWidth - 8, barTop + barHeight];
  const [first = 0n, second = 0n] = becomes === undefined ? [size] : (becomes ?? []);
  const long = (part: bigint) => (part === 0n ? 0 : Math.max(3, Number((part * BigInt(inner)) / size)));
  const bar = { height: barHeight, rx: 9 };
  return {
    width: barWidth,
    height: floor + foot,
    floor,
    of: [
      becomes !== undefined && rect({ ...bar, class: 'hollow', x: 4, y: barTop, width: inner }),
      rect({ ...bar, class: 'bar', x: 4, y: barTop, width: long(first) }),
      second > 0n && rect({ ...bar, class: 'bar', x: 4 + inner - long(second), y: barTop - 6, width: long(second) }),
      flagAt({ x: barWidth / 2, y: 16 }, flag, states?.where),
    ],
  };
}

/** Under the floor: the size and what becomes of it, and under that the value. */
function sizeAt({ size, becomes, value, write }: CutFace, x: number, y: number): Content {
  return [
    text({ class: 'count', x, y, 'text-anchor': 'middle', 'aria-hidden': 'true' }, ...sizeOf(size, becomes, write)),
    value && text({ class: 'value', x, y: y + 20, 'text-anchor': 'middle' }, value),
  ];
}

/** The size of a heap, and what a move makes of it. */
export function sizeOf(
  size: bigint,
  becomes: readonly bigint[] | null | undefined,
  write: CutFace['write'],
): Content[] {
  if (becomes === undefined) return [write(size)];
  if (becomes === null) return [tspan({ class: 'was thrown' }, write(size))];
  return [tspan({ class: 'was' }, `${write(size)} →`), ` ${becomes.map(write).join(' + ') || '0'}`];
}

/** Heaps that are cut, at rest: `together` of them in a frame, where they belong together. */
export function restingCuts(sizes: readonly bigint[], means: CutFace['means'], together = 1): Scene {
  const drawn = sizes.slice(0, mostHeaps);
  const grain = grainFor(drawn);
  const write = (value: bigint) => grouped(value);
  const pictures = drawn.map((size, heap) => cutPicture({ heap, size, grain, seed: heap + 1, means, write }));
  if (together === 1) return { className: 'nl-heaps nl-no-views', pictures };
  const boxes = Array.from({ length: pictures.length / together }, (_, i) => ({
    className: 'nl-together',
    pictures: pictures.slice(i * together, (i + 1) * together),
  }));
  return { className: 'nl-heaps nl-no-views', pictures: [], boxes };
}

/** Under heaps that are cut: the line that says what one aims at, and the fields for large heaps. Pixels. */
export const actionLineRoom = (sizes: readonly bigint[]): { below: number; phone: number } =>
  sizes.some((size) => size > easilyPointed) ? { below: 104, phone: 174 } : { below: 52, phone: 73 };

/** Heaps that are cut, at rest; see `restingCuts`. */
export const restingSplit =
  (means: CutFace['means'], together = 1): Rest =>
  ({ numbers }) => ({ scene: restingCuts(numbers, means, together), room: actionLineRoom(numbers) });
