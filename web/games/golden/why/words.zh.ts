import type { Told } from '../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const termZh = ({ of }: Told) => (of.ruleNumbers.length === 0 ? '斐波那契数' : '数列中的项');

export const words: typeof en = {
  parts: (told: Told) => {
    const { numbers, n } = told;
    const stones = n(numbers.reduce((sum, part) => sum + part, 0n));
    return numbers.length === 1
      ? `${stones} 本身就是${termZh(told)}。`
      : `${stones} = ${numbers.toReversed().map(n).join(' + ')}，各项都是${termZh(told)}。`;
  },
  fits: ({ numbers: [smallest = 0n, limit = 0n], n }: Told) =>
    `最小的一项是 ${n(smallest)}，这一步最多能取 ${n(limit)} 颗：取走这一项。`,
  short: ({ numbers: [smallest = 0n, limit = 0n], n }: Told) =>
    limit === 0n
      ? `最小的一项是 ${n(smallest)}，而这一步一颗也不能取。`
      : `最小的一项是 ${n(smallest)}，这一步最多只能取 ${n(limit)} 颗：怎么取都会把它拆开，对方就能取走其中最小的一块。`,
  leave: ({ numbers: [, stones = 0n, limit = 0n, smallest = 0n], n }: Told) =>
    smallest === 0n
      ? '石子就此取完，这是最后一步。'
      : `剩下 ${n(stones)} 颗，对方最多能取 ${n(limit)} 颗，少于最小的一项 ${n(smallest)}。`,
};
