/** Measures of the strip, for the live board and for the figure at rest. CSS pixels. */
export const cellSize = 40;
/** Room at both ends, for the lines there. */
export const edge = 3;
/** Room above the cells for arcs and stones. */
export const roomForArcs = 78;
/** Rows under the cells: their numbers, the brackets of the period. */
export const numberRow = 19;
export const bracketRow = 30;
export const stoneRadius = 13.5;

/** How many square cells fit. */
export const cellsThatFit = (width: number) => Math.max(4, Math.floor((width - 2 * edge) / cellSize));

/** How many cells fit, and how wide they are: narrower on a phone, where more is seen so of where a stone can go. */
export function fitCells(width: number): { count: number; cell: number } {
  const room = width - 2 * edge;
  const count = (cell: number) => Math.max(4, Math.floor(room / cell));
  if (width > 480) return { count: count(cellSize), cell: cellSize };
  return { count: count(narrow), cell: Math.min(cellSize, Math.max(least, room / count(narrow))) };
}
const narrow = 28;
/** Even where there is no room at all. */
const least = 12;

/** Middle of the stone that has `level` others below it on its cell, from the top of the cells upwards. */
export const stoneRise = (level: number) => 17 + Math.min(level, 2) * 19;

/** A cell's number as it is written there: the last digits of one that is too long. */
export const cellNumber = (n: bigint) => (n < 100_000n ? `${n}` : `…${`${n}`.slice(-3)}`);
