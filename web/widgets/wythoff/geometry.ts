/**
 * Where the cells of the queen's board lie. The goal (0, 0) is the lower left corner; columns are the first heap, to
 * the right, rows the second, upwards. Shared by the drawing at rest and the live board. Pixels.
 */

export type Place = readonly [x: number, y: number];

/** Cells from side to side, as far as one can see. */
export const world = 300;
/** Positions from here on are two heaps in numbers. */
const mostDrawn = 200;
/** So many columns in sight at most have cells one can read and press; more are a heat map. */
export const mostReadable = 16;

/** How many columns may be in sight: the steps of the zoom. */
const spans = [8, 10, 12, 14, 20, 28, 40, 56, 80, 110, 150, mostDrawn];

/** The part of the board in sight: its lower left cell, and how many columns and rows. */
export interface Pane {
  readonly x: number;
  readonly y: number;
  readonly span: number;
}

/** The whole way from the goal to these places, and not less than so many columns. */
export function home(places: readonly Place[], least = 0): Pane {
  const most = Math.max(least - 1, ...places.flat());
  return { x: 0, y: 0, span: spans.find((span) => span > most) ?? mostDrawn };
}

/** So many steps nearer (negative) or further; null at the end. `at` stays where it is, 0 … 1 of the way across and up. */
export function zoomed({ x, y, span }: Pane, steps: number, at: readonly [number, number]): Pane | null {
  const here = spans.findIndex((each) => each >= span);
  const next = spans[Math.max(0, Math.min(spans.length - 1, here + steps))]!;
  if (next === span) return null;
  return inside({
    x: Math.round(x + at[0] * (span - next)),
    y: Math.round(y + at[1] * (span - next)),
    span: next,
  });
}

/** The pane moved so that it does not reach over the edge. */
export function inside({ x, y, span }: Pane): Pane {
  const within = (n: number) => Math.max(0, Math.min(n, world - span));
  return { x: within(x), y: within(y), span };
}

/** The pane moved as little as needed to have the cell in sight. */
export function reaching({ x, y, span }: Pane, [px, py]: Place): Pane {
  const near = (from: number, to: number) => Math.max(to - span + 1, Math.min(from, to));
  return inside({ x: near(x, px), y: near(y, py), span });
}

const mostSide = 480;
const head = 22;
const foot = 38;
const edge = 3;
/** Room for the numbers of the rows. */
const gutter = 34;

export interface Layout {
  /** Columns and rows in sight, and the first of them. */
  readonly span: number;
  readonly x: number;
  readonly y: number;
  /** The step of the zoom. */
  readonly nominal: number;
  /** Side of a cell, and of all cells in sight. */
  readonly cell: number;
  readonly size: number;
  readonly left: number;
  readonly bottom: number;
  readonly width: number;
  readonly height: number;
  /** Cells are drawn one by one, with marks; otherwise as a heat map. */
  readonly readable: boolean;
}

/**
 * A pane in a room so many pixels wide; `density` is that of the screen, so that small cells are whole dots. What they
 * leave free shows more of the board.
 */
export function layOut(pane: Pane, room: number, density = 1): Layout {
  const side = Math.min(mostSide, room - gutter - edge);
  const cell = Math.max(1 / density, Math.floor((side * density) / pane.span) / density);
  const readable = pane.span <= mostReadable;
  const span = readable ? pane.span : Math.max(pane.span, Math.min(world, Math.floor(side / cell)));
  const bottom = head + Math.max(side, 120);
  return {
    ...inside({ ...pane, span }),
    nominal: pane.span,
    cell,
    size: span * cell,
    left: gutter,
    bottom,
    width: gutter + Math.max(side, span * cell) + edge,
    height: bottom + foot,
    readable,
  };
}

/** Middle of a cell. */
export const middle = ({ left, bottom, x, y, cell }: Layout, px: number, py: number): readonly [number, number] => [
  left + (px - x + 0.5) * cell,
  bottom - (py - y + 0.5) * cell,
];

/** The cell under a pixel; null outside. */
export function cellAt({ left, bottom, x, y, cell, span }: Layout, px: number, py: number): Place | null {
  const [column, row] = [Math.floor((px - left) / cell), Math.floor((bottom - py) / cell)];
  return column >= 0 && row >= 0 && column < span && row < span ? [x + column, y + row] : null;
}

export const insight = ({ x, y, span }: Pane, [px, py]: Place) => px >= x && py >= y && px < x + span && py < y + span;

/** Which numbers stand along a side: all, or round ones far enough apart. */
export function ticks(from: number, count: number, cell: number): number[] {
  const apart = [1, 2, 5, 10, 20, 50, 100].find((each) => each * cell >= (each === 1 ? 16 : 26)) ?? 100;
  return Array.from({ length: count }, (_, i) => from + i).filter((n) => n % apart === 0);
}

/** A queen around (0, 0), about 40 wide and 40 high: crown, collar, foot; and the balls of her crown. */
export const queen = [
  'M-17.5-9.5-10.5 7Q0 3.500 10.500 7L17.500-9.500 9.200-1.500 9-14 3.600-3.500 0-16.500-3.600-3.500-9-14-9.200-1.500Z',
  'M-10.800 9Q0 5.500 10.800 9L10 12.300Q0 9.200-10 12.300Z',
  'M-12.500 14.300Q0 10.800 12.500 14.300L13.500 18.500H-13.500Z',
];
export const crown: readonly Place[] = [
  [-17.5, -11.5],
  [-9, -16],
  [0, -18.5],
  [9, -16],
  [17.5, -11.5],
];

/** The goal, a flag around (0, 0). */
export const flag = 'M-7 13V-13M-7-12.500Q1-15 9-10.500Q2-7 9-2.500Q1-5.500-7-2.500';

/** The two heaps as the text says them; null for what is no position. */
export function heapsIn(position: string): readonly [bigint, bigint] | null {
  const words = position
    .trim()
    .split(/[\s,+]+/)
    .filter(Boolean);
  if (words.length !== 2 || !words.every((each) => /^\d{1,20}$/.test(each))) return null;
  return [BigInt(words[0]!), BigInt(words[1]!)];
}

export const beyond = (heaps: readonly bigint[]) => heaps.some((each) => each >= BigInt(mostDrawn));

/** Room for the side of the board where there is room beside it. */
/** In less room the side of the board goes below it. */
export const sideRoom = 600;
export const sideGap = 24;
export const sideWidth = 140;
