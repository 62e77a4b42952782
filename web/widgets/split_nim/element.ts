import { css, html, nothing, type TemplateResult } from 'lit';
import type { Move } from '../../solver/types.ts';
import { easilyPointed, type Grain } from '../heaps/geometry.ts';
import type { Aim } from '../heaps/heap-board.ts';
import { SplitElement } from '../heaps/split-element.ts';
import { asParts, partsKey } from '../heaps/targets.ts';
import type { BoardView } from '../shell/view.ts';
import { tracksHeight } from './geometry.ts';
import { words } from './words.ts';

/**
 * `<nimlab-split-nim>`: a heap is replaced by at most two smaller ones. Choose a heap, then the sizes of the two on the
 * tracks under the board. Lit parts: `heap-<i>`.
 */
export class SplitNimElement extends SplitElement {
  static override readonly game = 'split_nim';
  static override styles = [
    ...SplitElement.styles,
    css`
      .tracks {
        display: grid;
        justify-items: center;
        gap: 0.15rem;
        align-content: start;
        min-height: var(--wide);
      }
      @container (max-width: 27rem) {
        .tracks {
          min-height: var(--narrow);
        }
      }
      .tracks > p {
        margin: 0;
      }
      .track {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        max-width: 100%;
      }
      .slot {
        display: grid;
        place-items: center;
        width: 30px;
        height: 40px;
        padding: 0;
        border: 0;
        background: none;
        border-radius: 8px;
      }
      .slot span {
        display: grid;
        place-items: center;
        width: 24px;
        height: 24px;
        border-radius: 50%;
        border: 1.5px dashed var(--nl-line-strong);
        color: var(--nl-muted);
        font-size: 0.72rem;
        font-variant-numeric: tabular-nums;
        transition: background 120ms;
      }
      .slot.filled span {
        background: var(--nl-stone);
        border: 1.5px solid var(--nl-stone-edge);
        color: var(--nl-paper);
      }
      .slot.none {
        width: auto;
        padding-inline: 0.45rem;
        margin-inline-end: 0.3rem;
      }
      .slot.none span {
        width: auto;
        border-radius: 6px;
        padding-inline: 0.4rem;
        border-style: solid;
        border-color: var(--nl-line);
      }
      .slot.none[aria-pressed='true'] span {
        background: var(--nl-stone);
        color: var(--nl-paper);
      }
      .slot.wins span {
        outline: 2.5px dashed var(--nl-stone-hint);
        outline-offset: 1px;
      }
      .slot:focus-visible {
        outline: 2.5px solid var(--nl-accent);
        outline-offset: -2px;
      }
    `,
  ];
  protected override readonly stoneMeans = 'heap';
  protected override readonly idle = '';

  #heap = -1;
  /** Sizes chosen for the two heaps; 0 is none. */
  #sizes: [number | null, number | null] = [null, null];
  #for = '';
  /** The heap a hint has brought here. */
  #hinted = -1;

