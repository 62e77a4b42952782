import type { ValueMap } from '../../solver/types.ts';

/** A pair of the two sequences; `b` is null where the pair's larger number lies beyond the map. */
export interface Pair {
  readonly n: number;
  readonly a: number;
  readonly b: number | null;
}

/**
 * Of every natural number in sight the pair it belongs to. Every column has one P-cell: where it lies above the diagonal
 * the column is the smaller number of a pair, else the larger; a column without one in sight has it above.
 */
export function pairsIn({ outcomes, width, height }: ValueMap): Pair[] {
  const pairs: Pair[] = [];
  let n = 0;
  for (let x = 0; x < width; x++) {
    let y = 0;
    while (y < height && outcomes[y * width + x] !== 0) y++;
    pairs.push(y < x ? pairs[y]! : { n: n++, a: x, b: y < height ? y : null });
  }
  return pairs;
}
