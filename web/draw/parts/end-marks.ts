import { g, path, type Content } from '../scene.ts';

/** What is deleted, around (x, y). */
export const cross = (x: number, y: number, r: number) =>
  path({ class: 'cross', d: `M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l${-2 * r} ${2 * r}` });

/** A flag on its pole, which stands at (x, y): what has ended. */
export const pennant = (x: number, y: number, size: number): Content => [
  path({ class: 'pole', d: `M${x} ${y}v${-size}` }),
  path({ class: 'cloth', d: `M${x} ${y - size}l${size * 0.72} ${size * 0.26}l${-size * 0.72} ${size * 0.26}Z` }),
];
export const ended = (...of: Content[]) => g({ class: 'end', 'aria-hidden': 'true' }, ...of);
