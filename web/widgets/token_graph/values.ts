import type { Outcome, Solver } from '../../solver/types.ts';
import { solver } from '../shell/solver.ts';

type Answer = Awaited<ReturnType<Solver['map']>>;

/** In the solver's tables: no value, no end. */
const none = 0xffffffff;
const outcomes = ['P', 'N', 'draw'] as const;

/** How the values of a view become known, working backwards from the ends. */
export interface Steps {
  /** Step at which a node's value is known, from 1. */
  readonly at: readonly number[];
  readonly last: number;
}

/** What the solver says of every node of one graph. Asks once, calls `changed` when the answer is there. */
export class GraphValues {
  #answer: Answer | null = null;
  error: unknown = null;
  readonly #abort = new AbortController();

  constructor(
    game: string,
    readonly rule: string,
    changed: () => void,
  ) {
    const ask = async () => (this.#answer = await (await solver()).map(game, rule, { signal: this.#abort.signal }));
    ask().then(changed, (error: unknown) => {
      if (this.#abort.signal.aborted) return;
      this.error = error;
      changed();
    });
  }

  get known(): boolean {
    return this.#answer !== null;
  }
  outcome(node: number): Outcome {
    return outcomes[this.#answer!.outcomes[node - 1]!]!;
  }
  /** null: none that is finite. */
  value(node: number): bigint | null {
    return finite(this.#answer!.grundy[node - 1]!);
  }
  /** Moves to the end under best play; null for a draw. */
  distance(node: number): bigint | null {
    return finite(this.#answer!.distance[node - 1]!);
  }
  /** Whether play from here must end. */
  ends(node: number): boolean {
    return this.#answer!.level[node - 1] !== none;
  }

  /**
   * Outcomes and values become known layer by layer (the longest play to the end), as far as play must end;
   * outcomes near cycles, and distances, in the order of distance. What is left comes last.
   */
  steps(view: string): Steps {
    const { level, distance } = this.#answer!;
    const endless = level.includes(none);
    const order = view === 'distance' || (view === 'pn' && endless) ? distance : level;
    const finiteOnes = order.filter((each) => each !== none);
    const layers = [...new Set(finiteOnes)].sort((a, b) => a - b);
    const last = layers.length + (finiteOnes.length < order.length ? 1 : 0);
    const stepOf = new Map(layers.map((layer, i) => [layer, i + 1]));
    return { at: Array.from(order, (each) => stepOf.get(each) ?? last), last };
  }

  /** The graph has changed: nobody waits for these values any more. */
  stop() {
    this.#abort.abort();
  }
}

const finite = (value: number): bigint | null => (value === none ? null : BigInt(value));
