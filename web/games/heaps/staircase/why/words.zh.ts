import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

export const words: typeof en = {
  even: () => '偶数级不起作用：从那里落下多少，对方就把同样多再往下移一级。',
  step: ({ numbers: [step = 0n, stones = 0n], n }: Told) => `第 ${n(step)} 级是奇数级，算作 ${n(stones)} 颗的一堆。`,
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? '奇数级的异或和为 0：动了奇数级就会破坏它，对方再把它变回 0。'
      : `奇数级的异或和为 ${n(sum)}，不是 0：有一步能把它变成 0。`,
};
