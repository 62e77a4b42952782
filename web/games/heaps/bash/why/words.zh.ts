import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

export const words: typeof en = {
  groups: ({ numbers: [heap = 0n, group = 0n, groups = 0n, left = 0n], of, n }: Told) =>
    `${of.numbers.length === 1 ? '' : `第 ${n(heap)} 堆：`}每 ${n(group)} 颗一组，共 ${n(groups)} 组，多出 ${n(left)} 颗。`,
  sum: ({ numbers: [sum = 0n], of, n }: Told) => {
    const group = n((of.ruleNumbers[0] ?? 0n) + 1n);
    if (of.numbers.length > 1) {
      return sum === 0n
        ? '多出来的颗数异或和为 0：怎么走都会改变它，对方再把它变回 0。'
        : `多出来的颗数异或和为 ${n(sum)}，不是 0：有一步能把它变成 0。`;
    }
    return sum === 0n
      ? `一颗也不多：不论取几颗，对方都能凑满 ${group} 颗。`
      : `取走多出来的 ${n(sum)} 颗，剩下的正好每 ${group} 颗一组。`;
  },
};
