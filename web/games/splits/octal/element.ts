import { defineSpeaking, translated } from '../../../board/language.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { Move } from '../../../solver/types.ts';
import { asParts, partsAsLying, partsKey, sumOf, type Aim, HeapBoard } from '../heap-board.ts';
import { segments } from '../../../draw/fields.ts';
import pickSheet from '../../../draw/pick.css?inline';
import { drawnPicture } from '../../../draw/lit.ts';
import { largestDrawn } from '../cut.ts';
import { names } from '../../../draw/scene.ts';
import pebbleSheet from '../../../draw/parts/pebble.css?inline';
import flagSheet from '../../../draw/parts/flag.css?inline';
import rowSheet from '../row.css?inline';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import { textWidth } from '../../../draw/rest.ts';
import { sheets } from '../../../draw/sheets.ts';
import { Skins } from '../../../draw/skin.ts';
import { Width } from '../../../draw/width.ts';
import type { BoardView } from '../../../board/view.ts';
import { Lanes, type Lane, type Piece, holePictures, rowPictures, withPins, type Handle } from './scene.ts';
import type { DrawSquares } from './skin.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** An aim in a row also says how many stones it takes. */
interface Window extends Aim {
  readonly take: number;
}

/**
 * `<nimlab-octal>`: rows of stones (pins, in Kayles), of which some that stand side by side are taken; what stands on
 * both sides stays where it is. Skin: `squares`, for 0.007: crosses on a row of them. Lit parts: `heap-<i>`.
 */
export class OctalElement extends HeapBoard {
  static override readonly game = 'octal';
  protected static override readonly words = words;
  static readonly skin = () => import('./skin.ts');
  static override styles = [
    ...HeapBoard.styles,
    ...sheets(pebbleSheet, flagSheet, rowSheet, sceneSheet, pickSheet, boardSheet),
  ];

  override readonly skins = ['squares'];
  readonly #skins = new Skins<DrawSquares>(this, this.skins, OctalElement.skin);
  readonly #width = new Width(this, '.octal', textWidth);
  readonly #lanes = new Lanes();
  #standing: readonly Lane[] = [];
  /** How many the reader wants to take, where a place does not say it. */
  #wanted: number | null = null;

