import type { Move } from '../../../solver/types.ts';
import { number, type Language, translated } from '../../../board/language.ts';
import type { words as en } from './words.en.ts';

export const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** More tokens are spoken of by their number. */
const mostSpoken = 12;

/** What a node is called. */
export type NodeName = (node: bigint) => string;

/** How tokens on a graph are spoken of. */
export function speakPosition(numbers: readonly bigint[], name: NodeName, language: Language): string {
  const { manyTokens, tokensOn } = words[language];
  return numbers.length > mostSpoken ? manyTokens(number(numbers.length, language)) : tokensOn(numbers.map(name));
}

export function speakMove(
  { numbers: [token = 0n, node = 0n] }: Move,
  before: readonly bigint[],
  form: 'base' | 'third',
  name: NodeName,
  language: Language,
): string {
  return words[language].move(name(node), before.length === 1 ? null : number(token, language), form);
}

export function speakPlace(
  { numbers: [token = 0n] }: Move,
  before: readonly bigint[],
  name: NodeName,
  language: Language,
): string {
  const at = name(before[Number(token) - 1] ?? 0n);
  return words[language].tokenPlace(before.length === 1 ? null : number(token, language), at);
}
