import { cutAt } from '../../draw/numerals.ts';

/** Where in a matrix as it is typed a byte is: rows end with ";" or the line; both from 1. */
export function placeIn(text: string, at: number): { readonly row: number; readonly column: number } {
  const [before, from] = cutAt(text, at);
  const rows = before.split(/[;；\r\n]/);
  const ends = (row: string) => row.split(/[\s,，、]+/).filter(Boolean);
  const row = rows.filter((each, i) => i === rows.length - 1 || ends(each).length > 0).length;
  const begun = ends(rows.at(-1)!);
  // In the midst of an entry: that one.
  const inside = begun.length > 0 && !/[\s,，、]$/.test(rows.at(-1)!) && !/^(?:[\s,，、;；]|$)/.test(from);
  return { row, column: begun.length + (inside ? 0 : 1) };
}

/** A matrix as text, of entries row by row. */
export const joined = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.join(' ')).join('; ');

/** Its entries by rows. */
export const rowsOf = (cells: readonly string[], columns: number): string[][] =>
  Array.from({ length: cells.length / columns }, (_, i) => cells.slice(i * columns, (i + 1) * columns));
