import { approximately, written, cutAt } from '../../draw/numerals.ts';
import { centred } from '../../draw/sign.ts';
import { phoneWidth, textWidth, type RestOf, type RoomAround } from '../../draw/rest.ts';
import {
  circle,
  g,
  line,
  names,
  path,
  press,
  rect,
  text,
  type Content,
  type Picture,
  type Shape,
} from '../../draw/scene.ts';

/** Where in a matrix as it is typed a byte is: rows end with ";" or the line; both from 1. */
export function placeIn(text: string, at: number): { readonly row: number; readonly column: number } {
  const [before, from] = cutAt(text, at);
  const rows = before.split(/[;；\r\n]/);
  const ends = (row: string) => row.split(/[\s,，、]+/).filter(Boolean);
  const row = rows.filter((each, i) => i === rows.length - 1 || ends(each).length > 0).length;
  const begun = ends(rows.at(-1)!);
  // In the midst of an entry: that one.
  const inside = begun.length > 0 && !/[\s,，、]$/.test(rows.at(-1)!) && !/^(?:[\s,，、;；]|$)/.test(from);
  return { row, column: begun.length + (inside ? 0 : 1) };
}

/** A matrix as text, of entries row by row. */
export const joined = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(' ')).join('; ');

/** Its entries by rows. */
export const rowsOf = (cells: readonly string[], columns: number): string[][] =>
  Array.from({ length: cells.length / columns }, (_, i) => cells.slice(i * columns, (i + 1) * columns));

/** A place on the axis: p as text, about where it is, and the weights of the first and the second. */
export interface Stop {
  readonly text: string;
  readonly p: number;
  readonly weights: string;
}

const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
const stopOf = (over: number, under: number): Stop => {
  const by = common(over, under);
  const [a, b] = [over / by, under / by];
  return { text: b === 1 ? `${a}` : `${a}/${b}`, p: over / under, weights: `${a} ${b - a}` };
};
const parts = 60;

/** Sixtieths, and the corners of the envelope. */
export function stopsOf(corners: readonly string[]): readonly Stop[] {
  const all = new Map<string, Stop>();
  for (let k = 0; k <= parts; k += 1) all.set(stopOf(k, parts).text, stopOf(k, parts));
  for (const each of corners) {
    const [over = 0, under = 1] = each.split('/').map(Number);
    if (under < 1e6) all.set(each, stopOf(over, under));
  }
  return [...all.values()].sort((a, b) => a.p - b.p);
}

/** A matrix as the solver has read it: fractions as texts, row by row. */
export interface Payoffs {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly string[];
  readonly position: string;
}

/** Beyond that a matrix is not drawn. */
export const mostDrawn = 400;
export const isDrawn = ({ rows, columns }: Payoffs): boolean => rows * columns <= mostDrawn && columns <= 24;

/** A line of the matrix, as lit parts and the solver's steps name it; rows and columns from 1. */
export const lineId = (row: boolean, number: number): string => `${row ? 'row' : 'column'}-${number}`;
export const cellId = (row: number, column: number): string => `cell-${row}-${column}`;

export interface MatrixFace {
  readonly matrix: Payoffs;
  readonly lit?: ReadonlySet<string>;
  /** Marked as the least of its row, as the greatest of its column; by whom. */
  readonly least?: ReadonlySet<string>;
  readonly greatest?: ReadonlySet<string>;
  /** Both: a saddle point. */
  readonly saddles?: ReadonlySet<string>;
  /** It is a linear program: values on the right, what is to be made large below; no player's. */
  readonly program?: boolean;
  /** Lines that are struck out, by their ids. */
  readonly struck?: ReadonlySet<string>;
  /** What a cell, a line is called where it can be pressed. */
  readonly cell?: (row: number, column: number) => { readonly label: string; readonly pressed?: boolean | null };
  readonly head?: (
    row: boolean,
    number: number,
  ) => { readonly label: string; readonly pressed?: boolean | null } | null;
  readonly label?: string;
}

export interface Measures {
  readonly width: number;
  readonly height: number;
  readonly cell: number;
  readonly tall: number;
  readonly left: number;
  readonly top: number;
}

/** Room for the players' names and the numbers of lines. */
const [left, top, tall, edge] = [50, 48, 42, 3];

export function measure({ rows, columns, cells }: Payoffs, room = textWidth): Measures {
  const longest = Math.max(...cells.map(({ length }) => length));
  const wished = Math.min(112, Math.max(54, 20 + 9 * longest));
  const least = Math.min(wished, Math.max(40, 12 + 8 * longest));
  const cell = Math.max(least, Math.min(wished, (room - left - edge) / columns));
  return { width: left + columns * cell + edge, height: top + rows * tall + edge, cell, tall, left, top };
}

