import { html, nothing, svg, type PropertyValues, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type Move } from '../../solver/types.ts';
import { GameElement } from '../shell/game-element.ts';
import { number } from '../shell/language.ts';
import type { BoardView } from '../shell/view.ts';
import { easilyPointed, mostHeaps } from './geometry.ts';
import { Glide, HeapNames } from './glide.ts';
import { heapBoardStyles } from './styles.ts';
import { asParts, HeapMoves, partsKey } from './targets.ts';
import { heapWords } from './words.ts';

/** Longer positions are spoken of by their number of heaps. */
const mostSpoken = 12;

/** A move that is being considered: pointed at or focused. Heaps count from 0. */
export interface Aim {
  /** `data-cell` of what is pointed at. */
  readonly id: string;
  readonly heap: number;
  /** What the heap would become: ascending, none zero. */
  readonly parts: readonly bigint[];
  /** Where in the drawing of the heap: a column's stones below stay, a row's stones before do. */
  readonly at: number;
}

/**
 * Boards of heaps where a move turns one heap into parts: Lasker's Nim, Grundy's game, split Nim, octal games. Here is
 * what they share: moves as the solver lists them, the aim with its preview, heaps that glide to their places, words. Lit parts: `heap-<i>`.
 */
export abstract class HeapBoard extends GameElement {
  static override styles = [...GameElement.styles, heapBoardStyles];

  protected readonly names = new HeapNames();
  readonly #glide = new Glide();
  protected readonly moves = new HeapMoves(this.game, () => this.requestUpdate());
  #pointed: Aim | null = null;
  /** The reader's last move, which is seen leaving as it was aimed at. */
  #played: Aim | null = null;
  #drawn = '';
  #view: BoardView | null = null;
  #room = { key: '', height: 0 };

  protected get common() {
    return heapWords[this.language];
  }
  protected n = (value: bigint | number) => number(value, this.language);

  override get positionLabel() {
    return this.common.heaps;
  }
  override undrawable(numbers: readonly bigint[]): string | null {
    return numbers.length > mostHeaps ? this.common.tooManyToDraw(this.n(numbers.length), this.n(mostHeaps)) : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    if (numbers.length === 0) return this.common.noHeaps;
    if (numbers.length <= mostSpoken) return this.common.position(numbers.map(this.n));
    const largest = numbers.reduce((most, each) => (each > most ? each : most));
    return this.common.manyHeaps(this.n(numbers.length), this.n(largest));
  }
  override speakMove({ numbers: [heap = 0n, ...parts] }: Move, before: readonly bigint[], form: 'base' | 'third') {
    const size = before[Number(heap) - 1] ?? null;
    const taken = (size ?? 0n) - parts.reduce((sum, each) => sum + each, 0n);
    return this.common.change({
      heap: this.n(heap),
      size: size === null ? null : this.n(size),
      taken: this.n(taken),
      takes: taken !== 0n,
      parts: parts.map(this.n),
      form,
    });
  }
  override speakPlace({ numbers: [heap] }: Move, _before: readonly bigint[]) {
    return this.common.place(this.n(heap ?? 0n));
  }
  override drawFormula({ components, grundy }: Analysis) {
    if (grundy === null || components.length < 2 || components.length > mostSpoken) return null;
    return `${components.map(this.n).join(' ⊕ ')} = ${this.n(grundy)}`;
  }

  // ---- The aim --------------------------------------------------------------------------------------------------

  /** What is pointed at, where the solver does not list it as no move: only then it is shown on the heaps. */
  protected get aim(): Aim | null {
    return this.#barred ? null : this.#pointed;
  }
  get #barred(): boolean {
    const [view, aim] = [this.#view, this.#pointed];
    return view !== null && aim !== null && this.legal(view, aim.heap, aim.parts) === false;
  }

