import type { SolverError } from '../solver/types.ts';
import { cutAt, dividesByZero } from '../draw/numerals.ts';
import { explain } from '../board/error-words.ts';
import type { Language } from '../board/language.ts';
import { boardWords } from '../board/words.ts';

/** What is wrong with a text in which fractions may stand: of numbers the solver's codes say only what whole ones lack. */
export function explainFraction(error: SolverError, text: string, language: Language): string {
  const { code, part, at } = error;
  const words = boardWords[language];
  if (dividesByZero(error, text)) return words.byZero;
  if (code === 'not_a_number' && part) return words.noFraction(part);
  const [before, from] = cutAt(text, at ?? 0);
  return !part && (code === 'not_a_number' || (code === 'syntax' && !from))
    ? words.inField.empty(/\S*$/.exec(before)![0])
    : explain(error, language);
}
