import { g, keyed, names, path, press, rect, text, type Content, type Picture, type Shape } from '../scene.ts';
import { disc } from './disc.ts';
import { centred, sign, toned, value } from '../sign.ts';

// A strip of numbered cells of which a part is in sight. CSS pixels; knows nothing of any game.

export const cellSize = 40;
/** Room at both ends, for the lines there. */
export const edge = 3;
/** Rows under the cells: their numbers, the brackets of the period. */
export const numberRow = 19;
const bracketRow = 30;

/** How many square cells fit. */
export const cellsThatFit = (width: number) => Math.max(4, Math.floor((width - 2 * edge) / cellSize));

/** How many cells fit, and how wide they are: narrower on a phone, where more is seen so of where a stone can go. */
export function fitCells(width: number): { count: number; cell: number } {
  const room = width - 2 * edge;
  if (width > 480) return { count: cellsThatFit(width), cell: cellSize };
  const count = Math.max(4, Math.floor(room / narrow));
  return { count, cell: Math.min(cellSize, Math.max(least, room / count)) };
}
const narrow = 28;
/** Even where there is no room at all. */
const least = 12;

/** Cells are numbered to the largest number of 64 bits. */
export const lastCell = 2n ** 64n - 1n;

/** The first of so many cells in sight, kept on the strip. */
export function clamped(from: bigint, count: number): bigint {
  const last = lastCell - BigInt(count) + 1n;
  return from < 0n ? 0n : from > last ? last : from;
}

/** A cell's number as it is written there: the last digits of one that is too long. */
const cellNumber = (n: bigint) => (n < 100_000n ? `${n}` : `…${`${n}`.slice(-3)}`);
/** Width of the sign of a target outside the window. */
export const farWidth = (n: bigint) => 26 + cellNumber(n).length * 8;

export interface StripCell {
  readonly sign?: 'P' | 'N' | null;
  readonly value?: bigint | null;
  /** Legal target of the stone that is selected. */
  readonly target?: boolean;
  readonly lit?: boolean;
  readonly going?: boolean;
  /** Filled in for the reader. */
  readonly given?: boolean;
  /** Painted otherwise than the solver says; as it says. */
  readonly wrong?: boolean;
  readonly settled?: boolean;
  readonly label: string;
  /** Nothing can come of pressing it: it is only read. */
  readonly idle?: boolean;
  readonly tabindex?: number;
}

export interface StripStone {
  readonly key: number;
  readonly at: bigint;
  /** How many stones stand below it on its cell. */
  readonly level: number;
  readonly text: string;
  readonly selected?: boolean;
  readonly where?: boolean;
}

export interface Arc {
  readonly from: bigint;
  readonly to: bigint;
  /** A move of the stone, the one pointed at, one that wins, the hinted one, or one of another number that is looked at. */
  readonly kind: 'move' | 'going' | 'wins' | 'hint' | 'look';
}

/** A run of cells under the strip: `period` solid, `preperiod` dashed. `to` is exclusive. */
export interface Bracket {
  readonly from: bigint;
  readonly to: bigint;
  readonly kind: 'period' | 'preperiod';
  readonly text: string;
}

export interface Strip {
  /** First cell in sight and how many there are. */
  readonly from: bigint;
  readonly count: number;
  /** How wide a cell is, if it is no square. */
  readonly cell?: number;
  /** Room above the cells for arcs and stones. */
  readonly above: number;
  /** Numbers stand under the cells instead of in them. */
  readonly numbersBelow: boolean;
  /** With room for brackets, also for those that may still come. */
  readonly roomy?: boolean;
  /** What it is, for those who hear it; at rest there is nobody. */
  readonly label?: string;
  face(n: bigint): StripCell;
  readonly stones?: readonly StripStone[];
  readonly arcs?: readonly Arc[];
  readonly brackets?: readonly Bracket[];
  /** Targets out of sight, which have a sign of their own over the left end. */
  readonly far?: readonly bigint[];
}

export const cellId = (n: bigint) => `cell-${n}`;
/** The cell that an id names. */
export const cellIn = (id: string | null): bigint | null =>
  id?.startsWith('cell-') ? BigInt(id.slice('cell-'.length)) : null;

