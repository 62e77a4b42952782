import { inEveryLanguage } from '../shell/language.ts';

export const words = inEveryLanguage({
  en: {
    title: 'Lasker’s Nim',
    idle: 'A stone takes itself and all above it; a notch cuts the heap in two.',
  },
  zh: {
    title: 'Lasker 尼姆',
    idle: '点石子：连同上面的一起取走；点缺口：从那里把这堆一分为二。',
  },
});