function lineShape(face: MatrixFace, m: Measures, row: boolean, number: number): Shape {
  const id = lineId(row, number);
  const [x, y] = row ? [left - 15, m.top + (number - 0.5) * m.tall] : [m.left + (number - 0.5) * m.cell, top - 13];
  const is = {
    class: names(`head ${row ? 'of-row' : 'of-column'}`, { lit: face.lit?.has(id), struck: face.struck?.has(id) }),
  };
  const pressed = face.head?.(row, number);
  const own = [
    pressed && rect({ class: 'knob', x: x - 13, y: y - 12, width: 26, height: 24, rx: 7 }),
    rect({
      class: 'reach',
      x: row ? 20 : x - m.cell / 2,
      y: row ? y - m.tall / 2 : 20,
      width: row ? left - 20 : m.cell,
      height: row ? m.tall : top - 20,
    }),
    centred(x, y, { 'font-size': 14 }, face.program ? variableOf(face, row, number) : `${number}`),
  ];
  return pressed ? press({ id, ...pressed }, is, ...own) : g(is, ...own);
}

/** The variable of a line of a program; none has the last one. */
function variableOf({ matrix }: MatrixFace, row: boolean, number: number): string {
  if (number === (row ? matrix.rows : matrix.columns)) return '';
  return `${row ? 's' : 'x'}${[...`${number}`].map((each) => '₀₁₂₃₄₅₆₇₈₉'[Number(each)]).join('')}`;
}

function cellShape(face: MatrixFace, m: Measures, row: number, column: number): Shape {
  const id = cellId(row, column);
  const [x, y] = [m.left + (column - 1) * m.cell, m.top + (row - 1) * m.tall];
  const [cx, cy] = [x + m.cell / 2, y + m.tall / 2];
  const number = written(face.matrix.cells[(row - 1) * face.matrix.columns + column - 1]!);
  const gone = face.struck?.has(lineId(true, row)) || face.struck?.has(lineId(false, column));
  const lit = face.lit?.has(id) || face.lit?.has(lineId(true, row)) || face.lit?.has(lineId(false, column));
  const [least, greatest] = [face.least?.has(id), face.greatest?.has(id)];
  const is = { class: names('payoff', { gone, lit: lit && !gone, saddle: face.saddles?.has(id) }) };
  const wide = Math.min(m.cell - 8, Math.max(30, 14 + 9 * number.length));
  const own = [
    rect({ class: 'floor', x, y, width: m.cell, height: m.tall }),
    rect({ class: 'ring', x: x + 2.5, y: y + 2.5, width: m.cell - 5, height: m.tall - 5, rx: 6 }),
    greatest && rect({ class: 'greatest', x: cx - wide / 2, y: cy - 14, width: wide, height: 28, rx: 2 }),
    least && path({ class: 'least', d: `M${cx - wide / 2 + 4} ${cy + 10.5}h${wide - 8}` }),
    centred(cx, cy, { class: 'number', 'font-size': number.length * 9 > m.cell - 8 ? 12 : 16 }, number),
  ];
  const pressed = face.cell?.(row, column);
  return pressed ? press({ id, ...pressed }, is, ...own) : g(is, ...own);
}

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

/** The matrix: player I chooses a row and wins the number, player II a column and pays it. */
export function matrixPicture(face: MatrixFace, room?: number): Picture {
  const { matrix } = face;
  const m = measure(matrix, room);
  const { rows, columns } = matrix;
  const [right, below] = [m.left + columns * m.cell, m.top + rows * m.tall];
  const grid = [
    ...upTo(rows - 1).map((i) => `M${m.left} ${m.top + i * m.tall}H${right}`),
    ...upTo(columns - 1).map((j) => `M${m.left + j * m.cell} ${m.top}V${below}`),
  ];
  const cuts: Content[] = [
    ...upTo(rows).map(
      (i) =>
        face.struck?.has(lineId(true, i)) &&
        line({
          class: 'cut',
          x1: m.left - 22,
          y1: m.top + (i - 0.5) * m.tall,
          x2: right,
          y2: m.top + (i - 0.5) * m.tall,
        }),
    ),
    ...upTo(columns).map(
      (j) =>
        face.struck?.has(lineId(false, j)) &&
        line({
          class: 'cut',
          x1: m.left + (j - 0.5) * m.cell,
          y1: m.top - 20,
          x2: m.left + (j - 0.5) * m.cell,
          y2: below,
        }),
    ),
  ];
  return {
    width: m.width,
    height: m.height,
    label: face.label ?? '',
    is: { class: 'payoffs' },
    of: [
      !face.program &&
        g(
          { class: 'decor players' },
          centred(m.left + (columns * m.cell) / 2, 10, { class: 'of-column', 'font-size': 15 }, 'II'),
          centred(10, m.top + (rows * m.tall) / 2, { class: 'of-row', 'font-size': 15 }, 'I'),
        ),
      upTo(columns).map((j) => lineShape(face, m, false, j)),
      upTo(rows).map((i) => [lineShape(face, m, true, i), upTo(columns).map((j) => cellShape(face, m, i, j))]),
      g(
        { class: 'decor' },
        path({ class: 'lines', d: grid.join('') }),
        face.program &&
          path({ class: 'apart', d: `M${m.left} ${below - m.tall}H${right}M${right - m.cell} ${m.top}V${below}` }),
        rect({ class: 'border', x: m.left, y: m.top, width: columns * m.cell, height: rows * m.tall, rx: 3 }),
        ...cuts,
      ),
    ],
  };
}

