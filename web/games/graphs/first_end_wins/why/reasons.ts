import { translated } from '../../../../board/language.ts';
import type { Reasons } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

export const reasons: Reasons = {
  words: translated<typeof en>(import.meta.glob('./words.*.ts')),
  views: { leaves: ['reduced', 'plain'], values: ['reduced'], component: ['reduced'], sum: ['reduced'] },
  matters: ({ key, numbers }) => key !== 'component' || numbers[1] !== 0n,
};
