/** A pair of the two sequences. */
export interface Pair {
  readonly n: number;
  readonly a: number;
  readonly b: number;
}

/** Of every number the pair it belongs to, from the solver's list of both numbers of each. */
export function pairsIn(told: readonly bigint[]): readonly (Pair | undefined)[] {
  const pairs: Pair[] = [];
  for (let n = 0; 2 * n < told.length; n++) {
    const [a, b] = [Number(told[2 * n]), Number(told[2 * n + 1])];
    pairs[a] = pairs[b] = { n, a, b };
  }
  return pairs;
}
