import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, ExplanationStep, Move, ValueTable } from '../../solver/types.ts';
import { sumColumns, sumStyles } from '../heaps/columns.ts';
import { Asked } from '../kit/asked.ts';
import { deedLine, deedStyles } from '../kit/deed.ts';
import { Draft } from '../kit/draft.ts';
import { pickStyles } from '../kit/fields.ts';
import { drawnPicture } from '../kit/lit.ts';
import { MoveLists, Moves } from '../kit/moves.ts';
import { bitStyles } from '../kit/parts/bits.ts';
import { Points } from '../kit/points.ts';
import { ScrollStops } from '../kit/scroll.ts';
import coinSheet from '../kit/parts/coin.css?inline';
import liveSheet from './live.css?inline';
import sceneSheet from './scene.css?inline';
import { sheets } from '../kit/sheets.ts';
import { GameElement } from '../shell/game-element.ts';
import { defineSpeaking, number, sentence, strung } from '../shell/language.ts';
import { movesOf, solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { coinsOf, exactly, shared, turnsOf, union, within, type Coins, type Turn } from './choice.ts';
import { coinPicture, laneOf, lengthOf, mostCoins, type CoinFace } from './scene.ts';
import { coinStyles } from './styles.ts';
import { words } from './words.ts';

/** More heads are spoken of by their number; as many as a formula has. */
const mostSpoken = 12;
/** Where coins are put up freely: so many more than the largest head, and never fewer than so many. */
const [spare, roomy] = [3, 12];

const placeIn = (id: string | null) => Number(/^(?:coin|value)-(\d+)$/.exec(id ?? '')?.[1] ?? 0);

/** What is about to be turned. */
interface Plan {
  readonly coins: Coins;
  /** The move, where these coins are one; `open`: that is not known, the solver judges. */
  readonly turn: Turn | null;
  readonly open: boolean;
  /** What may be turned as well. */
  readonly more: ReadonlySet<number>;
}

/**
 * `<nimlab-coin-row>`: coins are turned, the largest of them from heads to tails. The largest is chosen, then those that go
 * with it; what settles the move plays it. Views: `coins`, `values` (what each coin is worth alone as heads, and the nim-sum of
 * the heads), `binary` (the columns of these values). Lit parts: `coin-<i>`, `value-<i>`, `sum`.
 */
export class CoinRowElement extends GameElement {
  static override readonly game = 'coin_row';
  protected static override readonly words = words;
  static override styles = [
    ...GameElement.styles,
    ...sheets(coinSheet, sceneSheet, liveSheet),
    deedStyles,
    pickStyles,
    bitStyles,
    sumStyles,
    coinStyles,
  ];

  /** The coins that have been pressed, the largest first. */
  readonly #chosen = new Draft<Coins>(
    this,
    () => `${this.board?.rule}|${this.board?.position}|${this.board?.interactive}`,
    () => [],
  );
  readonly #moves = new Moves(movesOf(this.game), () => this.requestUpdate());
  /** Of single heads, where there are too many moves to list them all. */
  readonly #lists = new MoveLists(movesOf(this.game), () => this.requestUpdate());
  readonly #table = new Asked<ValueTable>(this);
  readonly #why = new Asked<readonly ExplanationStep[]>(this);
  readonly #points = new Points(this, { press: (id) => this.#press(placeIn(id)) });
  /** Coins are put up, not played. */
  #setting = false;
  #turns: { readonly of: readonly Move[]; readonly turns: readonly Turn[] } = { of: [], turns: [] };

  constructor() {
    super();
    new ScrollStops(this);
  }

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);

  protected override undrawable(heads: readonly bigint[]) {
    const top = heads.at(-1) ?? 0n;
    return top > mostCoins ? this.#words.tooMany(this.#n(top), this.#n(mostCoins)) : null;
  }
  override speakPosition(heads: readonly bigint[]) {
    const w = this.#words;
    if (heads.length === 0) return w.noHeads;
    return heads.length > mostSpoken
      ? w.speakMany(this.#n(heads.length), this.#n(heads.at(-1)!))
      : w.speak(heads.map(this.#n));
  }
  sayPosition(position: string): string {
    if (!/^[\d ]+$/.test(position)) return position;
    return this.speakPosition(position === '0' ? [] : position.split(' ').map(BigInt));
  }
  override speakMove({ numbers }: Move, _before: readonly bigint[], form: 'base' | 'third') {
    const coins = coinsOf(numbers, this.#shape);
    const [from, second, to] = [coins[0]!, coins[1], coins.at(-1)!];
    const evenly = coins.length > numbers.length;
    return this.#words.turn(
      evenly
        ? { from: this.#n(from), to: this.#n(to), count: this.#n(coins.length), gap: this.#n(from - second!) }
        : { coins: coins.map(this.#n) },
      form,
    );
  }
  override speakPlace({ numbers: [largest = 1n] }: Move) {
    return this.#words.place(this.#n(largest));
  }
  protected override drawFormula({ components, grundy }: Analysis) {
    return this.#sum(components, grundy);
  }
  #sum(components: readonly bigint[], sum: bigint | null): string | null {
    if (sum === null || components.length === 0 || components.length > mostSpoken) return null;
    const said = components.map(this.#n).join(' ⊕ ');
    return components.length === 1 ? said : `${said} = ${this.#n(sum)}`;
  }

  // ---- From a gesture to a move -----------------------------------------------------------------------------------

  get #shape(): bigint {
    return (this.board?.analysis ?? this.current)?.ruleNumbers[0] ?? 0n;
  }

  /** The turns whose largest coin this is; null where they are not known. */
  #at(head: number, view: BoardView): readonly Turn[] | null {
    if (this.#moves.whole) {
      const { list } = this.#moves;
      if (this.#turns.of !== list) this.#turns = { of: list, turns: turnsOf(list, this.#shape) };
      return within(this.#turns.turns, [head]);
    }
    if (!view.numbers.includes(BigInt(head))) return [];
    const listed = this.#moves.listed ? this.#lists.of(`${head}`, view.rule) : null;
    return listed && turnsOf([...listed.values()], this.#shape);
  }

  /** What the chosen coins come to; null: no move has them all. */
  #plan(chosen: Coins, view: BoardView): Plan | null {
    const head = chosen[0];
    if (head === undefined) return null;
    const all = this.#at(head, view);
    if (all === null) {
      const below = Array.from({ length: head - 1 }, (_, i) => i + 1);
      const coins = chosen.toSorted((a, b) => b - a);
      return chosen.every((each) => each <= head)
        ? { coins, turn: null, open: true, more: new Set(below.filter((each) => !chosen.includes(each))) }
        : null;
    }
    const left = within(all, chosen);
    if (left.length === 0) return null;
    const coins = shared(left);
    const more = new Set([...union(left)].filter((each) => !coins.includes(each)));
    return { coins, turn: exactly(left, coins), open: false, more };
  }

  /** What pressing a coin leads to from what is chosen; null: nothing. */
  #next(place: number, view: BoardView): Coins | null {
    const chosen = this.#chosen.value;
    const first = chosen.slice(0, 1);
    const tries = chosen.length === 0 ? [[place]] : [[...chosen, place], [...first, place], [place]];
    return tries.find((each) => new Set(each).size === each.length && this.#plan(each, view) !== null) ?? null;
  }

  #press(place: number) {
    const { board } = this;
    if (!board?.interactive || !place) return;
    if (this.#setting) return void this.#put(place, board);
    if (this.#moves.waits(() => this.#press(place))) return;
    const chosen = this.#chosen.value;
    const plan = this.#plan(chosen, board);
    // What was chosen last, once more: that is all. What cannot be all is let go.
    if (place === chosen.at(-1) && plan?.turn) return this.#play(plan);
    if (chosen.includes(place)) {
      this.#chosen.value = place === chosen[0] ? [] : chosen.filter((each) => each !== place);
      return;
    }
    const next = this.#next(place, board);
    const then = next && this.#plan(next, board);
    if (!next || !then) {
      // Nothing here: the solver says so.
      this.#chosen.value = [];
      void this.propose([...chosen.slice(0, 1), place].sort((a, b) => b - a));
    } else if (then.turn && then.more.size === 0) {
      this.#play(then, chosen.length > 0);
    } else this.#chosen.value = next;
  }

  /** `seen`: parts of it have been shown one by one. */
  #play({ turn, coins }: Plan, seen = true) {
    if (seen) this.#chosen.value = [];
    void this.propose(turn?.numbers ?? coins, seen);
  }

  /** Escape drops what is chosen. */
  #key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || this.#chosen.value.length === 0) return;
    event.stopPropagation();
    this.#chosen.value = [];
  };

  // ---- Setting up -------------------------------------------------------------------------------------------------

  #put(place: number, { numbers }: BoardView) {
    const heads = new Set(numbers.map(Number));
    if (!heads.delete(place)) heads.add(place);
    const position = [...heads].sort((a, b) => a - b).join(' ') || '0';
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

  protected override follow({ position, rule, numbers, origin, view }: BoardView) {
    this.#moves.follow(position, rule);
    if (!this.offers('setup')) this.#setting = false;
    if (view !== 'values') return;
    const length = this.#length(numbers, origin);
    this.#table.need(`${rule}|${length}`, async (signal) =>
      (await solver()).table(this.game, length + 1, rule, { signal }),
    );
    const place = placeIn(this.#points.at) || this.#chosen.value[0];
    if (!place) return;
    this.#why.need(`${rule}|${place}`, async (signal) =>
      (await solver()).explain(this.game, `${place}`, rule, { signal }),
    );
  }

  #length(numbers: readonly bigint[], origin: readonly bigint[]): number {
    const length = lengthOf(numbers, origin.at(-1)! > mostCoins ? [] : origin);
    return this.#setting ? Math.min(mostCoins, Math.max(length + spare, roomy)) : length;
  }

  /** What each coin is worth as the only head; of the heads, where a table is not to be had. */
  #values({ numbers, analysis }: BoardView): ReadonlyMap<number, bigint> {
    const table = this.#table.answer?.rule === analysis.rule ? this.#table.answer.values : null;
    if (table) return new Map([...table].map((value, place) => [place, BigInt(value)]));
    return new Map(numbers.map((place, i) => [Number(place), analysis.components[i]!]));
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const { numbers, origin, interactive, analysis } = view;
    const chosen = this.#chosen.value;
    const pointed = this.#setting || !interactive ? 0 : placeIn(this.#points.at);
    const next = pointed && !chosen.includes(pointed) ? this.#next(pointed, view) : null;
    const plan = interactive && !this.#setting ? this.#plan(next ?? chosen, view) : null;
    const length = this.#length(numbers, origin);
    const values = view.view === 'values' ? this.#values(view) : null;
    const face = this.#faces(view, plan, values);
    return html`<div class="coins" @keydown=${this.#key}>
      <div class=${laneOf(length)} role="group" aria-label=${this.#words.position}>
        ${Array.from({ length }, (_, i) => drawnPicture(coinPicture(i + 1, face(i + 1))))}
      </div>
      ${values ? this.#drawSum(view) : nothing}
      ${view.view === 'binary' && analysis.components.length > 0 ? this.#drawColumns(view) : nothing}
      ${this.#drawDeed(view, plan)} ${this.offers('setup') ? this.#drawSetUp(view) : nothing}
    </div>`;
  }

  /** How each coin stands. */
  #faces(view: BoardView, plan: Plan | null, values: ReadonlyMap<number, bigint> | null): (place: number) => CoinFace {
    const w = this.#words;
    const { numbers, interactive, lit } = view;
    const chosen = this.#chosen.value;
    const heads = new Set(numbers.map(Number));
    const own = (move: Move | null) => new Set(move ? coinsOf(move.numbers, this.#shape) : []);
    const leaving = own(view.leaving);
    const going = new Set(view.leaving ? [] : plan?.coins);
    const hint = own(view.hint);
    const where = view.hintPlace && !view.hint ? Number(view.hintPlace.numbers[0]) : 0;
    const marked = view.leaving || view.shown ? [] : within(turnsOf(view.marked, this.#shape), chosen);
    const wins = chosen.length === 0 ? new Set(marked.map(({ coins }) => coins[0])) : union(marked);
    // Until a coin is chosen each head may be the largest; then what cannot go with it is quiet.
    const begun = chosen.length > 0;
    return (place) => {
      const more = plan?.more.has(place) ?? false;
      const value = values?.get(place);
      const shows = heads.has(place) !== (leaving.has(place) || going.has(place));
      return {
        heads: shows,
        counts: heads.has(place),
        label: strung(
          [
            w.coin(this.#n(place), heads.has(place)),
            going.has(place) ? w.chosen : begun && more && w.can,
            value !== undefined && w.worth(this.#n(value)),
          ],
          this.language,
        ),
        disabled: !interactive,
        pressed: begun && going.has(place),
        ...(values && { value: value === undefined ? '' : `${value}` }),
        valueLit: lit.has(`value-${place}`),
        states: {
          can: interactive && (this.#setting || more || heads.has(place)),
          open: more,
          quiet: begun && !more && !going.has(place) && !view.leaving,
          going: going.has(place),
          chosen: chosen.includes(place),
          wins: wins.has(place) && !going.has(place),
          hint: hint.has(place) && !view.leaving,
          where: place === where,
          lit: lit.has(`coin-${place}`),
        },
      };
    };
  }

  /** With values: their nim-sum, and why the coin that is pointed at has its own. */
  #drawSum({ analysis, lit }: BoardView): TemplateResult {
    const w = this.#words;
    const sum = this.#sum(analysis.components, analysis.grundy);
    const step = placeIn(this.#points.at) || this.#chosen.value[0] ? this.#why.last?.[0] : undefined;
    const said = step && w.why[step.key]?.(this.#n(step.numbers[0]!), this.#n(step.numbers[1]!));
    return html`<div class="worths">
      <p class="total ${lit.has('sum') ? 'lit' : ''}">${sum ? w.sum(sum) : sentence(w.noHeads, this.language)}</p>
      <p class="quiet">${said ?? w.pointValue}</p>
    </div>`;
  }

  #drawColumns(view: BoardView): TemplateResult {
    const { numbers, analysis, lit } = view;
    const litHeads = numbers.flatMap((place, i) => (lit.has(`value-${place}`) ? [`heap-${i + 1}`] : []));
    return html`<div class="worths">
      ${sumColumns({
        language: this.language,
        numbers: analysis.components,
        room: [],
        sum: analysis.grundy,
        then: (_, size) => size,
        aimed: numbers.findIndex((place) => Number(place) === placeIn(this.#points.at)) + 1,
        lit: new Set([...lit, ...litHeads]),
        head: (heap, size) =>
          html`<span class="of-coin">${this.#words.coinName(this.#n(numbers[heap - 1]!))}</span>
            <span class="number">${this.#n(size)}</span>`,
      })}
    </div>`;
  }

  #drawDeed(view: BoardView, plan: Plan | null): TemplateResult {
    const w = this.#words;
    if (this.#setting)
      return deedLine({ said: w.setting, buttons: [{ label: w.setDone, act: this.#set, strong: true }] });
    const chosen = this.#chosen.value;
    const settled = this.#plan(chosen, view);
    const said =
      plan?.turn || plan?.open
        ? sentence(
            this.speakMove({ text: '', numbers: plan.turn?.numbers ?? plan.coins.map(BigInt) }, [], 'base'),
            this.language,
          )
        : plan
          ? w.more(plan.coins.map(this.#n))
          : null;
    const idle = !view.interactive ? '' : view.analysis.moveCount === 0n ? w.over : w.choose;
    return deedLine({
      said: said ?? idle,
      tone: said ? '' : 'quiet',
      buttons: [
        {
          label: w.turnButton,
          act: () => settled && this.#play(settled),
          can: view.interactive && Boolean(settled?.turn ?? settled?.open),
          strong: true,
        },
        { label: w.drop, act: () => (this.#chosen.value = []), can: chosen.length > 0 },
      ],
    });
  }

  /** Rules with a name, and coins that are put up by hand; both start over. */
  #drawSetUp({ rule, interactive }: BoardView): TemplateResult {
    const w = this.#words;
    return html`<div class="pick set-up">
      <label for="named">${w.rule}</label>
      <select id="named" @change=${this.#choose}>
        ${w.named[rule] ? nothing : html`<option value=${rule} selected>${rule}</option>`}
        ${Object.entries(w.named).map(
          ([named, said]) => html`<option value=${named} ?selected=${named === rule}>${said}</option>`,
        )}
      </select>
      <button class="button" aria-pressed=${this.#setting} aria-disabled=${!interactive} @click=${this.#set}>
        ${w.set}
      </button>
    </div>`;
  }
}

defineSpeaking('nimlab-coin-row', CoinRowElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-coin-row': CoinRowElement;
  }
}
