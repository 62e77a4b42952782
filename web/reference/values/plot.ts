import { number, type Language } from '../../board/language.ts';
import type { Pane } from '../../draw/window.ts';
import { isP, turn, type Sequence } from './sequence.ts';

export interface Picture {
  readonly sequence: Sequence;
  /** What is in sight: heaps from `x` on. Not whole numbers while it is moved. */
  readonly view: Pane;
  /** Heaps of the page of cells below. */
  readonly page: { readonly from: number; readonly to: number };
  /** The heap that is read out; null for none. */
  readonly at: number | null;
  readonly language: Language;
}

export const plotHeight = 208;
const margin = { left: 46, right: 12, top: 14, bottom: 34 };
/** 1, 2 or 5 times a power of ten, so that at most `most` steps make `range`. */
function niceStep(range: number, most: number): number {
  const raw = Math.max(1, range / most);
  const power = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].map((f) => f * power).find((step) => step >= raw)!;
}

const inner = (width: number) => width - margin.left - margin.right;
/** Where all that is in sight lies on a plot so wide. */
export const spread = (width: number) => ({ left: margin.left, top: 0, size: Math.max(1, inner(width)) });

/** The heap at a place of the plot, as a fraction; the middle of heap n is n + ½. */
const heapAt = (x: number, { x: left, span }: Pane, width: number) => left + ((x - margin.left) / inner(width)) * span;
const heapsPerPixel = ({ span }: Pane, width: number) => span / inner(width);

/** The dot nearest to a place: where dots are crowded, of the columns within reach the one nearest in height. */
export function nearest(x: number, y: number, { sequence, view }: Picture, width: number): number | null {
  const { values, count } = sequence;
  const reach = 5 * heapsPerPixel(view, width);
  const middle = heapAt(x, view, width);
  if (x < margin.left - 5 || x > width - margin.right + 5) return null;
  const inside = (n: number) => Math.min(Math.max(Math.floor(n), 0), count - 1);
  if (reach < 1) return inside(middle);
  const up = verticalScale(sequence);
  let [best, least] = [inside(middle), Infinity];
  for (let n = inside(middle - reach); n <= inside(middle + reach); n++) {
    const far = Math.hypot((n + 0.5 - middle) / heapsPerPixel(view, width), up(values[n]!) - y);
    if (far < least) [best, least] = [n, far];
  }
  return best;
}

function verticalScale({ largest }: Sequence) {
  const high = plotHeight - margin.top - margin.bottom;
  return (value: number) => plotHeight - margin.bottom - (value / Math.max(1, largest)) * high;
}

/** Layers that are drawn, by their canvas: what is pointed at changes far more often than the dots under it. */
const layers = new WeakMap<
  HTMLCanvasElement,
  { readonly of: string; readonly sequence: Sequence; layer: OffscreenCanvas }
>();

/** Draws the dots on a canvas `width` CSS pixels wide. Colours are the host's tokens as they are now. */
export function drawPlot(canvas: HTMLCanvasElement, picture: Picture, width: number) {
  const context = canvas.getContext('2d');
  if (!context || width < 100) return;
  const { sequence, view, page, at, language } = picture;
  const style = getComputedStyle(canvas);
  const colour = (token: string) => style.getPropertyValue(`--nl-${token}`).trim();
  const density = Math.min(globalThis.devicePixelRatio || 1, 3);
  const [w, h] = [Math.round(width * density), Math.round(plotHeight * density)];
  if (canvas.width !== w || canvas.height !== h) [canvas.width, canvas.height] = [w, h];
  const of = [w, h, view.x, view.span, language, colour('paper'), colour('stone')].join(' ');
  let known = layers.get(canvas);
  if (known?.of !== of || known.sequence !== sequence) {
    const layer = new OffscreenCanvas(w, h);
    const ground = layer.getContext('2d')!;
    ground.scale(density, density);
    drawLayer(ground, picture, width, colour);
    known = { of, sequence, layer };
    layers.set(canvas, known);
  }
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, w, h);
  context.drawImage(known.layer, 0, 0);
  context.scale(density, density);

  const perHeap = inner(width) / view.span;
  const left = (n: number) => margin.left + (n - view.x) * perHeap;
  const ground = plotHeight - margin.bottom;
  // What the cells below show.
  const [from, to] = [page.from, page.to].map((n) =>
    Math.min(Math.max(left(n), margin.left), width - margin.right),
  ) as [number, number];
  context.fillStyle = colour('accent');
  if (left(page.to) >= margin.left && left(page.from) <= width - margin.right) {
    context.fillRect(from, ground + 2, Math.max(3, to - from), 4);
  }
  if (at !== null && at >= view.x - 1 && at < view.x + view.span) {
    const [x, y] = [left(at + 0.5), verticalScale(sequence)(sequence.values[at]!)];
    context.strokeStyle = colour('accent');
    context.lineWidth = 1;
    context.beginPath();
    context.moveTo(x, margin.top - 6);
    context.lineTo(x, ground);
    context.stroke();
    context.lineWidth = 2.2;
    context.beginPath();
    context.arc(x, y, 6.5, 0, 2 * Math.PI);
    context.stroke();
  }
}

