import type { Analysis, Move, Outcome, Player, Solver } from '../solver/types.ts';
import { parseValue, valueText } from '../draw/value.ts';
import { otherPlayer, standing, type Standing } from '../board/match.ts';
import { wholeAnswer, type Ask, type Cause, type Manner, type Numbers, type Question, type Reached } from './cause.ts';
import { whyValue } from './why-value.ts';

/**
 * Judges an answer by asking the solver, and finds out why a wrong one is wrong. No game's rule and no answer is
 * known here: every cause is a line of a certificate.
 */

export interface Verdict {
  readonly right: boolean;
  readonly analysis: Analysis;
  readonly causes: readonly Cause[];
}

const listed = 6;
/** Lines of a certificate among which one that keeps a draw is looked for. */
const searched = 200;
/** Moves of a lost position among which the one that resists longest is looked for. */
const weighed = 24;

/** The player to move, and the one who answers. */
const mover = ({ player = 'left' }: Question) => ({ player });
const answerer = (q: Question) => ({ player: otherPlayer(mover(q).player) });
const read = (solver: Solver, q: Question, position = q.position, turn = mover(q)) =>
  solver.analyse(q.game, position, q.rule, turn);
const play = (solver: Solver, q: Question, move: Move, position = q.position, turn = mover(q)) =>
  solver.play(q.game, position, move, q.rule, turn);
const certify = (solver: Solver, q: Question, limit: number) =>
  solver.certify(q.game, q.position, q.rule, { limit, ...mover(q) });

/** The question for whoever may begin: an outcome of players who differ speaks of both. */
const beginnings = (q: Question): Question[] =>
  q.player ? (['left', 'right'] as const).map((player) => ({ ...q, player })) : [q];
const whyBoth = async (solver: Solver, q: Question): Promise<Cause[]> =>
  (await Promise.all(beginnings(q).map(async (each) => whyOutcome(solver, each, await read(solver, each))))).flat();

/**
 * Why the outcome is what it is: a winning move, the move that resists longest and its refutation, or one that keeps
 * the draw.
 */
export async function whyOutcome(solver: Solver, q: Question, analysis: Analysis): Promise<Cause[]> {
  const before = analysis.numbers;
  const [stands, who] = [standing(analysis), q.player];
  if (analysis.moveCount === 0n) return [{ kind: 'over', won: stands === 'won', who }];
  if (stands === 'drawn') {
    const keeps = await keepingDraw(solver, q);
    return keeps ? [{ kind: 'draws', before, move: keeps, to: await play(solver, q, keeps) }] : [];
  }
  if (stands === 'lost') {
    const { move } = await resisting(solver, q);
    return whyNot(solver, q, analysis, move, analysis.moveCount);
  }
  const move = analysis.winningMoves[0] ?? (await certify(solver, q, 1)).lines[0]!.move;
  return [{ kind: 'wins', who, before, move, to: await play(solver, q, move) }];
}

async function keepingDraw(solver: Solver, q: Question): Promise<Move | null> {
  const { lines } = await certify(solver, q, searched);
  return lines.find((line) => line.outcome === 'draw')?.move ?? null;
}

/**
 * Of the first moves of a lost position the one that puts the loss off longest; of those, the one with the fewest
 * answers.
 */
async function resisting(solver: Solver, q: Question): Promise<{ move: Move; option: Analysis }> {
  const { lines } = await certify(solver, q, weighed);
  const options = await Promise.all(
    lines.map(async ({ move, to }) => ({
      move,
      option: await read(solver, q, to || (await play(solver, q, move)), answerer(q)),
    })),
  );
  const lasts = ({ option }: { option: Analysis }) => (option.moveCount === 0n ? -1n : (option.distance ?? 0n));
  return options.reduce((best, each) => {
    const by = lasts(each) - lasts(best);
    const fewer = each.option.winningMoveCount < best.option.winningMoveCount;
    return by > 0n || (by === 0n && each.option.moveCount > 0n && fewer) ? each : best;
  });
}

/**
 * What somebody who was wrong about an outcome is asked to find on the board: a move from `position` that leaves the
 * other player so.
 */
export interface Task {
  readonly position: string;
  readonly leave: Standing;
  /** Whom they play, where the players differ. */
  readonly player: Player | undefined;
  /**
   * The move that is to be refuted, played from `before`; null where the task begins with the question's own position.
   */
  readonly refutes: { readonly move: Move; readonly before: Numbers } | null;
}

/**
 * The task that shows why the outcome is not what was `said`, for a player of whom it does not hold; null where there
 * is nothing to find.
 */
