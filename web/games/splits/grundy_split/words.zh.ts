import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: 'Grundy 游戏',
  idle: '点一个缺口：从那里把这堆分成大小不等的两堆。',
};
