/** Where the cells of a grid lie, and its notation as far as a drawing needs it. Shared by the drawing at rest and the live board. Pixels. */

export interface Step {
  readonly dx: number;
  readonly dy: number;
}

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly steps: readonly Step[];
}

/** Rule text as the solver writes it; null for what is no grid. Which steps are allowed is not judged here. */
export function readRule(rule: string): Grid | null {
  const [, columns, rows, rest] = /^\s*(\d{1,5})\s*[x×]\s*(\d{1,5})(.*)$/s.exec(rule) ?? [];
  if (!columns || !rows) return null;
  const steps = [...(rest ?? '').matchAll(/([-−]?\d{1,5}):([-−]?\d{1,5})/g)].map(([, dx, dy]) => ({
    dx: Number(dx!.replace('−', '-')),
    dy: Number(dy!.replace('−', '-')),
  }));
  return { columns: Number(columns), rows: Number(rows), steps };
}

export const writeRule = ({
  columns,
  rows,
  steps,
}: {
  columns: number | string;
  rows: number | string;
  steps: readonly Step[];
}) => [`${columns}x${rows}`, ...steps.map(({ dx, dy }) => `${dx}:${dy}`)].join(' ');

/** Boards of at most so many columns and rows have cells one can read and press; larger ones are a heat map. */
export const mostReadable = 16;
/** Larger boards are not drawn, and not more counters than this. */
export const mostDrawn = 200;
export const mostCounters = 40;

const largestCell = 52;
const tallest = 560;
/** Room for the numbers of columns and rows. */
const head = 20;
const edge = 3;

export interface Layout {
  readonly columns: number;
  readonly rows: number;
  /** Side of a cell. */
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Cells are drawn one by one, with marks; otherwise as a heat map. */
  readonly readable: boolean;
}

/** A board in a room so many pixels wide; `density` is that of the screen, so that small cells are whole dots. */
export function layOut({ columns, rows }: Pick<Grid, 'columns' | 'rows'>, room: number, density = 1): Layout {
  const readable = columns <= mostReadable && rows <= mostReadable;
  const left = rows < 10 ? 18 : rows < 100 ? 24 : 31;
  const fits = Math.min(largestCell, (room - left - edge) / columns, tallest / rows);
  const cell = Math.max(1 / density, readable ? Math.floor(fits) : Math.floor(fits * density) / density);
  return {
    columns,
    rows,
    cell,
    left,
    top: head,
    width: left + columns * cell + edge,
    height: head + rows * cell + edge,
    readable,
  };
}

/** Middle of a cell; columns and rows count from 1. */
export const middle = ({ left, top, cell }: Layout, x: number, y: number): readonly [number, number] => [
  left + (x - 0.5) * cell,
  top + (y - 0.5) * cell,
];

export const indexOf = ({ columns }: Pick<Grid, 'columns'>, x: number, y: number) => (y - 1) * columns + x - 1;
export const placeOf = ({ columns }: Pick<Grid, 'columns'>, index: number): readonly [x: number, y: number] => [
  (index % columns) + 1,
  Math.floor(index / columns) + 1,
];

/** Which numbers stand along a side of `count` cells: all, or round ones far enough apart. */
export function ticks(count: number, cell: number): number[] {
  const apart = [1, 2, 5, 10, 20, 50, 100].find((each) => each * cell >= (each < 10 && count < 10 ? 13 : 22)) ?? 100;
  const all = Array.from({ length: count }, (_, i) => i + 1);
  return apart === 1 ? all : all.filter((n) => n === 1 || n % apart === 0);
}

/** Counters that share a cell stand side by side; `aside`, they leave the middle of it to what is written there. */
export function counterPlace(
  layout: Layout,
  [x, y]: readonly [number, number],
  level: number,
  among: number,
  aside = false,
): { x: number; y: number; r: number } {
  const [cx, cy] = middle(layout, x, y);
  if (aside && layout.readable) {
    const corners = [
      [-1, -1],
      [1, 1],
      [1, -1],
      [-1, 1],
    ] as const;
    const [dx, dy] = corners[level % corners.length]!;
    return { x: cx + dx * layout.cell * 0.29, y: cy + dy * layout.cell * 0.29, r: Math.max(6, layout.cell * 0.2) };
  }
  const r = layout.readable ? layout.cell * (among > 1 ? 0.27 : 0.34) : Math.max(6.5, layout.cell * 0.34);
  if (among < 2) return { x: cx, y: cy, r };
  const angle = (2 * Math.PI * level) / among - Math.PI / 2;
  const away = layout.readable ? layout.cell * 0.2 : r * 0.9;
  return { x: cx + away * Math.cos(angle), y: cy + away * Math.sin(angle), r };
}

/** The picture of the steps has this room beside the board. */
export const sideGap = 24;
export const sideWidth = 148;

/** How far the picture of the steps reaches from its middle: 2 or 3, whatever lies further is told in words. */
export const reach = (steps: readonly Step[]) =>
  steps.some(({ dx, dy }) => Math.max(Math.abs(dx), Math.abs(dy)) > 2) ? 3 : 2;

/** Side of a cell of that picture, which is as large whatever it shows. */
export const small = (far: number) => (far > 2 ? 13 : 18);
