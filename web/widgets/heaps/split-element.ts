import { html, nothing, svg, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { pebbles, shine, transform, type Pebble } from '../kit/parts/pebble.ts';
import type { BoardView } from '../shell/view.ts';
import {
  barHeight,
  barTop,
  barWidth,
  done,
  foot,
  grainFor,
  largestDrawn,
  placeColumn,
  type Grain,
} from './geometry.ts';
import { HeapBoard, type Aim } from './heap-board.ts';
import { splitStyles } from './styles.ts';
import { asParts, partsKey } from './targets.ts';

/**
 * Heaps as columns of stones which are cut: pointing at a stone takes it and all above it, pointing at the notch beside
 * a gap cuts the heap there, and the parts move apart before the move is made. A game says which of the two gestures it
 * has; what is legal is the solver's answer.
 */
export abstract class SplitElement extends HeapBoard {
  static override styles = [...HeapBoard.styles, splitStyles];

  /** What pointing at a stone means: to take it and all above, to cut below it, to choose its heap. */
  protected abstract readonly stoneMeans: 'take' | 'cut' | 'heap';
  protected abstract get idle(): string;

  protected override drawBoard(view: BoardView): TemplateResult {
    const names = this.prepare(view);
    const grain = grainFor([...view.origin, ...view.numbers]);
    return html`<div class="split" @pointerleave=${() => this.point(null)} @focusout=${() => this.point(null)}>
      <div class="heaps">
        ${repeat(
          view.numbers,
          (_, i) => names[i],
          (size, i) => this.drawHeap(view, i, size, names[i]!, this.#over(view, size) ? done : grain),
        )}
        ${view.numbers.length === 0 ? html`<p class="quiet">${this.common.noHeaps}</p>` : nothing}
      </div>
      ${this.drawBench(view)}
    </div>`;
  }

  /** What is under the heaps. */
  protected drawBench(view: BoardView): TemplateResult {
    return html`${this.drawDeed(view, this.idle)}${this.drawFields(view)}`;
  }

  protected drawHeap(view: BoardView, heap: number, size: bigint, name: string, grain: Grain): TemplateResult {
    const aim = this.leaving(view) ?? (view.interactive ? this.aim : null);
    const here = aim && this.concerns(aim, heap) ? aim : null;
    const hinted = this.hintedAt(view, heap);
    const lit = view.lit.has(`heap-${heap + 1}`);
    return html`<div
      class="heap ${grain === done ? 'over' : ''} ${lit ? 'lit' : ''} ${hinted ? 'hinted' : ''} ${here ? 'aimed' : ''} ${view.leaving ? 'leaving' : ''}"
      data-glide=${name}
    >
      ${size > largestDrawn ? this.#drawBar(view, heap, size, here) : this.#drawColumn(view, heap, size, here, grain, name)}
    </div>`;
  }

  /** Whether the solver lists no move in a heap of this size. */
  #over(view: BoardView, size: bigint): boolean {
    return size <= largestDrawn && this.moves.of(`${size}`, view.rule)?.size === 0;
  }

  /** Whether an aimed move changes a heap. */
  protected concerns(aim: Aim, heap: number): boolean {
    return aim.heap === heap;
  }
  /** What a move that is aimed at, or being made, does to stone i of a heap it concerns. */
  protected fate(aim: Aim | null, _heap: number, i: number, size: bigint): '' | 'going' | 'aside' {
    if (!aim || i < aim.at) return '';
    return aim.parts.reduce((sum, each) => sum + each, 0n) < size ? 'going' : 'aside';
  }

  #drawColumn(
    view: BoardView,
    heap: number,
    size: bigint,
    aim: Aim | null,
    grain: Grain,
    name: string,
  ): TemplateResult {
    const place = placeColumn(Number(size), grain, Number(name.slice(1)) + 1);
    const { width, height, floor, stones, notches } = place;
    const s = grain.scale;
    const summit = stones.reduce((least, { y }) => Math.min(least, y), floor) - 12 * s;
    return html`<svg
      width=${width}
      height=${height}
      viewBox="0 0 ${width} ${height}"
      role="group"
      aria-label=${this.common.heapOf(this.n(heap + 1), this.n(size))}
    >
      <ellipse class="floor" cx=${width / 2} cy=${floor} rx=${width / 2 - 3} ry="5" />
      ${stones.map((stone, i) => {
        const take: Aim = { id: `${heap}-take-${i}`, heap, parts: asParts(BigInt(i)), at: i };
        const cut: Aim = { id: `${heap}-cut-${i}`, heap, parts: asParts(BigInt(i), size - BigInt(i)), at: i };
        const { x, y } = notches[i]!;
        const notch = svg`<path class="notch" d="M-3 0 5-4.5V4.5Z" transform="translate(${x} ${y})" />`;
        const whole = (wider: number, cell: Aim | null, kind: string) => {
          const reach = svg`<rect class="reach" x=${stone.x - 26 * s} y=${stone.y - 12.5 * s}
            width=${51 * s + wider} height=${25 * s} rx=${11 * s} />`;
          const body = drawPebble(stone);
          return svg`<g class="stone ${this.fate(aim, heap, i, size)}">${
            cell ? this.#drawCell(view, cell, aim, kind, [reach, body, wider ? notch : nothing]) : body
          }</g>`;
        };
        if (this.stoneMeans === 'heap' || (this.stoneMeans === 'cut' && i === 0)) return whole(0, null, '');
        if (this.stoneMeans === 'cut') return whole(grain.notch, cut, 'cutting');
        const reach = svg`<rect class="reach" x=${x - 8} y=${y - 12.5 * s} width="24" height=${25 * s} rx="6" />`;
        return svg`${whole(0, take, 'taking')}${
          i === 0 ? nothing : this.#drawCell(view, cut, aim, 'cutting', [reach, notch])
        }`;
      })}
      ${this.drawFlag(view, heap, width / 2, Math.max(11, summit - 9))}
      ${this.drawSize(view, heap, size, aim, width / 2, floor + 25)}
    </svg>`;
  }

  /** A place to point at: what it plays, whether that is possible, wins, is hinted. */
  #drawCell(view: BoardView, own: Aim, aim: Aim | null, kind: string, content: unknown) {
    const { marked, hint } = this.winning(view, own.heap);
    const key = partsKey(own.parts);
    const barred = this.legal(view, own.heap, own.parts) === false;
    const state = [
      own.id === aim?.id ? 'aim' : '',
      marked.has(key) ? 'marked' : '',
      hint === key ? 'hint' : '',
      barred ? 'barred' : '',
    ];
    return svg`<g class="${kind} ${state.join(' ')}" data-cell=${own.id} role="button"
      aria-label=${this.speakMove({ text: '', numbers: this.moveOf(own) }, view.numbers, 'base')}
      aria-disabled=${!view.interactive || barred}
      @click=${() => this.play(own)}
      @pointerenter=${(event: PointerEvent) => this.pointByMouse(event, own)}
      @focusin=${(event: FocusEvent) => this.pointByFocus(event, own)}>${content}</g>`;
  }

  /** A heap too large to count: a bar, cut in proportion. */
  #drawBar(view: BoardView, heap: number, size: bigint, aim: Aim | null): TemplateResult {
    const inner = barWidth - 8;
    const [first = 0n, second = 0n] = !aim ? [size] : aim.heap === heap ? aim.parts : [];
    const width = (part: bigint) => (part === 0n ? 0 : Math.max(3, Number((part * BigInt(inner)) / size)));
    const height = barTop + barHeight + foot;
    return html`<svg
      width=${barWidth}
      height=${height}
      viewBox="0 0 ${barWidth} ${height}"
      role="img"
      aria-label=${this.common.heapOf(this.n(heap + 1), this.n(size))}
    >
      <rect class="hollow" x="4" y=${barTop} width=${inner} height=${barHeight} rx="9" />
      <rect class="bar" x="4" y=${barTop} width=${width(first)} height=${barHeight} rx="9" />
      ${second ? svg`<rect class="bar" x=${4 + inner - width(second)} y=${barTop - 6} width=${width(second)} height=${barHeight} rx="9" />` : nothing}
      ${this.drawFlag(view, heap, barWidth / 2, 16)}
      ${this.drawSize(view, heap, size, aim, barWidth / 2, barTop + barHeight + 25)}
    </svg>`;
  }

  /** Under the floor: the size and what becomes of it; its SG value while analysis is on. */
  protected drawSize(view: BoardView, heap: number, size: bigint, aim: Aim | null, x: number, y: number) {
    const { components } = view.analysis;
    const value = this.analysisOn && components.length === view.numbers.length ? components[heap] : undefined;
    const shares =
      aim && (aim.parts.length === 2 && BigInt(aim.at) === aim.parts[1] ? aim.parts.toReversed() : aim.parts);
    return svg`<text class="count" x=${x} y=${y} text-anchor="middle" aria-hidden="true">
        ${aim && aim.heap !== heap ? svg`<tspan class="was thrown">${this.n(size)}</tspan>` : shares ? svg`<tspan class="was">${this.n(size)} →</tspan> ${shares.map(this.n).join(' + ') || '0'}` : this.n(size)}
      </text>
      ${value === undefined ? nothing : svg`<text class="value" x=${x} y=${y + 20} text-anchor="middle">${this.common.value(this.n(value))}</text>`}`;
  }
}

const drawPebble = (stone: Pebble) =>
  svg`<g transform=${transform(stone)}><g class="pebble">
    <path class="edge" d=${pebbles[stone.shape]!} />
    <path class="face" d=${pebbles[stone.shape]!} transform="translate(0 -1.6) scale(.955 .9)" />
    <path class="shine" d=${shine} />
  </g></g>`;
