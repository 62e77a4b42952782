import { translated } from '../../../../board/language.ts';
import type { Reasons } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

export const reasons: Reasons = {
  words: translated<typeof en>(import.meta.glob('./words.*.ts')),
  views: { even: ['odd', 'plain'], step: ['odd', 'plain'], sum: ['odd', 'plain'] },
  matters: ({ numbers }) => numbers[1] !== 0n,
};
