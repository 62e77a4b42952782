import { translated } from '../../../../board/language.ts';
import type { Reasons } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const inBinary = ['columns', 'both'];

export const reasons: Reasons = {
  words: translated<typeof en>(import.meta.glob('./words.*.ts')),
  views: { column: inBinary, touched: inBinary, gets: inBinary, loses: inBinary, keeps: inBinary, lost: inBinary },
  // The heaps in the column that is spoken of.
  lit: ({ numbers, lit }) => (lit[0]?.startsWith('heap') ? [...lit, `bit-${numbers[0]}`] : lit),
  matters: ({ key, numbers }) => key !== 'column' || numbers[1] !== numbers[2],
};
