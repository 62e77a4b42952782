import type { SolverError } from '../../../solver/types.ts';
import { cutAt } from '../../../draw/numerals.ts';

/** Of a board that is written as its rows, the one that was refused for its length: its number from 1, and both lengths. */
export function wrongRow(
  text: string,
  { code, at }: SolverError,
): { readonly row: number; readonly length: number; readonly wanted: number } | null {
  if (code !== 'syntax' || at === null) return null;
  const [before, from] = cutAt(text, at);
  const length = /^[.#]+(?![^\s,，、;；])/.exec(from)?.[0].length;
  const above = before.match(/[.#]+/g) ?? [];
  // Numbers of rows and columns may stand before them.
  const wanted = Number(/^\D*\d+\D+(\d+)/.exec(before)?.[1] ?? above[0]?.length);
  return length && wanted && length !== wanted ? { row: above.length + 1, length, wanted } : null;
}
