import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../../solver/types.ts';
import { drawChips } from '../../../draw/chips.ts';
import chipSheet from '../../../draw/chips.css?inline';
import { drawnPicture } from '../../../draw/lit.ts';
import { cellIn, stripPicture } from '../../../draw/parts/strip.ts';
import { Points } from '../../../draw/points.ts';
import { textWidth } from '../../../draw/rest.ts';
import { sheets } from '../../../draw/sheets.ts';
import { Skins } from '../../../draw/skin.ts';
import { StripWindow } from '../../../draw/strip-window.ts';
import { Width } from '../../../draw/width.ts';
import explanationSheet from '../../../draw/explanation.css?inline';
import cellSheet from '../../../draw/parts/cell.css?inline';
import discSheet from '../../../draw/parts/disc.css?inline';
import signSheet from '../../../draw/parts/sign.css?inline';
import stripSheet from '../../../draw/parts/strip.css?inline';
import { amounts } from '../../../board/amounts.ts';
import { GameElement } from '../../../board/game-element.ts';
import { defineSpeaking, number, translated } from '../../../board/language.ts';
import type { BoardView } from '../../../board/view.ts';
import boardSheet from './board.css?inline';
import {
  crackIn,
  type Crack,
  arcsOf,
  bracketsOf,
  byTo,
  explained,
  faceOf,
  farOf,
  isValued,
  stonesOf,
  targetsLeftOut,
  type Seen,
} from './faces.ts';
import { begins, extremes, mostStones, roomForArcs } from './scene.ts';
import type { DrawSeen } from './skin.ts';
import { StripValues } from './values.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

const signs = {
  toStart: svg`<path d="M5 4v12M15 4 8.500 10 15 16" />`,
  left: svg`<path d="M13 4 6.500 10 13 16" />`,
  right: svg`<path d="M7 4 13.500 10 7 16" />`,
  toStone: svg`<circle cx="10" cy="10" r="5.500" fill="currentColor" />`,
};

/**
 * `<nimlab-subtraction>`: every heap is a counter on one strip of squares 0, 1, 2, …, standing on its size; a move
 * takes it to the left by a number that the rule allows. Views: `plain`, `pn` (P and N of every cell), `sg` (SG values
 * and their proven period). Skins of one counter: `race` (counting up), `chocolate` (every break is a move of 1). Lit
 * parts: `cell-<n>`, `heap-<i>`.
 */
export class SubtractionElement extends GameElement {
  static override readonly game = 'subtraction';
  static readonly skin = () => import('./skin.ts');
  protected static override readonly words = words;
  override readonly skins = ['race', 'chocolate'];

  static override styles = [
    ...GameElement.styles,
    ...sheets(signSheet, cellSheet, stripSheet, discSheet, explanationSheet, chipSheet, boardSheet),
  ];

