import type { Analysis } from '../../../solver/types.ts';
import { number, type Language, translated } from '../../../board/language.ts';
import type { words as en } from './words.en.ts';

export const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Components that have ended, from 0. */
export const endedIn = ({ facts }: Analysis): number[] => (facts['ended'] ?? []).map((each) => Number(each) - 1);

/** The game has no SG value, who ends it loses; what is left after deleting the leaves has one. */
export function sumOf({ components, facts }: Analysis, language: Language): string {
  const n = (value: bigint) => number(value, language);
  return `${components.length > 1 ? components.map(n).join(' ⊕ ') : 'SG'} = ${n(facts['sum']?.[0] ?? 0n)}`;
}
