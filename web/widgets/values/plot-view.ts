import { html, svg, type TemplateResult } from 'lit';
import type { Language } from '../shell/language.ts';
import {
  clamp,
  closest,
  drawPlot,
  heapAt,
  heapsPerPixel,
  nearest,
  plotHeight,
  zoom,
  type Picture,
  type Span,
} from './plot.ts';
import type { Sequence } from './sequence.ts';
import { tool } from './tool.ts';
import { words } from './words.ts';

/** Pixels a pointer may shake and still have clicked. */
const shake = 4;

/** What the plot is a part of: its pages, and the heaps chosen and pointed at. */
export interface PlotHost {
  readonly language: Language;
  readonly sequence: Sequence | null;
  /** Heaps of the page of cells below. */
  readonly range: { readonly from: number; readonly to: number };
  /** The first heap there is. */
  readonly start: number;
  readonly at: number | null;
  readonly pointed: number | null;
  /** Points at a heap; null: at none. */
  point(n: number | null): void;
  choose(n: number): void;
  /** Where a key leads from a heap. */
  step(key: string, from: number): number | null;
  /** A heap and its value, in words. */
  say(n: number): string;
  requestUpdate(): void;
}

/** The dots of a sequence, zoomed and moved by wheel, fingers and keys; one of them can be pointed at and chosen. */
export class PlotView {
  /** The part that is looked at; null for all of it. */
  #view: Span | null = null;
  readonly #pointers = new Map<number, { x: number; y: number; moved: boolean }>();

  constructor(private readonly host: PlotHost) {}

  /** All of it is looked at again. */
  reset = () => this.#look(null);

  /** Moves so that heap n can be seen. */
  reveal(n: number) {
    const view = this.#view;
    if (view && (n < view.left || n >= view.left + view.span)) this.#look({ left: n - view.span / 2, span: view.span });
  }

  /** After an update. */
  paint(canvas: HTMLCanvasElement | null) {
    if (canvas && this.host.sequence) drawPlot(canvas, this.#picture, canvas.clientWidth);
  }

  get #count(): number {
    return this.host.sequence!.count;
  }
  get #span(): Span {
    return this.#view ?? { left: 0, span: this.#count };
  }
  get #picture(): Picture {
    const { sequence, range, at, pointed, language } = this.host;
    return { sequence: sequence!, view: this.#span, page: range, at: pointed ?? at, language };
  }

  #look(view: Span | null) {
    this.#view = view && clamp(view, this.#count);
    this.host.requestUpdate();
  }
  #zoom(factor: number, anchor: number) {
    const view = zoom(this.#span, factor, anchor, this.#count);
    this.#look(view.span >= this.#count ? null : view);
  }
  #zoomHere(factor: number) {
    const { left, span } = this.#span;
    const { at } = this.host;
    this.#zoom(factor, at !== null && at >= left && at < left + span ? at : left + span / 2);
  }
  #pan(heaps: number) {
    const view = this.#view;
    if (view) this.#look({ left: view.left + heaps, span: view.span });
  }

  // ---- Gestures ----------------------------------------------------------------------------------------------------

  #wheel = (event: WheelEvent) => {
    const width = (event.currentTarget as HTMLCanvasElement).clientWidth;
    const view = this.#span;
    if (event.ctrlKey) {
      event.preventDefault();
      this.#zoom(Math.exp(event.deltaY / 200), heapAt(event.offsetX, view, width));
      return;
    }
    const by = event.shiftKey ? event.deltaY || event.deltaX : event.deltaX;
    if (!this.#view || Math.abs(by) < 1 || (!event.shiftKey && Math.abs(event.deltaY) > Math.abs(by))) return;
    event.preventDefault();
    this.#pan(by * heapsPerPixel(view, width));
  };

  #down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY, moved: false });
  };

  #move = (event: PointerEvent) => {
    const width = (event.currentTarget as HTMLCanvasElement).clientWidth;
    const was = this.#pointers.get(event.pointerId);
    if (!was) {
      if (event.pointerType === 'mouse') this.host.point(nearest(event.offsetX, event.offsetY, this.#picture, width));
      return;
    }
    const moved = was.moved || Math.hypot(event.offsetX - was.x, event.offsetY - was.y) > shake;
    if (!moved) return;
    const view = this.#span;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY, moved });
    if (other) {
      const [before, after] = [Math.abs(was.x - other.x), Math.abs(event.offsetX - other.x)];
      other.moved = true;
      this.#zoom(Math.max(before, 8) / Math.max(after, 8), heapAt((event.offsetX + other.x) / 2, view, width));
    } else {
      this.host.point(null);
      this.#pan((was.x - event.offsetX) * heapsPerPixel(view, width));
    }
  };

  #up = (event: PointerEvent) => {
    const was = this.#pointers.get(event.pointerId);
    this.#pointers.delete(event.pointerId);
    if (!was || was.moved || event.type === 'pointercancel') return;
    const width = (event.currentTarget as HTMLCanvasElement).clientWidth;
    const n = nearest(event.offsetX, event.offsetY, this.#picture, width);
    if (n !== null) this.host.choose(n);
  };

  #key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { host } = this;
    const at = host.at ?? host.range.from;
    // On a line up and right are the same way.
    const key = { ArrowUp: 'ArrowRight', ArrowDown: 'ArrowLeft' }[event.key] ?? event.key;
    const to = host.at === null && key.startsWith('Arrow') ? at : host.step(key, at);
    if (to !== null) host.choose(to);
    else if (key === '+' || key === '=') this.#zoomHere(0.5);
    else if (key === '-') this.#zoomHere(2);
    else if (key === '0') this.reset();
    else return;
    event.preventDefault();
  };

  // ---- Drawing -----------------------------------------------------------------------------------------------------

  render(): TemplateResult {
    const { host } = this;
    const w = words[host.language];
    const view = this.#span;
    const at = host.at ?? host.range.from;
    const [from, to] = [Math.floor(view.left), Math.min(this.#count, Math.ceil(view.left + view.span)) - 1];
    return html`<div class="plot">
      <canvas
        .style=${`height: ${plotHeight}px`}
        tabindex="0"
        role="slider"
        aria-label=${w.plot}
        aria-valuemin=${host.start}
        aria-valuemax=${this.#count - 1}
        aria-valuenow=${at}
        aria-valuetext=${host.say(at)}
        @keydown=${this.#key}
        @wheel=${this.#wheel}
        @pointerdown=${this.#down}
        @pointermove=${this.#move}
        @pointerup=${this.#up}
        @pointercancel=${this.#up}
        @pointerleave=${() => host.point(null)}
      ></canvas>
      <div class="tools">
        ${tool(w.zoomOut, svg`<path d="M4 10h12" />`, !this.#view, () => this.#zoomHere(2))}
        ${tool(w.zoomIn, svg`<path d="M4 10h12M10 4v12" />`, view.span <= closest, () => this.#zoomHere(0.5))}
        ${tool(
          w.zoomAll,
          svg`<path d="M3 4v12M17 4v12M6 10h8M8 7.500 5.500 10 8 12.500M12 7.500l2.500 2.500-2.500 2.500" />`,
          !this.#view,
          this.reset,
        )}
        <span class="where">${w.shown(from, to)}</span>
      </div>
    </div>`;
  }
}
