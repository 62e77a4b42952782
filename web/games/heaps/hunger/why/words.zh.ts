import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const most = 6;
const boxesOf = (lit: readonly string[], n: Told['n']) =>
  `${lit
    .slice(0, most)
    .map((each) => n(BigInt(each.slice('box-'.length))))
    .join('、')} ${lit.length > most ? '等箱' : '箱'}`;

export const words: typeof en = {
  open: ({ numbers: [sum = 0n], n }: Told) => `打开的箱子异或和为 ${n(sum)}。`,
  independent: ({ numbers: [box = 0n], n }: Told) => `关着的第 ${n(box)} 箱与它前面的线性无关。`,
  depends: ({ numbers: [box = 0n], lit, n }: Told) =>
    `关着的第 ${n(box)} 箱可由别的箱子异或得到：第 ${boxesOf(lit, n)}的异或和是 0。`,
  free: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? '关着的箱子线性无关，胜负只看打开的箱子。它们的异或和为 0：怎么走都会改变它，对方再把它变回 0。'
      : `关着的箱子线性无关，胜负只看打开的箱子。它们的异或和为 ${n(sum)}，不是 0：有一步能把它变成 0。`,
  within: ({ numbers: [sum = 0n], n }: Told) =>
    `关着的箱子线性相关，其中有几个的异或和也是 ${n(sum)}，与打开的相同：有一种打开方法必胜。`,
  beyond: ({ numbers: [open = 0n, value = 0n], n }: Told) =>
    `打开的箱子 SG 值是 ${n(open)}，关着的是 ${n(value)}：${
      open === value ? '两者相等，异或和为 0，怎么走都有应对。' : '两者不等，异或和不为 0，有一步能把它变成 0。'
    }`,
};
