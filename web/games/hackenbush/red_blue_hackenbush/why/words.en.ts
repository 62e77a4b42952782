import type { Told } from '../../../../board/reasons.ts';
import { words as family } from '../../words.en.ts';
import { sayStep } from '../steps.ts';
import { words as own } from '../words.en.ts';

const say = (told: Told) => sayStep(told, own, family, told.n);

const follows = {
  L: 'That is above 0: Left wins, no matter who begins.',
  R: 'That is below 0: Right wins, no matter who begins.',
  P: 'The player to move loses.',
  N: 'The number is 0, and Nim is left: the player to move wins.',
  draw: '',
};

export const words = {
  green: say,
  edge: say,
  cycle: say,
  sum: (told: Told) => `${say(told)} ${follows[told.of.outcome]}`,
};
