import type { SolverError } from '../../solver/types.ts';
import { solverError } from './error-words.ts';

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
