import { defineSpeaking, translated } from '../../../board/language.ts';
import { html, type TemplateResult } from 'lit';
import type { Move } from '../../../solver/types.ts';
import { asParts, partsKey, type Aim } from '../heap-board.ts';
import { SplitElement } from '../split-element.ts';
import { actionLine } from '../../../draw/action-line.ts';
import { Draft } from '../../../draw/draft.ts';
import { drawnPicture } from '../../../draw/lit.ts';
import { easilyPointed, type Grain } from '../cut.ts';
import { textWidth } from '../../../draw/rest.ts';
import { sheets } from '../../../draw/sheets.ts';
import boardSheet from './board.css?inline';
import { Skins } from '../../../draw/skin.ts';
import { Width } from '../../../draw/width.ts';
import type { BoardView } from '../../../board/view.ts';
import { tracksHeight } from './scene.ts';
import type { DrawBottles, Seen } from './skin.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

type Sizes = readonly [number | null, number | null];
const noSizes: Sizes = [null, null];

/**
 * `<nimlab-split-nim>`: a heap is replaced by at most two smaller ones. Choose a heap, then the sizes of the two on the
 * tracks under the board. Skin: `bottles`, where a heap is a bean with so many bottles on its right. Lit parts:
 * `heap-<i>`.
 */
export class SplitNimElement extends SplitElement {
  static override readonly game = 'split_nim';
  static readonly skin = () => import('./skin.ts');
  protected static override readonly words = words;
  static override styles = [...SplitElement.styles, ...sheets(boardSheet)];
  protected override readonly stoneMeans = 'heap';
  protected override readonly idle = '';
  override readonly skins = ['bottles'];

