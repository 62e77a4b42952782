import type { ValueMap } from '../../solver/types.ts';
import { solver } from '../shell/solver.ts';
import { indexOf, readRule } from './geometry.ts';
import type { Place } from './words.ts';

/** How the solver's map writes what it does not give. */
export const none = 0xffffffff;

/** Outcomes as the solver's map numbers them. */
export const outcomeNames = ['P', 'N', 'draw'] as const;

/** More options of one cell than this are not asked for; a rule has at most 64 steps. */
const mostOptions = 64;

/** The order in which backward induction comes to know the cells. */
export interface Stages {
  /** Of every cell: the stage in which it becomes known. */
  readonly of: Uint32Array;
  readonly last: number;
  /** Of every stage: how many cells become P, N and draw. */
  readonly counts: readonly (readonly [p: number, n: number, draw: number])[];
}

/** How the stages are shown one after another. */
export interface Film {
  /** Stages that become known at once. */
  readonly stride: number;
  /** Milliseconds from one picture to the next; 0: all at once. */
  readonly pause: number;
}

/** Milliseconds for the whole, and for one picture at most; no more pictures than this. */
const whole = 3200;
const longest = 620;
const mostPictures = 80;

export function film({ last }: Stages, calm: boolean): Film {
  const stride = Math.ceil((last + 1) / mostPictures);
  return { stride, pause: calm ? 0 : Math.min(longest, (whole * stride) / (last + 1)) };
}

/**
 * What the solver says of the cells of a grid: outcome, SG value, order of backward induction, options. Asks for
 * what is looked at, keeps what it got; calls `changed` whenever there is more.
 */
export class GridValues {
  #map: ValueMap | null = null;
  #asked = false;
  #most: number | undefined;
  #endless: boolean | undefined;
  #hasDraws: boolean | undefined;
  #stages: Stages | null = null;
  readonly #options = new Map<number, readonly Place[] | null>();
  readonly #abort = new AbortController();
  /** The last error; asking again would fail again. */
  error: unknown = null;

  constructor(
    readonly game: string,
    readonly rule: string,
    private readonly changed: () => void,
  ) {}

  get map(): ValueMap | null {
    return this.#map;
  }

  /** Whether play may go on for ever: then there are no SG values, and there may be draws. */
  get endless(): boolean {
    return (this.#endless ??= this.#map?.level.includes(none)) ?? false;
  }

  get hasDraws(): boolean {
    return (this.#hasDraws ??= this.#map?.outcomes.includes(2)) ?? false;
  }

  /** The largest SG value; 0 where there is none. */
  get most(): number {
    return (
      (this.#most ??= this.#map?.grundy.reduce((most, each) => (each !== none && each > most ? each : most), 0)) ?? 0
    );
  }

  /** Asks for the map of all cells, once. */
  need() {
    if (this.#asked) return;
    this.#asked = true;
    void this.#run(async () => {
      this.#map = await (await solver()).map(this.game, this.rule, { signal: this.#abort.signal });
    });
  }

  /** Where the steps from a cell lead, as the solver lists them; undefined while it is not known. */
  options([x, y]: Place): readonly Place[] | undefined {
    const grid = readRule(this.rule)!;
    const key = indexOf(grid, x, y);
    const known = this.#options.get(key);
    if (known) return known;
    if (known === undefined && !this.error) {
      this.#options.set(key, null);
      void this.#run(async () => {
        const { moves } = await (await solver()).moves(this.game, `${x},${y}`, this.rule, { limit: mostOptions });
        this.#options.set(
          key,
          moves.map(({ numbers }) => [Number(numbers[1]), Number(numbers[2])] as const),
        );
      });
    }
    return undefined;
  }

  /** By the longest play to the end; where play may be endless, by the distance under best play, draws last. */
  get stages(): Stages | null {
    if (this.#stages || !this.#map) return this.#stages;
    const { level, distance, outcomes } = this.#map;
    const given = this.endless ? distance : level;
    const decided = given.reduce((most, each) => (each !== none && each > most ? each : most), 0);
    const open = given.includes(none);
    const of = given.map((each) => (each === none ? decided + 1 : each));
    const last = decided + (open ? 1 : 0);
    const counts = Array.from({ length: last + 1 }, () => [0, 0, 0] as [number, number, number]);
    of.forEach((stage, i) => counts[stage]![outcomes[i] as 0 | 1 | 2]++);
    return (this.#stages = { of, last, counts });
  }

  async #run(work: () => Promise<void>) {
    try {
      await work();
    } catch (error) {
      if (this.#abort.signal.aborted) return;
      this.error = error;
    }
    this.changed();
  }

  /** The rule has changed: nobody waits for these values any more. */
  stop() {
    this.#abort.abort();
  }
}
