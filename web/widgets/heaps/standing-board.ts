import { css, html, nothing, type TemplateResult } from 'lit';
import { fieldStyles } from '../kit/fields.ts';
import { drawnPicture } from '../kit/lit.ts';
import { bitStyles } from '../kit/parts/bits.ts';
import { heapsScene, mostHeaps, roomsOf, type HeapFace } from '../kit/parts/heap.ts';
import { ScrollStops } from '../kit/scroll.ts';
import { GameElement } from '../shell/game-element.ts';
import { number } from '../shell/language.ts';
import type { BoardView } from '../shell/view.ts';
import { heapWords } from './words.ts';

/** Longer positions are spoken of by their number of heaps. */
export const mostSpoken = 12;

/**
 * Boards of heaps that stand and are taken from their tops, with their binary columns: Nim and its kin. Views are drawn as
 * `stones`, `columns` or `both`. Lit parts: `heap-<i>`, `bit-<k>` (the column of 2^k).
 */
export abstract class StandingBoard extends GameElement {
  static override styles = [...GameElement.styles, fieldStyles, bitStyles, standingStyles()];

  constructor() {
    super();
    new ScrollStops(this);
  }

  protected get common() {
    return heapWords[this.language];
  }
  protected n = (value: bigint | number) => number(value, this.language);

  protected override get positionLabel() {
    return this.common.heaps;
  }
  protected override get views() {
    const { stones, columns, both } = this.common;
    return [
      { id: 'stones', label: stones },
      { id: 'columns', label: columns },
      { id: 'both', label: both },
    ];
  }
  protected override undrawable(numbers: readonly bigint[]) {
    return numbers.length > mostHeaps ? this.common.tooManyToDraw(this.n(numbers.length), this.n(mostHeaps)) : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    if (numbers.length === 0) return this.common.noHeaps;
    if (numbers.length <= mostSpoken) return this.common.position(numbers.map(this.n));
    const largest = numbers.reduce((most, each) => (each > most ? each : most));
    return this.common.manyHeaps(this.n(numbers.length), this.n(largest));
  }

  /** The heaps; `said`: what this game says of each, `under`: what it has under one, given the heap's room. */
  protected drawHeaps(
    { numbers, origin }: BoardView,
    said: (heap: number, size: bigint) => Omit<HeapFace, 'label' | 'write'>,
    under: (heap: number, size: bigint, room: bigint) => TemplateResult | typeof nothing,
  ): TemplateResult {
    const rooms = roomsOf(numbers, origin);
    const { className, pictures } = heapsScene(numbers, rooms, (heap, size) => ({
      label: this.common.heapOf(this.n(heap), this.n(size)),
      write: this.n,
      ...said(heap, size),
    }));
    return html`<div class=${className}>
      ${pictures.map(
        (picture, i) =>
          html`<div class="heap-place">${drawnPicture(picture)} ${under(i + 1, numbers[i]!, rooms[i]!)}</div>`,
      )}
    </div>`;
  }
}

function standingStyles() {
  return css`
    .nim.both {
      display: grid;
      gap: 1.25rem;
      align-items: center;
    }
    @container (min-width: 44rem) {
      .nim.both {
        grid-template-columns: minmax(0, 1fr) minmax(0, max-content);
      }
    }
    .heap-place {
      display: grid;
      justify-items: center;
      max-width: 100%;
    }
    .undrawable {
      margin: auto;
      max-width: 34em;
      padding: 1rem;
    }
  `;
}
