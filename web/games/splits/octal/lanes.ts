/** A row that stands, and the empty places where others stood: what a lane is made of, from left to right. */
export type Piece =
  | { readonly kind: 'row'; readonly heap: number; readonly size: bigint }
  | { readonly kind: 'hole'; readonly size: number };
export type Lane = readonly Piece[];

/** A move as it was made on the drawing: the heap (from 0), how many stay on its left, its parts ascending. */
interface Left {
  readonly heap: number;
  readonly at: number;
  readonly parts: readonly bigint[];
}

const fresh = (numbers: readonly bigint[]): Lane[] => numbers.map((size, heap) => [{ kind: 'row', heap, size }]);

/**
 * Where the rows of a position stand: nobody moves a stone that is not taken, so a row that is cut leaves its parts where
 * they were and a hole between them, although the solver writes the parts in ascending order. A position that was not
 * reached by a move gets a lane for every row.
 */
export class Lanes {
  #origin = '';
  #position = '';
  #left: Left | null = null;
  /** How every position of this game was drawn: undo finds it again. */
  readonly #drawn = new Map<string, readonly Lane[]>();

  leaving(left: Left) {
    this.#left = left;
  }

  of(origin: string, position: string, numbers: readonly bigint[]): readonly Lane[] {
    if (origin !== this.#origin) {
      this.#origin = origin;
      this.#drawn.clear();
      this.#left = null;
    }
    const before = this.#left && position !== this.#position ? this.#drawn.get(this.#position) : undefined;
    const cut = before && this.#cut(before, this.#left!, numbers);
    if (position !== this.#position) this.#left = null;
    this.#position = position;
    const lanes = cut ?? this.#drawn.get(position) ?? fresh(numbers);
    this.#drawn.set(position, lanes);
    return lanes;
  }

  /** The lanes after a move; null if that is not how this position came about. */
  #cut(lanes: readonly Lane[], { heap, at, parts }: Left, numbers: readonly bigint[]): readonly Lane[] | null {
    const more = parts.length - 1;
    const cut = lanes.map((lane) =>
      lane.flatMap((piece): Piece[] => {
        if (piece.kind === 'hole' || piece.heap < heap) return [piece];
        if (piece.heap > heap) return [{ ...piece, heap: piece.heap + more }];
        const [small, large] = parts;
        if (small === undefined) return [{ kind: 'hole', size: Number(piece.size) }];
        const hole = Number(piece.size - small - (large ?? 0n));
        const gap: Piece = { kind: 'hole', size: hole };
        if (large === undefined) {
          const row: Piece = { kind: 'row', heap, size: small };
          return at > 0 ? [row, gap] : [gap, row];
        }
        const rows: Piece[] = [
          { kind: 'row', heap, size: small },
          { kind: 'row', heap: heap + 1, size: large },
        ];
        const [left, right] = BigInt(at) === large && at !== Number(small) ? rows.toReversed() : rows;
        return [left!, gap, right!];
      }),
    );
    const rows = cut.flat().filter((piece) => piece.kind === 'row');
    return rows.length === numbers.length && rows.every((row) => numbers[row.heap] === row.size) ? cut : null;
  }
}