  /** What leaves the board right now, as an aim; for a move of the other side `at` is guessed. */
  protected leaving({ leaving }: BoardView): Aim | null {
    if (!leaving) return null;
    const [heap = 0n, ...parts] = leaving.numbers;
    const played = this.#played;
    if (played?.heap === Number(heap) - 1 && partsKey(played.parts) === partsKey(parts)) return played;
    return { id: '', heap: Number(heap) - 1, parts, at: Number(parts[0] ?? 0n) };
  }

  protected point(aim: Aim | null) {
    if (aim?.id === this.#pointed?.id) return;
    this.#pointed = aim;
    this.requestUpdate();
  }
  /** Keys point at what they focus; a finger or a mouse does not by focusing. */
  protected pointByFocus(event: FocusEvent, aim: Aim) {
    if ((event.target as Element).matches(':focus-visible')) this.point(aim);
  }
  protected pointByMouse(event: PointerEvent, aim: Aim) {
    if (event.pointerType === 'mouse') this.point(aim);
  }

  protected play(aim: Aim) {
    this.#played = aim;
    this.#pointed = null;
    void this.propose(this.moveOf(aim));
    this.requestUpdate();
  }

  /** The numbers of an aimed move. */
  protected moveOf({ heap, parts }: Aim): bigint[] {
    return [BigInt(heap + 1), ...parts];
  }

  /** Whether the solver lists the move; null while that is not known. */
  protected legal(view: BoardView, heap: number, parts: readonly bigint[]): boolean | null {
    return this.moves.of(`${view.numbers[heap]!}`, view.rule)?.has(partsKey(parts)) ?? null;
  }

  /** Parts that winning moves leave of a heap: all while analysis is on; the hinted one. */
  protected winning(view: BoardView, heap: number): { marked: ReadonlySet<string>; hint: string | null } {
    const of = (move: Move) => Number(move.numbers[0]) === heap + 1;
    const key = (move: Move) => partsKey(move.numbers.slice(1));
    return {
      marked: new Set(view.marked.filter(of).map(key)),
      hint: view.hint && of(view.hint) ? key(view.hint) : null,
    };
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  /** Whether the hint's first step points at a heap. */
  protected hintedAt({ hintPlace }: BoardView, heap: number): boolean {
    return Number(hintPlace?.numbers[0] ?? 0n) === heap + 1;
  }

  /** Over the heap: what winning moves make of it; on the first step of a hint only that there is one. */
  protected drawFlag(view: BoardView, heap: number, x: number, y: number) {
    if (view.leaving || view.shown) return nothing;
    const { marked, hint } = this.winning(view, heap);
    const parts = hint ?? [...marked][0];
    if (parts !== undefined) {
      const [a, b] = parts.split(',');
      const more = hint === null && marked.size > 1 ? ' …' : '';
      const text = a
        ? `→ ${b ? `${this.n(BigInt(a))} + ${this.n(BigInt(b))}` : this.n(BigInt(a))}${more}`
        : `→ 0${more}`;
      return svg`<text class="flag" x=${x} y=${y} text-anchor="middle" aria-hidden="true">${text}</text>`;
    }
    if (!this.hintedAt(view, heap)) return nothing;
    return svg`<path class="pointer" d="M-6-8H6L0 2Z" transform="translate(${x} ${y})" />`;
  }

  /** One line under the board: what can be done, or what is aimed at. */
  protected drawDeed(view: BoardView, idle: string): TemplateResult {
    const aim = view.interactive ? this.aim : null;
    if (!aim) {
      const said = this.#barred ? html`<span class="not">${this.common.notAllowed}</span>` : idle;
      return html`<div class="deed"><p class="quiet">${view.interactive ? said : nothing}</p></div>`;
    }
    const said = this.speakMove({ text: '', numbers: this.moveOf(aim) }, view.numbers, 'base');
    return html`<div class="deed">
      <p>${said.charAt(0).toUpperCase() + said.slice(1)}${this.language === 'zh' ? '。' : '.'}</p>
    </div>`;
  }

  /** For heaps too large to point at: which heap, and its parts in numbers; the second may be left empty. */
  protected drawFields(view: BoardView): TemplateResult | typeof nothing {
    // Whoever began with a large heap keeps the fields: the board does not jump when it is cut.
    if (![...view.origin, ...view.numbers].some((size) => size > easilyPointed)) return nothing;
    const w = this.common;
    const largest = view.numbers.reduce((best, size, i) => (size > view.numbers[best]! ? i : best), 0);
    return html`<form
      class="parts"
      @submit=${this.#submitParts}
      @input=${this.#inputParts}
      @focusout=${() => this.point(null)}
    >
      <select name="heap" aria-label=${w.which}>
        ${view.numbers.map((size, i) => html`<option value=${i} ?selected=${i === largest}>${w.heapOf(this.n(i + 1), this.n(size))}</option>`)}
      </select>
      <span aria-hidden="true">→</span>
      <input name="first" inputmode="numeric" autocomplete="off" maxlength="26" aria-label=${w.first} />
      <span aria-hidden="true">+</span>
      <input
        name="second"
        inputmode="numeric"
        autocomplete="off"
        maxlength="26"
        aria-label=${w.second}
        placeholder="0"
      />
      <button class="button" aria-disabled=${!view.interactive}>${w.play}</button>
    </form>`;
  }

  #readParts(form: HTMLFormElement): Aim | SolverError {
    const data = new FormData(form);
    const texts = ['first', 'second'].map((each) => String(data.get(each)).replace(/[\s,]/g, ''));
    const wrong = texts.find((each) => !/^\d*$/.test(each));
    if (wrong !== undefined) return new SolverError('not_a_number', 'move', wrong, '');
    if (texts.every((each) => !each)) return new SolverError('empty', 'move', '', '');
    const parts = asParts(...texts.map((each) => BigInt(each || 0)));
    return { id: `fields-${texts.join('-')}`, heap: Number(data.get('heap') ?? 0), parts, at: Number(texts[0] || 0) };
  }

  /** What is being written is seen on the heap. */
  #inputParts = (input: Event) => {
    const aim = this.#readParts(input.currentTarget as HTMLFormElement);
    this.point(aim instanceof SolverError ? null : aim);
  };