export async function taskOf(solver: Solver, question: Question, said: Outcome): Promise<Task | null> {
  const both = await Promise.all(beginnings(question).map(async (q) => [q, await read(solver, q)] as const));
  const [q, analysis] =
    both.find(([, { outcome, player }]) => standing({ outcome: said, player }) !== standing({ outcome, player })) ??
    both[0]!;
  const stands = standing(analysis);
  if (analysis.moveCount === 0n) return null;
  if (stands !== 'lost') {
    return { position: q.position, leave: stands === 'won' ? 'lost' : 'drawn', player: q.player, refutes: null };
  }
  const { move, option } = await resisting(solver, q);
  if (option.moveCount === 0n) return null;
  const refutes = { move, before: analysis.numbers };
  return { position: option.position, leave: 'lost', player: q.player && otherPlayer(q.player), refutes };
}

/**
 * Why `move` does not win: the answer that refutes it (`answered`, if it has been played already). Empty if it
 * does win. `moves`: how many moves there are, where each of them fails.
 */
export async function whyNot(
  solver: Solver,
  q: Question,
  analysis: Analysis,
  move: Move,
  moves: bigint | null = null,
  answered?: Move,
): Promise<Cause[]> {
  const to = await play(solver, q, move);
  const option = await read(solver, q, to, answerer(q));
  const stands = standing(option);
  if (stands === 'drawn') return [{ kind: 'spoils', before: analysis.numbers, move, to }];
  const reply = answered ?? option.winningMoves[0];
  if (stands === 'lost') return [];
  if (!reply) return [{ kind: 'ends', before: analysis.numbers, move, moves }];
  const left = await play(solver, q, reply, to, answerer(q));
  const { numbers: before } = analysis;
  return [{ kind: 'fails', who: q.player, before, move, to, after: option.numbers, reply, left, moves }];
}

/** Why the SG value is what it is, or why it is not `said`. */
export async function whyGrundy(
  solver: Solver,
  q: Question,
  analysis: Analysis,
  said?: bigint,
  manner: Manner = wholeAnswer,
): Promise<Cause[]> {
  const { grundy, components: parts, numbers: before } = analysis;
  if (grundy === null) return [];
  if (analysis.moveCount === 0n) return [{ kind: 'over', won: false }];
  const composed = parts.length > 1;
  const column: Cause[] = composed && said !== undefined ? [columnOf(parts, said, grundy)] : [];
  if (!manner.sg) return [...(manner.tell && composed ? [{ kind: 'sum', parts, grundy } as const] : []), ...column];
  const { reached } = await certify(solver, q, 1);
  const option = async (line: (typeof reached)[number]): Promise<Reached> => ({
    move: line.move,
    to: await play(solver, q, line.move),
    value: line.grundy!,
  });
  const same = said !== undefined && said < grundy ? reached.find((line) => line.grundy === said) : undefined;
  const taken: Cause[] = same ? [{ kind: 'taken', before, ...(await option(same)) }] : [];
  if (!manner.tell) {
    if (taken.length || composed || said === undefined) return taken.length ? taken : column;
    const seen = await Promise.all(reached.slice(0, manner.tries).map(option));
    return [{ kind: 'needs', said, before, seen }];
  }
  if (composed) return [{ kind: 'sum', parts, grundy }, ...taken];
  const all = BigInt(reached.length) === grundy;
  const mex: Cause[] = all ? [{ kind: 'mex', reached: reached.map((l) => l.grundy!), grundy }] : [];
  return [...taken, ...mex];
}

/** The highest column in which `said` is not the nim-sum of `parts`. */
function columnOf(parts: readonly bigint[], said: bigint, grundy: bigint): Cause {
  const bit = 1n << BigInt((said ^ grundy).toString(2).length - 1);
  return { kind: 'column', parts, bit, ones: parts.filter((part) => part & bit).length, said };
}

/**
 * Why there are not `said` winning moves: first only whether more or fewer, then a move that was missed or counted too
 * much.
 */
async function whyCount(
  solver: Solver,
  q: Question,
  analysis: Analysis,
  said?: bigint,
  { tell, tries }: Manner = wholeAnswer,
): Promise<Cause[]> {
  const { winningMoveCount: count, winningMoves: moves, numbers: before } = analysis;
  const beyond: Cause[] =
    said !== undefined && said > analysis.moveCount ? [{ kind: 'beyond', moves: analysis.moveCount }] : [];
  if (said !== undefined && !tell && tries === 0)
    return beyond.length ? beyond : [{ kind: 'miscounted', more: said < count }];
  const winners: Cause[] =
    tell && count > 0n ? [{ kind: 'winners', who: q.player, before, moves: moves.slice(0, listed), count }] : [];
  if (said !== undefined && said > count && count > 0n) {
    const winning = new Set(moves.map((m) => m.text));
    const page = await solver.moves(q.game, q.position, q.rule, { limit: 64, ...mover(q) });
    const move = page.moves.find((m) => !winning.has(m.text));
    return [...winners, ...beyond, ...(move ? await whyNot(solver, q, analysis, move) : [])];
  }
  if (count === 0n) return [...beyond, ...(await whyOutcome(solver, q, analysis))];
  if (tell) return winners;
  const move = moves.at(-1)!;
  return [{ kind: 'wins', who: q.player, before, move, to: await play(solver, q, move) }];
}

