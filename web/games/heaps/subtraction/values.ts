import type { Move, ImpartialOutcome, ValueTable } from '../../../solver/types.ts';
import { outcomeOf } from '../../../draw/values.ts';
import { solver } from '../../../board/solver.ts';

/** The moves from a cell, as far as a drawing shows them. */
export interface Jumps {
  readonly moves: readonly Move[];
  readonly total: bigint;
}

/** What a cell is. */
export interface Known {
  readonly value: bigint;
  readonly outcome: ImpartialOutcome;
}

/** As many jumps as are drawn from one cell. */
const drawn = 64;
/** First request, and how far to look for a period before saying that none was found. */
const firstTable = 1024;
const periodSearch = 65_536;
/** Cells above are asked for one by one. */
const longestTable = 1_000_000n;

/**
 * What the solver says of single cells of a strip: SG values, jumps, the proven period. Asks for what is looked at,
 * keeps what it got; calls `changed` whenever there is more.
 */
export class StripValues {
  #table: ValueTable | null = null;
  readonly #known = new Map<bigint, Known>();
  readonly #jumps = new Map<bigint, Jumps | null>();
  readonly #asked = new Set<bigint>();
  #tabling: Promise<void> | null = null;
  #abort = new AbortController();
  #searched = 0;
  /** The last error, which the shell or the reader may want to know. */
  error: unknown = null;

  constructor(
    readonly game: string,
    readonly rule: string,
    private readonly changed: () => void,
  ) {}

  /** What a heap of this size is; null while that is not known. */
  at(n: bigint): Known | null {
    const { values, outcomes } = this.#table ?? { values: [], outcomes: [] };
    if (n >= BigInt(values.length)) return this.#known.get(n) ?? null;
    return { value: BigInt(values[Number(n)]!), outcome: outcomeOf(outcomes[Number(n)])! };
  }

  /** The proven period, null if none is known. */
  get period(): ValueTable['period'] {
    return this.#table?.period ?? null;
  }

  /** How many values were searched for a period in vain; 0 while the search is not finished. */
  get searchedInVain(): number {
    return this.#table && !this.#table.period ? this.#searched : 0;
  }

  jumps(n: bigint): Jumps | undefined {
    const known = this.#jumps.get(n);
    if (known) return known;
    if (known === undefined) {
      this.#jumps.set(n, null);
      void this.#run(async () => {
        const { moves, total } = await (await solver()).moves(this.game, `${n}`, this.rule, { limit: drawn });
        this.#jumps.set(n, { moves, total });
      }).then((done) => done || this.#jumps.delete(n));
    }
    return undefined;
  }

  /** Asks for the values of `count` cells from `from` on, where they are not known yet. */
  need(from: bigint, count: number) {
    if (this.error) return; // asking again would fail again
    const to = from + BigInt(count);
    if (!this.#table && !this.#tabling) this.#tabling = this.#fill(firstTable);
    if (to <= longestTable) {
      if (this.#tabling || (this.#table && to <= BigInt(this.#table.values.length))) return;
      let size = firstTable;
      while (BigInt(size) < to) size *= 2;
      this.#tabling = this.#fill(Math.min(size, Number(longestTable)));
      return;
    }
    for (let n = from; n < to; n++) {
      if (this.at(n) || this.#asked.has(n)) continue;
      this.#asked.add(n);
      void this.#run(async () => {
        const { grundy, outcome } = await (await solver()).analyse(this.game, `${n}`, this.rule);
        if (grundy !== null) this.#known.set(n, { value: grundy, outcome: outcome as ImpartialOutcome });
      });
    }
  }

  async #fill(size: number) {
    await this.#run(async () => this.#take(size));
    this.#tabling = null;
    this.changed(); // whoever looks further by now asks again
    if (this.#table && !this.#table.period && this.#searched < periodSearch) {
      await this.#run(() => this.#take(periodSearch));
    }
  }

  async #take(size: number) {
    const table = await (await solver()).table(this.game, size, this.rule, { signal: this.#abort.signal });
    this.#searched = Math.max(this.#searched, size);
    if (!this.#table || table.values.length >= this.#table.values.length) this.#table = table;
  }

  async #run(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      this.changed();
      return true;
    } catch (error) {
      if (!this.#abort.signal.aborted) this.error = error;
      return false;
    }
  }

  /** The rule has changed: nobody waits for these values any more. */
  stop() {
    this.#abort.abort();
  }
}
