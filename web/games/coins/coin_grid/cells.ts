import { placesOf, type Coins } from '../choice.ts';

/** A coin's row and column, from 1, as one number; by rows. */
const wide = 1000;
export const coinAt = (row: number, column: number) => row * wide + column;
export const placeOf = (coin: number) => [Math.floor(coin / wide), coin % wide] as const;

/** Of a position: rows and columns in turns. */
export const headsIn = (numbers: readonly bigint[]): number[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => coinAt(Number(numbers[2 * i]), Number(numbers[2 * i + 1])));
export const written = (heads: Coins) => heads.map((each) => placeOf(each).join(',')).join(' ') || '0';

/** The coins of a move: rows, 0, columns. The numbers of both rules are in that of the product (wasm/games/coins/coin_grid.cpp). */
export function cellsOf(numbers: readonly bigint[], [product = 0n, length = 0n, ...shapes]: readonly bigint[]): Coins {
  const middle = numbers.indexOf(0n);
  const shape = (at: number) => (product ? (shapes[at] ?? 0n) : 0n);
  const rows = placesOf(numbers.slice(0, middle), shape(0));
  const columns = placesOf(numbers.slice(middle + 1), shape(Number(length)));
  return rows.flatMap((row) => columns.map((column) => coinAt(row, column)));
}

/** So many rows or columns, the first one after `from`. */
export const indices = (n: number, from = 0) => Array.from({ length: n }, (_, i) => from + i + 1);
