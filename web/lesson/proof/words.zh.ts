import type { words as en } from './words.en.ts';

export const words: typeof en = {
  proof: '证明',
  show: '在棋盘上看',
  back: '回到对局',
  next: '下一步',
  previous: '上一步',
  step: (n, of) => `第 ${n} 步，共 ${of} 步`,
  shown: (n, of, position) => `第 ${n} 步，共 ${of} 步：棋盘上是 ${position}。`,
};
