import { none, type ImpartialOutcome, type ValueMap } from '../solver/types.ts';
import type { Values } from './rest.ts';

/** The order in which backward induction comes to know the cells or nodes of a map. */
export interface Stages {
  /** Of every one: the stage in which it becomes known, from 0: the ends. */
  readonly of: Uint32Array;
  readonly last: number;
}

const outcomes = ['P', 'N', 'draw'] as const;
/** As maps and tables count them; null for none. */
export const outcomeOf = (code: number | undefined): ImpartialOutcome | null =>
  outcomes[code ?? outcomes.length] ?? null;
const finite = (value: number | undefined) => (value === undefined || value === none ? null : BigInt(value));

/**
 * What the solver says of all cells or nodes of a map, which count from 0, row by row. A board asks for it once a rule:
 * `#values = new Asked<MapValues>(this)`, `#values.need(rule, mapOf(game, rule))` (board/maps.ts).
 */
export class MapValues implements Values {
  readonly map: ValueMap;
  #most: number | undefined;
  #endless: boolean | undefined;
  #hasDraws: boolean | undefined;
  readonly #stages = new Map<'level' | 'distance', Stages>();

  constructor(map: ValueMap) {
    this.map = map;
  }

  outcome(of: number): ImpartialOutcome | null {
    return outcomeOf(this.map.outcomes[of]);
  }
  /** null: none that is finite. */
  grundy(of: number): bigint | null {
    return finite(this.map.grundy[of]);
  }
  /** Moves to the end under best play; null for a draw. */
  distance(of: number): bigint | null {
    return finite(this.map.distance[of]);
  }
  /** Whether play from here must end. */
  ends(of: number): boolean {
    return this.map.level[of] !== none;
  }

  /** Whether play may go on for ever: then there may be draws, and nodes without a finite value. */
  get endless(): boolean {
    return (this.#endless ??= this.map.level.includes(none));
  }
  get hasDraws(): boolean {
    return (this.#hasDraws ??= this.map.outcomes.includes(2));
  }
  /** The largest SG value; 0 where there is none. */
  get most(): number {
    return (this.#most ??= this.map.grundy.reduce((most, each) => (each !== none && each > most ? each : most), 0));
  }

  /** By the longest play to the end, or by the distance under best play. What has none comes last, all at once. */
  stages(by: 'level' | 'distance' = this.endless ? 'distance' : 'level'): Stages {
    const known = this.#stages.get(by);
    if (known) return known;
    const given = this.map[by];
    const decided = given.reduce((most, each) => (each !== none && each > most ? each : most), -1);
    const of = given.map((each) => (each === none ? decided + 1 : each));
    const stages = { of, last: decided + (given.includes(none) ? 1 : 0) };
    this.#stages.set(by, stages);
    return stages;
  }
}