  get #words() {
    return words[this.language];
  }
  override get title() {
    return this.#words.title;
  }
  override speakMove({ numbers: [heap = 0n, ...parts] }: Move, before: readonly bigint[], form: 'base' | 'third') {
    const size = before[Number(heap) - 1];
    return this.#words.change(this.n(heap), size === undefined ? null : this.n(size), parts.map(this.n), form);
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    if (this.#for !== view.position) {
      this.#for = view.position;
      this.#sizes = [null, null];
      const { numbers } = view;
      if (!numbers[this.#heap] || numbers[this.#heap]! > easilyPointed) {
        this.#heap = numbers.reduce(
          (best, size, i) => (size <= easilyPointed && size > (numbers[best] ?? 0n) ? i : best),
          numbers.findIndex((size) => size <= easilyPointed),
        );
      }
    }
    const hinted = view.hintPlace ? Number(view.hintPlace.numbers[0]) - 1 : -1;
    if (hinted >= 0 && hinted !== this.#hinted) this.#choose(hinted);
    this.#hinted = hinted;
    return super.drawBoard(view);
  }

  #choose(heap: number) {
    this.#heap = heap;
    this.#sizes = [null, null];
  }

  /** All stones go; two other heaps come. */
  protected override fate(aim: Aim | null): '' | 'going' {
    return aim ? 'going' : '';
  }

  /** The move on the tracks, once both sizes are chosen. */
  get #chosen(): Aim | null {
    const [a, b] = this.#sizes;
    if (a === null || b === null) return null;
    return { id: 'tracks', heap: this.#heap, parts: asParts(BigInt(a), BigInt(b)), at: 0 };
  }

  protected override get aim(): Aim | null {
    return super.aim ?? this.#chosen;
  }

  protected override drawHeap(view: BoardView, heap: number, size: bigint, name: string, grain: Grain) {
    const chosen = heap === this.#heap && view.numbers.length > 1;
    const drawn = super.drawHeap(view, heap, size, name, grain);
    if (size > easilyPointed) return drawn;
    return html`<div
      class="choose ${chosen ? 'chosen' : ''}"
      data-cell="heap-${heap}"
      role="button"
      aria-pressed=${heap === this.#heap}
      aria-label=${this.#words.choose(this.n(heap + 1), this.n(size))}
      @click=${() => {
        this.#choose(heap);
        this.requestUpdate();
      }}
    >
      ${drawn}
    </div>`;
  }

  protected override drawBench(view: BoardView): TemplateResult {
    return html`${this.#drawTracks(view)}${this.drawFields(view)}`;
  }

  #drawTracks(view: BoardView): TemplateResult | typeof nothing {
    const size = view.numbers[this.#heap];
    if (size === undefined || size > easilyPointed) return this.drawDeed(view, '');
    const w = this.#words;
    const { marked, hint } = this.winning(view, this.#heap);
    const winning = hint === null ? marked : new Set([hint]);
    // Which pairs of sizes there are is what the solver lists; so is how far a track goes.
    const listed = [...(this.moves.of(`${size}`, view.rule) ?? [])];
    const longest = listed.reduce((most, key) => Math.max(most, ...key.split(',').map(Number)), 0);
    const aim = this.#chosen;
    const [wide, narrow] = tracksHeight(view.origin);
    const slot = (track: 0 | 1, k: number) => {
      const other = this.#sizes[1 - track]!;
      const keys = other === null ? null : partsKey(asParts(BigInt(k), BigInt(other)));
      const wins =
        keys === null
          ? [...winning].some((key) => (k === 0 ? key.split(',').length < 2 : key.split(',').includes(`${k}`)))
          : winning.has(keys);
      const filled = k > 0 && (this.#sizes[track] ?? 0) >= k;
      return html`<button
        class="slot ${filled ? 'filled' : ''} ${k === 0 ? 'none' : ''} ${wins ? 'wins' : ''}"
        data-cell="track-${track}-${k}"
        aria-pressed=${this.#sizes[track] === k}
        aria-label=${w.slot(w.track[track], k === 0 ? w.none : this.n(k))}
        aria-disabled=${!view.interactive}
        @click=${() => {
          if (!view.interactive) return;
          this.#sizes[track] = k;
          this.requestUpdate();
        }}
      >
        <span>${k === 0 ? w.none : k}</span>
      </button>`;
    };
    const track = (which: 0 | 1) =>
      html`<div class="track" role="group" aria-label=${w.track[which]}>
        ${Array.from({ length: longest + 1 }, (_, k) => slot(which, k))}
      </div>`;
    return html`<div class="tracks" .style=${`--wide: ${wide}rem; --narrow: ${narrow}rem`}>
        <p class="quiet">${w.becomes(this.n(this.#heap + 1), this.n(size))}</p>
        ${track(0)} ${track(1)}
      </div>
      <div class="deed">
        <button
          class="button ${aim && view.interactive ? 'strong' : ''}"
          aria-disabled=${!aim || !view.interactive}
          @click=${() => aim && view.interactive && this.play(aim)}
        >
          ${w.play}: ${this.#sizes.map((each) => (each === null ? w.unset : this.n(each))).join(' + ')}
        </button>
      </div>`;
  }
}

customElements.define('nimlab-split-nim', SplitNimElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-split-nim': SplitNimElement;
  }
}
