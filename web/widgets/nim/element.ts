import { html, nothing, svg, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type Move } from '../../solver/types.ts';
import { drawReach } from '../heaps/pebble.ts';
import { GameElement } from '../shell/game-element.ts';
import { number } from '../shell/language.ts';
import type { BoardView } from '../shell/view.ts';
import { drawColumns } from './columns.ts';
import { grainOf, mostHeaps, pebbles, placeHeap, shine, transform, type HeapPlace } from './geometry.ts';
import { nimStyles } from './styles.ts';
import { words } from './words.ts';

/** Longer positions are spoken of by their number of heaps. */
const mostSpoken = 12;

/**
 * `<nimlab-nim>`: heaps of stones and their binary columns. Views: `stones`, `columns`, `both`.
 * Lit parts: `heap-<i>`, `bit-<k>` (the column of 2^k), `sum` (the row of the nim-sum).
 */
export class NimElement extends GameElement {
  static override readonly game = 'nim';
  static override styles = [...GameElement.styles, nimStyles];

  /** What a pointer or the focus is on: a heap, and how much of it would be taken (0: just the heap). */
  #aim: { heap: number; take: bigint } | null = null;

  protected override updated() {
    super.updated();
    // Only a table that does not fit is worth a stop of the Tab key.
    const scroll = this.renderRoot.querySelector<HTMLElement>('.scroll');
    if (scroll) scroll.tabIndex = scroll.scrollWidth > scroll.clientWidth ? 0 : -1;
  }

