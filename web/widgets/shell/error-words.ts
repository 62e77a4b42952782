import { SolverError } from '../../solver/types.ts';
import { unforeseen } from './ask.ts';
import { number, type Language } from './language.ts';
import { shellWords } from './words.ts';

const digits = (text: string, language: Language) => (/^\d{5,}$/.test(text) ? number(BigInt(text), language) : text);

/** Why there is no answer, as a sentence in the reader's language. Never throws: it is called while rendering. */
export function explain(error: unknown, language: Language): string {
  const { code, part, limit } = error instanceof SolverError ? error : unforeseen(error);
  return shellWords[language].inField[code](digits(part, language), digits(limit, language));
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
