import { SolverError, type Solver } from '../solver/types.ts';
import type { AskMoves } from '../draw/moves.ts';
import { MapValues } from '../draw/values.ts';

let pending: Promise<Solver> | undefined;

/**
 * The one solver of the page. The first call loads the client, its worker and the module; all elements share
 * them. Rejects with `SolverError('unavailable')`; the next call tries again, as it does after the worker has died.
 */
export function solver(): Promise<Solver> {
  const forget = () => {
    pending = undefined;
  };
  pending ??= import('../solver/client.ts')
    .then(({ loadSolver }) => loadSolver(forget))
    .catch((cause: unknown) => {
      forget();
      throw cause instanceof SolverError
        ? cause
        : new SolverError('unavailable', 'none', String(cause).slice(0, 40), '');
    });
  return pending;
}

/** The moves of a game, for draw/moves.ts. */
export const movesOf =
  (game: string): AskMoves =>
  async (...of) =>
    (await solver()).moves(game, ...of);

/** What the solver says of all cells or nodes of a board, for draw/asked.ts. */
export const mapOf = (game: string, rule: string, size?: number) => async (signal: AbortSignal) =>
  new MapValues(await (await solver()).map(game, rule, { signal, ...(size !== undefined && { size }) }));
