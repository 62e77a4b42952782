import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../solver/types.ts';
import { actionLine } from '../../draw/action-line.ts';
import actionLineSheet from '../../draw/action-line.css?inline';
import { Draft } from '../../draw/draft.ts';
import pickSheet from '../../draw/pick.css?inline';
import { MoveLists, Moves } from '../../draw/moves.ts';
import { Points } from '../../draw/points.ts';
import { ScrollStops } from '../../draw/scroll.ts';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import { sheets } from '../../draw/sheets.ts';
import { GameElement } from '../../board/game-element.ts';
import { locales, number, sentence, spoken, translated } from '../../board/language.ts';
import { movesOf } from '../../board/solver.ts';
import type { BoardView } from '../../board/view.ts';
import { exactly, mostTogether, shared, union, within, type Coins, type Turn } from './choice.ts';
import type { LargeBoard, LargeHost } from './large/large.ts';
import type { words as en } from './words.en.ts';

const coinWords = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** A formula has so many summands at most. */
const mostSummands = 12;

/** What is about to be turned. */
export interface Plan {
  readonly coins: Coins;
  /** The move, where these coins are one; null: not yet. */
  readonly turn: Turn | null;
  /** What may be turned as well. */
  readonly more: Pick<ReadonlySet<number>, 'has' | 'size'>;
}

/** How a coin stands in what is shown. */
export interface Standing {
  /** It shows heads before what is shown is turned. */
  readonly counts: boolean;
  readonly heads: boolean;
  readonly said: readonly (string | false)[];
  readonly pressed: boolean;
  readonly states: Readonly<Record<string, boolean>>;
}

/**
 * Coins that are turned; a coin is told by a number. The largest of a move is chosen first, by a press on what shows
 * heads; what can go with it has a ring, the rest is quiet, and what is settled is shown turned. What settles the move
 * plays it; where others could still be added, the last coin is pressed once more, or the button.
 */
export abstract class CoinBoard extends GameElement {
  static override styles = [...GameElement.styles, ...sheets(sceneSheet, actionLineSheet, pickSheet, boardSheet)];