function drawLayer(
  context: OffscreenCanvasRenderingContext2D,
  { sequence, view, language }: Picture,
  width: number,
  colour: (token: string) => string,
) {
  const { values, count, period, exceptions } = sequence;
  const perHeap = inner(width) / view.span;
  const left = (n: number) => margin.left + (n - view.x) * perHeap;
  const middle = (n: number) => left(n + 0.5);
  const up = verticalScale(sequence);
  const [ground, top] = [plotHeight - margin.bottom, margin.top];
  const from = Math.max(0, Math.floor(view.x));
  const to = Math.min(count, Math.ceil(view.x + view.span));

  context.save();
  context.beginPath();
  context.rect(margin.left, 0, inner(width), plotHeight);
  context.clip();

  // Every second period is shaded, where a period can be told from the next.
  if (period) {
    context.fillStyle = colour('sunk');
    if (period.length * perHeap >= 4) {
      const first = Math.max(0, turn(sequence, from));
      for (let k = first - (first % 2) + 1; period.from + k * period.length < to; k += 2) {
        context.fillRect(left(period.from + k * period.length), top - 6, period.length * perHeap, ground - top + 6);
      }
    } else {
      context.fillRect(left(period.from), top - 6, left(count) - left(period.from), ground - top + 6);
    }
  }
  context.restore();

  context.font = `11px ${colour('ui') || 'system-ui'}`;
  context.strokeStyle = colour('line');
  context.fillStyle = colour('muted');
  context.lineWidth = 1;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  const rise = niceStep(sequence.largest, 5);
  for (let value = 0; value <= sequence.largest; value += rise) {
    const y = Math.round(up(value)) + 0.5;
    context.beginPath();
    context.moveTo(margin.left, y);
    context.lineTo(width - margin.right, y);
    context.stroke();
    context.fillText(number(value, language), margin.left - 6, y);
  }
  context.textBaseline = 'alphabetic';
  context.textAlign = 'center';
  const step = niceStep(view.span, inner(width) / 84);
  for (let n = Math.ceil(view.x / step) * step; n < to; n += step) {
    const x = middle(n);
    if (x < margin.left) continue;
    context.beginPath();
    context.moveTo(x, ground);
    context.lineTo(x, ground + 9);
    context.stroke();
    context.fillText(number(n, language), Math.min(x, width - margin.right - 10), plotHeight - 10);
  }
  if (period && period.from > from && period.from < to) {
    context.strokeStyle = colour('accent');
    context.setLineDash([4, 3]);
    context.beginPath();
    context.moveTo(left(period.from), top - 6);
    context.lineTo(left(period.from), ground);
    context.stroke();
    context.setLineDash([]);
  }

  context.save();
  context.beginPath();
  context.rect(margin.left - 6, 0, inner(width) + 12, plotHeight);
  context.clip();
  if (perHeap >= 2) {
    const radius = Math.min(4, Math.max(1.4, perHeap * 0.34));
    for (let n = from; n < to; n++) {
      const [x, y] = [middle(n), up(values[n]!)];
      context.beginPath();
      context.arc(x, y, isP(sequence, n) ? radius + 0.6 : radius, 0, 2 * Math.PI);
      if (isP(sequence, n)) {
        context.fillStyle = colour('p-soft');
        context.strokeStyle = colour('p');
        context.lineWidth = 1.6;
        context.fill();
        context.stroke();
      } else {
        context.fillStyle = colour('stone');
        context.fill();
      }
      if (exceptions?.has(n) && radius > 2) {
        context.strokeStyle = colour('n');
        context.lineWidth = 1.3;
        context.beginPath();
        context.arc(x, y, radius + 3, 0, 2 * Math.PI);
        context.stroke();
      }
    }
  } else {
    // More dots than columns of pixels: how many fall on a pixel is how dark it is; the P-positions on top of them.
    const columns = Math.ceil(inner(width));
    const rows = ground - top + 1;
    const crowd = new Uint8Array(columns * rows);
    const zeros = new Uint8Array(columns);
    for (let n = from; n < to; n++) {
      const x = Math.floor(middle(n) - margin.left);
      if (x < 0 || x >= columns) continue;
      const place = Math.round(up(values[n]!) - top) * columns + x;
      if (isP(sequence, n)) zeros[x] = 1;
      else if (crowd[place]! < 3) crowd[place]!++;
    }
    context.fillStyle = colour('stone');
    for (const [i, alpha] of [0.6, 0.8, 1].entries()) {
      context.globalAlpha = alpha;
      for (let place = 0; place < crowd.length; place++) {
        if (crowd[place] !== i + 1) continue;
        context.fillRect(margin.left + (place % columns), top + Math.floor(place / columns) - 0.5, 1.4, 1.6);
      }
    }
    context.globalAlpha = 1;
    context.fillStyle = colour('p');
    for (let x = 0; x < columns; x++) if (zeros[x]) context.fillRect(margin.left + x - 0.5, up(0) - 3, 2, 6);
  }
  context.restore();

  context.strokeStyle = colour('line-strong');
  context.lineWidth = 1.2;
  context.beginPath();
  context.moveTo(margin.left, ground + 0.5);
  context.lineTo(width - margin.right, ground + 0.5);
  context.stroke();
}
