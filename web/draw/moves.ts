import type { Move, Player, Solver } from '../solver/types.ts';

type Page = Parameters<Solver['moves']>[3];
/** A page of a position's moves, from the solver: the game is the board's. */
export type AskMoves = (position: string, rule: string, page: Page) => ReturnType<Solver['moves']>;

/** Moves a question. */
const pageSize = 1000;
/** More moves than this are not asked for. What is not listed is played all the same: the solver judges it. */
const mostMoves = 6000;

/** All moves, or (not `whole`) the first ones of a very long list. */
interface Listed {
  readonly moves: readonly Move[];
  readonly whole: boolean;
}

/** Page after page as long as they are `wanted`, which is told how many there are; what is there by then. */
async function list(
  ask: AskMoves,
  position: string,
  rule: string,
  wanted: (total: bigint) => boolean,
  player: Player = 'left',
) {
  const moves: Move[] = [];
  for (;;) {
    const page = await ask(position, rule, { offset: BigInt(moves.length), limit: pageSize, player });
    moves.push(...page.moves);
    const whole = BigInt(moves.length) >= page.total;
    const enough = whole || page.moves.length === 0 || moves.length >= mostMoves;
    if (enough || !wanted(page.total)) return { moves, whole } satisfies Listed;
  }
}

/**
 * The moves of the position that is played, as the solver lists them. What fails is left out in silence: the shell has
 * the same question and says why it cannot be answered, and what is tried the solver judges. An answer that comes when
 * there is another position is dropped.
 */
export class Moves {
  #of: { readonly position: string; readonly rule: string; readonly player: Player } | null = null;
  #listed: Listed | null = null;
  #texts: ReadonlySet<string> | null = null;
  /** The answer or its failure is there. */
  #known = false;
  #pressed: (() => void) | null = null;

  readonly #ask: AskMoves;
  readonly #changed: () => void;

  constructor(ask: AskMoves, changed: () => void) {
    this.#ask = ask;
    this.#changed = changed;
  }

  /** Asks for the moves of a position and forgets those of the last one; true if it is another. Cheap to repeat. */
  follow(position: string, rule: string, player: Player = 'left'): boolean {
    // A position may be some millions of characters: it is compared, not copied.
    const was = this.#of;
    if (was?.position === position && was.rule === rule && was.player === player) return false;
    const of = (this.#of = { position, rule, player });
    this.#listed = this.#texts = this.#pressed = null;
    this.#known = false;
    const answer = (listed: Listed | null) => {
      if (this.#of !== of) return;
      this.#listed = listed;
      this.#known = true;
      this.#changed();
      const pressed = this.#pressed;
      this.#pressed = null;
      pressed?.();
    };
    void list(this.#ask, position, rule, () => this.#of === of, player).then(answer, () => answer(null));
    return true;
  }

  /** None as long as they are not known. */
  get list(): readonly Move[] {
    return this.#listed?.moves ?? [];
  }

  /** Whether all moves are there: not of a very long list. */
  get whole(): boolean {
    return this.#listed?.whole ?? false;
  }

  /** Whether the list is there; if not, the answer may still come (`waits`), or it never will. */
  get listed(): boolean {
    return this.#listed !== null;
  }

  /** Whether a move (its text) is one of them; null where that is not known. */
  has(text: string): boolean | null {
    if (!this.#listed) return null;
    this.#texts ??= new Set(this.#listed.moves.map((move) => move.text));
    return this.#texts.has(text) || (this.#listed.whole ? false : null);
  }

  /**
   * Where what a press means depends on the moves and they are on their way: true, and `press` is done when they are
   * there, if the position is still the same. The last one counts.
   */
  waits(press: () => void): boolean {
    if (this.#known || this.#of === null) return false;
    this.#pressed = press;
    return true;
  }
}

/**
 * The moves of many small positions under one rule, such as the single heaps of a board: asked once each and kept, for
 * what is legal to be seen beforehand. A list that is too long or does not come is not known.
 */
export class MoveLists {
  readonly #lists = new Map<string, ReadonlyMap<string, Move> | null>();
  #rule = '';
  #pending = 0;

  readonly #ask: AskMoves;
  readonly #changed: () => void;

  constructor(ask: AskMoves, changed: () => void) {
    this.#ask = ask;
    this.#changed = changed;
  }

  /** Whether everything that was asked for is there. */
  get settled(): boolean {
    return this.#pending === 0;
  }

  /** By their texts; null where they are not known, or not yet. */
  of(position: string, rule: string): ReadonlyMap<string, Move> | null {
    if (rule !== this.#rule) {
      this.#rule = rule;
      this.#lists.clear();
    }
    const known = this.#lists.get(position);
    if (known !== undefined) return known;
    this.#lists.set(position, null);
    this.#pending++;
    void list(this.#ask, position, rule, (total) => rule === this.#rule && total <= mostMoves)
      .then((listed) => {
        if (listed.whole && rule === this.#rule) {
          this.#lists.set(position, new Map(listed.moves.map((move) => [move.text, move])));
        }
      })
      .catch(() => {})
      .finally(() => {
        this.#pending--;
        this.#changed();
      });
    return null;
  }
}
