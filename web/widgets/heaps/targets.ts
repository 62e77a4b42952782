import { solver } from '../shell/solver.ts';

/** More moves than this from one heap are not asked for: then the solver judges a move when it is made. */
const most = 4000;

/**
 * What the solver lists as moves of a single heap (or of another small position with one summand), as what follows the
 * heap in the move: the parts it leaves, '' for none, '3', '3,4'. Asked once for every heap of a rule and kept;
 * `changed` is called when an answer is there.
 */
export class HeapMoves {
  readonly #known = new Map<string, ReadonlySet<string> | null>();
  #rule = '';
  #pending = 0;

  constructor(
    readonly game: string,
    private readonly changed: () => void,
    /** So many numbers of a move say where it is played. */
    private readonly place = 1,
  ) {}

  /** Whether everything that was asked for is there. */
  get settled(): boolean {
    return this.#pending === 0;
  }

  /** null: not known, or too many to list. */
  of(heap: string, rule: string): ReadonlySet<string> | null {
    if (rule !== this.#rule) {
      this.#rule = rule;
      this.#known.clear();
    }
    const known = this.#known.get(heap);
    if (known !== undefined) return known;
    this.#known.set(heap, null);
    void this.#ask(heap, rule);
    return null;
  }

  async #ask(heap: string, rule: string) {
    this.#pending++;
    try {
      const { moves, total } = await (await solver()).moves(this.game, heap, rule, { limit: most });
      if (rule !== this.#rule || total > BigInt(most)) return;
      this.#known.set(heap, new Set(moves.map(({ numbers }) => partsKey(numbers.slice(this.place)))));
    } catch {
      // A hint of what is possible is missing; the move itself is judged by the solver all the same.
    } finally {
      this.#pending--;
      this.changed();
    }
  }
}

export const partsKey = (parts: readonly (bigint | number)[]) => parts.join(',');

/** Parts as the solver writes them: ascending, none of them zero. */
export function asParts(...sizes: readonly bigint[]): bigint[] {
  return sizes.filter((each) => each > 0n).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