  readonly #skins = new Skins<DrawBottles>(this, this.skins, SplitNimElement.skin);
  readonly #width = new Width(this, '.split', textWidth);
  /** As many bottles stand on the right of the first, as long as this game lasts. */
  #last = 0n;

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
  protected override bring(view: string) {
    return this.#skins.bring(view);
  }
  get #bottled() {
    return this.skins.includes(this.view);
  }
  /**
   * The number of the bottle in which a bean has so many on its right. A board that is not drawn has those that the
   * beans need of which it has spoken: the question's own first, and what comes of them is never further left.
   */
  #bottle = (size: bigint, beans: readonly bigint[] = []) => {
    this.#last = beans.reduce((most, each) => (each > most ? each : most), this.#last);
    return this.n(size > this.#last ? 0n : this.#last - size);
  };
  override speakPosition(numbers: readonly bigint[]) {
    if (!this.#bottled) return super.speakPosition(numbers);
    return this.#words.beans(numbers.toSorted((a, b) => Number(b - a)).map((size) => this.#bottle(size, numbers)));
  }
  override speakPlace(move: Move, before: readonly bigint[]) {
    const size = before[Number(move.numbers[0]) - 1];
    return this.#bottled && size !== undefined
      ? this.#words.bean(this.#bottle(size, before))
      : super.speakPlace(move, before);
  }
  override speakMove({ numbers: [heap = 0n, ...parts] }: Move, before: readonly bigint[], form: 'base' | 'third') {
    const size = before[Number(heap) - 1];
    if (this.#bottled && size !== undefined) {
      const [a = 0n, b = 0n] = parts.toReversed();
      const bottle = (each: bigint) => this.#bottle(each, before);
      return this.#words.move(bottle(size), bottle(a), bottle(b), form);
    }
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
    else if (kind === 'bottle') {
      const [first, second] = this.#sizes.value;
      const next = Number(index);
      this.#sizes.value = first === null || second !== null ? [next, null] : [first, next];
    } else if (kind !== 'track') super.pressed(id);
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

  /** Some heap with tracks is chosen (not the largest: that one wins too often), and one that a hint names. */
  protected override follow(view: BoardView) {
    super.follow(view);
    const { position, numbers, where } = view;
    this.#last = [...view.origin, ...numbers].reduce((most, each) => (each > most ? each : most), 0n);
    if (this.#for !== position) {
      this.#for = position;
      if (!numbers[this.#heap] || numbers[this.#heap]! > easilyPointed) {
        this.#heap = numbers.findIndex((size) => size > 0n && size <= easilyPointed);
      }
    }
    const hinted = where ? Number(where.numbers[0]) - 1 : -1;
    if (hinted >= 0 && hinted !== this.#hinted) this.#choose(hinted);
    this.#hinted = hinted;
  }

  // ---- Drawing --------------------------------------------------------------------------------------------------

  protected override drawBoard(view: BoardView): TemplateResult {
    const picture = this.#drawBottles(view);
    if (!picture) return super.drawBoard(view);
    return html`<div class="split">
      <div class="heaps">${picture}</div>
      ${this.#drawChosen(view)}
    </div>`;
  }

  /** null: it is no shelf of bottles, or too long a one. */
  #drawBottles(view: BoardView): TemplateResult | null {
    const draw = this.#bottled ? this.#skins.of(view.view) : null;
    if (!draw) return null;
    const w = this.#words;
    const { numbers, interactive, leaving } = view;
    const seen = this.seen(view);
    const sizes = interactive ? this.#sizes.value : noSizes;
    const open = this.#within(numbers[this.#heap]);
    const wins = this.#winningParts(view);
    const bottle = (size: number): Seen => ({
      place: open.has(size)
        ? { id: `bottle-${size}`, label: w.into(this.#bottle(BigInt(size))), disabled: !interactive }
        : null,
      states: {
        open: interactive && open.has(size),
        wins: interactive && this.#wins(wins, size, sizes[1] === null ? sizes[0] : null),
      },
    });
    const bean = (heap: number): Seen => ({
      place: { id: `heap-${heap}`, label: w.bean(this.#bottle(numbers[heap]!)), disabled: !interactive },
      states: {
        chosen: interactive && heap === this.#heap,
        going: !leaving && seen?.heap === heap,
        leaving: leaving && seen?.heap === heap,
        lit: view.lit.has(`heap-${heap + 1}`),
        where: this.hintedAt(view, heap),
        wins: this.winning(view, heap).wins.size > 0,
      },
      value: this.value(view, heap, numbers.length),
    });
    const [a = 0n, b = 0n] = seen?.parts ?? [];
    const coming = seen ? [Number(a), Number(b)] : sizes.filter((size) => size !== null);
    const label = this.speakPosition(numbers);
    const picture = draw({ sizes: numbers, last: this.#last, bean, bottle, coming, width: this.#width.px, label });
    return picture && drawnPicture(picture);
  }

  /** What is chosen so far, and the button that plays it. */
  #drawChosen(view: BoardView): TemplateResult {
    const size = view.numbers[this.#heap];
    if (size === undefined || !view.interactive) return this.drawActionLine(view, '');
    const aim = this.#chosen;
    const w = this.#words;
    const into = this.#sizes.value.flatMap((each) => (each === null ? [] : [this.#bottle(BigInt(each))]));
    return actionLine({
      said: w.leaves(this.#bottle(size), into),
      tone: aim ? '' : 'quiet',
      buttons: [{ label: w.play, act: () => this.play(aim), can: aim !== null, strong: true }],
    });
  }

  /** The sizes that the solver lists for what takes the place of a heap; 0 is none. */
  #within(size: bigint | undefined): ReadonlySet<number> {
    const listed = size === undefined ? [] : [...(this.listed(`${size}`)?.values() ?? [])];
    return new Set(listed.flatMap(({ numbers: [, a = 0n, b = 0n] }) => [Number(a), Number(b)]));
  }

  /** Of the chosen heap, what winning moves put in its place: the hinted one, or all. */
  #winningParts(view: BoardView): readonly (readonly number[])[] {
    const { wins, hint } = this.winning(view, this.#heap);
    return [...(hint === null ? wins : [hint])].map((key) => (key ? key.split('-').map(Number) : []));
  }
  /** Whether a size is part of one of them, beside the other that is chosen. */
  #wins(winning: readonly (readonly number[])[], size: number, other: number | null): boolean {
    const key = other === null ? null : partsKey(asParts(BigInt(size), BigInt(other)));
    return winning.some((parts) =>
      key !== null ? partsKey(parts) === key : size === 0 ? parts.length < 2 : parts.includes(size),
    );
  }

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
    if (size === undefined || size > easilyPointed) return this.drawActionLine(view, '');
    const w = this.#words;
    const winning = this.#winningParts(view);
    // Which pairs of sizes there are is what the solver lists; so is how far a track goes.
    const longest = Math.max(0, ...this.#within(size));
    const aim = view.interactive ? this.#chosen : null;
    const [wide, narrow] = tracksHeight(view.origin);
    const sizes = this.#sizes.value;
    const slot = (track: 0 | 1, k: number) => {
      const own = sizes[track];
      const other = sizes[1 - track]!;
      const wins = this.#wins(winning, k, other);
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
      <div class="action-line">
        <button class="button ${aim ? 'strong' : ''}" aria-disabled=${!aim} @click=${() => aim && this.play(aim)}>
          ${w.play}: ${sizes.map((each) => (each === null ? w.unset : this.n(each))).join(' + ')}
        </button>
      </div>`;
  }
}

defineSpeaking('nimlab-split-nim', SplitNimElement);
