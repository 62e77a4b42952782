import { translated } from '../../../../board/language.ts';
import type { Reasons } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const paired = ['pairs'];

export const reasons: Reasons = {
  words: translated<typeof en>(import.meta.glob('./words.*.ts')),
  // The way on from there is drawn in the view of the steps alone.
  lit: ({ key, lit }) => (key === 'refuted' ? lit.slice(0, 2) : lit),
  views: { pairs: paired, left: paired, exchange: paired, move: paired, refuted: paired },
};
