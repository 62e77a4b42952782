import { css, html, nothing, type TemplateResult } from 'lit';
import { fieldStyles } from '../../draw/fields.ts';
import { drawnPicture } from '../../draw/lit.ts';
import { bitStyles } from '../../draw/parts/bits.ts';
import { heapsScene, roomsOf, type HeapFace } from '../../draw/parts/heap.ts';
import type { Picture } from '../../draw/scene.ts';
import { ScrollStops } from '../../draw/scroll.ts';
import pebbleSheet from '../../draw/parts/pebble.css?inline';
import flagSheet from '../../draw/parts/flag.css?inline';
import heapSheet from '../../draw/parts/heap.css?inline';
import { sheets } from '../../draw/sheets.ts';
import type { BoardView } from '../../board/view.ts';
import { HeapsBoard } from './heaps-board.ts';

/**
 * Boards of heaps that stand and are taken from their tops, with their binary columns: Nim and its kin. Views are drawn as
 * `stones`, `columns` or `both`. Lit parts: `heap-<i>`, `bit-<k>` (the column of 2^k).
 */
export abstract class StandingBoard extends HeapsBoard {
  static override styles = [
    ...HeapsBoard.styles,
    ...sheets(pebbleSheet, flagSheet, heapSheet),
    fieldStyles,
    bitStyles,
    standingStyles(),
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