  /** The coins that have been pressed, the largest first. */
  readonly #chosen = new Draft<Coins>(
    this,
    () => this.board?.interactive && this.board.analysis,
    () => [],
  );
  readonly #moves = new Moves(movesOf(this.game), () => this.requestUpdate());
  /** Of single heads, where there are too many moves to list them all. */
  readonly #lists = new MoveLists(movesOf(this.game), () => this.requestUpdate());
  readonly #points = new Points(this, { press: (id) => this.pressed(id) });
  #setting = false;
  /** The position is too large for one drawing; the window on it, which comes when it is wanted. */
  #far = false;
  #wanted = false;
  #large: LargeBoard | null = null;
  #heads: { readonly of: unknown; readonly coins: ReadonlySet<number> } = { of: null, coins: new Set() };
  /** Of the head that was looked at last. */
  #turns: { readonly from: unknown; readonly head: number; readonly turns: readonly Turn[] | null } = {
    from: null,
    head: 0,
    turns: null,
  };

  constructor() {
    super();
    new ScrollStops(this);
  }

  // ---- What a board says ------------------------------------------------------------------------------------------

  /** `named`: rules to choose from, by their canonical texts; `choose`: what to do first. */
  protected abstract readonly said: { readonly named: Readonly<Record<string, string>>; readonly choose: string };
  /** What to do where these coins are no move yet. */
  protected abstract sayMore(coins: Coins): string;
  /** The coin that an id means; 0: none. */
  protected abstract coinIn(id: string | null): number;
  protected abstract headsIn(numbers: readonly bigint[]): Coins;
  protected abstract coinsOf(numbers: readonly bigint[], ruleNumbers: readonly bigint[]): Coins;
  protected abstract largest(numbers: readonly bigint[]): number;
  /** As a position is written. */
  protected abstract written(heads: Coins): string;
  /**
   * Whether a coin could go with this one at most, and the move that turns these at least: where moves are too many to
   * be listed.
   */
  protected abstract goes(head: number, coin: number): boolean;
  protected abstract covering(coins: Coins): readonly bigint[];
  /** Whether heads are further apart than one drawing goes. */
  protected abstract isFar(numbers: readonly bigint[]): boolean;
  /** The window on them, of its own file. */
  protected abstract bringLarge(host: LargeHost): Promise<LargeBoard>;
  protected abstract called(coin: number): string;
  protected abstract drawCoins(view: BoardView): TemplateResult;

  protected n = (value: bigint | number) => number(value, this.language);
  /** Words that all boards of coins share. */
  protected get own() {
    return coinWords[this.language];
  }
  /** Coins are put up, not played. */
  protected get setting(): boolean {
    return this.#setting;
  }
  protected get chosen(): Coins {
    return this.#chosen.value;
  }
  /** What is drawn is a window on the position. */
  protected get large(): LargeBoard | null {
    return this.#far ? this.#large : null;
  }
  /** What is pointed at. */
  protected get at(): string | null {
    return this.#points.at;
  }
  /** The coin that is pointed at, 0 for none. */
  protected get pointed(): number {
    return this.coinIn(this.at);
  }

  protected override drawFormula({ components, grundy }: Analysis): string | null {
    if (grundy === null || components.length === 0 || components.length > mostSummands) return null;
    const said = components.map(this.n).join(' ⊕ ');
    return components.length === 1 ? said : `${said} = ${this.n(grundy)}`;
  }

  speakRefusal(move: Move, before: readonly bigint[]) {
    const [last] = this.turned(move.numbers);
    const tails = last !== undefined && !this.headsIn(before).includes(last);
    if (!tails) return this.own.apart;
    return `${sentence(this.own.tails(this.called(last)), this.language)}${locales[this.language].space}${this.said.choose}`;
  }

  // ---- From a gesture to a move -----------------------------------------------------------------------------------

  /** Of a move by itself, the rule being that of the game. */
  protected turned(numbers: readonly bigint[]): Coins {
    return this.coinsOf(numbers, (this.board?.analysis ?? this.current)?.ruleNumbers ?? []);
  }
  /** The turns whose largest coin this is; null where there are too many coins in them to look at each. */
  #turnsOf(moves: Iterable<Move>, head: number): readonly Turn[] | null {
    const turns: Turn[] = [];
    let together = 0;
    for (const { numbers } of moves) {
      if (this.largest(numbers) !== head) continue;
      const coins = this.turned(numbers);
      turns.push({ numbers, coins });
      if ((together += coins.length) > mostTogether) return null;
    }
    return turns;
  }

  /** null where they are not known. */
  #at(head: number, view: BoardView): readonly Turn[] | null {
    if (!this.heads(view).has(head)) return [];
    const { list, whole, listed } = this.#moves;
    const from = whole ? list : listed && this.#lists.of(this.written([head]), view.rule);
    if (!from) return null;
    if (this.#turns.from !== from || this.#turns.head !== head)
      this.#turns = { from, head, turns: this.#turnsOf(from.values(), head) };
    return this.#turns.turns;
  }

  /** What the chosen coins come to; null: no move has them all. */
  #plan(chosen: Coins, view: BoardView): Plan | null {
    const head = chosen[0];
    if (head === undefined) return null;
    const all = this.#at(head, view);
    if (all === null) {
      // The solver judges.
      const goes = (coin: number) => this.goes(head, coin);
      if (!chosen.slice(1).every(goes)) return null;
      const numbers = this.covering(chosen);
      const coins = this.turned(numbers);
      return { coins, turn: { numbers, coins }, more: { has: (coin) => goes(coin) && !coins.includes(coin), size: 1 } };
    }
    const left = within(all, chosen);
    if (left.length === 0) return null;
    const coins = shared(left);
    const more = new Set([...union(left)].filter((each) => !coins.includes(each)));
    return { coins, turn: exactly(left, coins), more };
  }

  /** What pressing a coin leads to from what is chosen; null: nothing. */
  #next(coin: number, view: BoardView): Coins | null {
    const chosen = this.#chosen.value;
    // What is turned along with others already is the end of fewer of them.
    const along = this.#plan(chosen, view)?.coins.includes(coin);
    const tries = chosen.length === 0 ? [[coin]] : [...(along ? [] : [[...chosen, coin]]), [chosen[0]!, coin], [coin]];
    return tries.find((each) => new Set(each).size === each.length && this.#plan(each, view) !== null) ?? null;
  }

  /** A place has been pressed. */
  protected pressed(id: string) {
    this.#press(this.coinIn(id));
  }

  #press(coin: number) {
    const { board } = this;
    if (!board?.interactive || !coin) return;
    if (this.#setting) return void this.#put(coin, board);
    if (this.#moves.waits(() => this.#press(coin))) return;
    const chosen = this.#chosen.value;
    const plan = this.#plan(chosen, board);
    // What was chosen last, once more: that is all. What cannot be all is let go.
    if (coin === chosen.at(-1) && plan?.turn) return this.#play(plan.turn);
    if (chosen.includes(coin)) {
      this.#chosen.value = coin === chosen[0] ? [] : chosen.filter((each) => each !== coin);
      return;
    }
    const next = this.#next(coin, board);
    const then = next && this.#plan(next, board);
    if (!next || !then) {
      // Nothing here: the solver says so.
      this.#chosen.value = [];
      void this.propose(this.covering([...chosen.slice(0, 1), coin].sort((a, b) => b - a)));
    } else if (then.turn && then.more.size === 0) this.#play(then.turn, chosen.length > 0);
    else this.#chosen.value = next;
  }

  /** `seen`: parts of it have been shown one by one. */
  #play({ numbers }: Turn, seen = true) {
    if (seen) this.#chosen.value = [];
    void this.propose(numbers, seen);
  }

  /** Escape drops what is chosen. */
  protected key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || this.#chosen.value.length === 0) return;
    event.stopPropagation();
    this.#chosen.value = [];
  };

  // ---- Setting up -------------------------------------------------------------------------------------------------

  #put(coin: number, view: BoardView) {
    const heads = new Set(this.large?.all ?? this.headsIn(view.numbers));
    if (!heads.delete(coin)) heads.add(coin);
    const position = this.written([...heads].sort((a, b) => a - b));
    return this.restart(position).catch((error: unknown) => this.refuse(error));
  }

  #set = () => {
    this.#setting = !this.#setting;
    this.#chosen.value = [];
  };

  #choose = (change: Event) => {
    const rule = (change.target as HTMLSelectElement).value;
    void this.restart(undefined, rule).catch((error: unknown) => this.refuse(error));
  };

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override bring() {
    if (this.#large || !this.#wanted) return null;
    const host: LargeHost = {
      called: (coin) => this.called(coin),
      coinIn: (id) => this.coinIn(id),
      written: (coins) => this.written(coins),
      turned: (numbers) => this.turned(numbers),
    };
    return this.bringLarge(host).then(async (large) => {
      await spoken(this.language);
      this.wear(large.styles);
      this.#large = large;
    });
  }

  protected override follow(view: BoardView) {
    this.#moves.follow(view.position, view.rule);
    if (!this.offers('setup')) this.#setting = false;
    // Where the game began large a window stays. Of very many coins there are no numbers.
    const [begun] = this.match?.stations ?? [];
    const shown = view.shown || !begun ? [view] : [view, begun];
    this.#far = shown.some(({ numbers, position }) => (numbers.length === 0 ? position !== '0' : this.isFar(numbers)));
    if (!this.#far) return;
    if (this.#large) this.#large.follow(view, begun?.position ?? '', this.#setting);
    else if (!this.#wanted) {
      this.#wanted = true;
      this.requestUpdate();
    }
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    return this.#far && !this.#large ? html`<div class="coins"></div>` : this.drawCoins(view);
  }

  /** Which coins show heads. */
  protected heads(view: BoardView): Pick<ReadonlySet<number>, 'has'> {
    if (this.large) return this.large;
    const { numbers } = view;
    if (this.#heads.of !== numbers) this.#heads = { of: numbers, coins: new Set(this.headsIn(numbers)) };
    return this.#heads.coins;
  }

  /** How many heads there are where a position says no numbers of them. */
  protected countless(numbers: readonly bigint[]): number {
    const now = this.current;
    return numbers.length === 0 && now?.numbers === numbers && now.position !== '0' ? now.components.length : 0;
  }

  /** What is shown: what is chosen, with what is pointed at. */
  protected planIn(view: BoardView): Plan | null {
    if (!view.interactive || this.#setting) return null;
    const chosen = this.#chosen.value;
    const { pointed } = this;
    const next = pointed && !chosen.includes(pointed) ? this.#next(pointed, view) : null;
    return this.#plan(next ?? chosen, view);
  }

  /** How each coin stands. */
  protected standing(view: BoardView, plan: Plan | null): (coin: number) => Standing {
    const { interactive } = view;
    const chosen = this.#chosen.value;
    const heads = this.heads(view);
    const own = (move: Move | null) => new Set(move ? this.turned(move.numbers) : []);
    const leaving = own(view.leaving);
    const going = new Set(view.leaving ? [] : plan?.coins);
    const hint = own(view.hint);
    const where = view.where && !view.hint ? this.largest(view.where.numbers) : 0;
    const wins = view.leaving || view.shown ? [] : view.wins;
    const winning =
      chosen.length === 0
        ? new Set(wins.map(({ numbers }) => this.largest(numbers)))
        : union(within(this.#turnsOf(wins, chosen[0]!) ?? [], chosen));
    // Until a coin is chosen each head may be the largest; then what cannot go with it is quiet.
    const begun = chosen.length > 0;
    // What may go with the chosen coins does not change with what is pointed at.
    const open = (begun && interactive ? this.#plan(chosen, view) : plan)?.more;
    return (coin) => {
      const [counts, goes, more] = [heads.has(coin), going.has(coin), open?.has(coin) ?? false];
      return {
        counts,
        heads: counts !== (leaving.has(coin) || goes),
        said: [goes ? this.own.chosen : begun && more && this.own.can],
        pressed: begun && goes,
        states: {
          can: interactive && (this.#setting || more || counts),
          open: more,
          quiet: begun && !more && !goes && !chosen.includes(coin) && !view.leaving,
          going: goes,
          chosen: chosen.includes(coin),
          wins: winning.has(coin) && !goes,
          hint: hint.has(coin) && !view.leaving,
          where: coin === where,
        },
      };
    };
  }

  protected drawDeed(view: BoardView, plan: Plan | null): TemplateResult {
    const w = this.own;
    if (this.#setting) {
      return actionLine({ said: w.setting, buttons: [{ label: w.setDone, act: this.#set, strong: true }] });
    }
    const chosen = this.#chosen.value;
    const settled = view.interactive ? (this.#plan(chosen, view)?.turn ?? null) : null;
    const move = plan?.turn && this.speakMove({ text: '', numbers: plan.turn.numbers }, view.numbers, 'base');
    const said = move ? sentence(move, this.language) : plan && this.sayMore(plan.coins);
    const idle = !view.interactive ? '' : view.analysis.moveCount === 0n ? w.over : this.said.choose;
    return actionLine({
      said: said ?? idle,
      tone: said ? '' : 'quiet',
      buttons: [
        { label: w.turnButton, act: () => this.#play(settled!), can: settled !== null, strong: true },
        { label: w.drop, act: () => (this.#chosen.value = []), can: chosen.length > 0 },
      ],
    });
  }

  /** Rules with a name, and coins that are put up by hand; both start over. */
  protected drawSetUp({ rule, interactive }: BoardView): TemplateResult | typeof nothing {
    if (!this.offers('setup')) return nothing;
    return html`<div class="pick set-up">
      <label for="named">${this.own.rule}</label>
      <select id="named" @change=${this.#choose}>
        ${this.said.named[rule] ? nothing : html`<option value=${rule} selected>${rule}</option>`}
        ${Object.entries(this.said.named).map(
          ([named, said]) => html`<option value=${named} ?selected=${named === rule}>${said}</option>`,
        )}
      </select>
      <button class="button" aria-pressed=${this.#setting} aria-disabled=${!interactive} @click=${this.#set}>
        ${this.own.set}
      </button>
    </div>`;
  }

  /** The nim-sum of the heads, and what is said of the coin that is pointed at. */
  protected drawSum({ analysis, lit }: BoardView, none: string, said: unknown): TemplateResult {
    const sum = this.drawFormula(analysis);
    return html`<div class="worths">
      <p class="total ${lit.has('sum') ? 'lit' : ''}">
        ${analysis.components.length === 0 ? sentence(none, this.language) : this.own.sum(sum ?? this.n(analysis.grundy ?? 0n))}
      </p>
      <p class="quiet" aria-live="polite">${said}</p>
    </div>`;
  }
}
