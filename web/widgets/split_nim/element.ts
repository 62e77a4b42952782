import { defineSpeaking } from '../shell/language.ts';
import { html, type TemplateResult } from 'lit';
import type { Move } from '../../solver/types.ts';
import { asParts, partsKey, type Aim } from '../heaps/heap-board.ts';
import { SplitElement } from '../heaps/split-element.ts';
import { Draft } from '../kit/draft.ts';
import { easilyPointed, type Grain } from '../kit/parts/cut.ts';
import type { BoardView } from '../shell/view.ts';
import { tracksHeight } from './scene.ts';
import { splitNimStyles } from './styles.ts';
import { words } from './words.ts';

type Sizes = readonly [number | null, number | null];
const noSizes: Sizes = [null, null];

/**
 * `<nimlab-split-nim>`: a heap is replaced by at most two smaller ones. Choose a heap, then the sizes of the two on the
 * tracks under the board. Lit parts: `heap-<i>`.
 */
export class SplitNimElement extends SplitElement {
  static override readonly game = 'split_nim';
  protected static override readonly words = words;
  static override styles = [...SplitElement.styles, splitNimStyles];
  protected override readonly stoneMeans = 'heap';
  protected override readonly idle = '';

  #heap = -1;
  /** Sizes chosen for the two heaps; 0 is none. */
  readonly #sizes = new Draft<Sizes>(
    this,
    () => this.current?.position ?? '',
    () => noSizes,
  );
  #for = '';
  /** The heap a hint has brought here. */
  #hinted = -1;

  get #words() {
    return words[this.language];
  }
  override speakMove({ numbers: [heap = 0n, ...parts] }: Move, before: readonly bigint[], form: 'base' | 'third') {
    const size = before[Number(heap) - 1];
    return this.#words.change(this.n(heap), size === undefined ? null : this.n(size), parts.map(this.n), form);
  }

  // ---- A heap is chosen, then both sizes ----------------------------------------------------------------------------

  #choose(heap: number) {
    this.#heap = heap;
    this.#sizes.value = noSizes;
  }

  protected override pressed(id: string) {
    const [kind, index, size] = id.split('-');
    if (kind === 'heap') this.#choose(Number(index));
    else if (kind !== 'track') super.pressed(id);
    else {
      const [first, second] = this.#sizes.value;
      this.#sizes.value = index === '0' ? [Number(size), second] : [first, Number(size)];
    }
  }

  /** The move on the tracks, once both sizes are chosen. */
  get #chosen(): Aim | null {
    const [a, b] = this.#sizes.value;
    if (a === null || b === null) return null;
    return { id: 'tracks', heap: this.#heap, parts: asParts(BigInt(a), BigInt(b)), at: 0 };
  }
  protected override get aim(): Aim | null {
    return super.aim ?? this.#chosen;
  }
  /** All stones go; two other heaps come. */
  protected override fate() {
    return 'going' as const;
  }

  /** The largest heap with tracks is chosen, and one that a hint names. */
  protected override follow(view: BoardView) {
    super.follow(view);
    const { position, numbers, hintPlace } = view;
    if (this.#for !== position) {
      this.#for = position;
      if (!numbers[this.#heap] || numbers[this.#heap]! > easilyPointed) {
        this.#heap = numbers.reduce(
          (best, size, i) => (size <= easilyPointed && size > (numbers[best] ?? 0n) ? i : best),
          numbers.findIndex((size) => size <= easilyPointed),
        );
      }
    }
    const hinted = hintPlace ? Number(hintPlace.numbers[0]) - 1 : -1;
    if (hinted >= 0 && hinted !== this.#hinted) this.#choose(hinted);
    this.#hinted = hinted;
  }

  // ---- Drawing --------------------------------------------------------------------------------------------------

  protected override drawHeap(view: BoardView, heap: number, name: string, grain: Grain) {
    const size = view.numbers[heap]!;
    const drawn = super.drawHeap(view, heap, name, grain);
    if (size > easilyPointed) return drawn;
    const chosen = heap === this.#heap;
    return html`<div
      class="choose ${chosen && view.numbers.length > 1 ? 'chosen' : ''}"
      data-cell="heap-${heap}"
      role="button"
      aria-pressed=${chosen}
      aria-label=${this.#words.choose(this.n(heap + 1), this.n(size))}
    >
      ${drawn}
    </div>`;
  }

  protected override drawBench(view: BoardView): TemplateResult {
    return html`${this.#drawTracks(view)}${this.drawFields(view)}`;
  }

  #drawTracks(view: BoardView): TemplateResult {
    const size = view.numbers[this.#heap];
    if (size === undefined || size > easilyPointed) return this.drawDeed(view, '');
    const w = this.#words;
    const { marked, hint } = this.winning(view, this.#heap);
    const winning = [...(hint === null ? marked : [hint])].map((key) => (key ? key.split('-').map(Number) : []));
    // Which pairs of sizes there are is what the solver lists; so is how far a track goes.
    const listed = [...(this.listed(`${size}`)?.values() ?? [])].flatMap(({ numbers }) => numbers.slice(1).map(Number));
    const longest = Math.max(0, ...listed);
    const aim = view.interactive ? this.#chosen : null;
    const [wide, narrow] = tracksHeight(view.origin);
    const sizes = this.#sizes.value;
    const slot = (track: 0 | 1, k: number) => {
      const own = sizes[track];
      const other = sizes[1 - track]!;
      const key = other === null ? null : partsKey(asParts(BigInt(k), BigInt(other)));
      const wins = winning.some((parts) =>
        key !== null ? partsKey(parts) === key : k === 0 ? parts.length < 2 : parts.includes(k),
      );
      const filled = k > 0 && (own ?? 0) >= k;
      return html`<button
        class="slot ${filled ? 'filled' : ''} ${k === 0 ? 'none' : ''} ${wins ? 'wins' : ''}"
        data-cell="track-${track}-${k}"
        aria-pressed=${own === k}
        aria-label=${w.slot(w.track[track], k === 0 ? w.none : this.n(k))}
        aria-disabled=${!view.interactive}
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
        <button class="button ${aim ? 'strong' : ''}" aria-disabled=${!aim} @click=${() => aim && this.play(aim)}>
          ${w.play}: ${sizes.map((each) => (each === null ? w.unset : this.n(each))).join(' + ')}
        </button>
      </div>`;
  }
}

defineSpeaking('nimlab-split-nim', SplitNimElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-split-nim': SplitNimElement;
  }
}
