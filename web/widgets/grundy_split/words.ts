import { inEveryLanguage } from '../shell/language.ts';

export const words = inEveryLanguage({
  en: {
    title: 'Grundy’s game',
    idle: 'Point at a notch: the heap is cut there, into two unequal parts.',
  },
  zh: {
    title: 'Grundy 游戏',
    idle: '点一个缺口：从那里把这堆分成大小不等的两堆。',
  },
});
