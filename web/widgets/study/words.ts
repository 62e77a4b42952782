import { SolverError } from '../../solver/types.ts';
import { explain } from '../shell/error-words.ts';
import { translated, type Language } from '../shell/language.ts';
import { shellWords } from '../shell/words.ts';
import type { words as en } from './words.en.ts';
export type { Speaker } from './words.en.ts';

export const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Whatever went wrong, as a sentence: what the solver refused, or that it cannot be reached. */
export const said = (error: unknown, language: Language): string =>
  unread(error) ? explain(error, language) : words[language].unavailable;

/** Whether what was written is at fault: the solver was there, and could not read it. */
export const unread = (error: unknown): error is SolverError =>
  error instanceof SolverError && error.code !== 'unavailable';

/** As `said`, of an answer that an instrument reads: a number may be a fraction, and there are as many as are asked for. */
export function saidOfAnswer(error: unknown, language: Language): string {
  if (!unread(error)) return said(error, language);
  const { code, part, limit } = error;
  if (code === 'not_a_number' && part) return shellWords[language].noFraction(part);
  return code === 'ragged' ? words[language].wrongCount(part, limit) : said(error, language);
}

/** Whether a number is called SG value: then causes may speak of the values of options. */
export const isGrundy = (called: string, language: Language) => words[language].number.grundy === called;
