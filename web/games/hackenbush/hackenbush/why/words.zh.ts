import type { Told } from '../../../../board/reasons.ts';
import { words as family } from '../../words.zh.ts';
import { sayStep } from '../steps.ts';
import { words as own } from '../words.zh.ts';
import type { words as en } from './words.en.ts';

const say = (told: Told) => sayStep(told, own, family, told.n);

export const words: typeof en = {
  fuse: say,
  loops: say,
  colon: say,
  sum: (told: Told) => `${say(told)}${told.numbers[0] === 0n ? '怎么砍都会改变它，对方再把它变回 0。' : ''}`,
  cut: say,
};
