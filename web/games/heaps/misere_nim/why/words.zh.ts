import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const misere = ({ of }: Told) => of.ruleNumbers[0] === 1n;

export const words: typeof en = {
  big: ({ numbers: [big = 0n], n }: Told) =>
    big === 0n ? '没有哪一堆多于 1 颗。' : `多于 1 颗的堆有 ${n(big)} 个（充裕堆）。`,
  ones: ({ numbers: [ones = 0n], n }: Told) => `只有 1 颗的堆有 ${n(ones)} 个（孤单堆）。`,
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    `充裕堆不止一个，走法和普通的取石子一样。异或和为 ${n(sum)}${
      sum === 0n ? '：怎么取都会打破它，对方再把它变回 0。' : '，不是 0：有一步能把它变成 0。'
    }`,
  single: (told: Told) => {
    const [heap = 0n, keeps = 0n] = told.numbers;
    return `充裕堆只有第 ${told.n(heap)} 堆。把它减到 1 颗或取完，总有一种能留下${misere(told) ? '奇' : '偶'}数个孤单堆：这里是减到 ${told.n(keeps)} 颗。`;
  },
  parity: (told: Told) => {
    const odd = told.numbers[0] === 1n;
    return `孤单堆只能一个个取走，共有${odd ? '奇' : '偶'}数个：最后一颗归${odd ? '轮到走的一方' : '另一方'}，取走它的一方${misere(told) ? '输' : '赢'}。`;
  },
  leave: ({ numbers: [heap = 0n, keeps = 0n], n }: Told) =>
    `所以第 ${n(heap)} 堆减到 ${n(keeps)} 颗，把必败态留给对方。`,
};