/** The right answer to `ask`, as the reader would write it. */
export function truth(ask: Ask, analysis: Analysis): string {
  if (ask === 'outcome') return analysis.outcome;
  if (ask === 'value') return analysis.value ? valueText(analysis.value) : '';
  return String(ask === 'grundy' ? (analysis.grundy ?? '') : analysis.winningMoveCount);
}

/**
 * Judges `answer` (an outcome, digits or a value, as `truth` writes it), and finds what `manner` allows to be said of
 * it; a right answer is told why. Rejects with `SolverError` if the question itself is no legal input.
 */
export async function judge(
  solver: Solver,
  q: Question,
  ask: Ask,
  answer: string,
  manner: Manner = wholeAnswer,
): Promise<Verdict> {
  const analysis = await read(solver, q);
  const at = { ...q, position: analysis.position };
  const right = answer === truth(ask, analysis);
  const allowed = { ...manner, tell: manner.tell || right };
  return { right, analysis, causes: await whyAnswer(solver, at, analysis, ask, right ? undefined : answer, allowed) };
}

async function whyAnswer(
  solver: Solver,
  q: Question,
  analysis: Analysis,
  ask: Ask,
  wrong: string | undefined,
  manner: Manner,
): Promise<Cause[]> {
  if (ask === 'outcome') return manner.tell ? whyBoth(solver, q) : [];
  if (ask === 'value') return whyValue(solver, q, analysis, wrong, manner);
  const why = ask === 'grundy' ? whyGrundy : whyCount;
  return why(solver, q, analysis, wrong === undefined ? undefined : BigInt(wrong), manner);
}

/**
 * A property that a position can be asked to have: `P`, `N`, `draw`, `L`, `R`, `grundy=3`, `winning-moves=2`,
 * `value=3/4`.
 */
export type Goal =
  | { readonly ask: 'outcome'; readonly want: Outcome }
  | { readonly ask: Exclude<Ask, 'outcome'>; readonly want: string };

/** Whether it is written as an outcome is. */
export const isOutcome = (text: string): text is Outcome => ['P', 'N', 'draw', 'L', 'R'].includes(text);

/** Reads a goal; null if it is none. */
export function readGoal(text: string): Goal | null {
  if (isOutcome(text)) return { ask: 'outcome', want: text };
  const value = text.startsWith('value=') ? parseValue(text.slice('value='.length)) : null;
  if (value) return { ask: 'value', want: valueText(value) };
  const [, ask, want] = /^(grundy|winning-moves)=(\d+)$/.exec(text) ?? [];
  return ask && want ? { ask: ask as 'grundy' | 'winning-moves', want: BigInt(want).toString() } : null;
}

/**
 * Whether a position has the property, and what it is that keeps it from having it. `template` is what it was made of,
 * with a `_` for each blank: a cause does not fill them in. `tries`: wrong positions before.
 */
export async function judgePosition(
  solver: Solver,
  q: Question,
  goal: Goal,
  template: string,
  tries: number,
): Promise<Verdict> {
  const analysis = await read(solver, q);
  const at = { ...q, position: analysis.position };
  const right = truth(goal.ask, analysis) === goal.want;
  const winnable = !right && goal.want === 'P' && analysis.outcome === 'N';
  const ask = right && goal.ask !== 'value' ? 'outcome' : goal.ask;
  const causes = winnable
    ? await whyWinnable(solver, at, analysis, template, tries)
    : await whyAnswer(solver, at, analysis, ask, undefined, wholeAnswer);
  return { right, analysis, causes };
}

/**
 * A move that wins and leaves a position of the template's form would fill in the blanks: of such a one only its place
 * is said.
 */
async function whyWinnable(
  solver: Solver,
  q: Question,
  { numbers: before, winningMoves }: Analysis,
  template: string,
  tries: number,
): Promise<Cause[]> {
  if (tries === 0) return [{ kind: 'winnable', before, move: null }];
  const form = formOf(template);
  for (const move of winningMoves.slice(0, listed)) {
    const to = await play(solver, q, move);
    if (!form.test(to)) return [{ kind: 'wins', who: q.player, before, move, to }];
  }
  return [{ kind: 'winnable', before, move: template === '_' ? null : (winningMoves[0] ?? null) }];
}

/** Positions that a reader could have written into the blanks. */
function formOf(template: string): RegExp {
  const parts = template.split('_').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('\\S*')}$`);
}
