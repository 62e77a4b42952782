import { html, type ReactiveController, type TemplateResult } from 'lit';
import { Drag } from '../../draw/drag.ts';
import type { Drawn, Spot } from '../../draw/surface.ts';
import { inside, Window, type Pane, type Extent } from '../../draw/window.ts';
import { drawZoom } from '../../draw/zoom.ts';
import type { Language } from '../../board/language.ts';
import { drawPlot, nearest, plotHeight, spread, type Picture } from './plot.ts';
import type { Sequence } from './sequence.ts';
import { words } from './words.ts';

/** No closer than this many heaps. */
const closest = 12;

/** What the plot is a part of: its pages, and the heaps chosen and pointed at. */
export interface PlotHost extends Drawn, EventTarget {
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
}

/** The dots of a sequence, zoomed and moved by wheel, fingers and keys; one of them can be pointed at and chosen. */
export class PlotView implements ReactiveController {
  readonly #window: Window;

  constructor(private readonly host: PlotHost) {
    host.addController(this);
    this.#window = new Window(host, {
      on: 'canvas',
      extent: () => this.#extent,
      drawn: () => ({ pane: this.#pane, ...spread(this.#width) }),
      about: () => (host.at === null ? null : [host.at, 0]),
    });
    new Drag<Pane>(host, {
      on: 'canvas',
      sideways: true,
      grasp: () => this.#pane,
      move: (from, _spot, by) => {
        host.point(null);
        this.#window.drag(from, by);
      },
      hover: (spot) => host.point(spot && this.#nearest(spot)),
      press: (spot) => {
        const n = this.#nearest(spot);
        if (n !== null) host.choose(n);
      },
      pinch: this.#window.pinch,
    });
  }

  hostUpdated() {
    const canvas = this.#canvas;
    if (canvas && this.host.sequence) drawPlot(canvas, this.#picture, this.#width);
  }

  /** All of it is looked at again. */
  reset() {
    this.#window.home();
  }

  /** Moves so that heap n can be seen. */
  reveal(n: number) {
    const { pane } = this.#window;
    if (!pane || (n >= pane.x && n < pane.x + pane.span)) return;
    this.#window.pane = inside({ ...pane, x: n - pane.span / 2 }, this.#extent);
    this.host.requestUpdate();
  }

  get #canvas(): HTMLCanvasElement | null {
    return this.host.renderRoot.querySelector('canvas');
  }
  get #width(): number {
    return this.#canvas?.clientWidth ?? 0;
  }
  get #extent(): Extent {
    return { width: this.host.sequence!.count, height: 0, closest };
  }
  get #pane(): Pane {
    return this.#window.pane ?? { x: 0, y: 0, span: this.host.sequence!.count };
  }
  get #picture(): Picture {
    const { sequence, range, at, pointed, language } = this.host;
    return { sequence: sequence!, view: this.#pane, page: range, at: pointed ?? at, language };
  }
  #nearest({ at: [x, y] }: Spot): number | null {
    return nearest(x, y, this.#picture, this.#width);
  }

  #key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { host } = this;
    const at = host.at ?? host.range.from;
    // On a line up and right are the same way.
    const key = { ArrowUp: 'ArrowRight', ArrowDown: 'ArrowLeft' }[event.key] ?? event.key;
    const to = host.at === null && key.startsWith('Arrow') ? at : host.step(key, at);
    if (to !== null) host.choose(to);
    else if (key === '+' || key === '=') this.#window.zoom(-1);
    else if (key === '-') this.#window.zoom(1);
    else if (key === '0') this.reset();
    else return;
    event.preventDefault();
  };

  render(): TemplateResult {
    const { host } = this;
    const w = words[host.language];
    const { count } = host.sequence!;
    const { x, span } = this.#pane;
    const at = host.at ?? host.range.from;
    const [from, to] = [Math.floor(x), Math.min(count, Math.ceil(x + span)) - 1];
    return html`<div class="plot">
      <canvas
        .style=${`height: ${plotHeight}px`}
        tabindex="0"
        role="slider"
        aria-label=${w.plot}
        aria-valuemin=${host.start}
        aria-valuemax=${count - 1}
        aria-valuenow=${at}
        aria-valuetext=${host.say(at)}
        @keydown=${this.#key}
      ></canvas>
      ${drawZoom(this.#window, w.shown(from, to), w)}
    </div>`;
  }
}