// ---- Lines over p ------------------------------------------------------------------------------------------------

/** Whether there is a picture of lines: two rows, or two columns. */
export const hasLines = ({ rows, columns }: Payoffs): boolean => Math.min(rows, columns) === 2;

export interface LinesFace {
  /** Heights of each line where the first of the two is never played, always. */
  readonly ends: readonly (readonly [number, number])[];
  /** Names of the heights that stand beside them. */
  readonly marks: readonly (readonly [string, string])[];
  readonly row: boolean;
  readonly lit?: ReadonlySet<string>;
  /** Lines that the other side may play. */
  readonly worst?: ReadonlySet<number>;
  readonly envelope?: readonly (readonly [number, number])[];
  readonly optimum?: { readonly from: number; readonly to: number; readonly height: number };
  readonly at?: { readonly p: number; readonly height: number | null; readonly label: string } | null;
  readonly width: number;
  readonly label?: string;
  /** How the axis is called: p or q. */
  readonly handle?: Content;
}

const plot = { left: 44, right: 44, top: 16, below: 40, height: 300 };

export interface Plot {
  readonly width: number;
  readonly height: number;
  x(p: number): number;
  y(height: number): number;
  p(x: number): number;
}

export function plotOf(ends: readonly (readonly [number, number])[], width: number): Plot {
  const all = [...ends.flat(), 0];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const span = high - low || 1;
  const wide = width - plot.left - plot.right;
  const tall = plot.height - plot.top - plot.below;
  return {
    width,
    height: plot.height,
    x: (p) => plot.left + p * wide,
    y: (height) => plot.top + ((high - height) / span) * tall,
    p: (x) => Math.min(1, Math.max(0, (x - plot.left) / wide)),
  };
}

/** Marks at an end of the picture: those that would stand in each other's way are left out. */
function endMarks(face: LinesFace, at: Plot, end: 0 | 1): Content[] {
  const all = face.ends.map((ends, i) => ({ y: at.y(ends[end]), name: face.marks[i]![end] }));
  const shown: { y: number; name: string }[] = [];
  for (const each of all.sort((a, b) => a.y - b.y)) {
    if (shown.every(({ y }) => Math.abs(y - each.y) >= 13)) shown.push(each);
  }
  const x = end === 0 ? at.x(0) - 8 : at.x(1) + 8;
  return shown.map(({ y, name }) =>
    text(
      { class: 'mark', x, y, dy: '0.36em', 'text-anchor': end === 0 ? 'end' : 'start', 'font-size': 13 },
      written(name),
    ),
  );
}

