import type { Told } from '../../../../board/reasons.ts';
import { words as family } from '../../words.zh.ts';
import { sayStep } from '../steps.ts';
import { words as own } from '../words.zh.ts';
import type { words as en } from './words.en.ts';

const say = (told: Told) => sayStep(told, own, family, told.n);

const follows = {
  L: '大于 0：不论谁先走，左方必胜。',
  R: '小于 0：不论谁先走，右方必胜。',
  P: '轮到谁走谁输。',
  N: '数的部分是 0，还剩一堆石子：轮到谁走谁赢。',
  draw: '',
};

export const words: typeof en = {
  green: say,
  edge: say,
  cycle: say,
  sum: (told: Told) => `${say(told)}${follows[told.of.outcome]}`,
};
