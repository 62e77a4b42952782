import type { ExplanationStep, InstrumentAnswers } from '../../solver/types.ts';
import { number, type Language } from '../../board/language.ts';
import { operations, signs, isMade, type HandRead } from './scene.ts';
import type { TwentyFourWords } from './words.en.ts';

/** A rung of the ladder of hints, as a sentence. */
export function hintText(
  { key, numbers, position }: ExplanationStep,
  hand: HandRead,
  w: TwentyFourWords,
  language: Language,
) {
  const n = (of: bigint) => number(of, language);
  const sign = () => signs[operations[Number(numbers.at(-1)) - 1]!]!;
  switch (key) {
    case 'unsolvable':
      return w.unsolvable(hand.cards.some(isMade));
    case 'solvable':
      return w.solvable(n(numbers[0]!), n(numbers[1]!));
    case 'last':
      return w.last(sign());
    case 'parts': {
      const [a = '', b = ''] = position.split(' ');
      return w.parts(a, b, sign());
    }
    case 'cards':
      return w.begin;
    case 'step':
      return w.step(position);
    default:
      return w.solution(position);
  }
}

/** What the solver says of an expression that was typed. */
export function verdictText(
  { verdict, value, part, unused }: InstrumentAnswers['twenty_four']['judge'],
  text: string,
  hand: HandRead,
  w: TwentyFourWords,
): string {
  if (verdict === 'solved') return w.made(text, value!);
  if (verdict === 'unused') return w.judged.unused(...[...unused].map((i) => String(hand.numbers[i - 1])));
  return w.judged[verdict](verdict === 'other' ? value! : part!);
}
