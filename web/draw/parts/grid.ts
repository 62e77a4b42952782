import type { Point } from '../surface.ts';
import { circle, g, keyed, names, path, press, rect, type Content, type Shape } from '../scene.ts';
import type { Heat } from './heat.ts';
import { centred, sign, toned, value } from '../sign.ts';

export type Place = Point;

/** Boards of at most so many columns and rows have cells one can read and press; larger ones are a heat map. */
export const mostReadable = 16;

/** Cells in sight. */
export interface Cells {
  readonly columns: number;
  readonly rows: number;
  /** The numbers of the first column and of the first row in sight. */
  readonly x: number;
  readonly y: number;
  /** Rows are counted upwards, and the numbers of the columns stand below. */
  readonly up: boolean;
}

/** Where they lie. Pixels of the drawing. */
export interface Grid extends Cells {
  /** The first number there is: 0 or 1. */
  readonly origin: number;
  /** Side of a cell. */
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  /** Of the whole drawing. */
  readonly width: number;
  readonly height: number;
  /** Cells are drawn one by one, with marks; otherwise as a heat map. */
  readonly readable: boolean;
}

export const cellId = ([x, y]: Place) => `cell-${x}-${y}`;

/** The cell that an id names; `cursor` is the one of the keyboard. null: none. */
export function cellOf(id: string | null, cursor: Place): Place | null {
  if (id === 'cursor') return cursor;
  const [, x, y] = /^cell-(\d+)-(\d+)$/.exec(id ?? '') ?? [];
  return x && y ? [Number(x), Number(y)] : null;
}

export const same = (a: Place | null, b: Place | null) => a !== null && b !== null && a[0] === b[0] && a[1] === b[1];

/** Upper left corner of a cell. */
export const corner = ({ x, y, up, rows, cell, left, top }: Grid, [px, py]: Place): Point => [
  left + (px - x) * cell,
  top + (up ? y + rows - 1 - py : py - y) * cell,
];
export function middle(grid: Grid, place: Place): Point {
  const [x, y] = corner(grid, place);
  return [x + grid.cell / 2, y + grid.cell / 2];
}

export const insight = ({ x, y, columns, rows }: Cells, [px, py]: Place) =>
  px >= x && py >= y && px < x + columns && py < y + rows;

/** Cells in sight, row by row from the upper left. */
export const placeAt = ({ x, y, columns, rows, up }: Cells, index: number): Place => {
  const row = Math.floor(index / columns);
  return [x + (index % columns), y + (up ? rows - 1 - row : row)];
};
/** The place of a cell among those in sight; of a whole board that is its place in the solver's map. */
export const indexOf = ({ x, y, rows, columns, up }: Cells, [px, py]: Place) =>
  (up ? y + rows - 1 - py : py - y) * columns + px - x;
export const places = (grid: Grid): Place[] =>
  Array.from({ length: grid.columns * grid.rows }, (_, i) => placeAt(grid, i));

/** The cell under a place of the drawing; null outside. */
export function cellAt(grid: Grid, [px, py]: Point): Place | null {
  const { left, top, cell, columns, rows } = grid;
  const [column, row] = [Math.floor((px - left) / cell), Math.floor((py - top) / cell)];
  return column >= 0 && row >= 0 && column < columns && row < rows ? placeAt(grid, row * columns + column) : null;
}

/** Of cells the one nearest to a place of the drawing, if it is near; on small cells that is what a pointer means. */
export function nearestTo(grid: Grid, [px, py]: Point, cells: Iterable<Place>, reach: number): Place | null {
  let [best, least]: [Place | null, number] = [null, reach];
  for (const each of cells) {
    const [x, y] = middle(grid, each);
    const distance = Math.hypot(x - px, y - py);
    if (distance < least && insight(grid, each)) [best, least] = [each, distance];
  }
  return best;
}

/** Where an arrow key leads, ten cells at a time with Shift; Home, End and the page keys go to `ends`. */
export function travel(
  { key, shiftKey }: KeyboardEvent,
  [x, y]: Place,
  up: boolean,
  ends: { readonly first: Place; readonly last: Place },
): Place | null {
  const far = shiftKey ? 10 : 1;
  const upwards = up ? far : -far;
  const [above, below] = up ? [ends.last[1], ends.first[1]] : [ends.first[1], ends.last[1]];
  const to: Readonly<Record<string, Place>> = {
    ArrowLeft: [x - far, y],
    ArrowRight: [x + far, y],
    ArrowUp: [x, y + upwards],
    ArrowDown: [x, y - upwards],
    Home: [ends.first[0], y],
    End: [ends.last[0], y],
    PageUp: [x, above],
    PageDown: [x, below],
  };
  return to[key] ?? null;
}

