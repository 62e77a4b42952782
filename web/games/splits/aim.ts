/** A move that is being considered: pointed at, focused or written. Heaps count from 0. */
export interface Aim {
  /** The place that is pointed at. */
  readonly id: string;
  readonly heap: number;
  /** What the heap would become: ascending, none zero. */
  readonly parts: readonly bigint[];
  /** Where in the drawing of the heap: a column's stones below stay, a row's stones before do. */
  readonly at: number;
}

export const partsKey = (parts: readonly (bigint | number)[]) => parts.join('-');

/** Parts as the solver writes them: ascending, none of them zero. */
export const asParts = (...sizes: readonly bigint[]): bigint[] =>
  sizes.filter((each) => each > 0n).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

export const sumOf = (parts: readonly bigint[]) => parts.reduce((sum, each) => sum + each, 0n);

/** The parts of an aim as they lie in the drawing. */
export const partsAsLying = ({ parts, at }: Aim) =>
  parts.length === 2 && BigInt(at) === parts[1] ? parts.toReversed() : parts;
