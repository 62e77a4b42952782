import type { ImpartialOutcome } from '../../solver/types.ts';
import type { Point } from '../surface.ts';
import { share } from '../sign.ts';

/** A part of a board: so many cells, each so many pixels; row by row from the upper left. */
export interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly cell: number;
}

type Place = Point;

/** What is painted on one cell of a heat map. */
export interface Heat {
  readonly mark: ImpartialOutcome | null;
  readonly value: number | bigint | null;
  /** Has just become known. */
  readonly fresh: boolean;
  readonly wrong: boolean;
  /** Tinted only: its sign would be one of too many. */
  readonly quiet?: boolean;
}

type Colour = readonly [r: number, g: number, b: number];

const names = [
  'p',
  'p-soft',
  'n',
  'n-soft',
  'raised',
  'line',
  'line-strong',
  'muted',
  'ink',
  'bad',
  'accent',
  'stone',
] as const;
export type Palette = Readonly<Record<(typeof names)[number], Colour>>;

/** The tokens as a canvas needs them: numbers. */
export function palette(element: Element): Palette {
  const style = getComputedStyle(element);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const read = (name: string): Colour => {
    context.fillStyle = style.getPropertyValue(`--nl-${name}`).trim();
    context.fillRect(0, 0, 1, 1);
    const [r, g, b] = context.getImageData(0, 0, 1, 1).data;
    return [r!, g!, b!];
  };
  return Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Palette;
}

const mix = (a: Colour, b: Colour, share: number): Colour =>
  [0, 1, 2].map((i) => a[i]! + (b[i]! - a[i]!) * share) as unknown as Colour;
export const css = ([r, g, b]: Colour) => `rgb(${Math.round(r)} ${Math.round(g)} ${Math.round(b)})`;

/** The colour of a value on a canvas; 0 is a P-position and has the colour of P. */
export const ramp = (value: number, colours: Palette): Colour =>
  value === 0 ? colours.p : mix(colours.raised, colours.n, share(value));

export const drawHue = (colours: Palette) => mix(colours.raised, colours.muted, 0.42);

function fill(heat: Heat, colours: Palette): Colour {
  const { mark, value } = heat;
  if (value !== null) return ramp(Number(value), colours);
  if (mark === 'P') return colours.p;
  if (mark === 'N') return mix(colours.raised, colours.n, 0.26);
  if (mark === 'draw') return drawHue(colours);
  return colours.raised;
}

const bright = ([r, g, b]: Colour) => 0.299 * r + 0.587 * g + 0.114 * b > 140;

/** Cells of at least so many pixels have their letter or number written in them. */
const legible = 15;
const lined = 5;

/**
 * A board of many cells on one canvas: one dot a cell, enlarged without smoothing; lines, rings and letters where
 * there is room for them. P is dark, N pale: told apart without their hues.
 */
