import { grouped } from '../../../draw/numerals.ts';
import { flagAt } from '../../../draw/parts/flag.ts';
import { mostHeaps } from '../../../draw/parts/heap.ts';
import type { Rest } from '../../../draw/rest.ts';
import {
  circle,
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
} from '../../../draw/scene.ts';
import { actionLineRoom, largestDrawn, sizeOf } from '../cut.ts';

// Rows of stones that stand side by side: bowling pins in Kayles. A picture a stone, so that a row wraps. Pixels.

/** A stone or pin has this much room; a row too long to count is a bar this wide. */
const pinWidth = 30;
const barWidth = 240;
const [pinFloor, stoneFloor] = [58, 38];

/** The game that is played with pins. */
export const withPins = (rule: string) => rule === '0.77';
/** Where the stones stand, the base line of the size, and all of it; between them are the handles. */
function heights(rule: string) {
  const floor = withPins(rule) ? pinFloor : stoneFloor;
  return { floor, label: floor + 42, height: floor + 50 };
}

/** A bowling pin that stands at 58. */
const pin =
  'M15 8C18.6 8 20.4 10.8 20 14.2C19.6 17.6 18.4 19.6 18.6 22.6C18.9 27.2 23.4 31.6 23.4 39.4C23.4 46.8 20.6 52.6 19 57H11C9.4 52.6 6.6 46.8 6.6 39.4C6.6 31.6 11.1 27.2 11.4 22.6C11.6 19.6 10.4 17.6 10 14.2C9.6 10.8 11.4 8 15 8Z';
/** Its neck band. */
const band = 'M11.3 20.2C13.6 21.4 16.4 21.4 18.7 20.2M11.5 23.4C13.7 24.6 16.3 24.6 18.5 23.4';
/** The light on it. */
const pinShine = 'M10.6 38C10.4 34.6 12 31.8 13 29.4M12.8 12.8C13.2 11.5 14 10.9 15 10.8';

function standing(rule: string): Content {
  const { floor } = heights(rule);
  return g(
    { class: 'body' },
    withPins(rule)
      ? [path({ class: 'face', d: pin }), path({ class: 'band', d: band }), path({ class: 'shine', d: pinShine })]
      : [
          circle({ class: 'face', cx: pinWidth / 2, cy: floor - 13.5, r: 12.5 }),
          path({ class: 'shine', d: `M8 ${floor - 18}Q10.5 ${floor - 22.5} 15 ${floor - 22.5}` }),
        ],
  );
}

/** A place that takes some stones around it, or cuts. */
export interface Handle {
  readonly id: string;
  readonly label: string;
  readonly disabled: boolean;
  /** How many it takes. */
  readonly take: number;
  readonly states: Readonly<Record<string, boolean>>;
}

/** A row and what happens to it. */
export interface RowFace {
  readonly rule: string;
  readonly size: bigint;
  readonly write: (value: bigint) => string;
  /** By twice the middle of what is taken: odd on a stone, even between two. */
  readonly handles?: ReadonlyMap<number, Handle>;
  readonly fate?: (i: number) => { readonly going: boolean; readonly aside: boolean };
  /** What a move leaves of it, from the left. */
  readonly becomes?: readonly bigint[];
  readonly value?: string;
  readonly flag?: string;
  readonly where?: boolean;
}

/** The stones of a row; or its bar. */
export function rowPictures(face: RowFace): Picture[] {
  const { size, rule, fate, handles } = face;
  if (size > largestDrawn) return [barPicture(face)];
  const { floor, height } = heights(rule);
  const n = Number(size);
  return Array.from({ length: n }, (_, i) => ({
    width: pinWidth,
    height,
    label: '',
    is: { class: names('pin', { pins: withPins(rule), ...fate?.(i) }) },
    of: [
      path({ class: 'ground', d: `M0 ${floor}H${pinWidth}` }),
      standing(rule),
      onStone(handles?.get(2 * i + 1), floor),
      between(handles?.get(2 * i), floor),
      i === Math.floor((n - 1) / 2) && sizeAt(face, n % 2 ? pinWidth / 2 : pinWidth),
    ],
  }));
}

function onStone(handle: Handle | undefined, floor: number): Content {
  if (!handle) return null;
  const reach = rect({ class: 'reach', x: 1, y: 2, width: pinWidth - 2, height: floor - 2, rx: 7 });
  const dot = circle({ class: 'dot', cx: pinWidth / 2, cy: floor + 13, r: 2.6 });
  return press(handle, { class: names('handle', handle.states) }, reach, dot);
}

function between(handle: Handle | undefined, floor: number): Content {
  if (!handle) return null;
  const reach = rect({ class: 'reach', x: 2 - pinWidth / 2, y: floor + 2, width: pinWidth - 4, height: 25, rx: 7 });
  const sign =
    handle.take === 0
      ? path({ class: 'dot', d: `M0 ${floor + 4}l5 9h-10Z` })
      : path({ class: 'arc', d: `M-11 ${floor + 7}q11 12 22 0` });
  return press(handle, { class: names('handle', handle.states) }, reach, sign);
}

