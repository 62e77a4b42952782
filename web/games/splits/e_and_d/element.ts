import { defineSpeaking, translated } from '../../../board/language.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Move } from '../../../solver/types.ts';
import { partsKey, sumOf, type Aim } from '../heap-board.ts';
import { SplitElement } from '../split-element.ts';
import type { Heir } from '../../../draw/motion/glide.ts';
import { sheets } from '../../../draw/sheets.ts';
import boardSheet from './board.css?inline';
import type { BoardView } from '../../../board/view.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

const pairOf = (heap: number) => Math.floor(heap / 2);

/**
 * `<nimlab-e-and-d>`: piles in pairs; one pile of a pair is thrown away and the other cut in two. Cutting a pile says
 * both. Lit parts: `heap-<i>`, `pair-<i>`.
 */
export class EAndDElement extends SplitElement {
  static override readonly game = 'e_and_d';
  protected static override readonly words = words;
  static override styles = [...SplitElement.styles, ...sheets(boardSheet)];
  protected override readonly stoneMeans = 'cut';

  get #words() {
    return words[this.language];
  }
  override get positionLabel() {
    return this.#words.position;
  }
  protected override get idle() {
    return this.#words.idle;
  }
  override speakPosition(numbers: readonly bigint[]) {
    const w = this.#words;
    const pairs = numbers.flatMap((size, i) => (i % 2 ? [w.inPair(this.n(numbers[i - 1]!), this.n(size))] : []));
    return pairs.length === 0 ? w.none : pairs.length <= 8 ? w.speak(pairs) : w.manyPairs(this.n(pairs.length));
  }
  override speakMove(
    { numbers: [pair = 0n, a = 0n, b = 0n] }: Move,
    before: readonly bigint[],
    form: 'base' | 'third',
  ) {
    const w = this.#words;
    const first = 2 * Number(pair) - 2;
    const piles = [before[first], before[first + 1]];
    const at = piles.indexOf(a + b);
    if (at < 0) return w.becomes(this.n(pair), this.n(a), this.n(b), form);
    return w.cut(this.n(pair), this.n(piles[1 - at]!), this.n(piles[at]!), this.n(a), this.n(b), form);
  }
  override speakPlace({ numbers: [pair] }: Move) {
    return this.#words.place(this.n(pair ?? 0n));
  }

  // ---- A pile is cut, and its pair changes ----------------------------------------------------------------------

  protected override moveOf({ heap, parts }: Aim) {
    return [BigInt(pairOf(heap) + 1), ...parts];
  }
  protected override concerns(aim: Aim, heap: number) {
    return pairOf(aim.heap) === pairOf(heap);
  }
  protected override hintedAt() {
    return false; // the pair's frame says it
  }
  protected override fate(aim: Aim, heap: number, i: number) {
    return aim.heap !== heap ? 'going' : i < aim.at ? '' : 'aside';
  }
  protected override heirs(sizes: readonly bigint[], { heap, parts }: Aim) {
    const first = 2 * pairOf(heap);
    const all = sizes.map((size, of): Heir => ({ size, of }));
    return all.toSpliced(first, 2, ...parts.map((size): Heir => ({ size, of: heap })));
  }
  protected override legal({ heap, parts }: Aim) {
    const first = 2 * pairOf(heap);
    const [one, two] = [this.sizes[first], this.sizes[first + 1]];
    return this.listed(`${one} ${two}`)?.has(partsKey([1, ...parts])) ?? null;
  }
  protected override winning(view: BoardView, heap: number) {
    const of = ({ numbers: [pair, ...parts] }: Move) =>
      Number(pair) === pairOf(heap) + 1 && sumOf(parts) === view.numbers[heap];
    const key = (move: Move) => partsKey(move.numbers.slice(1));
    return {
      wins: new Set(view.wins.filter(of).map(key)),
      hint: view.hint && of(view.hint) ? key(view.hint) : null,
    };
  }
  protected override seen(view: BoardView): Aim | null {
    const aim = super.seen(view);
    if (!aim || !view.leaving || aim.id) return aim;
    const first = 2 * aim.heap;
    return { ...aim, heap: view.numbers[first] === sumOf(aim.parts) ? first : first + 1 };
  }

  // ---- Drawing --------------------------------------------------------------------------------------------------

  protected override valueUnder() {
    return ''; // a pair has one
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const names = this.heapNames;
    const grain = this.grain(view);
    const aim = this.seen(view);
    const pairs = Array.from({ length: view.numbers.length / 2 }, (_, pair) => pair);
    return html`<div class="split">
      <div class="heaps">
        ${pairs.map((pair) => {
          const [one, two] = [2 * pair, 2 * pair + 1];
          const state = [
            aim && pairOf(aim.heap) === pair ? 'going' : '',
            view.lit.has(`pair-${pair + 1}`) ? 'lit' : '',
            super.hintedAt(view, pair) ? 'where' : '',
          ];
          const value = this.value(view, pair, pairs.length);
          return html`<div
            class="nl-together pair ${state.join(' ')}"
            role="group"
            aria-label=${this.#words.pair(this.n(pair + 1), this.n(view.numbers[one]!), this.n(view.numbers[two]!))}
          >
            ${value ? html`<span class="label">${value}</span>` : nothing}
            ${repeat(
              [one, two],
              (heap) => names[heap],
              (heap) => this.drawHeap(view, heap, names[heap]!, grain),
            )}
          </div>`;
        })}
        ${pairs.length === 0 ? html`<p class="quiet">${this.#words.none}</p>` : nothing}
      </div>
      ${this.drawBench(view)}
    </div>`;
  }
}

defineSpeaking('nimlab-e-and-d', EAndDElement);
