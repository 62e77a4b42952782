import { translated } from '../../../../board/language.ts';
import type { Reasons } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const onBoard = ['plain', 'pn', 'sg'];

export const reasons: Reasons = {
  words: translated<typeof en>(import.meta.glob('./words.*.ts')),
  // Its line is that of the queen before the move.
  lit: ({ key, lit }) => (key === 'take' ? lit.slice(1) : lit),
  views: { difference: onBoard, pair: onBoard, here: onBoard, take: onBoard },
};
