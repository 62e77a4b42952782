import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { drawnPicture } from '../../draw/lit.ts';
import { cutPicture, done, grainFor, largestDrawn, type Column, type CutFace, type Grain } from './cut.ts';
import type { Content } from '../../draw/scene.ts';
import pebbleSheet from '../../draw/parts/pebble.css?inline';
import flagSheet from '../../draw/parts/flag.css?inline';
import heapSheet from '../../draw/parts/heap.css?inline';
import cutSheet from './cut.css?inline';
import { sheets } from '../../draw/sheets.ts';
import type { BoardView } from '../../board/view.ts';
import { asParts, partsAsLying, sumOf, type Aim, HeapBoard } from './heap-board.ts';

/**
 * Heaps as columns of stones which are cut: pointing at a stone takes it and all above it, pointing at the notch beside
 * a gap cuts the heap there, and the parts move apart before the move is made. A game says which of the two gestures it
 * has; what is legal is the solver's answer.
 */
export abstract class SplitElement extends HeapBoard {
  static override styles = [...HeapBoard.styles, ...sheets(pebbleSheet, flagSheet, heapSheet, cutSheet)];
  /** What pointing at a stone means: to take it and all above, to cut below it, to choose its heap. */
  protected abstract readonly stoneMeans: NonNullable<CutFace['means']>;
  protected abstract get idle(): string;

  protected override drawBoard(view: BoardView): TemplateResult {
    const names = this.heapNames;
    const grain = this.grain(view);
    return html`<div class="split">
      <div class="heaps">
        ${repeat(
          view.numbers,
          (_, i) => names[i],
          (size, i) => this.drawHeap(view, i, names[i]!, this.over(view, i) ? done : grain),
        )}
        ${view.numbers.length === 0 ? html`<p class="quiet">${this.common.noHeaps}</p>` : nothing}
      </div>
      ${this.drawBench(view)}
    </div>`;
  }

  /** What is under the heaps. */
  protected drawBench(view: BoardView): TemplateResult {
    return html`${this.drawActionLine(view, this.idle)}${this.drawFields(view)}`;
  }

  protected grain(view: BoardView): Grain {
    return grainFor([...view.origin, ...view.numbers]);
  }

  protected drawHeap(view: BoardView, heap: number, name: string, grain: Grain): TemplateResult {
    const size = view.numbers[heap]!;
    const aim = this.seen(view);
    const here = aim && this.concerns(aim, heap) ? aim : null;
    const winning = this.winning(view, heap);
    const where = this.hintedAt(view, heap);
    return drawnPicture(
      cutPicture({
        heap,
        size,
        grain,
        seed: Number(name) + 1,
        write: this.n,
        label: this.common.heapOf(this.n(heap + 1), this.n(size)),
        means: this.stoneMeans,
        place: (kind, i) => this.placeOf(view, this.#aim(kind, heap, size, i), here, winning),
        ...(here && {
          fate: (i) => this.fate(here, heap, i, size),
          becomes: here.heap === heap ? partsAsLying(here) : null,
        }),
        states: { lit: view.lit.has(`heap-${heap + 1}`), where, going: here !== null, leaving: view.leaving !== null },
        flag: this.flag(view, heap),
        value: this.valueUnder(view, heap),
        beside: (column, over) => this.beside(view, heap, column, over),
        glide: name,
      }),
    );
  }

  protected valueUnder(view: BoardView, heap: number): string {
    return this.value(view, heap, view.numbers.length);
  }

  /** What a game draws on a column besides, and over it. */
  protected beside(_view: BoardView, _heap: number, _column: Column, _over: { x: number; y: number }): Content {
    return null;
  }

  /** Stones count from the bottom: what is taken is stone i and all above it, a cut is below it. */
  #aim(kind: 'take' | 'cut', heap: number, size: bigint, i: number): Aim {
    const parts = kind === 'take' ? asParts(BigInt(i)) : asParts(BigInt(i), size - BigInt(i));
    return { id: `${heap}-${kind}-${i}`, heap, parts, at: i };
  }
  protected override aimAt(id: string): Aim | null {
    const [, heap, kind, i] = /^(\d+)-(take|cut)-(\d+)$/.exec(id) ?? [];
    const size = this.sizes[Number(heap)];
    return size === undefined ? null : this.#aim(kind as 'take' | 'cut', Number(heap), size, Number(i));
  }

  /** Whether nobody can move in a heap any more: the solver lists no move in one of its size. */
  protected over({ numbers }: BoardView, heap: number): boolean {
    const size = numbers[heap]!;
    return size <= largestDrawn && this.listed(`${size}`)?.size === 0;
  }

  /** Whether an aimed move changes a heap. */
  protected concerns(aim: Aim, heap: number): boolean {
    return aim.heap === heap;
  }
  /** What a move that is aimed at, or being made, does to stone i of a heap it concerns. */
  protected fate(aim: Aim, _heap: number, i: number, size: bigint): '' | 'going' | 'aside' {
    if (i < aim.at) return '';
    return sumOf(aim.parts) < size ? 'going' : 'aside';
  }
}