  /** The counter that is moved next, from 0. */
  #selected = 0;
  /** The square the reader wants to know about: chosen for good, or pointed at just now. */
  #chosen: bigint | null = null;
  #pointed: bigint | null = null;
  #values: StripValues | null = null;
  #followed = '';
  #followedKnowing = false;
  readonly #window = new StripWindow(this, '.window', () => (this.#pointed = null));
  readonly #skins = new Skins<DrawSeen>(this, this.skins, SubtractionElement.skin);
  readonly #width = new Width(this, '.board', textWidth);
  /** Where the reader has broken the bar, by the number of the break. */
  #cracks: (Crack | undefined)[] = [];
  readonly #points = new Points(this, {
    point: (id) => {
      if (!this.#window.dragged) this.#pointed = cellIn(id);
    },
    press: (id) => {
      const cell = cellIn(id);
      const crack = cell === null ? crackIn(id) : null;
      if (crack) this.#break(crack);
      else if (cell !== null) this.#press(cell);
      else this.#select(Number(id.slice('heap-'.length)) - 1);
    },
  });

  get #words() {
    return words[this.language];
  }
  override undrawable(numbers: readonly bigint[]) {
    return numbers.length > mostStones ? this.#words.tooMany(numbers.length) : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    const [at] = numbers;
    if (numbers.length === 1 && this.view === 'race') return this.#words.toGo(at!);
    if (numbers.length === 1 && this.view === 'chocolate') return this.#words.breaksToGo(at!);
    return this.#words.heaps(numbers);
  }
  override speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third') {
    const [counter, by] = move.numbers as [bigint, bigint];
    if (this.view === 'race') return this.#words.adds(by, form);
    if (this.view === 'chocolate') return this.#words.breaks(form);
    const numbers = before.length > 0 ? before : (this.current?.numbers ?? []);
    const from = before[Number(counter) - 1] ?? null;
    return this.#words.move(by, from, numbers.length === 1 ? null : counter, form);
  }
  speakRefusal({ numbers: [counter = 0n] }: Move, before: readonly bigint[], allowed: string) {
    const which = before.length === 1 ? null : counter;
    if (this.view === 'chocolate' || !allowed) return '';
    if (allowed === '0') return this.#words.refusedAll(which);
    const amount = amounts(allowed, this.language);
    return this.view === 'race' ? this.#words.refusedSum(amount) : this.#words.refused(amount, which);
  }
  override saysResult(before: readonly bigint[]) {
    return before.length === 1 && !this.skins.includes(this.view);
  }
  override speakPlace(move: Move, before: readonly bigint[]) {
    if (this.view === 'chocolate') return this.#words.views.chocolate;
    return this.#words.place(before.length === 1 ? null : move.numbers[0]!);
  }
  override drawFormula(analysis: Analysis) {
    const { numbers, components, grundy } = analysis;
    if (grundy === null || numbers.length === 0 || numbers.length > 8) return null;
    const w = this.#words;
    if (numbers.length === 1) return `${w.formula(numbers[0]!)} = ${grundy}`;
    return `${numbers.map(w.formula).join(' ⊕ ')} = ${components.join(' ⊕ ')} = ${grundy}`;
  }

  // ---- Before it is drawn -------------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    const view = this.board;
    if (!view || this.undrawable(view.numbers) !== null) return;
    if (this.#values?.rule !== view.rule) {
      this.#values?.stop();
      this.#values = new StripValues(this.game, view.rule, () => this.requestUpdate());
    }
    this.#follow(view, this.#values);
    if (isValued(view)) this.#values.need(this.#window.from, this.#window.count);
  }

  /**
   * Brings the window to where something has happened; leaves it alone otherwise, so that the reader may look around.
   */
  #follow(view: BoardView, values: StripValues) {
    const squares = view.numbers;
    const first = (which: (square: bigint) => boolean) => Math.max(0, squares.findIndex(which));
    if (this.#selected >= squares.length || squares[this.#selected] === 0n) this.#selected = first((at) => at > 0n);
    // A counter without a move gives way to one that has one.
    const stuck = (square: bigint | undefined) => square === undefined || values.jumps(square)?.total === 0n;
    if (view.interactive && stuck(squares[this.#selected])) {
      const other = squares.findIndex((square) => !stuck(square));
      if (other >= 0) this.#selected = other;
    }
    const where = view.where?.numbers[0] ?? view.hint?.numbers[0];
    if (where !== undefined) this.#selected = Number(where) - 1;
    const window = this.#window;
    const state = `${view.rule}|${view.position}|${this.#selected}|${window.count}|${[...view.lit].join()}`;
    const at = squares[this.#selected] ?? 0n;
    const known = values.jumps(at) !== undefined;
    if (state === this.#followed && known === this.#followedKnowing) return;
    if (state !== this.#followed) this.#chosen = this.#pointed = null;
    this.#followed = state;
    this.#followedKnowing = known;
    const wanted = [...squares, ...[...view.lit].flatMap((id) => cellIn(/^cell-\d+$/.test(id) ? id : null) ?? [])];
    const [most, least] = extremes(wanted);
    const cells = BigInt(window.count);
    const all = wanted.length > 1 && most - least < cells;
    // All counters, and what is lit, are seen where the window is wide enough; else where the stone can go, to its
    // left.
    const seen = all
      ? least >= window.from && most < window.end
      : at >= window.from + cells / 2n && at < window.end - 1n;
    if (most + 1n <= cells || !seen || targetsLeftOut(at, values, window))
      window.look(begins(wanted, at, window.count));
  }

  get #seen(): Seen {
    return {
      view: this.board!,
      values: this.#values!,
      selected: this.#selected,
      looked: this.#pointed ?? this.#chosen,
      window: this.#window,
      words: this.#words,
      language: this.language,
    };
  }

  // ---- Gestures ---------------------------------------------------------------------------------------------------

  #press(n: bigint) {
    const view = this.board!;
    const own = view.numbers.flatMap((at, i) => (at === n && n > 0n ? [i] : []));
    const at = view.numbers[this.#selected];
    // Two counters may share a square: where the chosen one can go there, it goes.
    const below = view.interactive && at !== undefined && n < at;
    const goes = below && this.#values !== null && byTo(n, at, this.#values) !== undefined;
    if (!goes && own.length && !own.includes(this.#selected)) {
      this.#selected = own[0]!;
    } else if (!goes && own.length > 1) {
      this.#selected = own[(own.indexOf(this.#selected) + 1) % own.length]!;
    } else if (goes || (below && !isValued(view))) {
      void this.propose([this.#selected + 1, at - n]);
      return;
    }
    this.#chosen = n;
    this.#pointed = null;
    this.requestUpdate();
  }

  /** Wherever a bar is broken, it is one move. */
  #break(crack: Crack) {
    const { origin, numbers } = this.board!;
    const done = Number((origin[0] ?? 0n) - (numbers[0] ?? 0n));
    this.#cracks = [...this.#cracks.slice(0, done), crack];
    void this.propose([1, 1]);
  }

  #select(i: number) {
    this.#selected = i;
    this.requestUpdate();
  }

  #toStone(view: BoardView) {
    this.#followed = '';
    this.#window.look((view.numbers[this.#selected] ?? 0n) - BigInt(this.#window.count) + 3n);
  }

  // ---- The board --------------------------------------------------------------------------------------------------

  protected override bring(view: string) {
    return this.#skins.bring(view);
  }

  /** One counter, in a skin. */
  #dress(view: BoardView): TemplateResult | null {
    const dress = view.numbers.length === 1 ? this.#skins.of(view.view) : null;
    if (!dress) return null;
    const picture = dress({
      seen: this.#seen,
      past: view.shown || !this.match ? [] : this.match.past,
      cracks: this.#cracks,
      pointed: this.#points.at,
      width: this.#width.px,
      label: this.speakPosition(view.numbers),
    });
    return picture && drawnPicture(picture);
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const dressed = this.#dress(view);
    if (dressed) return dressed;
    const w = this.#words;
    const [seen, window, valued] = [this.#seen, this.#window, isValued(view)];
    const picture = stripPicture({
      label: w.strip,
      from: window.from,
      count: window.count,
      cell: window.cell,
      far: farOf(seen),
      above: roomForArcs,
      numbersBelow: valued,
      arcs: arcsOf(seen),
      stones: stonesOf(seen),
      brackets: this.#reticent(view) ? [] : bracketsOf(seen),
      roomy: valued,
      face: (n) => faceOf(n, seen),
    });
    const page = BigInt(window.count - 2);
    const atStart = window.from === 0n;
    const fits = !valued && atStart && view.numbers.every((at) => at < BigInt(window.count));
    return html`
      ${view.numbers.length > 1 ? this.#drawChips(view) : nothing}
      <div class="window" @keydown=${{ handleEvent: window.key, capture: true }}>${drawnPicture(picture)}</div>
      <div class="scroller ${fits ? 'fits' : ''}">
        ${this.#button('toStart', atStart, () => window.look(0n))}
        ${this.#button('left', atStart, () => window.scroll(-page))}
        ${this.#button('right', window.atEnd, () => window.scroll(page))}
        ${this.#button('toStone', false, () => this.#toStone(view))}
        ${valued && !this.#reticent(view) ? html`<p class="fact">${this.#period(seen)}</p>` : nothing}
      </div>
      ${valued && !this.inert ? html`<p class="explanation" aria-live="polite">${explained(seen)}</p>` : nothing}
    `;
  }

  #drawChips({ numbers }: BoardView): TemplateResult {
    return drawChips(
      numbers.map((at, i) => ({
        id: `heap-${i + 1}`,
        text: number(at, this.language),
        label: this.#words.heap(i + 1, at),
        chosen: i === this.#selected,
      })),
    );
  }

  #button(name: keyof typeof signs, off: boolean, act: () => void): TemplateResult {
    const { [name]: label, short } = this.#words;
    return html`<button
      type="button"
      aria-label=${label}
      title=${label}
      aria-disabled=${off}
      @click=${() => off || act()}
    >
      <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${signs[name]}</svg>
      <span class="word">${short[name]}</span>
    </button>`;
  }

  /** A copy of a board speaks of its letters alone: their period may be a question further down the page. */
  #reticent(view: BoardView) {
    return this.inert && view.view === 'pn';
  }

  #period({ view, values: { period, searchedInVain } }: Seen): string {
    const say = view.view === 'pn' ? this.#words.letters : this.#words.period;
    if (period) return say(period.preperiod, period.period);
    return searchedInVain ? this.#words.noPeriod(searchedInVain) : '';
  }
}

defineSpeaking('nimlab-subtraction', SubtractionElement);
