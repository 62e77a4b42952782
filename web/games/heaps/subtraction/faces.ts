import type { Move } from '../../../solver/types.ts';
import { farWidth, type Arc, type Bracket, type StripCell, type StripStone } from '../../../draw/parts/strip.ts';
import type { StripWindow } from '../../../draw/strip-window.ts';
import { number, strung, type Language } from '../../../board/language.ts';
import type { BoardView } from '../../../board/view.ts';
import { stonesAt } from './scene.ts';
import type { StripValues } from './values.ts';
import type { words as en } from './words.en.ts';

/** Everything that squares, counters and arcs may depend on. */
export interface Seen {
  readonly view: BoardView;
  readonly values: StripValues;
  /** The counter that is moved next, from 0. */
  readonly selected: number;
  /** The square that the reader wants to know about. */
  readonly looked: bigint | null;
  readonly window: Pick<StripWindow, 'from' | 'end' | 'count' | 'cell'>;
  readonly words: typeof en;
  readonly language: Language;
}

export const isValued = ({ view }: BoardView) => view === 'pn' || view === 'sg';

/** How far to move from a square to get to another, if the solver lists that as a move. */
export function byTo(to: bigint, from: bigint, values: StripValues): bigint | undefined {
  return values.jumps(from)?.moves.find((move) => from - move.numbers[1]! === to)?.numbers[1];
}

/** Where the moves from a square lead, as the solver lists them. */
const targetsOf = (from: bigint, values: StripValues): readonly bigint[] =>
  (values.jumps(from)?.moves ?? []).map(({ numbers }) => from - numbers[1]!);

export function faceOf(n: bigint, { view, values, selected, looked, words: w, language }: Seen): StripCell {
  const at = view.numbers[selected];
  const here = view.numbers.flatMap((square, i) => (square === n ? [i + 1] : []));
  const by = view.interactive && at !== undefined ? byTo(n, at, values) : undefined;
  const known = isValued(view) ? values.at(n) : null;
  const outcome = known && known.outcome !== 'draw' ? known.outcome : null;
  const label = [
    w.cell(n),
    here.length && (view.numbers.length === 1 ? w.stone : w.stones(here)),
    view.view === 'pn' && outcome && w[outcome],
    view.view === 'sg' && known && w.value(known.value),
    isValued(view) && !known && w.unknown,
    by !== undefined && w.target(by),
  ];
  return {
    sign: view.view === 'pn' ? outcome : null,
    value: view.view === 'sg' && known ? known.value : null,
    target: by !== undefined,
    lit: view.lit.has(`cell-${n}`),
    going: looked === n,
    label: strung(label, language),
    idle: !(view.interactive || isValued(view)),
  };
}

export function arcsOf({ view, values, selected, looked }: Seen): Arc[] {
  const at = view.numbers[selected];
  const arcs: Arc[] = [];
  if (looked !== null && isValued(view) && looked !== at) {
    for (const to of targetsOf(looked, values)) arcs.push({ from: looked, to, kind: 'look' });
  } else if (at !== undefined && !view.leaving) {
    for (const to of targetsOf(at, values)) arcs.push({ from: at, to, kind: to === looked ? 'going' : 'move' });
  }
  const add = (move: Move, kind: Arc['kind']) => {
    const [counter, by] = move.numbers as [bigint, bigint];
    const from = view.numbers[Number(counter) - 1];
    if (from !== undefined) arcs.push({ from, to: from - by, kind });
  };
  for (const move of view.wins.slice(0, 64)) add(move, 'wins');
  if (view.hint) add(view.hint, 'hint');
  return arcs;
}

export function stonesOf({ view, selected }: Seen): StripStone[] {
  const leaving = view.leaving?.numbers;
  const after = view.numbers.map((at, i) => (leaving && Number(leaving[0]) === i + 1 ? at - leaving[1]! : at));
  const where = view.where?.numbers[0] ?? view.hint?.numbers[0];
  const several = view.numbers.length > 1;
  return stonesAt(after).map((stone, i) => ({
    ...stone,
    selected: several && view.interactive && i === selected,
    where: where === BigInt(i + 1) || view.lit.has(`heap-${i + 1}`),
  }));
}

/** The proven period, as often as it is in sight, and what comes before it. */
export function bracketsOf({ view, values, window, words: w }: Seen): Bracket[] {
  const found = values.period;
  if (!isValued(view) || !found) return [];
  const { preperiod, period } = found;
  const brackets: Bracket[] =
    preperiod > 0n ? [{ from: 0n, to: preperiod, kind: 'preperiod', text: w.preperiodShort(preperiod) }] : [];
  const skipped = window.from > preperiod ? (window.from - preperiod) / period : 0n;
  for (let from = preperiod + skipped * period; from < window.end; from += period) {
    brackets.push({ from, to: from + period, kind: 'period', text: w.periodShort(period) });
  }
  return brackets;
}

/** Targets to the left of the window, the nearest first, as many as have room before the counter. */
export function farOf({ view, values, selected, window }: Seen): bigint[] {
  const at = view.numbers[selected];
  if (at === undefined || view.leaving || !view.interactive) return [];
  const far = targetsOf(at, values).filter((to) => to < window.from);
  const stones = view.numbers.map((each) => Number(each - window.from));
  let room = Math.min(window.count, ...stones.filter((each) => each >= 0 && each < window.count)) * window.cell;
  return far.sort((a, b) => (a > b ? -1 : 1)).filter((to) => (room -= farWidth(to) + 4) >= 0);
}

/** Whether the window could move to the left and show more of where a counter can go. */
export function targetsLeftOut(at: bigint, values: StripValues, { from, end }: Seen['window']): boolean {
  const spare = end - 2n - at;
  return spare > 0n && targetsOf(at, values).some((to) => to < from && to >= from - spare);
}

/** Why the square that is looked at is what it is: its moves and what they reach, all from the solver. */
export function explained({ view, values, looked: n, words: w, language }: Seen): string {
  if (!isValued(view)) return '';
  if (n === null) return w.choose;
  const [here, jumps] = [values.at(n), values.jumps(n)];
  if (!here || !jumps) return '';
  if (jumps.total === 0n) return w.over(n);
  const squares = targetsOf(n, values);
  const reached = squares.map((square) => values.at(square));
  if (reached.some((each) => !each)) {
    for (const square of squares) values.need(square, 1);
    return '';
  }
  if (view.view === 'pn') {
    const listed = squares.slice(0, 8).map((each) => number(each, language));
    if (here.outcome === 'P') return w.loses(n, listed, jumps.total > 8n);
    const to = squares.find((_, i) => reached[i]!.outcome === 'P');
    return to === undefined ? '' : w.wins(n, to);
  }
  const found = [...new Set(reached.map((each) => each!.value))].sort((a, b) => (a < b ? -1 : 1)).map(String);
  if (jumps.total > BigInt(squares.length) || found.length > 12) return w.valueOnly(n, here.value);
  return w.mex(n, found, here.value);
}

/** Across a block: a line between columns (x) or rows (y), from one of its sides to the other. */
export interface Crack {
  readonly way: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** The place of a line. */
export const crackId = ({ way, at, from, to }: Crack) => `crack-${way}-${at}-${from}-${to}`;
export function crackIn(id: string): Crack | null {
  const [, way, at, from, to] = /^crack-([xy])-(\d+)-(\d+)-(\d+)$/.exec(id) ?? [];
  return way ? { way: way as Crack['way'], at: Number(at), from: Number(from), to: Number(to) } : null;
}
