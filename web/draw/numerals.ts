import type { SolverError } from '../solver/types.ts';

/** A fraction as the solver writes it, for readers: "-1/18" is −1/18. */
export const written = (text: string): string => text.replaceAll('-', '−');

/** About as much; for bars, plots and decimals that stand beside the fraction. */
export function approximately(text: string): number {
  const [top = '0', bottom = '1'] = text.split('/');
  return Number(top) / Number(bottom);
}

/** Whether an error in this text is about something that is 0 where one divides by it. */
export const dividesByZero = ({ code, part, at }: SolverError, text: string): boolean =>
  (code === 'too_small' || code === 'syntax') && /^0+$|^\(/.test(part) && /[/／÷]\s*$/.test(cutAt(text, at ?? 0)[0]);

/** How long a text is in UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** A text cut at a byte of its UTF-8, in which the solver counts; the page counts UTF-16 units. */
export function cutAt(text: string, at: number): readonly [before: string, from: string] {
  const before = new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, at));
  return [before, text.slice(before.length)];
}

/**
 * An integer's digits in groups of three, as pictures write them in every language: 1,234,567. By hand, since the
 * browser takes some 30 ms to make its first formatter.
 */
export const grouped = (value: bigint | number): string => `${value}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
