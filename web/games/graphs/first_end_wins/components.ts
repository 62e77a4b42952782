import { g, names, path, press, text, type Content, type Picture, type Press } from '../../../draw/scene.ts';
import { flagAt } from '../../../draw/parts/flag.ts';

/** What the components are: a token each on an acyclic graph, heaps that split, sheets that are cut. */
export type Kind = 'graph' | 'heaps' | 'sheets';
export const kinds = ['graph', 'heaps', 'sheets'] as const;

/** A rule's text as its parts. What they mean for the game is the solver's affair. */
export interface Rule {
  /** How many components end before the game is over. */
  readonly ends: string;
  readonly kind: Kind;
  /** The rest of the rule: the arrows of a graph, or the kind's own word. */
  readonly rest: string;
}

export function readRule(rule: string): Rule {
  const [, ends = '1', rest = ''] = /^\s*(\d+)\s+(.*)$/s.exec(rule) ?? [];
  return { ends, kind: rest === 'heaps' || rest === 'sheets' ? rest : 'graph', rest };
}

export const writeRule = (ends: string, rest: string) => `${ends} ${rest}`;

/** A table of values has at most so many rows and columns. */
export const longestTable = 12;

/** What is deleted, around (x, y). */
export const cross = (x: number, y: number, r: number) =>
  path({ class: 'cross', d: `M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}` });

/** A flag on its pole, which stands at (x, y): what has ended. */
export const pennant = (x: number, y: number, size: number): Content => [
  path({ class: 'pole', d: `M${x} ${y}v${-size}` }),
  path({ class: 'cloth', d: `M${x} ${y - size}l${size * 0.72} ${size * 0.26}l${-size * 0.72} ${size * 0.26}Z` }),
];
export const ended = (...of: Content[]) => g({ class: 'end', 'aria-hidden': 'true' }, ...of);

// Sheets of squared paper that are cut along their lines. Pixels.

export type Sheet = readonly [width: bigint, height: bigint];

/** A position's numbers, sides in pairs, as sheets. */
export const sheetsOf = (numbers: readonly bigint[]): Sheet[] =>
  Array.from({ length: numbers.length >> 1 }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!]);

/** The two sheets that a cut makes. */
export function halvesOf([width, height]: Sheet, { way, after }: Line): readonly [Sheet, Sheet] {
  const cut = BigInt(after);
  return way === 'columns'
    ? [
        [cut, height],
        [width - cut, height],
      ]
    : [
        [width, cut],
        [width, height - cut],
      ];
}

/** A sheet with a longer side, and more sheets than this, are played but not drawn. */
export const longestSide = 30n;
export const mostSheets = 24;

/**
 * Room above and to the left for the notches, above them for what is said of the sheet; below for its size and value.
 */
const top = 38;
const left = 16;
const right = 6;
const foot = 46;

/** Side of a square: one size for a board, which stays while it is played. */
export function unitFor(sheets: readonly Sheet[]): number {
  const longest = Number(sheets.flat().reduce((most, each) => (each > most ? each : most), 1n));
  return longest <= 5 ? 34 : longest <= 8 ? 28 : longest <= 12 ? 20 : longest <= 20 ? 13 : 9;
}

interface Paper {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly unit: number;
  /** The corner of the sheet. */
  readonly x: number;
  readonly y: number;
}

function placeSheet([columns, rows]: Sheet, unit: number): Paper {
  const [w, h] = [Number(columns) * unit, Number(rows) * unit];
  // A narrow sheet still has room for its size in words.
  const width = Math.max(left + w + right, 58);
  const x = width === 58 ? (width - w) / 2 : left;
  return { width, height: top + h + foot, columns: Number(columns), rows: Number(rows), unit, x, y: top };
}

