import { translated, type Language } from '../../board/language.ts';
import type { Goal } from '../judge.ts';
import type { words as en } from './words.en.ts';

export const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** A position that has the property, as it is called in a sentence. */
export function goalSaid(goal: Goal, language: Language): string {
  const w = words[language].goal;
  return goal.ask === 'outcome' ? w.outcome(goal.want) : w[goal.ask](goal.want);
}
