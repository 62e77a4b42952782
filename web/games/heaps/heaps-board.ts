import { html, nothing, type TemplateResult } from 'lit';
import type { Move } from '../../solver/types.ts';
import fieldSheet from '../../draw/fields.css?inline';
import { drawnPicture } from '../../draw/lit.ts';
import bitSheet from '../../draw/parts/bits.css?inline';
import { mostHeaps, heapsScene, roomsOf, type HeapFace } from '../../draw/parts/heap.ts';
import type { Picture } from '../../draw/scene.ts';
import { ScrollStops } from '../../draw/scroll.ts';
import { sheets } from '../../draw/sheets.ts';
import flagSheet from '../../draw/parts/flag.css?inline';
import heapSheet from '../../draw/parts/heap.css?inline';
import pebbleSheet from '../../draw/parts/pebble.css?inline';
import { amounts } from '../../board/amounts.ts';
import { GameElement } from '../../board/game-element.ts';
import { number, type Language } from '../../board/language.ts';
import type { BoardView } from '../../board/view.ts';
import boardSheet from './board.css?inline';
import { heapWords } from './words.ts';

/** Longer positions are spoken of by their number of heaps. */
export const mostSpoken = 12;

/** Boards whose numbers are the sizes of heaps: how they speak of them. */
export abstract class HeapsBoard extends GameElement {
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
  speakRefusal({ numbers: [heap = 0n] }: Move, before: readonly bigint[], allowed: string) {
    if (!allowed) return '';
    const many = before.length > 1;
    const size = before[Number(heap) - 1] ?? 0n;
    if (allowed === '0') return this.common.refusedAll(many ? this.n(heap) : null);
    return this.common.refused(
      amounts(allowed, this.language),
      many ? { heap: this.n(heap), size: this.n(size) } : null,
    );
  }
  override speakPlace({ numbers: [heap = 0n] }: Move, _before: readonly bigint[]) {
    return this.common.place(this.n(heap));
  }
}

/**
 * Boards of heaps that stand and are taken from their tops, with their binary columns: Nim and its kin. Views are drawn
 * as `stones`, `columns` or `both`. Lit parts: `heap-<i>`, `bit-<k>` (the column of 2^k).
 */
export abstract class StandingBoard extends HeapsBoard {
  static override styles = [
    ...HeapsBoard.styles,
    ...sheets(pebbleSheet, flagSheet, heapSheet, fieldSheet, bitSheet, boardSheet),
  ];

  constructor() {
    super();
    new ScrollStops(this);
  }

  protected override get views() {
    const { stones, columns, both } = this.common;
    return [
      { id: 'stones', label: stones },
      { id: 'columns', label: columns },
      { id: 'both', label: both },
    ];
  }
  /** The heaps in a skin; null where they are drawn as heaps. */
  protected dress(
    _view: BoardView,
    _rooms: readonly bigint[],
    _face: (heap: number, size: bigint) => HeapFace,
  ): Picture | null {
    return null;
  }

  /** The heaps; `said`: what this game says of each, `under`: what it has under one, given the heap's room. */
  protected drawHeaps(
    view: BoardView,
    said: (heap: number, size: bigint) => Omit<HeapFace, 'label' | 'write'>,
    under: (heap: number, size: bigint, room: bigint) => TemplateResult | typeof nothing,
  ): TemplateResult {
    const { numbers, origin } = view;
    const rooms = roomsOf(numbers, origin);
    const face = (heap: number, size: bigint): HeapFace => ({
      label: this.common.heapOf(this.n(heap), this.n(size)),
      write: this.n,
      ...said(heap, size),
    });
    const dressed = this.dress(view, rooms, face);
    if (dressed) return drawnPicture(dressed);
    const { className, pictures } = heapsScene(numbers, rooms, face);
    return html`<div class=${className}>
      ${pictures.map(
        (picture, i) =>
          html`<div class="heap-place">${drawnPicture(picture)} ${under(i + 1, numbers[i]!, rooms[i]!)}</div>`,
      )}
    </div>`;
  }
}

/** How a board speaks of the last stone, or of what is taken last in its skin. */
type LastWords = Pick<
  (typeof heapWords)[Language],
  'lastStone' | 'whoever' | 'wins' | 'loses' | 'normalPlay' | 'miserePlay'
>;

/** Both ways to end a game of heaps, as a switch of two states; without `change` a sentence says which one holds. */
export function lastStoneSwitch(
  w: LastWords,
  loses: boolean,
  change: ((loses: boolean) => void) | null,
): TemplateResult {
  if (!change) return html`<p class="last-stone">${w.lastStone(loses)}</p>`;
  const choice = (of: boolean, outcome: string, name: string) =>
    html`<button aria-pressed=${loses === of} @click=${() => loses !== of && change(of)}>
      ${outcome}<span class="named">${name}</span>
    </button>`;
  return html`<div class="last-stone" role="group" aria-label=${w.whoever}>
    <span class="whoever">${w.whoever}</span>
    <div class="segments">${choice(false, w.wins, w.normalPlay)}${choice(true, w.loses, w.miserePlay)}</div>
  </div>`;
}
