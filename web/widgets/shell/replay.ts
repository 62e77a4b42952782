import { SolverError, type Analysis, type Solver, type Work } from '../../solver/types.ts';
import type { LinkedGame } from './link.ts';
import { Match, station } from './match.ts';

/** A match that has been played again, and what the solver says of its last position. */
export interface Replayed {
  readonly match: Match;
  readonly analysis: Analysis;
  /** A move of the history was none; the match ends before it. */
  readonly broken: boolean;
}

/** Plays a game again, as far as its history is legal. Rejects where position or rule is refused. */
export async function replay(solver: Solver, game: string, linked: LinkedGame, work: Work): Promise<Replayed> {
  const analyse = (position: string) => solver.analyse(game, position, linked.rule, work);
  let analysis = await analyse(linked.position);
  const match = new Match(station(analysis, null), analysis.rule, linked.first, linked.opponent);
  for (const text of linked.moves) {
    const numbers = text.split('-').filter((each) => /^\d+$/.test(each));
    try {
      analysis = await analyse(await solver.play(game, analysis.position, text, match.rule));
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