export function drawHeat(
  canvas: HTMLCanvasElement,
  layout: Cells,
  density: number,
  colours: Palette,
  heatOf: (index: number) => Heat,
) {
  const { columns, rows, cell } = layout;
  const side = cell * density;
  canvas.width = Math.round(columns * side);
  canvas.height = Math.round(rows * side);
  const context = canvas.getContext('2d')!;
  const dots = new ImageData(columns, rows);
  const heats = Array.from({ length: columns * rows }, (_, i) => heatOf(i));
  heats.forEach((heat, i) => {
    const [r, g, b] = fill(heat, colours);
    dots.data.set([r, g, b, 255], i * 4);
  });
  const small = document.createElement('canvas');
  small.width = columns;
  small.height = rows;
  small.getContext('2d')!.putImageData(dots, 0, 0);
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, canvas.width, canvas.height);
  context.textAlign = 'center';
  context.textBaseline = 'middle';

  if (cell >= lined) {
    context.fillStyle = css(colours.line);
    const width = Math.max(1, Math.round(density * (cell >= 10 ? 1 : 0.5)));
    for (let x = 1; x < columns; x++) context.fillRect(Math.round(x * side), 0, width, canvas.height);
    for (let y = 1; y < rows; y++) context.fillRect(0, Math.round(y * side), canvas.width, width);
  }
  const [dark, light] = bright(colours.ink) ? [colours.raised, colours.ink] : [colours.ink, colours.raised];
  heats.forEach((heat, i) => {
    const [cx, cy] = [((i % columns) + 0.5) * side, (Math.floor(i / columns) + 0.5) * side];
    const { mark, value, wrong, fresh, quiet = false } = heat;
    if (quiet || (mark === null && value === null && !wrong && !fresh)) return;
    const ink = css(bright(fill(heat, colours)) ? dark : light);
    if (cell >= legible && !wrong) {
      const written = value !== null ? `${value}` : mark === 'draw' ? '=' : (mark ?? '');
      context.font = `600 ${side * (written.length > 2 ? 0.42 : 0.55)}px system-ui, sans-serif`;
      context.fillStyle = ink;
      context.fillText(written, cx, cy + side * 0.03);
    } else if (cell >= lined && !wrong && (mark === 'P' || Number(value ?? 1) === 0)) {
      context.beginPath();
      context.arc(cx, cy, side * 0.22, 0, 2 * Math.PI);
      context.strokeStyle = ink;
      context.lineWidth = side * 0.12;
      context.stroke();
    }
    if (wrong) {
      context.strokeStyle = css(dark === colours.ink || !bright(fill(heat, colours)) ? colours.bad : dark); // pale red is lost on pale blue
      context.lineWidth = Math.max(1, side * 0.14);
      context.beginPath();
      const reach = side * 0.42;
      context.moveTo(cx - reach, cy - reach);
      context.lineTo(cx + reach, cy + reach);
      context.moveTo(cx + reach, cy - reach);
      context.lineTo(cx - reach, cy + reach);
      context.stroke();
    }
    if (fresh && cell >= lined) {
      const width = Math.max(1, side * 0.12);
      context.strokeStyle = css(colours.accent);
      context.lineWidth = width;
      context.strokeRect(cx - side / 2 + width, cy - side / 2 + width, side - 2 * width, side - 2 * width);
    }
  });
}

/** A window of the board, enlarged: cells of `lensCell` pixels, `lensSpan` across. */
export const lensSpan = 9;
export const lensCell = 16;

export interface Lens {
  /** First column and row of the window; it may reach over the edge. */
  readonly x: number;
  readonly y: number;
  readonly heatOf: (x: number, y: number) => Heat | null;
  readonly counters: readonly Place[];
  readonly targets: readonly Place[];
  /** The cell that is looked at. */
  readonly looked: Place | null;
}

export function drawLens(canvas: HTMLCanvasElement, lens: Lens, density: number, colours: Palette) {
  const layout = { columns: lensSpan, rows: lensSpan, cell: lensCell };
  const within = (i: number) => lens.heatOf(lens.x + (i % lensSpan), lens.y + Math.floor(i / lensSpan));
  const outside: Heat = { mark: null, value: null, fresh: false, wrong: false };
  drawHeat(canvas, layout, density, colours, (i) => within(i) ?? outside);
  const context = canvas.getContext('2d')!;
  const side = lensCell * density;
  for (let i = 0; i < lensSpan * lensSpan; i++) {
    if (within(i)) continue;
    context.fillStyle = css(mix(colours.raised, colours.line, 0.6));
    context.fillRect((i % lensSpan) * side, Math.floor(i / lensSpan) * side, side + 1, side + 1);
  }
  const at = ([x, y]: Place) => [(x - lens.x + 0.5) * side, (y - lens.y + 0.5) * side] as const;
  const disc = (place: Place, radius: number, colour: Colour) => {
    context.beginPath();
    context.arc(...at(place), radius * side, 0, 2 * Math.PI);
    context.fillStyle = css(colour);
    context.fill();
  };
  const box = (place: Place, colour: Colour, width: number) => {
    const [x, y] = at(place);
    context.strokeStyle = css(colour);
    context.lineWidth = width * density;
    const reach = side - context.lineWidth;
    context.strokeRect(x - reach / 2, y - reach / 2, reach, reach);
  };
  for (const target of lens.targets) box(target, colours.accent, 1.5);
  for (const counter of lens.counters) disc(counter, 0.36, colours.stone);
  if (lens.looked) box(lens.looked, colours.accent, 2.5);
}
