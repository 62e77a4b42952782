import { SolverError } from '../solver/types.ts';

/**
 * Does what nobody waits for. Whatever goes wrong reaches `fail`, which must not throw, as a `SolverError`: nothing
 * becomes an unhandled rejection.
 */
export function ask(work: () => Promise<unknown>, fail: (error: SolverError) => void) {
  void (async () => {
    try {
      await work();
    } catch (error) {
      fail(solverError(error));
    }
  })();
}

/**
 * Whatever was thrown, as the one kind of error that elements speak of. What the solver did not say is logged as well.
 */
export function solverError(error: unknown): SolverError {
  if (error instanceof SolverError) return error;
  console.error(error);
  return unforeseen(error);
}

/** A worker that is gone, an answer that cannot be read: no refusal of an input, but no answer either. */
export const unforeseen = (error: unknown) => new SolverError('unavailable', 'none', String(error).slice(0, 40), '');
