import type { words as en } from './words.en.ts';

export const words: typeof en = { title: '斐波那契博弈' };
