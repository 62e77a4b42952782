import { translated } from '../../../../board/language.ts';
import type { Reasons } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const pictures = ['picture', 'values'];

export const reasons: Reasons = {
  words: translated<typeof en>(import.meta.glob('./words.*.ts')),
  views: { fuse: pictures, loops: pictures, colon: pictures, sum: pictures, cut: pictures },
  // The solver lights what is there before a step; what is shown is the picture after it.
  lit: ({ position, lit, numbers: [vertex] }) => (position ? [`vertex-${vertex}`, `edge-${vertex}-${vertex}`] : lit),
};
