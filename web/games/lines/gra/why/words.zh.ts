import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

export const words: typeof en = {
  jump: ({ numbers: [square = 0n], n }: Told) => `第 ${n(square)} 格的石子一步就能走到最后一格：这一步必胜。`,
  run: ({ numbers: [, step = 0n, stones = 0n], n }: Told) => {
    if (step === 0n) return `长 ${n(stones)} 的一段在地面上：谁动它谁就输。`;
    const on = `长 ${n(stones)} 的一段在第 ${n(step)} 级`;
    return step % 2n === 1n ? `${on}，是奇数级，算作 ${n(stones)} 颗的一堆。` : `${on}，是偶数级，不起作用。`;
  },
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? '奇数级的异或和为 0：怎么走都会破坏它，对方再把它变回 0。'
      : `奇数级的异或和为 ${n(sum)}，不是 0：有一步能把它变成 0。`,
};