function sizeAt({ rule, size, becomes, write, value }: RowFace, x: number): Content {
  const y = heights(rule).label;
  const worth = value && tspan({ class: 'value', dx: 8 }, value);
  return text(
    { class: 'count', x, y, 'text-anchor': 'middle', 'aria-hidden': 'true' },
    ...sizeOf(size, becomes, write),
    worth,
  );
}

function barPicture(face: RowFace): Picture {
  const { rule, size, becomes = [size], flag, where } = face;
  const { floor, height } = heights(rule);
  const [left = 0n, right = 0n] = becomes;
  const long = (part: bigint) => (part === 0n ? 0 : Math.max(3, Number((part * BigInt(barWidth)) / size)));
  const bar = { class: 'face', y: floor - 30, height: 29, rx: 8 };
  return {
    width: barWidth,
    height,
    label: '',
    is: { class: 'pin' },
    of: [
      path({ class: 'ground', d: `M0 ${floor}H${barWidth}` }),
      rect({ ...bar, x: 0, width: long(left) }),
      right > 0n && rect({ ...bar, x: barWidth - long(right), width: long(right) }),
      flagAt({ x: barWidth / 2, y: floor - 36 }, flag, where),
      sizeAt(face, barWidth / 2),
    ],
  };
}

/** Where stones have been taken: a mark for each. */
export function holePictures(rule: string, count: number): Picture[] {
  const { floor, height } = heights(rule);
  const mark = ellipse({ cx: pinWidth / 2, cy: floor - 1, rx: 5, ry: 1.8 });
  return Array.from({ length: count }, () => ({ width: pinWidth, height, is: { class: 'hole' }, of: [mark] }));
}

/** Rows at rest, in lanes that wrap where the page is narrow. */
export const rest: Rest = ({ numbers, rule }) => {
  const drawn = numbers.slice(0, mostHeaps);
  const write = (value: bigint) => grouped(value);
  const boxes = drawn.map((size) => ({ className: 'nl-lane', pictures: rowPictures({ rule, size, write }) }));
  return { scene: { className: 'nl-heaps nl-octal nl-no-views', pictures: [], boxes }, room: actionLineRoom(drawn) };
};

/** A row that stands, and the empty places where others stood: what a lane is made of, from left to right. */
export type Piece =
  | { readonly kind: 'row'; readonly heap: number; readonly size: bigint }
  | { readonly kind: 'hole'; readonly size: number };
export type Lane = readonly Piece[];

/** A move as it was made on the drawing: the heap (from 0), how many stay on its left, its parts ascending. */
interface Left {
  readonly heap: number;
  readonly at: number;
  readonly parts: readonly bigint[];
}

const fresh = (numbers: readonly bigint[]): Lane[] => numbers.map((size, heap) => [{ kind: 'row', heap, size }]);

/**
 * Where the rows of a position stand: nobody moves a stone that is not taken, so a row that is cut leaves its parts
 * where they were and a hole between them, although the solver writes the parts in ascending order. A position that was
 * not reached by a move gets a lane for every row.
 */
export class Lanes {
  #origin = '';
  #position = '';
  #left: Left | null = null;
  /** How every position of this game was drawn: undo finds it again. */
  readonly #drawn = new Map<string, readonly Lane[]>();

  leaving(left: Left) {
    this.#left = left;
  }

  of(origin: string, position: string, numbers: readonly bigint[]): readonly Lane[] {
    if (origin !== this.#origin) {
      this.#origin = origin;
      this.#drawn.clear();
      this.#left = null;
    }
    const before = this.#left && position !== this.#position ? this.#drawn.get(this.#position) : undefined;
    const cut = before && this.#cut(before, this.#left!, numbers);
    if (position !== this.#position) this.#left = null;
    this.#position = position;
    const lanes = cut ?? this.#drawn.get(position) ?? fresh(numbers);
    this.#drawn.set(position, lanes);
    return lanes;
  }

  /** The lanes after a move; null if that is not how this position came about. */
  #cut(lanes: readonly Lane[], { heap, at, parts }: Left, numbers: readonly bigint[]): readonly Lane[] | null {
    const more = parts.length - 1;
    const cut = lanes.map((lane) =>
      lane.flatMap((piece): Piece[] => {
        if (piece.kind === 'hole' || piece.heap < heap) return [piece];
        if (piece.heap > heap) return [{ ...piece, heap: piece.heap + more }];
        const [small, large] = parts;
        if (small === undefined) return [{ kind: 'hole', size: Number(piece.size) }];
        const hole = Number(piece.size - small - (large ?? 0n));
        const gap: Piece = { kind: 'hole', size: hole };
        if (large === undefined) {
          const row: Piece = { kind: 'row', heap, size: small };
          return at > 0 ? [row, gap] : [gap, row];
        }
        const rows: Piece[] = [
          { kind: 'row', heap, size: small },
          { kind: 'row', heap: heap + 1, size: large },
        ];
        const [left, right] = BigInt(at) === large && at !== Number(small) ? rows.toReversed() : rows;
        return [left!, gap, right!];
      }),
    );
    const rows = cut.flat().filter((piece) => piece.kind === 'row');
    return rows.length === numbers.length && rows.every((row) => numbers[row.heap] === row.size) ? cut : null;
  }
}
