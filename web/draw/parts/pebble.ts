import { g, path, rect, type Shape } from '../scene.ts';

/** The width of a column of pebbles of full size, and from one to the one on it. Pixels. */
export const pitch = 51;
export const step = 25;

/** Outlines of pebbles around (0, 0), about 45 wide and 26 high; no two neighbours are alike. */
export const pebbles = [
  'M-22 2C-23-6-14-12.5 0-12.5C14-12.5 23-7 22.5 1C22 9 13 13 0 13C-13 13-21 10-22 2Z',
  'M-23 0C-22-9-11-13 2-12.5C15-12 22.5-5 22 3C21.5 10 11 13-1 13C-14 13-23.5 9-23 0Z',
  'M-22.5 3C-23-5-17-11-5-12.5C8-14 20-9 22.5-1C24 7 15 12.5 2 13C-12 13.5-22 11-22.5 3Z',
  'M-21.5-1C-20-10-9-13 3-13C16-12.5 24-4 22 4C20 11 9 13-3 13C-15 12.5-23 8-21.5-1Z',
  'M-22 1C-21-8-13-12-2-13C10-13.5 21-9 23 0C23.5 8 13 13 1 13C-12 12.5-22.5 10-22 1Z',
];
/** The light on them, from the upper left. */
export const shine = 'M-14.5-4.5C-11-8.5-4-9.8 3-9.3';

export interface Pebble {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly turn: number;
  /** Index into `pebbles`. */
  readonly shape: number;
  readonly scale: number;
}

export const transform = ({ x, y, turn, scale }: Pebble) =>
  `translate(${x} ${y}) rotate(${turn})${scale === 1 ? '' : ` scale(${scale})`}`;

/** A stone seen from the side. */
export const pebble = (stone: Pebble): Shape =>
  g(
    { transform: transform(stone) },
    g(
      { class: 'pebble' },
      path({ class: 'edge', d: pebbles[stone.shape]! }),
      path({ class: 'face', d: pebbles[stone.shape]!, transform: 'translate(0 -1.6) scale(.955 .9)' }),
      path({ class: 'shine', d: shine }),
    ),
  );

/** Where a stone can be pressed: the whole width of its column. */
export const reachOf = ({ x, y, scale }: Pebble) => ({
  x: x - 25.5 * scale,
  y: y - 12.5 * scale,
  width: pitch * scale,
  height: step * scale,
});

/** The area that a finger may hit. */
export function reach(stone: Pebble): Shape {
  const area = reachOf(stone);
  return rect({ class: 'reach', ...area, rx: area.height * 0.44 });
}