export function stripPicture(strip: Strip): Picture {
  const { from, count, above, label, numbersBelow, cell: wide = cellSize, far = [], stones = [], arcs = [] } = strip;
  const past = from + BigInt(count);
  const x = (n: bigint) => edge + Number(n - from) * wide;
  const inside = (n: bigint) => n >= from && n < past;
  const faces = Array.from({ length: count }, (_, i) => from + BigInt(i)).map((n) => [n, strip.face(n)] as const);
  const [end, floor] = [x(past), above + cellSize];
  const brackets = (strip.brackets ?? []).filter((each) => each.to > from && each.from < past);
  const square = (n: bigint, { sign: mark = null, value = null }: StripCell) =>
    rect({ ...toned({ mark, value }), x: x(n), y: above, width: wide, height: cellSize });

  // What can be pressed holds no text: its name says more than what is written in it.
  const place = (n: bigint, face: StripCell, is: string, ...of: Content[]) => {
    const { label, idle, tabindex = null } = face;
    const drawn = press({ id: cellId(n), label }, { class: is, tabindex }, ...of);
    return keyed(cellId(n), idle ? { ...drawn, is: { ...drawn.is, role: 'img' } } : drawn);
  };
  const cell = (n: bigint, face: StripCell): Shape => {
    if (label === undefined) return square(n, face);
    const { target, lit, going, wrong } = face;
    const ring = rect({ class: 'ring', x: x(n) + 2, y: above + 2, width: wide - 4, height: cellSize - 4, rx: 4 });
    return place(n, face, names('cell', { target, lit, going, wrong }), square(n, face), ring);
  };
  const writing = (n: bigint, { sign: mark, value: of, target, given, wrong, settled }: StripCell) => {
    const [mx, my] = [x(n) + wide / 2, above + cellSize / 2];
    const digits = of === null || of === undefined ? 0 : cellNumber(of).length;
    const long = cellNumber(n).length * 8 > wide;
    const index = numbersBelow
      ? text({ class: names('index', { long }), x: mx, y: floor + 14, 'text-anchor': 'middle' }, cellNumber(n))
      : centred(mx, my, { class: names('index inside', { long, target }) }, cellNumber(n));
    return g(
      { class: given ? 'given' : null },
      wrong && path({ class: 'cross', d: `M${x(n) + wide - 10} ${above + 4}l6 6m0 -6l-6 6` }),
      settled && path({ class: 'tick', d: `M${x(n) + wide - 11} ${above + 7}l2.5 3l5 -5.5` }),
      mark && sign(mark, mx, my, Math.min(12.5, wide / 2.4 - 0.8)),
      digits > 0 && value(of!, mx, my, 13.5, digits < 3 ? 18 : digits < 5 ? 13 : 9),
      index,
    );
  };
  const stone = ({ key, at, level, text, selected, where }: StripStone) =>
    disc({
      key: `stone-${key}`,
      at: [x(at) + wide / 2, above - 17 - Math.min(level, 2) * 19],
      r: 13.5,
      text,
      size: 13,
      states: { selected, where },
    });
  // An arc leaves from beside its stone (or from its cell) and lands on the middle of its target.
  const arc = (a: Arc): Content => {
    const standing = stones.some((each) => each.at === a.from) && a.kind !== 'look';
    const [x1, x2] = [x(a.from) + wide / 2 - (standing ? 12 : 0), x(a.to) + wide / 2];
    const [y1, y2] = [standing ? above - 24 : above - 3, above - 4];
    const top = Math.max(4, above - 26 - Math.sqrt(Math.abs(x1 - x2)) * 3.1);
    const bow = `C${x1 - (x1 - x2) * 0.18} ${top} ${x2 + (x1 - x2) * 0.1} ${top} ${x2} ${y2}`;
    return [
      path({ class: `arc ${a.kind}`, d: `M${x1} ${y1}${bow}` }),
      path({ class: `head ${a.kind}`, d: `M${x2 - 4.5} ${y2 - 7.5}L${x2} ${y2}L${x2 + 5.5} ${y2 - 6.5}` }),
    ];
  };
  const under = floor + (numbersBelow ? numberRow : 4);
  const bracket = (b: Bracket): Shape => {
    const [l, r] = [Math.max(x(b.from) + 3, 0), Math.min(x(b.to) - 3, end)];
    const begins = b.from < from ? `M${l} ${under + 8}` : `M${l} ${under + 3}v5`;
    const named = r - l > b.text.length * 6;
    return g(
      { class: `bracket ${b.kind}` },
      path({ d: `${begins}H${r}${b.to > past ? '' : 'v-5'}` }),
      named && text({ x: (l + r) / 2, y: under + 23, 'text-anchor': 'middle' }, b.text),
    );
  };
  // In the corner where the arcs leave the window.
  const away = (n: bigint, i: number): Shape => {
    const face = strip.face(n);
    const at = edge + far.slice(0, i).reduce((sum, each) => sum + farWidth(each) + 4, 0);
    const box = { x: at, y: 1, width: farWidth(n), height: 28, rx: 6 };
    return place(
      n,
      { ...face, idle: false },
      names('cell away', { going: face.going }),
      rect({ class: 'square bare', ...box }),
      rect({ class: 'ring', ...box }),
      centred(at + box.width / 2, 15, { 'aria-hidden': 'true' }, `← ${cellNumber(n)}`),
    );
  };
  return {
    width: 2 * edge + count * wide,
    height: under + (strip.roomy || brackets.length ? bracketRow : 0),
    ...(label === undefined ? {} : { label }),
    is: { class: 'strip' },
    of: [
      faces.map(([n, face]) => cell(n, face)),
      path({ class: 'border', d: `M${edge} ${above}H${end}M${edge} ${floor}H${end}` }),
      from === 0n && path({ class: 'border wall', d: `M${edge} ${above - 1}v${cellSize + 2}` }),
      g(
        { 'aria-hidden': 'true', class: 'decor' },
        faces.map(([n, face]) => writing(n, face)),
        arcs.filter((a) => inside(a.to) || inside(a.from)).map(arc),
        stones.filter(({ at }) => inside(at)).map(stone),
        brackets.map(bracket),
      ),
      far.map(away),
    ],
  };
}
