import { SolverError, type Analysis, type Solver, type Work } from '../solver/types.ts';
import type { LinkedGame } from './link.ts';
import { Match, playerAt, station } from './match.ts';

/** A match that has been played again, and what the solver says of its last position. */
export interface Replayed {
  readonly match: Match;
  readonly analysis: Analysis;
  /** A move of the history was none; the match ends before it. */
  readonly broken: boolean;
}

/** Plays a game again, as far as its history is legal. Rejects where position or rule is refused. */
export async function replay(solver: Solver, game: string, linked: LinkedGame, work: Work): Promise<Replayed> {
  const { plays, first } = linked;
  const turn = (at: number) => ({ player: plays ? playerAt(plays, first, at) : ('left' as const) });
  const analyse = (position: string, at: number) =>
    solver.analyse(game, position, linked.rule, { ...work, ...turn(at) });
  let analysis = await analyse(linked.position, 0);
  const match = new Match(station(analysis, null), { ...linked, rule: analysis.rule });
  for (const text of linked.moves) {
    const numbers = text.split('-').filter((each) => /^\d+$/.test(each));
    try {
      const to = await solver.play(game, analysis.position, text, match.rule, turn(match.at));
      analysis = await analyse(to, match.at + 1);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { match, analysis, broken: true };
    }
    match.push(station(analysis, { text, numbers: numbers.map(BigInt) }));
  }
  return { match, analysis, broken: false };
}

/** The solver has understood the question and says no; it is there. */
export const isRefusal = (error: unknown) => error instanceof SolverError && error.code !== 'unavailable';
