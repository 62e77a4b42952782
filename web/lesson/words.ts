import { SolverError } from '../solver/types.ts';
import { explain } from '../board/error-words.ts';
import { translated, type Language } from '../board/language.ts';
import { boardWords } from '../board/words.ts';
import type { words as en } from './words.en.ts';
export type { Speaker } from './words.en.ts';

export const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Whatever went wrong, as a sentence: what the solver refused, or that it cannot be reached. */
export const said = (error: unknown, language: Language): string =>
  unread(error) ? explain(error, language) : words[language].unavailable;

/** Whether what was written is at fault: the solver was there, and could not read it. */
export const unread = (error: unknown): error is SolverError =>
  error instanceof SolverError && error.code !== 'unavailable';

/** As `said`, where a number may be a fraction. */
export const saidOfFractions = (error: unknown, language: Language): string =>
  unread(error) && error.code === 'not_a_number' && error.part
    ? boardWords[language].noFraction(error.part)
    : said(error, language);

/** The same of an answer that an instrument reads: there are as many numbers as are asked for. */
export const saidOfAnswer = (error: unknown, language: Language): string =>
  unread(error) && error.code === 'ragged'
    ? words[language].wrongCount(error.part, error.limit)
    : saidOfFractions(error, language);

/** Whether a number is called SG value: then causes may speak of the values of options. */
export const isGrundy = (called: string, language: Language) => words[language].number.grundy === called;
