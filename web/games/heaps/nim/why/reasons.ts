import { translated } from '../../../../board/language.ts';
import type { Reasons } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const inBinary = ['columns', 'both'];

export const reasons: Reasons = {
  words: translated<typeof en>(import.meta.glob('./words.*.ts')),
  views: { column: inBinary, sum: inBinary, leave: inBinary },
  matters: ({ key, numbers }) => key !== 'column' || numbers[1]! % 2n === 1n,
};
