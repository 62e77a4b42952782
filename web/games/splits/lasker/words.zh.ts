import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: 'Lasker Nim',
  idle: '点石子：连同上面的一起取走；点缺口：从那里把这堆一分为二。',
};
