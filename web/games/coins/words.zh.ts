import type { words as en } from './words.en.ts';

export const words: typeof en = {
  rule: '规则',
  chosen: '要翻',
  can: '可以一起翻',
  worth: (value) => `SG 值 ${value}`,
  tails: (coin) => `硬币 ${coin} 是反面`,
  apart: '按规则，没有恰好翻这几枚的走法。',
  over: '没有可以翻的正面。',
  turnButton: '翻转',
  drop: '取消',
  set: '随意摆放',
  setDone: '摆好了',
  setting: '点哪枚就翻哪枚，对局从摆出的局面重新开始。',
  sum: (said) => `各枚正面的异或和：${said}`,
};
