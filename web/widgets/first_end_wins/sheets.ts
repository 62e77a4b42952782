import type { Sheet } from './rule.ts';

/** Where the squares of a sheet lie, for the live board and for the figure at rest. Pixels. */

/** A sheet with a longer side, and more sheets than this, are played but not drawn. */
export const longestSide = 30n;
export const mostSheets = 24;

/** A table of values has at most so many rows and columns. */
export const longestTable = 12;

/** Room above and to the left for the notches, above them for what is said of the sheet; below for its size and value. */
const top = 38;
const left = 16;
const right = 6;
const foot = 46;

/** Side of a square: one size for a board, which stays while it is played. */
export function unitFor(sheets: readonly Sheet[]): number {
  const longest = Number(sheets.flat().reduce((most, each) => (each > most ? each : most), 1n));
  return longest <= 5 ? 34 : longest <= 8 ? 28 : longest <= 12 ? 20 : longest <= 20 ? 13 : 9;
}

export interface Paper {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly unit: number;
  /** The corner of the sheet. */
  readonly x: number;
  readonly y: number;
}

export function placeSheet([columns, rows]: Sheet, unit: number): Paper {
  const [w, h] = [Number(columns) * unit, Number(rows) * unit];
  // A narrow sheet still has room for its size in words.
  const width = Math.max(left + w + right, 58);
  const x = width === 58 ? (width - w) / 2 : left;
  return { width, height: top + h + foot, columns: Number(columns), rows: Number(rows), unit, x, y: top };
}

/** The rectangle of some columns and rows, and the lines between their squares. */
export function squares(
  { x, y, unit }: Paper,
  [from, to]: readonly [number, number],
  [above, below]: readonly [number, number],
): { outline: string; lines: string } {
  const [l, t, w, h] = [x + from * unit, y + above * unit, (to - from) * unit, (below - above) * unit];
  const across = Array.from({ length: below - above - 1 }, (_, i) => `M${l} ${t + (i + 1) * unit}h${w}`);
  const down = Array.from({ length: to - from - 1 }, (_, i) => `M${l + (i + 1) * unit} ${t}v${h}`);
  return { outline: `M${l} ${t}h${w}v${h}h${-w}Z`, lines: [...across, ...down].join('') };
}

/** A line along which a sheet may be cut: after that many columns, or rows. */
export interface Line {
  readonly way: 'columns' | 'rows';
  readonly after: number;
}

export const linesOf = ({ columns, rows }: Paper): Line[] => [
  ...Array.from({ length: columns - 1 }, (_, i): Line => ({ way: 'columns', after: i + 1 })),
  ...Array.from({ length: rows - 1 }, (_, i): Line => ({ way: 'rows', after: i + 1 })),
];

export function linePath({ x, y, unit, columns, rows }: Paper, { way, after }: Line, beyond = 0): string {
  return way === 'columns'
    ? `M${x + after * unit} ${y - beyond}v${rows * unit + 2 * beyond}`
    : `M${x - beyond} ${y + after * unit}h${columns * unit + 2 * beyond}`;
}

export const notchOf = ({ x, y, unit }: Paper, { way, after }: Line): string =>
  way === 'columns' ? `M${x + after * unit} ${y - 3}l-4.5-8h9Z` : `M${x - 3} ${y + after * unit}l-8-4.5v9Z`;

/**
 * What is nearer to this line than to any other: a rhombus around each of its unit segments, and its notch. Together
 * the lines of a sheet share out all of it.
 */
export function nearLine({ x, y, unit, columns, rows }: Paper, { way, after }: Line): string {
  const [length, half] = [way === 'columns' ? rows : columns, unit / 2];
  // Along the line, across it; turned for the other way.
  const point = (along: number, across: number) =>
    way === 'columns' ? `${x + after * unit + across} ${y + along}` : `${x + along} ${y + after * unit + across}`;
  const rhombi = Array.from({ length }, (_, i) => {
    const at = i * unit;
    const start = i === 0 ? [point(at - 14, -half), point(at - 14, half)] : [point(at, 0)];
    const end = i === length - 1 ? [point(at + unit, half), point(at + unit, -half)] : [point(at + unit, 0)];
    return `M${[...start, point(at + half, half), ...end, point(at + half, -half)].join('L')}Z`;
  });
  return rhombi.join('');
}
