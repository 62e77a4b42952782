import { html, nothing, type TemplateResult } from 'lit';
import { SolverError } from '../solver/types.ts';
import { cutAt } from '../draw/numerals.ts';
import { unforeseen } from './ask.ts';
import { number, type Language } from './language.ts';
import { boardWords } from './words.ts';

const digits = (text: string, language: Language) => (/^\d{5,}$/.test(text) ? number(BigInt(text), language) : text);

/** Why there is no answer, as a sentence in the reader's language. Never throws: it is called while rendering. */
export function explain(error: unknown, language: Language): string {
  const { code, part, limit } = error instanceof SolverError ? error : unforeseen(error);
  return boardWords[language].inField[code](digits(part, language), digits(limit, language));
}

/**
 * The field's text cut around the offending part: [before, part, after], or null if its place is unknown or the end.
 */
export function locate(
  text: string,
  error: Pick<SolverError, 'code' | 'part' | 'at'>,
): [string, string, string] | null {
  if (error.code === 'all_zero') return ['', text, ''];
  if (error.at === null) return null;
  const [before, rest] = cutAt(text, error.at);
  // Where `part` is a count, or nothing: the word at that place.
  const part = rest.startsWith(error.part) && error.part ? error.part : /^[^\s,，、;；]*/.exec(rest)![0];
  return part ? [before, part, rest.slice(part.length)] : null;
}

/** What stands around the offending part, which is marked; nothing where there is no more to be seen than the part. */
export function drawExcerpt(text: string, error: SolverError): TemplateResult | typeof nothing {
  const [before, part, after] = locate(text, error) ?? ['', '', ''];
  if (!before && !after) return nothing;
  return html` <code
    >${before.length > 24 ? '…' : ''}${before.slice(-24)}<mark>${part}</mark>${after.slice(0, 24)}${after.length > 24 ? '…' : ''}</code
  >`;
}
