import type { words as en } from './words.en.ts';

export const words: typeof en = {
  label: '先猜一猜',
  legend: '你的猜测',
  commit: '确定',
  empty: '请先写下你的猜测。',
  skip: '不猜，接着读',
  said: '你的猜测：',
  saidBefore: '你上次的猜测：',
  right: '求解器的结论相同：',
  wrong: '求解器的结论不同：',
  outcome: {
    P: '必败态（P），轮到走的人输',
    N: '必胜态（N），轮到走的人赢',
    draw: '平局，谁都没有必胜策略',
    L: '左方必胜，不论谁先走（L）',
    R: '右方必胜，不论谁先走（R）',
  },
};
