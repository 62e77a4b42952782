import type { Certificate, ValueMap } from '../../solver/types.ts';
import { solver } from '../shell/solver.ts';
import { placeOf } from './geometry.ts';
import type { Film, Stages } from './values.ts';
import type { Place } from './words.ts';

/** What a reader may have put on a cell: an outcome of the solver's map plus one, 0 for nothing. */
export const blank = 0;
export const marks = { P: 1, N: 2, draw: 3 } as const;

/** Why a cell is not what the reader took it for: the solver's certificate. */
export interface Cause {
  readonly cell: number;
  readonly place: Place;
  readonly outcome: Certificate['outcome'];
  readonly lines: readonly (readonly [to: Place, reply: Place | null])[];
  readonly more: boolean;
}

/** Lines of a certificate that a sentence bears. */
const mostLines = 4;

/** The reader's own map of P- and N-positions. Holds no truth before the solver is asked. */
export class Painting {
  readonly marks: Uint8Array;
  /** Found right by a check: they stay. */
  readonly settled = new Set<number>();
  readonly wrong = new Set<number>();
  /** Filled in for the reader. */
  readonly given = new Set<number>();
  cause: Cause | null = null;
  /** What the last check came to. */
  result: { right: number; wrong: number; open: number } | null = null;
  /** The stage that is being revealed. */
  revealing: number | null = null;
  revealed = false;
  /** Was asked to check while nothing was painted. */
  asked = false;
  /** Grows with every change. */
  version = 0;
  /** Grows when a reveal that is under way has become stale. */
  #epoch = 0;

  constructor(
    readonly game: string,
    readonly rule: string,
    readonly columns: number,
    rows: number,
    private readonly update: () => void,
  ) {
    this.marks = new Uint8Array(columns * rows);
  }

  private changed() {
    this.version++;
    this.update();
  }

  get size(): number {
    return this.marks.length;
  }
  get open(): number {
    return this.marks.reduce((n, mark) => n + (mark === blank ? 1 : 0), 0);
  }
  get free(): boolean {
    return this.revealing === null && !this.revealed;
  }

  put(cell: number, mark: number) {
    if (!this.free || this.settled.has(cell) || this.marks[cell] === mark) return;
    this.marks[cell] = mark;
    this.wrong.delete(cell);
    if (this.cause?.cell === cell) this.cause = null;
    this.result = null;
    this.asked = false;
    this.changed();
  }

  /** Blank, P, N (and draw, where there are draws), blank. */
  next(cell: number, draws: boolean): number {
    return (this.marks[cell]! + 1) % (draws ? 4 : 3);
  }

  /** Compares with the solver's map; of the wrong cells the one nearest to the end gets its cause. */
  async check(map: ValueMap, stages: Stages) {
    this.wrong.clear();
    this.marks.forEach((mark, cell) => {
      if (mark === blank) return;
      if (mark === map.outcomes[cell]! + 1) this.settled.add(cell);
      else this.wrong.add(cell);
    });
    const right = this.settled.size;
    this.result = { right, wrong: this.wrong.size, open: this.open };
    this.cause = null;
    this.changed();
    const first = [...this.wrong].reduce<number | null>(
      (best, cell) => (best === null || stages.of[cell]! < stages.of[best]! ? cell : best),
      null,
    );
    if (first !== null) this.cause = await this.explain(first);
    this.changed();
  }

  /** From the solver: a move that wins, or how every move is answered. */
  async explain(cell: number): Promise<Cause> {
    const place = placeOf(this, cell);
    const proof = await (await solver()).certify(this.game, `${place[0]},${place[1]}`, this.rule, { limit: 64 });
    const target = ({ numbers }: { numbers: readonly bigint[] }) => [Number(numbers[1]), Number(numbers[2])] as const;
    const lines = (proof.outcome === 'N' ? proof.lines.slice(0, 1) : proof.lines.slice(0, mostLines)).map(
      ({ move, reply }) => [target(move), reply && target(reply)] as const,
    );
    return {
      cell,
      place,
      outcome: proof.outcome,
      lines,
      more: proof.outcome === 'P' && proof.total > BigInt(lines.length),
    };
  }

  /** Fills in what is missing or wrong, from the end backwards: `stride` stages, then a pause of so many milliseconds. */
  async reveal(map: ValueMap, stages: Stages, { stride, pause }: Film) {
    this.wrong.clear();
    this.cause = this.result = null;
    this.marks.forEach((mark, cell) => {
      if (mark === blank) return;
      if (mark === map.outcomes[cell]! + 1) this.settled.add(cell);
      else this.marks[cell] = blank;
    });
    const epoch = ++this.#epoch;
    for (let stage = 0; stage <= stages.last; stage += stride) {
      this.revealing = Math.min(stage + stride - 1, stages.last);
      stages.of.forEach((of, cell) => {
        if (of < stage || of >= stage + stride || this.settled.has(cell)) return;
        this.marks[cell] = map.outcomes[cell]! + 1;
        this.given.add(cell);
      });
      if (pause === 0) continue;
      this.changed();
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (epoch !== this.#epoch) return;
    }
    this.revealing = null;
    this.revealed = true;
    this.changed();
  }

  clear() {
    this.#epoch++;
    this.marks.fill(blank);
    for (const each of [this.settled, this.wrong, this.given]) each.clear();
    this.cause = this.result = this.revealing = null;
    this.revealed = false;
    this.changed();
  }
}
