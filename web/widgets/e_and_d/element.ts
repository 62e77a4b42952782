import { css, html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Move } from '../../solver/types.ts';
import { grainFor } from '../heaps/geometry.ts';
import type { Aim } from '../heaps/heap-board.ts';
import { SplitElement } from '../heaps/split-element.ts';
import { partsKey } from '../heaps/targets.ts';
import type { BoardView } from '../shell/view.ts';
import { words } from './words.ts';

const pairOf = (heap: number) => Math.floor(heap / 2);
const sum = (parts: readonly bigint[]) => parts.reduce((total, each) => total + each, 0n);

/**
 * `<nimlab-e-and-d>`: piles in pairs; one pile of a pair is thrown away and the other cut in two. Cutting a pile says
 * both. Lit parts: `heap-<i>`, `pair-<i>`.
 */
export class EAndDElement extends SplitElement {
  static override readonly game = 'e_and_d';
  static override styles = [
    ...SplitElement.styles,
    css`
      .pair {
        position: relative;
        display: flex;
        align-items: flex-end;
        justify-content: center;
        gap: 0.2rem;
        max-width: 100%;
        padding: 0.2rem 0.5rem 0;
        border: 1.5px solid var(--nl-line);
        border-radius: var(--nl-radius);
      }
      .pair.aimed {
        border-color: var(--nl-line-strong);
      }
      .pair.lit {
        border-color: var(--nl-accent);
        background: var(--nl-p-soft);
      }
      .pair.hinted {
        border-color: var(--nl-stone-hint);
        border-style: dashed;
      }
      .pair .label {
        position: absolute;
        inset: auto 0.5rem 0.2rem;
        text-align: center;
        color: var(--nl-accent);
        font-weight: 600;
      }
    `,
  ];
  protected override readonly stoneMeans = 'cut';

  get #words() {
    return words[this.language];
  }
  override get title() {
    return this.#words.title;
  }
  override get positionLabel() {
    return this.#words.piles;
  }
  protected override get idle() {
    return this.#words.idle;
  }
  override speakPosition(numbers: readonly bigint[]) {
    const w = this.#words;
    const pairs = numbers.flatMap((size, i) => (i % 2 ? [w.inPair(this.n(numbers[i - 1]!), this.n(size))] : []));
    return pairs.length === 0 ? w.none : pairs.length <= 8 ? w.position(pairs) : w.manyPairs(this.n(pairs.length));
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
  protected override fate(aim: Aim | null, heap: number, i: number) {
    if (!aim) return '';
    if (aim.heap !== heap) return 'going';
    return i < aim.at ? '' : 'aside';
  }
  protected override nameParts({ heap, parts }: Aim) {
    this.names.leaving(2 * pairOf(heap), 2, parts);
  }
  protected override legal(view: BoardView, heap: number, parts: readonly bigint[]) {
    const first = 2 * pairOf(heap);
    const pair = `${view.numbers[first]!} ${view.numbers[first + 1]!}`;
    return this.moves.of(pair, view.rule)?.has(partsKey(parts)) ?? null;
  }
  protected override winning(view: BoardView, heap: number) {
    const of = ({ numbers: [pair, ...parts] }: Move) =>
      Number(pair) === pairOf(heap) + 1 && sum(parts) === view.numbers[heap];
    const key = (move: Move) => partsKey(move.numbers.slice(1));
    return {
      marked: new Set(view.marked.filter(of).map(key)),
      hint: view.hint && of(view.hint) ? key(view.hint) : null,
    };
  }
  protected override leaving(view: BoardView): Aim | null {
    const aim = super.leaving(view);
    if (!aim || !view.leaving || aim.id) return aim;
    const first = 2 * aim.heap;
    return { ...aim, heap: view.numbers[first] === sum(aim.parts) ? first : first + 1 };
  }

  // ---- Drawing --------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const names = this.prepare(view);
    const grain = grainFor([...view.origin, ...view.numbers]);
    const aim = this.leaving(view) ?? (view.interactive ? this.aim : null);
    const pairs = Array.from({ length: view.numbers.length / 2 }, (_, pair) => pair);
    const { components } = view.analysis;
    return html`<div class="split" @pointerleave=${() => this.point(null)} @focusout=${() => this.point(null)}>
      <div class="heaps">
        ${pairs.map((pair) => {
          const [one, two] = [view.numbers[2 * pair]!, view.numbers[2 * pair + 1]!];
          const state = [
            aim && pairOf(aim.heap) === pair ? 'aimed' : '',
            view.lit.has(`pair-${pair + 1}`) ? 'lit' : '',
            Number(view.hintPlace?.numbers[0] ?? 0n) === pair + 1 ? 'hinted' : '',
          ];
          const value = this.analysisOn && components.length === pairs.length ? components[pair] : undefined;
          return html`<div
            class="pair ${state.join(' ')}"
            role="group"
            aria-label=${this.#words.pair(this.n(pair + 1), this.n(one), this.n(two))}
          >
            ${value === undefined ? nothing : html`<span class="label">${this.common.value(this.n(value))}</span>`}
            ${repeat(
              [2 * pair, 2 * pair + 1],
              (heap) => names[heap],
              (heap) => this.drawHeap(view, heap, view.numbers[heap]!, names[heap]!, grain),
            )}
          </div>`;
        })}
        ${pairs.length === 0 ? html`<p class="quiet">${this.#words.none}</p>` : nothing}
      </div>
      ${this.drawBench(view)}
    </div>`;
  }
}

customElements.define('nimlab-e-and-d', EAndDElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-e-and-d': EAndDElement;
  }
}