  #submitParts = (submit: SubmitEvent) => {
    submit.preventDefault();
    const form = submit.target as HTMLFormElement;
    const aim = this.#readParts(form);
    if (aim instanceof SolverError) {
      this.refuse(aim);
      return;
    }
    for (const each of form.querySelectorAll('input')) each.value = '';
    this.play(aim);
  };

  // ---- Life -------------------------------------------------------------------------------------------------------

  /** At the beginning of `drawBoard`: an aim belongs to its position, names go along with a move. */
  protected prepare(view: BoardView, heaps = view.numbers): readonly string[] {
    this.#view = view;
    const drawn = `${view.rule}|${view.position}|${view.shown}`;
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.#pointed = null;
    }
    const names = this.names.of(view.position, heaps);
    const leaving = this.leaving(view);
    if (leaving) this.nameParts(leaving);
    return names;
  }

  protected nameParts({ heap, parts }: Aim) {
    this.names.leaving(heap, 1, parts);
  }

  protected override willUpdate(changed: PropertyValues) {
    super.willUpdate(changed);
    this.#glide.record(this.renderRoot as ParentNode | null);
  }

  protected override updated() {
    super.updated();
    this.#keepRoom();
    this.#glide.play(this.renderRoot, this.names.parents);
    this.names.parents.clear();
  }

  /** The heaps never get less room than they had in this game, so that what is below them stays where it is. */
  #keepRoom() {
    const heaps = this.renderRoot.querySelector<HTMLElement>('.heaps');
    // Heaps that are over are drawn smaller, once that is known.
    if (!heaps || !this.moves.settled) return;
    const key = `${this.match?.stations[0]?.position}|${heaps.clientWidth}`;
    if (key !== this.#room.key) {
      this.#room = { key, height: 0 };
      heaps.style.minHeight = '';
    }
    const height = Math.ceil(heaps.getBoundingClientRect().height);
    if (height <= this.#room.height) return;
    this.#room.height = height;
    heaps.style.minHeight = `${height}px`;
  }
}
