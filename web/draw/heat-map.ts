import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Outcome } from '../solver/types.ts';
import { insight, placeAt, type Grid, type Place } from './parts/grid.ts';
import {
  css,
  drawHeat,
  drawHue,
  drawLens,
  lensCell,
  lensSpan,
  palette,
  ramp,
  type Heat,
  type Palette,
} from './parts/heat.ts';
import type { Drawn } from './surface.ts';

export { css, type Heat };
export const cold: Heat = { mark: null, value: null, fresh: false, wrong: false };

/** What is on a heat map now. */
export interface Heated {
  readonly grid: Grid;
  /** Anything that changes whenever some cell does. */
  readonly of: string;
  heat(place: Place): Heat;
  /** The largest SG value; 0 where there is none. */
  readonly most: number;
  /** What the window beside it is around and shows, if there is one. */
  readonly lens?: {
    readonly around: Place;
    readonly counters: readonly Place[];
    readonly targets: readonly Place[];
    readonly looked: Place | null;
  };
}

const lensSize = lensSpan * lensCell;

/**
 * Boards of too many cells to be read one by one: a canvas under the drawing (`canvas`), its legend, and a window in
 * which cells are large (`lens`). They are painted after the host has drawn them, if anything on them has changed.
 */
export class HeatMap implements ReactiveController {
  #painted = '';
  #palette: Palette | null = null;
  #corner: Place = [0, 0];

  constructor(
    private readonly host: Drawn & Element,
    private readonly heated: () => Heated | null,
  ) {
    host.addController(this);
  }

  hostUpdated() {
    const root = this.host.renderRoot;
    const canvas = root.querySelector<HTMLCanvasElement>('canvas.heat');
    const swatches = root.querySelectorAll<HTMLElement>('[data-hue]');
    const heated = this.heated();
    if (!heated || (!canvas && swatches.length === 0)) return;
    const { grid, of, heat, most } = heated;
    const { columns, rows, cell, x, y } = grid;
    const state = [of, columns, rows, x, y, cell, devicePixelRatio].join('|');
    if (state !== this.#painted || (canvas && !canvas.dataset.drawn)) {
      this.#painted = state;
      const colours = (this.#palette = palette(this.host));
      if (canvas) {
        canvas.dataset.drawn = 'yes';
        drawHeat(canvas, { columns, rows, cell }, devicePixelRatio, colours, (i) => heat(placeAt(grid, i)));
      }
      // The legend shows the colours of the canvas.
      for (const each of swatches) each.style.background = hue(each.dataset.hue!, most, colours);
    }
    const lens = root.querySelector<HTMLCanvasElement>('canvas.lens');
    if (!lens || !heated.lens) return;
    const { around } = heated.lens;
    const [left, top] = (this.#corner = [around[0] - (lensSpan >> 1), around[1] - (lensSpan >> 1)]);
    const heatOf = (px: number, py: number) => (insight(grid, [px, py]) ? heat([px, py]) : null);
    drawLens(lens, { ...heated.lens, x: left, y: top, heatOf }, devicePixelRatio, this.#palette!);
  }

  /** Lies under the drawing, in a box that is positioned. */
  canvas({ left, top, columns, rows, cell }: Grid): TemplateResult {
    const place = `left:${left}px;top:${top}px;width:${columns * cell}px;height:${rows * cell}px`;
    return html`<canvas class="heat" .style=${place} aria-hidden="true"></canvas>`;
  }

  lens(label: string, press: (place: Place) => void): TemplateResult {
    const pressed = (event: MouseEvent) => {
      const box = (event.currentTarget as Element).getBoundingClientRect();
      const [left, top] = this.#corner;
      press([
        left + Math.floor(((event.clientX - box.left) * lensSpan) / box.width),
        top + Math.floor(((event.clientY - box.top) * lensSpan) / box.height),
      ]);
    };
    return html`<canvas
      class="lens"
      .style=${`width:${lensSize}px;height:${lensSize}px`}
      role="img"
      aria-label=${label}
      @click=${pressed}
    ></canvas>`;
  }
}

/** Cells too small for a letter have a window beside them in which they are large. */
export const lensed = ({ cell, readable }: Grid) => cell < lensCell - 1 && !readable;

function hue(name: string, most: number, colours: Palette): string {
  if (name === 'scale') {
    const stops = Array.from({ length: 7 }, (_, i) => css(ramp(1 + (i * Math.max(0, most - 1)) / 6, colours)));
    return `linear-gradient(to right, ${stops.join(', ')})`;
  }
  return css(name === 'P' ? colours.p : name === 'draw' ? drawHue(colours) : ramp(3, colours));
}

export interface Legend {
  /** The largest SG value, written; null where letters are shown. */
  readonly most: string | null;
  readonly draws: string | null;
  readonly mark: (outcome: Outcome) => TemplateResult;
}

export function legend({ most, draws, mark }: Legend): TemplateResult {
  const swatch = (hue: Outcome | 'scale') =>
    html`<span class=${hue === 'scale' ? 'scale' : 'swatch'} data-hue=${hue} aria-hidden="true"></span>`;
  return html`<ul class="legend">
    <li>${swatch('P')} ${most === null ? nothing : '0'} ${mark('P')}</li>
    ${
      most === null
        ? html`<li>${swatch('N')} ${mark('N')}</li>`
        : html`<li>1 ${swatch('scale')} ${most} ${mark('N')}</li>`
    }
    ${draws === null ? nothing : html`<li>${swatch('draw')} ${mark('draw')} ${draws}</li>`}
  </ul>`;
}