/** Which numbers stand along a side: all, or round ones far enough apart. */
function ticks(from: number, count: number, origin: number, cell: number): number[] {
  const room = 6.5 * `${from + count - 1}`.length + 5;
  const apart = [1, 2, 5, 10, 20, 50, 100].find((each) => each * cell >= room) ?? 100;
  return Array.from({ length: count }, (_, i) => from + i).filter((n) => n === origin || n % apart === 0);
}

// ---- How it looks
// ----------------------------------------------------------------------------------------------------

export interface CellFace extends Heat {
  readonly target?: boolean;
  readonly lit?: boolean;
  readonly going?: boolean;
  /** Found right by the last check. */
  readonly settled?: boolean;
  /** Filled in for the reader. */
  readonly given?: boolean;
  /** What is heard of it. */
  readonly label?: string;
}

/** A cell that can be pressed. It holds no text: its name says more than what is written in it. */
export function cell(grid: Grid, place: Place, face: CellFace, id = cellId(place)): Shape {
  const { readable, cell: side } = grid;
  const [x, y] = corner(grid, place);
  const { target, lit, going, wrong, settled, fresh } = face;
  const grow = readable ? 0 : Math.max(0, (12 - side) / 2);
  const inset = readable ? Math.min(2.5, side * 0.07) : -grow;
  const square = readable ? squareOf(grid, place, face) : rect({ class: 'square bare', ...box(x, y, side, -grow) });
  return keyed(
    id,
    press(
      { id, label: face.label ?? '' },
      { class: names('cell', { target, lit, going, wrong, settled, fresh }) },
      square,
      rect({ class: 'ring', ...box(x, y, side, inset), rx: readable ? 4 : 2 }),
    ),
  );
}

const box = (x: number, y: number, side: number, inset: number) => {
  const inner = Math.max(0, side - 2 * inset);
  return { x: x + inset, y: y + inset, width: inner, height: inner };
};

const squareOf = (grid: Grid, place: Place, face: CellFace) =>
  rect({ ...toned(face), ...box(...corner(grid, place), grid.cell, 0) });

/** What is written into a cell. */
export function written(grid: Grid, place: Place, { mark, value: of, quiet, target, wrong, given, settled }: CellFace) {
  const { cell: side } = grid;
  const [x, y] = corner(grid, place);
  const [mx, my] = [x + side / 2, y + side / 2];
  const size = side * (Number(of) > 99 ? 0.32 : side < 28 ? 0.52 : 0.42);
  return g(
    { class: names('written', { given }) },
    mark && !quiet && sign(mark, mx, my, side * 0.29),
    of !== null && value(of, mx, my, side * 0.32, size),
    wrong &&
      path({
        class: 'cross',
        d: `M${x + side * 0.74} ${y + side * 0.12}l${side * 0.15} ${side * 0.15}m0 ${side * -0.15}l${side * -0.15} ${side * 0.15}`,
      }),
    settled &&
      path({
        class: 'tick',
        d: `M${x + side * 0.7} ${y + side * 0.16}l${side * 0.06} ${side * 0.07}l${side * 0.12} ${side * -0.13}`,
      }),
    target && (!mark || quiet) && of === null && spot(mx, my, side * 0.13),
  );
}

export const spot = (cx: number, cy: number, r: number) => circle({ class: 'spot', cx, cy, r });

/** A cell at rest: its colour and what is written into it, if anything. */
export const resting = (grid: Grid, place: Place, face: CellFace): Content =>
  (face.mark !== null || face.value !== null) && [squareOf(grid, place, face), written(grid, place, face)];

/** A board without colours has lines, as many as are clear; `here`: whose column and row are told. */
export function frame(grid: Grid, lined: boolean, here: Place | null = null): Content[] {
  const { columns, rows, x, y, origin, up, cell: side, left, top } = grid;
  const [width, height] = [columns * side, rows * side];
  const every = [1, 2, 5, 10, 20].find((each) => each * side >= 7) ?? 20;
  const between = (from: number, count: number) =>
    Array.from({ length: count - 1 }, (_, i) => i + 1).filter((k) => (from - origin + k) % every === 0);
  const across = between(y, rows).map((k) => `M${left} ${top + (up ? rows - k : k) * side}h${width}`);
  const lines = [...between(x, columns).map((k) => `M${left + k * side} ${top}v${height}`), ...across].join('');
  const index = (n: number, at: number | undefined, tx: number, ty: number, anchor: string) =>
    centred(tx, ty, { class: names('index', { here: n === at }), 'text-anchor': anchor }, `${n}`);
  return [
    lined && path({ class: 'lines', d: lines }),
    rect({ class: 'border', x: left, y: top, width, height }),
    ticks(x, columns, origin, side).map((n) =>
      index(n, here?.[0], middle(grid, [n, y])[0], up ? top + height + 11 : top - 10, 'middle'),
    ),
    ticks(y, rows, origin, side).map((n) => index(n, here?.[1], left - 6, middle(grid, [x, n])[1], 'end')),
  ];
}
