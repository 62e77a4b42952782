import type { Analysis, Move, Outcome, Solver } from '../../solver/types.ts';

/**
 * Judges an answer by asking the solver, and finds out why a wrong one is wrong. No game's rule and no answer is
 * known here: every cause is a line of a certificate.
 */

export type Ask = 'outcome' | 'grundy' | 'winning-moves';

export interface Question {
  readonly game: string;
  readonly position: string;
  readonly rule: string;
}

/** Numbers of a position as its board draws it: what a board needs to speak of a move. */
type Numbers = readonly bigint[];

/** A fact about one position that shows why an answer is right or wrong. Positions are canonical text. */
export type Cause =
  /** No move is left: `won` by the player to move under misère play, else lost. */
  | { readonly kind: 'over'; readonly won: boolean }
  /** `move` ends the game, and the other player has won. */
  | { readonly kind: 'ends'; readonly before: Numbers; readonly move: Move; readonly moves: bigint | null }
  /** `move` leaves a P-position. */
  | { readonly kind: 'wins'; readonly before: Numbers; readonly move: Move; readonly to: string }
  /** `move` is no win: `reply` answers it. `moves` counts all moves where each of them fails, else it is null. */
  | {
      readonly kind: 'fails';
      readonly before: Numbers;
      readonly move: Move;
      readonly to: string;
      readonly after: Numbers;
      readonly reply: Move;
      readonly left: string;
      readonly moves: bigint | null;
    }
  /** No move wins, but `move` leads to a draw again. */
  | { readonly kind: 'draws'; readonly before: Numbers; readonly move: Move; readonly to: string }
  /** `move` leaves a draw, from where nobody can force a win. */
  | { readonly kind: 'spoils'; readonly before: Numbers; readonly move: Move; readonly to: string }
  /** The SG values of the parts, whose nim-sum is the position's. */
  | { readonly kind: 'sum'; readonly parts: readonly bigint[]; readonly grundy: bigint }
  /** An option has the value the reader gave, so it cannot be the mex. */
  | {
      readonly kind: 'taken';
      readonly before: Numbers;
      readonly move: Move;
      readonly to: string;
      readonly value: bigint;
    }
  /** Options reach every value below `grundy` and none has `grundy` itself. */
  | { readonly kind: 'mex'; readonly reached: readonly bigint[]; readonly grundy: bigint }
  /** All winning moves (the first few of `count`). */
  | { readonly kind: 'winners'; readonly before: Numbers; readonly moves: readonly Move[]; readonly count: bigint };

export interface Verdict {
  readonly right: boolean;
  readonly analysis: Analysis;
  readonly causes: readonly Cause[];
}

const listed = 6;
/** Lines of a certificate among which one that keeps a draw is looked for. */
const searched = 200;

const read = (solver: Solver, q: Question, position = q.position) => solver.analyse(q.game, position, q.rule);
const play = (solver: Solver, q: Question, move: Move, position = q.position) =>
  solver.play(q.game, position, move, q.rule);

/** Why the outcome is what it is: a winning move, one of the moves and what refutes it, or a move that keeps the draw. */
export async function whyOutcome(solver: Solver, q: Question, analysis: Analysis): Promise<Cause[]> {
  const limit = analysis.outcome === 'draw' ? searched : 1;
  const proof = await solver.certify(q.game, q.position, q.rule, { limit });
  const move = proof.lines[0]?.move;
  if (!move) return [{ kind: 'over', won: analysis.outcome === 'N' }];
  if (proof.outcome === 'draw') {
    const keeps = proof.lines.find((line) => line.outcome === 'draw')?.move;
    return keeps ? [{ kind: 'draws', before: analysis.numbers, move: keeps, to: await play(solver, q, keeps) }] : [];
  }
  if (proof.outcome === 'P') return whyNot(solver, q, analysis, move, proof.total);
  return [{ kind: 'wins', before: analysis.numbers, move, to: await play(solver, q, move) }];
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
  const option = await read(solver, q, to);
  if (option.outcome === 'draw') return [{ kind: 'spoils', before: analysis.numbers, move, to }];
  const reply = answered ?? option.winningMoves[0];
  if (option.outcome === 'P') return [];
  if (!reply) return [{ kind: 'ends', before: analysis.numbers, move, moves }];
  const left = await play(solver, q, reply, to);
  return [{ kind: 'fails', before: analysis.numbers, move, to, after: option.numbers, reply, left, moves }];
}

