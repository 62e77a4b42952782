import { SolverError } from '../../solver/types.ts';
import { explain } from '../shell/error-words.ts';
import { translated, type Language } from '../shell/language.ts';
import type { words as en } from './words.en.ts';
export type { Speaker } from './words.en.ts';

export const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Whatever went wrong, as a sentence: what the solver refused, or that it cannot be reached. */
export const said = (error: unknown, language: Language): string =>
  error instanceof SolverError && error.code !== 'unavailable' ? explain(error, language) : words[language].unavailable;

/** Whether a number is called SG value: then causes may speak of the values of options. */
export const isGrundy = (called: string, language: Language) => words[language].number.grundy === called;
