import type { ImpartialOutcome } from '../solver/types.ts';
import { circle, g, path, rect, text, type Content, type Shape } from './scene.ts';

/** Sign of an outcome around (x, y), told apart without its colour: a ring with P, a diamond with N, a bar with =. */
export function sign(outcome: ImpartialOutcome, x: number, y: number, r: number): Shape {
  const shape =
    outcome === 'P'
      ? circle({ cx: x, cy: y, r })
      : outcome === 'N'
        ? path({ d: `M${x} ${y - r * 1.2}L${x + r * 1.2} ${y}L${x} ${y + r * 1.2}L${x - r * 1.2} ${y}Z` })
        : rect({ x: x - r * 1.05, y: y - r * 0.7, width: r * 2.1, height: r * 1.4 });
  const letter = outcome === 'draw' ? '=' : outcome;
  return g({ class: `sign ${outcome}` }, shape, centred(x, y, { 'font-size': r * 1.15 }, letter));
}

/** An SG value around (x, y); 0, the P-positions, has a ring of radius r. */
export function value(of: number | bigint, x: number, y: number, r: number, size: number): Content[] {
  const written = `${of}`;
  return [
    written === '0' && circle({ class: 'zero', cx: x, cy: y, r }),
    centred(x, y, { class: 'grundy', 'font-size': size }, written),
  ];
}

/** Text with its middle at (x, y). */
export const centred = (x: number, y: number, is: Shape['is'], ...of: Content[]): Shape =>
  text({ x, y, dy: '0.36em', 'text-anchor': 'middle', ...is }, ...of);

/** What is known of a cell: its outcome or its SG value. */
export interface Known {
  readonly mark: ImpartialOutcome | null;
  readonly value: number | bigint | null;
}

/** The colour of a cell, as attributes of its square: a class by outcome, a colour by value. */
export function toned({ mark, value }: Known): { class: string; fill?: string } {
  if (value !== null && Number(value) !== 0) return { class: 'square', fill: valueFill(Number(value)) };
  return { class: `square ${value !== null ? 'P' : (mark ?? 'bare')}` };
}

/**
 * How much of the colour of N there is in the cell of an SG value from 1 on; the rest is the colour of the board. A
 * value has one colour wherever it stands: on the strip, on a board, on a heat map, whatever else is there.
 */
export const share = (value: number) => 0.06 + (0.5 * value) / (value + 9);

/** The cell of a value that is drawn by itself; 0, the P-positions, has the colour of P. */
export const valueFill = (value: number) =>
  value === 0
    ? 'var(--nl-p-soft)'
    : `color-mix(in srgb, var(--nl-n) ${Math.round(share(value) * 100)}%, var(--nl-raised))`;
