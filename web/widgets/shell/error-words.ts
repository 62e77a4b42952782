import { SolverError } from '../../solver/types.ts';
import { number, type Language } from './language.ts';
import { shellWords } from './words.ts';

const digits = (text: string, language: Language) => (/^\d{5,}$/.test(text) ? number(BigInt(text), language) : text);

/** What the solver refused, as a sentence in the reader's language. Anything that is no `SolverError` is thrown on. */
export function explain(error: unknown, language: Language): string {
  if (!(error instanceof SolverError)) throw error;
  return shellWords[language].inField[error.code](digits(error.part, language), digits(error.limit, language));
}

/**
 * The field's text cut around the offending part: [before, part, after], or null if its place is unknown. The
 * solver counts bytes of UTF-8, the page counts UTF-16 units.
 */
export function locate(text: string, error: SolverError): [string, string, string] | null {
  if (error.at === null || !error.part) return null;
  const bytes = new TextEncoder().encode(text);
  const before = new TextDecoder().decode(bytes.subarray(0, error.at));
  if (!text.startsWith(error.part, before.length)) return null;
  return [before, error.part, text.slice(before.length + error.part.length)];
}
