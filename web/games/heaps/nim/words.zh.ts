import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: 'Nim 游戏',
  strips: '纸带',
  missing: '几堆石子，其中一堆待定',
  stack: (n) => `摆成 ${n} 颗一堆`,
  slide: (by, coin) => `把第 ${coin} 枚硬币左移 ${by} 格`,
};
