import { SolverError, type Solver } from '../../solver/types.ts';

let pending: Promise<Solver> | undefined;

/**
 * The one solver of the page. The first call loads the client, its worker and the module; all elements share
 * them. Rejects with `SolverError('unavailable')`; the next call tries again.
 */
export function solver(): Promise<Solver> {
  pending ??= import('../../solver/client.ts')
    .then(({ loadSolver }) => loadSolver())
    .catch((cause: unknown) => {
      pending = undefined;
      throw cause instanceof SolverError
        ? cause
        : new SolverError('unavailable', 'none', String(cause).slice(0, 40), '');
    });
  return pending;
}
