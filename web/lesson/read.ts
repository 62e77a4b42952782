import type { Solver } from '../solver/types.ts';
import type { AtRest, RestOf } from '../draw/rest.ts';

/** A text about which an instrument is asked, at rest; `lit`: parts that are spoken of. Rejects with SolverError. */
export async function readAndDrawn(
  solver: Solver,
  instrument: string,
  position: string,
  rest: RestOf<unknown>,
  more: { readonly view?: string; readonly lit?: readonly string[]; readonly width?: number | undefined } = {},
): Promise<AtRest> {
  const said = await solver.ask(instrument as 'nimber', 'read' as 'add', position);
  const { view = '', lit = [], width } = more;
  return rest({ position, view, said, lit: new Set(lit), ...(width && { width }) });
}
