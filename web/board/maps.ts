import { MapValues } from '../draw/values.ts';
import { solver } from './solver.ts';

/** What the solver says of all cells or nodes of a board, for draw/asked.ts. */
export const mapOf = (game: string, rule: string, size?: number) => async (signal: AbortSignal) =>
  new MapValues(await (await solver()).map(game, rule, { signal, ...(size !== undefined && { size }) }));
