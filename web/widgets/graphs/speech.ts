import type { Move } from '../../solver/types.ts';
import { number, type Language } from '../shell/language.ts';
import { words } from './words.ts';

/** More tokens are spoken of by their number. */
const mostSpoken = 12;

/** How tokens on a graph are spoken of. */
export function speakPosition(numbers: readonly bigint[], language: Language): string {
  const { manyTokens, tokensOn } = words[language];
  const n = (value: number | bigint) => number(value, language);
  return numbers.length > mostSpoken ? manyTokens(n(numbers.length)) : tokensOn(numbers.map(n));
}

export function speakMove(
  { numbers: [token = 0n, node = 0n] }: Move,
  before: readonly bigint[],
  form: 'base' | 'third',
  language: Language,
): string {
  const [which, to] = [number(token, language), number(node, language)];
  return words[language].move(to, before.length === 1 ? null : which, form);
}

export function speakPlace({ numbers: [token = 0n] }: Move, before: readonly bigint[], language: Language): string {
  const [which, at] = [number(token, language), number(before[Number(token) - 1] ?? 0n, language)];
  return words[language].tokenPlace(before.length === 1 ? null : which, at);
}
