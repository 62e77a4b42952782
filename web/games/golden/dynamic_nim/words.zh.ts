import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '动态减法游戏',
  rule: '规则，写作 k + c',
  limit: '下一步上限 =',
  taken: '× 所取数',
  factor: '倍数 k',
  surplus: '加数 c',
  less: (name) => `${name}减小`,
  moreOf: (name) => `${name}增大`,
  lost: '先手必败的开局：',
};