  get #words() {
    return words[this.language];
  }
  #n = (value: bigint | number) => number(value, this.language);

  override get title() {
    return this.#words.title;
  }
  protected override get positionLabel() {
    return this.#words.heaps;
  }
  protected override get views() {
    const { stones, columns, both } = this.#words;
    return [
      { id: 'stones', label: stones },
      { id: 'columns', label: columns },
      { id: 'both', label: both },
    ];
  }
  protected override undrawable(numbers: readonly bigint[]) {
    return numbers.length > mostHeaps ? this.#words.tooManyToDraw(this.#n(numbers.length), this.#n(mostHeaps)) : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    if (numbers.length === 0) return this.#words.noHeaps;
    if (numbers.length <= mostSpoken) return this.#words.position(numbers.map(this.#n));
    const largest = numbers.reduce((most, each) => (each > most ? each : most));
    return this.#words.manyHeaps(this.#n(numbers.length), this.#n(largest));
  }
  override speakMove({ numbers: [heap, take] }: Move, _before: readonly bigint[], form: 'base' | 'third') {
    const say = form === 'base' ? this.#words.takeFrom : this.#words.takesFrom;
    return say(this.#n(take ?? 0n), this.#n(heap ?? 0n));
  }
  override speakPlace({ numbers: [heap] }: Move) {
    return this.#words.place(this.#n(heap ?? 0n));
  }
  protected override drawFormula({ numbers, grundy }: Analysis) {
    if (grundy === null || numbers.length === 0 || numbers.length > mostSpoken) return null;
    return `${numbers.map(this.#n).join(' ⊕ ')} = ${this.#n(grundy)}`;
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const columns = view.view !== 'stones';
    return html`<div
      class="nim ${view.view}"
      @pointerleave=${() => this.#point(null)}
      @focusout=${() => this.#point(null)}
    >
      ${view.view === 'columns' ? nothing : this.#drawHeaps(view)}
      ${
        columns
          ? drawColumns(view, {
              language: this.language,
              aimed: this.#aim?.heap ?? 0,
              aim: (heap) => this.#point(heap ? { heap, take: 0n } : null),
            })
          : nothing
      }
      ${view.view === 'columns' ? this.#drawTakingAnywhere(view) : nothing}
    </div>`;
  }

  #point(aim: { heap: number; take: bigint } | null) {
    if (aim?.heap === this.#aim?.heap && aim?.take === this.#aim?.take) return;
    this.#aim = aim;
    this.requestUpdate();
  }

  #drawHeaps(view: BoardView): TemplateResult {
    const { numbers, origin } = view;
    // A shown position may have other heaps than the game; then it gets its own room.
    const rooms =
      origin.length === numbers.length ? numbers.map((size, i) => (size > origin[i]! ? size : origin[i]!)) : numbers;
    const grain = grainOf(rooms);
    return html`<div class="heaps">
      ${numbers.map((size, i) => this.#drawHeap(view, i + 1, size, placeHeap(i + 1, size, rooms[i]!, grain)))}
    </div>`;
  }

  #drawHeap(view: BoardView, heap: number, size: bigint, place: HeapPlace): TemplateResult {
    const of = (move: Move | null) => (move && Number(move.numbers[0]) === heap ? (move.numbers[1] ?? 0n) : 0n);
    const marked = view.marked.find((move) => of(move) > 0n) ?? null;
    const winning = of(view.hint) || of(marked);
    const leaving = of(view.leaving);
    const aimed = this.#aim?.heap === heap ? this.#aim : null;
    const going = aimed && view.interactive ? aimed.take : 0n;
    const { width, height, floor, label, stones, mound, large } = place;
    const middle = width / 2;
    const lit = view.lit.has(`heap-${heap}`);
    const left = leaving || going ? size - (leaving || going) : size;
    // A stone goes if it is among the topmost `count`; of a mound only its number speaks.
    const among = (index: number, count: bigint) => !mound && BigInt(index) >= size - count;
    const summit = stones.reduce((least, { y }) => Math.min(least, y - (mound ? 10 : 18)), floor - 12);
    return html`<div
      class="heap ${lit ? 'lit' : ''} ${aimed ? 'aimed' : ''} ${of(view.hintPlace) ? 'hinted' : ''}"
      @pointerenter=${() => this.#point({ heap, take: 0n })}
    >
      <svg
        width=${width}
        height=${height}
        viewBox="0 0 ${width} ${height}"
        role="group"
        aria-label=${this.#words.heapOf(this.#n(heap), this.#n(size))}
        @pointerleave=${() => this.#point({ heap, take: 0n })}
      >
        <ellipse class="floor" cx=${middle} cy=${floor} rx=${middle - 3} ry="5" />
        ${stones.map((stone, index) => {
          const take = size - BigInt(index);
          const body = svg`<g transform=${transform(stone)}>
              <g class="pebble">
                <path class="edge" d=${pebbles[stone.shape]!} />
                <path class="face" d=${pebbles[stone.shape]!} transform="translate(0 -1.6) scale(.955 .9)" />
                <path class="shine" d=${shine} />
              </g>
            </g>`;
          const state = [
            among(index, leaving) ? 'leaving' : '',
            among(index, going) ? 'going' : '',
            among(index, of(view.hint)) ? 'hint' : '',
            among(index, of(marked)) ? 'marked' : '',
          ].join(' ');
          return mound
            ? svg`<g class="stone">${body}</g>`
            : svg`<g class="stone ${state}" data-cell="${heap}-${index}" role="button"
                aria-disabled=${!view.interactive}
                aria-label=${this.#words.stone(this.#n(take), this.#n(heap), this.#n(size - take))}
                @click=${() => void this.propose([heap, take])}
                @pointerenter=${() => this.#point({ heap, take })}
                @focusin=${() => this.#point({ heap, take })}>
                ${drawReach(stone)}
                ${body}
              </g>`;
        })}
        ${
          winning && !leaving && !view.shown
            ? svg`<g class="flag" transform="translate(${middle} ${Math.max(10, summit)})" aria-hidden="true">
              <text text-anchor="middle">−${this.#n(winning)}</text>
            </g>`
            : of(view.hintPlace)
              ? svg`<path class="pointer" d="M-6-8H6L0 2Z" transform="translate(${middle} ${Math.max(10, summit)})" />`
              : nothing
        }
        <text class="count" x=${middle} y=${label} text-anchor="middle" aria-hidden="true">
          ${left === size ? this.#n(size) : svg`<tspan class="was">${this.#n(size)}</tspan> → ${this.#n(left)}`}
        </text>
      </svg>
      ${large ? this.#drawTaking(view, heap, size) : nothing}
    </div>`;
  }

  /** For heaps too large to point at their stones: how many to take, to the last one. */
  #drawTaking(view: BoardView, heap: number, size: bigint): TemplateResult {
    return html`<form class="taking" @submit=${(submit: SubmitEvent) => this.#take(submit, heap)}>
      <input
        name="take"
        inputmode="numeric"
        autocomplete="off"
        maxlength="24"
        aria-label=${this.#words.howMany(this.#n(heap))}
        ?disabled=${size === 0n}
        @focus=${() => this.#point({ heap, take: 0n })}
      />
      <button class="button" aria-disabled=${!view.interactive || size === 0n}>${this.#words.take}</button>
    </form>`;
  }

  /** Where no stones are drawn: from which heap, and how many. */
  #drawTakingAnywhere(view: BoardView): TemplateResult {
    const { numbers } = view;
    const { fromHeap, count, take } = this.#words;
    return html`<form
      class="taking anywhere"
      @submit=${(submit: SubmitEvent) => this.#take(submit, Number(new FormData(submit.target as HTMLFormElement).get('heap')))}
    >
      <div class="field">
        <label for="heap">${fromHeap}</label>
        <select
          id="heap"
          name="heap"
          @change=${(change: Event) => this.#point({ heap: Number((change.target as HTMLSelectElement).value), take: 0n })}
        >
          ${numbers.map((size, i) => html`<option value=${i + 1} ?disabled=${size === 0n}>${this.#words.heapOf(this.#n(i + 1), this.#n(size))}</option>`)}
        </select>
      </div>
      <div class="field">
        <label for="count">${count}</label>
        <input id="count" name="take" inputmode="numeric" autocomplete="off" maxlength="26" />
      </div>
      <button class="button" aria-disabled=${!view.interactive}>${take}</button>
    </form>`;
  }

  #take(submit: SubmitEvent, heap: number) {
    submit.preventDefault();
    const form = submit.target as HTMLFormElement;
    const text = String(new FormData(form).get('take')).replace(/[\s,]/g, '');
    if (!/^\d+$/.test(text)) {
      this.refuse(new SolverError(text ? 'not_a_number' : 'empty', 'move', text, ''));
      return;
    }
    form.querySelector('input')!.value = '';
    void this.propose([heap, BigInt(text)]);
  }
}

customElements.define('nimlab-nim', NimElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-nim': NimElement;
  }
}
