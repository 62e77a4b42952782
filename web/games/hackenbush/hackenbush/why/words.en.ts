import type { Told } from '../../../../board/reasons.ts';
import { words as family } from '../../words.en.ts';
import { sayStep } from '../steps.ts';
import { words as own } from '../words.en.ts';

const say = (told: Told) => sayStep(told, own, family, told.n);

export const words = {
  fuse: say,
  loops: say,
  colon: say,
  sum: (told: Told) =>
    `${say(told)}${told.numbers[0] === 0n ? ' Every cut changes it, and the answer makes it 0 again.' : ''}`,
  cut: say,
};
