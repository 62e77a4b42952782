import { translated } from '../../../../board/language.ts';
import type { Reasons } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const paired = ['pairs'];

export const reasons: Reasons = {
  words: translated<typeof en>(import.meta.glob('./words.*.ts')),
  views: { pair: paired, even: paired, over: paired, leave: paired },
};