export function linesPicture(face: LinesFace): Picture {
  const at = plotOf(face.ends, face.width);
  const bottom = plot.height - plot.below;
  const { optimum, envelope, at: here } = face;
  const side = face.row ? 'column' : 'row';
  const name = face.row ? 'p' : 'q';
  const numbered = (i: number) => {
    // Numbers of lines stand along them, each at a place of its own.
    const p = (i + 1) / (face.ends.length + 1);
    const [l, r] = face.ends[i]!;
    return [at.x(p), at.y(l + (r - l) * p)] as const;
  };
  return {
    width: face.width,
    height: plot.height,
    label: face.label ?? '',
    is: { class: `lines over ${face.row ? 'by-row' : 'by-column'}` },
    of: [
      g(
        { class: 'decor axes' },
        path({
          class: 'frame',
          d: `M${at.x(0)} ${plot.top - 6}V${bottom + 6}M${at.x(1)} ${plot.top - 6}V${bottom + 6}`,
        }),
        path({ class: 'zero', d: `M${at.x(0)} ${at.y(0)}H${at.x(1)}` }),
        ...endMarks(face, at, 0),
        ...endMarks(face, at, 1),
        centred(at.x(0), bottom + 22, { class: 'mark', 'font-size': 13 }, `${name} = 0`),
        centred(at.x(1), bottom + 22, { class: 'mark', 'font-size': 13 }, `${name} = 1`),
      ),
      envelope &&
        g(
          { class: 'decor' },
          path({ class: 'envelope', d: envelope.map(([p, h], i) => `${i ? 'L' : 'M'}${at.x(p)} ${at.y(h)}`).join('') }),
        ),
      g(
        { class: 'decor' },
        face.ends.map(([l, r], i) => {
          const id = lineId(!face.row, i + 1);
          const [cx, cy] = numbered(i);
          return g(
            { class: names('reply', { lit: face.lit?.has(id), worst: face.worst?.has(i + 1) }) },
            line({ x1: at.x(0), y1: at.y(l), x2: at.x(1), y2: at.y(r) }),
            circle({ cx, cy, r: 9.5 }),
            centred(cx, cy, { 'font-size': 11.5, class: side }, `${i + 1}`),
          );
        }),
      ),
      optimum &&
        g(
          { class: 'decor optimum' },
          line({ x1: at.x(optimum.from), y1: at.y(optimum.height), x2: at.x(optimum.from), y2: bottom }),
          optimum.to !== optimum.from &&
            line({
              class: 'wide',
              x1: at.x(optimum.from),
              y1: at.y(optimum.height),
              x2: at.x(optimum.to),
              y2: at.y(optimum.height),
            }),
          circle({ cx: at.x(optimum.from), cy: at.y(optimum.height), r: 5.5 }),
        ),
      here &&
        g(
          { class: 'here' },
          g(
            { class: 'decor' },
            line({ class: 'sight', x1: at.x(here.p), y1: plot.top - 6, x2: at.x(here.p), y2: bottom }),
            here.height !== null && circle({ class: 'worst', cx: at.x(here.p), cy: at.y(here.height), r: 6.5 }),
          ),
          face.handle ?? handleShape(at.x(here.p), here.label),
        ),
    ],
  };
}

/** What is taken hold of: under the axis. */
export const handleShape = (x: number, label: string, is: Shape['is'] = {}): Shape => {
  const y = plot.height - plot.below + 4;
  const wide = Math.max(30, 14 + 7.5 * label.length);
  return g(
    { class: 'handle', ...is },
    rect({ class: 'reach', x: x - Math.max(24, wide / 2), y: y - 12, width: Math.max(48, wide), height: 48 }),
    path({ class: 'tip', d: `M${x - 7} ${y + 8}L${x} ${y - 2}L${x + 7} ${y + 8}Z` }),
    rect({ class: 'tag', x: x - wide / 2, y: y + 7, width: wide, height: 22, rx: 6 }),
    centred(x, y + 18, { 'font-size': 13 }, label),
  );
};

/** The lines as the matrix has them. */
export function facesOf({ rows, columns, cells }: Payoffs): Pick<LinesFace, 'ends' | 'marks' | 'row'> {
  const row = rows === 2;
  const marks = upTo(row ? columns : rows).map((k): readonly [string, string] =>
    row ? [cells[columns + k - 1]!, cells[k - 1]!] : [cells[(k - 1) * 2 + 1]!, cells[(k - 1) * 2]!],
  );
  return { row, marks, ends: marks.map(([l, r]) => [approximately(l), approximately(r)]) };
}

/** How high what each view has around its picture is, alive. */
const around: Readonly<Record<string, RoomAround>> = {
  payoffs: { below: 108, phone: 91, english: 56 },
  dominance: { below: 108, phone: 92, english: 20 },
  lines: { below: 118, phone: 70, english: 43 },
  rounds: { below: 283, phone: 430, pivot: 33 }, // both hands beside each other want more than others
  tableau: { below: 120, phone: 95, english: 21 },
  program: { below: 78, phone: 148 },
};

export const rest: RestOf<Payoffs> = ({ view, said, lit, width }) => {
  const wide = Math.min(width ?? textWidth, 520);
  const room = around[view || 'payoffs'] ?? around['payoffs']!;
  const base = { className: 'nl-matrix' };
  if (view === 'lines' && hasLines(said)) {
    const face = { ...facesOf(said), ...(lit && { lit }) };
    const narrow = { ...linesPicture({ ...face, width: phoneWidth }) };
    return {
      scene: {
        ...base,
        pictures: [
          { ...linesPicture({ ...face, width: wide }), is: { class: 'lines over nl-wide' } },
          { ...narrow, is: { class: 'lines over nl-narrow' } },
        ],
      },
      room,
    };
  }
  if (!isDrawn(said)) return { scene: { ...base, pictures: [], words: `${said.rows} × ${said.columns}` }, room };
  return {
    scene: {
      ...base,
      pictures: [matrixPicture({ matrix: said, program: view === 'program', ...(lit && { lit }) }, width)],
    },
    room,
  };
};
