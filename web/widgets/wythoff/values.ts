import { none, type Move, type ValueMap } from '../../solver/types.ts';
import { solver } from '../shell/solver.ts';
import { world, type Place } from './geometry.ts';

/** Where a move lies on the board: along the row (from the first heap), the column (the second) or both. */
export type Way = 'row' | 'column' | 'diagonal';
export const ways = ['row', 'column', 'diagonal'] as const;

export const wayOf = ([first = 0n, second = 0n]: readonly bigint[]): Way =>
  first > 0n && second > 0n ? 'diagonal' : second > 0n ? 'column' : 'row';

export interface Target {
  readonly move: Move;
  readonly to: Place;
  readonly way: Way;
}

/** More moves than this are not drawn; a wide band of the generalised game may have them. They are played all the same. */
const mostTargets = 6000;
const pageSize = 1000;

/** The legal moves of the position drawn last, as the solver lists them. */
export class Targets {
  #of = '';
  list: readonly Target[] | null = null;
  readonly at = new Map<number, Target>();

  constructor(private readonly changed: () => void) {}

  need(game: string, position: string, rule: string, [x, y]: Place) {
    const of = `${rule}|${position}`;
    if (this.#of === of) return;
    this.#of = of;
    this.list = null;
    this.at.clear();
    void (async () => {
      try {
        const client = await solver();
        const moves: Move[] = [];
        for (let total = 1n; moves.length < total && moves.length < mostTargets;) {
          const page = await client.moves(game, position, rule, { offset: BigInt(moves.length), limit: pageSize });
          if (this.#of !== of) return;
          if (page.moves.length === 0) break;
          moves.push(...page.moves);
          total = page.total;
        }
        if (this.#of !== of) return;
        this.list = moves.map((move) => {
          const to = [x - Number(move.numbers[0]), y - Number(move.numbers[1])] as const;
          return { move, to, way: wayOf(move.numbers) };
        });
        for (const each of this.list) this.at.set(keyOf(each.to), each);
        this.changed();
      } catch {
        // What is possible cannot be shown beforehand; the solver judges the move.
      }
    })();
  }
}

export const keyOf = ([x, y]: Place) => y * world + x;

/** A pair of the two sequences; `b` is null where the pair's larger number lies beyond the map. */
export interface Pair {
  readonly n: number;
  readonly a: number;
  readonly b: number | null;
}

/** What the solver says of every cell of the board. Asks once; calls `changed` when the answer is there. */
export class BoardValues {
  map: ValueMap | null = null;
  error: unknown = null;
  /** The largest SG value; 0 where the rule has none. */
  most = 0;
  /** Of every natural number below `world`: the pair it belongs to, read off the P-cells of its column. */
  pairs: readonly Pair[] = [];
  #asked = false;
  readonly #abort = new AbortController();

  constructor(
    readonly game: string,
    readonly rule: string,
    private readonly changed: () => void,
  ) {}

  need() {
    if (this.#asked) return;
    this.#asked = true;
    void (async () => {
      try {
        const client = await solver();
        const map = await client.map(this.game, this.rule, { size: world, signal: this.#abort.signal });
        this.most = map.grundy.reduce((most, each) => (each !== none && each > most ? each : most), 0);
        this.pairs = pairsIn(map);
        this.map = map;
      } catch (error) {
        if (this.#abort.signal.aborted) return;
        this.error = error;
      }
      this.changed();
    })();
  }

  /** The SG value of a cell; null where it is not known, or the rule has none. */
  value(place: Place): number | null {
    const value = this.map?.grundy[keyOf(place)] ?? none;
    return value === none ? null : value;
  }

  /** The rule has changed: nobody waits for these values any more. */
  stop() {
    this.#abort.abort();
  }
}

/**
 * Every column has one P-cell. Where it lies above the diagonal the column is the smaller number of a pair, else the
 * larger; a column without one in sight has it above.
 */
function pairsIn({ outcomes, width, height }: ValueMap): Pair[] {
  const pairs: Pair[] = [];
  let n = 0;
  for (let x = 0; x < width; x++) {
    let y = 0;
    while (y < height && outcomes[y * width + x] !== 0) y++;
    pairs.push(y < x ? pairs[y]! : { n: n++, a: x, b: y < height ? y : null });
  }
  return pairs;
}
