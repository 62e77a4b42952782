import { translated } from '../../../../board/language.ts';
import type { Reasons } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const valued = ['values', 'binary'];

export const reasons: Reasons = {
  words: translated<typeof en>(import.meta.glob('./words.*.ts')),
  views: {
    single: valued,
    turtles: valued,
    twins: valued,
    mock: valued,
    triplets: valued,
    ruler: valued,
    table: valued,
    sum: valued,
  },
};