/** Why the SG value is what it is, or why it is not `said`. */
export async function whyGrundy(solver: Solver, q: Question, analysis: Analysis, said?: bigint): Promise<Cause[]> {
  const grundy = analysis.grundy;
  if (grundy === null) return [];
  const parts = analysis.components;
  if (analysis.moveCount === 0n) return [{ kind: 'over', won: false }];
  const proof = await solver.certify(q.game, q.position, q.rule, { limit: 1 });
  const reached = proof.reached;
  const taken = said !== undefined && said < grundy ? reached.find((line) => line.grundy === said) : undefined;
  if (taken) {
    const to = await play(solver, q, taken.move);
    return [{ kind: 'taken', before: analysis.numbers, move: taken.move, to, value: said! }];
  }
  const sum: Cause[] = parts.length > 1 ? [{ kind: 'sum', parts, grundy }] : [];
  const all = BigInt(reached.length) === grundy;
  const mex: Cause[] =
    all && (said !== undefined || !sum.length) ? [{ kind: 'mex', reached: reached.map((l) => l.grundy!), grundy }] : [];
  return [...sum, ...mex];
}

/** Why there are not `said` winning moves: one that fails, where too many were counted; else one more that wins. */
async function whyCount(solver: Solver, q: Question, analysis: Analysis, said?: bigint): Promise<Cause[]> {
  const count = analysis.winningMoveCount;
  if (count === 0n) return whyOutcome(solver, q, analysis);
  if (said === undefined || said === count) {
    return [{ kind: 'winners', before: analysis.numbers, moves: analysis.winningMoves.slice(0, listed), count }];
  }
  if (said > count) {
    const winning = new Set(analysis.winningMoves.map((m) => m.text));
    const page = await solver.moves(q.game, q.position, q.rule, { limit: 64 });
    const move = page.moves.find((m) => !winning.has(m.text));
    return move ? whyNot(solver, q, analysis, move) : [];
  }
  const move = analysis.winningMoves.at(-1)!;
  return [{ kind: 'wins', before: analysis.numbers, move, to: await play(solver, q, move) }];
}

/** The right answer to `ask`, as the reader would write it. */
export function truth(ask: Ask, analysis: Analysis): string {
  if (ask === 'outcome') return analysis.outcome;
  return String(ask === 'grundy' ? (analysis.grundy ?? '') : analysis.winningMoveCount);
}

/** Judges `answer` ('P', 'N', 'draw' or digits). Rejects with `SolverError` if the question itself is no legal input. */
export async function judge(solver: Solver, q: Question, ask: Ask, answer: string): Promise<Verdict> {
  const analysis = await read(solver, q);
  const at = { ...q, position: analysis.position };
  const right = answer === truth(ask, analysis);
  const said = right || ask === 'outcome' ? undefined : BigInt(answer);
  const causes =
    ask === 'outcome'
      ? await whyOutcome(solver, at, analysis)
      : ask === 'grundy'
        ? await whyGrundy(solver, at, analysis, said)
        : await whyCount(solver, at, analysis, said);
  return { right, analysis, causes };
}

/** A property that a position can be asked to have: `P`, `N`, `draw`, `grundy=3`, `winning-moves=2`. */
export type Goal =
  | { readonly ask: 'outcome'; readonly want: Outcome }
  | { readonly ask: 'grundy' | 'winning-moves'; readonly want: string };

/** Reads a goal; null if it is none. */
export function readGoal(text: string): Goal | null {
  if (text === 'P' || text === 'N' || text === 'draw') return { ask: 'outcome', want: text };
  const [, ask, want] = /^(grundy|winning-moves)=(\d+)$/.exec(text) ?? [];
  return ask && want ? { ask: ask as 'grundy' | 'winning-moves', want: BigInt(want).toString() } : null;
}

/** Whether a position has the property, and what it is that keeps it from having it. */
export async function judgePosition(solver: Solver, q: Question, goal: Goal): Promise<Verdict> {
  const analysis = await read(solver, q);
  const at = { ...q, position: analysis.position };
  const right = truth(goal.ask, analysis) === goal.want;
  if (right) return { right, analysis, causes: await whyOutcome(solver, at, analysis) };
  const { components: parts, grundy } = analysis;
  const sum: Cause[] = parts.length > 1 && grundy !== null ? [{ kind: 'sum', parts, grundy }] : [];
  const causes =
    goal.ask === 'outcome'
      ? [...sum, ...(await whyOutcome(solver, at, analysis))]
      : goal.ask === 'grundy'
        ? await whyGrundy(solver, at, analysis)
        : await whyCount(solver, at, analysis);
  return { right, analysis, causes };
}
