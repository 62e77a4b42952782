import type { SolverError } from '../solver/types.ts';
import { cutAt } from './bytes.ts';

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
