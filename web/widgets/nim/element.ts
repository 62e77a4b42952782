import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../solver/types.ts';
import { countIn, takeField } from '../kit/fields.ts';
import { drawnPicture } from '../kit/lit.ts';
import { grainOf, mostHeaps, placeHeap } from '../kit/parts/heap.ts';
import { Points } from '../kit/points.ts';
import { GameElement } from '../shell/game-element.ts';
import { number } from '../shell/language.ts';
import type { BoardView } from '../shell/view.ts';
import { drawColumns } from './columns.ts';
import { heaps } from './scene.ts';
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

  readonly #points = new Points(this, {
    press: (id) => {
      const [heap, below] = id.split('-').map(Number);
      void this.propose([heap!, this.#size(heap!) - BigInt(below!)]);
    },
  });

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

  /** What is pointed at: a heap, and how much of it would be taken (0: just the heap). */
  get #aim(): { heap: number; take: bigint } {
    const { at } = this.#points;
    if (!at) return { heap: 0, take: 0n };
    const [kind, index] = at.split('-');
    if (kind === 'heap') return { heap: Number(index), take: 0n };
    return { heap: Number(kind), take: this.#size(Number(kind)) - BigInt(index!) };
  }
  #size = (heap: number): bigint => this.current?.numbers[heap - 1] ?? 0n;

  protected override drawBoard(view: BoardView): TemplateResult {
    const columns = view.view !== 'stones';
    return html`<div class="nim ${view.view}">
      ${view.view === 'columns' ? nothing : this.#drawHeaps(view)}
      ${columns ? drawColumns(view, this.language, this.#aim.heap) : nothing}
      ${view.view === 'columns' ? this.#drawTakingAnywhere(view) : nothing}
    </div>`;
  }

  #drawHeaps(view: BoardView): TemplateResult {
    const { numbers, origin } = view;
    // A shown position may have other heaps than the game; then it gets its own room.
    const rooms =
      origin.length === numbers.length ? numbers.map((size, i) => (size > origin[i]! ? size : origin[i]!)) : numbers;
    const aim = this.#aim;
    const scene = heaps(numbers, rooms, (heap, size) => {
      const of = (move: Move | null) => (move && Number(move.numbers[0]) === heap ? (move.numbers[1] ?? 0n) : 0n);
      const marked = of(view.marked.find((move) => of(move) > 0n) ?? null);
      const winning = of(view.hint) || marked;
      return {
        label: this.#words.heapOf(this.#n(heap), this.#n(size)),
        write: this.#n,
        takes: (take) => this.#words.stone(this.#n(take), this.#n(heap), this.#n(size - take)),
        disabled: !view.interactive,
        leaving: of(view.leaving),
        going: aim.heap === heap && view.interactive ? aim.take : 0n,
        hint: of(view.hint),
        marked,
        hinted: of(view.hintPlace) > 0n,
        aimed: aim.heap === heap,
        lit: view.lit.has(`heap-${heap}`),
        flag: winning && !view.leaving && !view.shown ? `−${this.#n(winning)}` : '',
      };
    });
    const grain = grainOf(rooms);
    return html`<div class="heaps">
      ${scene.pictures.map((picture, i) => {
        const { large } = placeHeap(i + 1, numbers[i]!, rooms[i]!, grain);
        return html`<div class="heap-place">
          ${drawnPicture(picture)} ${large ? this.#drawTaking(view, i + 1, numbers[i]!) : nothing}
        </div>`;
      })}
    </div>`;
  }

  /** For heaps too large to point at their stones: how many to take, to the last one. */
  #drawTaking(view: BoardView, heap: number, size: bigint): TemplateResult {
    return takeField({
      label: this.#words.howMany(this.#n(heap)),
      button: this.#words.take,
      point: `heap-${heap}`,
      empty: size === 0n,
      disabled: !view.interactive,
      take: (text) => this.#take(heap, text),
    });
  }

  /** Where no stones are drawn: from which heap, and how many. */
  #drawTakingAnywhere(view: BoardView): TemplateResult {
    return takeField({
      label: this.#words.count,
      button: this.#words.take,
      disabled: !view.interactive,
      heaps: {
        label: this.#words.fromHeap,
        options: view.numbers.map((size, i) => ({
          label: this.#words.heapOf(this.#n(i + 1), this.#n(size)),
          disabled: size === 0n,
        })),
      },
      take: (text, heap) => this.#take(heap, text),
    });
  }

  #take(heap: number, text: string): boolean {
    try {
      void this.propose([heap, countIn(text)]);
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }
}

customElements.define('nimlab-nim', NimElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-nim': NimElement;
  }
}
