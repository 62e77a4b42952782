import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '尼姆游戏',
};