/** The rectangle of some columns and rows, and the lines between their squares. */
function squares(
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

const linesOf = ({ columns, rows }: Paper): Line[] => [
  ...Array.from({ length: columns - 1 }, (_, i): Line => ({ way: 'columns', after: i + 1 })),
  ...Array.from({ length: rows - 1 }, (_, i): Line => ({ way: 'rows', after: i + 1 })),
];

function linePath({ x, y, unit, columns, rows }: Paper, { way, after }: Line, beyond = 0): string {
  return way === 'columns'
    ? `M${x + after * unit} ${y - beyond}v${rows * unit + 2 * beyond}`
    : `M${x - beyond} ${y + after * unit}h${columns * unit + 2 * beyond}`;
}

const notchOf = ({ x, y, unit }: Paper, { way, after }: Line): string =>
  way === 'columns' ? `M${x + after * unit} ${y - 3}l-4.5-8h9Z` : `M${x - 3} ${y + after * unit}l-8-4.5v9Z`;

/**
 * What is nearer to this line than to any other: a rhombus around each of its unit segments, and its notch. Together
 * the lines of a sheet share out all of it.
 */
function nearLine({ x, y, unit, columns, rows }: Paper, { way, after }: Line): string {
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

// ---- How it looks
// ----------------------------------------------------------------------------------------------------

/** A line to cut along, where it can be pressed. */
export interface LineFace extends Press {
  readonly states: Readonly<Record<string, unknown>>;
  /** It makes an end, and is deleted. */
  readonly deleted?: boolean;
}

/** A sheet of squared paper, and what happens to it. */
export interface SheetFace {
  readonly sheet: Sheet;
  /** Side of a square. */
  readonly unit: number;
  /** A size as it is written. */
  readonly size: (width: number, height: number) => string;
  readonly label?: string;
  readonly states?: Readonly<Record<string, unknown>>;
  /** The cut that is shown. */
  readonly cut?: Line | null;
  /** null: no cut. */
  readonly line?: (line: Line) => LineFace | null;
  /** Written over a sheet that has ended. */
  readonly end?: string;
  /** Only that a hint means it. */
  readonly where?: boolean;
  /** Written under it. */
  readonly value?: string;
}

/** The two pieces of a cut, each as columns and rows. */
function piecesOf({ columns, rows }: Paper, cut: Line | null) {
  const whole = [0, columns, 0, rows] as const;
  if (!cut) return [whole];
  const { way, after } = cut;
  return way === 'columns'
    ? [[0, after, 0, rows] as const, [after, columns, 0, rows] as const]
    : [[0, columns, 0, after] as const, [0, columns, after, rows] as const];
}

export function sheetPicture({ sheet, unit, size, cut = null, line, end, value, ...face }: SheetFace): Picture {
  const paper = placeSheet(sheet, unit);
  const { width, height, columns, rows, x, y } = paper;
  const pieces = piecesOf(paper, cut);
  const middle = x + (columns * unit) / 2;
  const floor = y + rows * unit;
  const lineShape = (each: Line): Content => {
    const own = line!(each);
    if (!own) return null;
    const at = each.after * unit;
    return press(
      own,
      { class: names('cutting', { ...own.states, deleted: own.deleted }) },
      path({ class: 'reach', d: nearLine(paper, each) }),
      path({ class: 'line', d: linePath(paper, each) }),
      path({ class: 'notch', d: notchOf(paper, each) }),
      own.deleted && (each.way === 'columns' ? cross(x + at, y - 8, 4.5) : cross(x - 8, y + at, 4.5)),
    );
  };
  return {
    width,
    height,
    ...(face.label === undefined ? {} : { label: face.label }),
    is: { class: names('cut sheet', face.states) },
    of: [
      pieces.map(([left, right, top, bottom], i) => {
        const { outline, lines } = squares(paper, [left, right], [top, bottom]);
        return g(
          { class: `piece ${i === 0 ? 'first' : 'second'}` },
          path({ class: 'paper', d: outline }),
          path({ class: 'squares', d: lines }),
          path({ class: 'rim', d: outline }),
        );
      }),
      line && !end && linesOf(paper).map(lineShape),
      cut && path({ class: 'scissor', d: linePath(paper, cut, 7) }),
      end
        ? ended(pennant(middle - 16, y - 9, 14), text({ x: middle - 1, y: y - 10 }, end))
        : flagAt({ x: middle, y: 16 }, '', face.where),
      text(
        { class: 'count', x: middle, y: floor + 23, 'text-anchor': 'middle', 'aria-hidden': 'true' },
        pieces.map(([left, right, top, bottom]) => size(right - left, bottom - top)).join(' + '),
      ),
      value && text({ class: 'value', x: middle, y: floor + 42, 'text-anchor': 'middle' }, value),
    ],
  };
}