  get #words() {
    return words[this.language];
  }
  override get title() {
    return this.#words.named[this.match?.rule || this.rule] ?? this.#words.title;
  }
  override get positionLabel() {
    return this.#words.position;
  }
  protected override bring(view: string) {
    return this.#skins.bring(view);
  }
  /** Crosses are put on squares; no other rule does that. */
  get #squared() {
    return this.skins.includes(this.view) && (this.match?.rule || this.rule) === '0.007';
  }
  override speakPosition(numbers: readonly bigint[]) {
    const w = this.#words;
    if (this.#squared) return w.free(freeIn(numbers).map(this.n));
    if (numbers.length === 0) return w.none;
    if (numbers.length <= 12) return w.speak(numbers.map(this.n));
    const largest = numbers.reduce((most, each) => (each > most ? each : most));
    return w.manyRows(this.n(numbers.length), this.n(largest));
  }
  override speakMove({ numbers: [heap = 0n, ...parts] }: Move, before: readonly bigint[], form: 'base' | 'third') {
    const size = before[Number(heap) - 1];
    const rest = parts.map(this.n);
    if (this.#squared) {
      // What is left is told of the whole board: the row that was hit may have none left, and others have.
      const left = before.flatMap((each, i) => (i === Number(heap) - 1 ? parts : each));
      return this.#words.cross(freeIn(left).map(this.n), form);
    }
    if (size === undefined) return this.#words.becomes(this.n(heap), rest, form);
    const taken = size - sumOf(parts);
    return taken === 0n
      ? this.#words.split(this.n(size), rest, form)
      : this.#words.take(this.n(taken), this.n(size), rest, form);
  }
  override speakPlace({ numbers: [heap] }: Move, before: readonly bigint[]) {
    if (this.#squared) return this.#words.freeRow(this.n(freeIn([before[Number(heap) - 1] ?? 0n])[0] ?? 0n));
    return this.#words.place(this.n(before[Number(heap) - 1] ?? 0n));
  }

  /** The size of a row stands under its middle, which may be at the edge of the board. */
  protected override updated() {
    super.updated();
    const board = this.renderRoot.querySelector('.lanes')?.getBoundingClientRect();
    for (const count of board ? this.renderRoot.querySelectorAll<SVGElement>('.lanes .count') : []) {
      count.style.translate = '';
      const { left, right } = count.getBoundingClientRect();
      const by = Math.max(0, board!.left - left) - Math.max(0, right - board!.right);
      if (by) count.style.translate = `${by}px`;
    }
  }

  // ---- What can be taken --------------------------------------------------------------------------------------------

  /** How many stones moves take from a row, as the solver lists them. */
  #takes(size: bigint): Set<number> {
    const moves = [...(this.listed(`${size}`)?.values() ?? [])];
    return new Set(moves.map(({ numbers }) => Number(size - sumOf(numbers.slice(1)))));
  }

  /** How many may be taken from some row, where the place does not say it: two lengths have the same middle. */
  #choice({ origin, numbers }: BoardView): readonly number[] {
    const rows = [...new Set([...origin, ...numbers])].filter((size) => size <= largestDrawn);
    const lengths = [...new Set(rows.flatMap((size) => [...this.#takes(size)]))].sort((a, b) => a - b);
    return lengths.some((a) => lengths.some((b) => a < b && (b - a) % 2 === 0)) ? lengths : [];
  }
  #length(choice: readonly number[]): number | null {
    return this.#wanted !== null && choice.includes(this.#wanted) ? this.#wanted : (choice[0] ?? null);
  }

  /** The legal windows of a row, by twice their middle: odd on a stone, even between two. */
  #windows(heap: number, length: number | null): Map<number, Window> {
    const size = this.sizes[heap]!;
    const windows = new Map<number, Window>();
    for (const take of this.#takes(size)) {
      if (length !== null && take !== length) continue;
      for (let at = 0; at + take <= size; at++) {
        const parts = asParts(BigInt(at), size - BigInt(take + at));
        const window: Window = { id: `${heap}-${2 * at + take}`, heap, parts, at, take };
        if (this.legal(window)) windows.set(2 * at + take, window);
      }
    }
    return windows;
  }
  protected override aimAt(id: string) {
    const [, heap, middle] = /^(\d+)-(\d+)$/.exec(id) ?? [];
    const view = this.drawn;
    if (!view || (this.sizes[Number(heap)] ?? largestDrawn + 1n) > largestDrawn) return null;
    return this.#windows(Number(heap), this.#length(this.#choice(view))).get(Number(middle)) ?? null;
  }

  // ---- Drawing ------------------------------------------------------------------------------------------------------

  protected override follow(view: BoardView) {
    super.follow(view);
    const origin = `${view.rule}|${view.origin.join(' ')}|${view.shown ? view.position : ''}`;
    this.#standing = this.#lanes.of(origin, view.position, view.numbers);
    const leaving = view.leaving && this.seen(view);
    if (leaving) this.#lanes.leaving(leaving);
  }

  protected override drawBoard(view: BoardView): TemplateResult {
    const choice = this.#choice(view);
    const squares = this.#drawSquares(view, choice);
    return html`<div class="octal">
      <div class=${squares ? 'heaps' : 'heaps lanes'}>
        ${squares ?? this.#standing.map((lane) => html`<div class="nl-lane">${lane.map((piece) => this.#drawPiece(view, piece, choice))}</div>`)}
      </div>
      <div class="bench">
        ${choice.length ? this.#drawLengths(choice) : nothing}
        ${this.drawActionLine(view, squares ? this.#words.idleSquares : withPins(view.rule) ? this.#words.idlePins : this.#words.idle)}
        ${this.offers('setup') ? this.#drawGames(view) : nothing}
      </div>
      ${this.drawFields(view)}
    </div>`;
  }

  /** null: it is no row of squares, or too long a one. */
  #drawSquares(view: BoardView, choice: readonly number[]) {
    const draw = this.#squared ? this.#skins.of(view.view) : null;
    if (!draw) return null;
    const aim = this.seen(view);
    const pictures = this.#standing.map((lane) =>
      draw(lane, this.#width.px, (heap, size) => {
        const here = aim?.heap === heap ? aim : null;
        return {
          handles: this.#handles(view, heap, size, here, choice),
          going: here?.at ?? null,
          states: { lit: view.lit.has(`heap-${heap + 1}`), where: this.hintedAt(view, heap) },
          value: this.value(view, heap, view.numbers.length),
        };
      }),
    );
    return pictures.includes(null) ? null : pictures.map((picture) => drawnPicture(picture!));
  }

  #drawPiece(view: BoardView, piece: Piece, choice: readonly number[]) {
    if (piece.kind === 'row') return this.#drawRow(view, piece.heap, piece.size, choice);
    if (piece.size === 0) return html`<span class="cutout" aria-hidden="true"></span>`;
    return holePictures(view.rule, piece.size).map(drawnPicture);
  }

  #drawRow(view: BoardView, heap: number, size: bigint, choice: readonly number[]): TemplateResult {
    const aim = this.seen(view);
    const here = aim?.heap === heap ? aim : null;
    const taken = here ? Number(size - sumOf(here.parts)) : 0;
    const where = this.hintedAt(view, heap);
    const states = { lit: view.lit.has(`heap-${heap + 1}`), where, leaving: view.leaving };
    const pictures = rowPictures({
      rule: view.rule,
      size,
      write: this.n,
      handles: size > largestDrawn ? new Map<number, Handle>() : this.#handles(view, heap, size, here, choice),
      fate: (i) => ({
        going: here !== null && i >= here.at && i < here.at + taken,
        aside: here !== null && taken === 0 && i >= here.at,
      }),
      ...(here && { becomes: partsAsLying(here) }),
      value: this.value(view, heap, view.numbers.length),
      flag: this.flag(view, heap),
      where,
    });
    return html`<span class=${names('standing', states)} role="group" aria-label=${this.#words.rowOf(this.n(size))}
      >${pictures.map(drawnPicture)}</span
    >`;
  }

  #handles(view: BoardView, heap: number, size: bigint, here: Aim | null, choice: readonly number[]) {
    const { wins, hint } = this.winning(view, heap);
    const handles = new Map<number, Handle>();
    for (const [middle, { id, parts, at, take }] of this.#windows(heap, this.#length(choice))) {
      const key = partsKey(parts);
      const rest = size - BigInt(at + take);
      handles.set(middle, {
        id,
        take,
        label: this.#squared
          ? this.#words.square(this.n(at + 1), this.n(size - 2n))
          : this.#words.at(this.n(take), this.n(size), this.n(at), this.n(rest)),
        disabled: !view.interactive,
        states: { going: here?.id === id, wins: wins.has(key), hint: hint === key },
      });
    }
    return handles;
  }

  #drawLengths(choice: readonly number[]): TemplateResult {
    const w = this.#words;
    const named = choice.map((each) => [each, each === 0 ? w.cut : this.n(each)] as const);
    return segments('length', w.length, named, this.#length(choice), (length) => {
      this.#wanted = length;
      this.requestUpdate();
    });
  }

  /** Games with a name; choosing one starts over by its rule. */
  #drawGames({ rule }: BoardView): TemplateResult {
    const w = this.#words;
    return html`<div class="pick">
      <label for="game">${w.game}</label>
      <select
        id="game"
        @change=${(change: Event) => void this.restart(undefined, (change.target as HTMLSelectElement).value)}
      >
        ${w.named[rule] ? nothing : html`<option value=${rule} selected>${rule}</option>`}
        ${Object.entries(w.named).map(
          ([code, name]) => html`<option value=${code} ?selected=${code === rule}>${name} ${code}</option>`,
        )}
      </select>
    </div>`;
  }
}

/** Of rows of stones as rows of squares, those where a cross is safe. */
const freeIn = (sizes: readonly bigint[]) => sizes.flatMap((size) => (size > 2n ? size - 2n : []));

defineSpeaking('nimlab-octal', OctalElement);
