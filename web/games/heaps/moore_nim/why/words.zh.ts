import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const most = 6;
const heapsZh = (heaps: readonly bigint[], n: Told['n']) =>
  `第 ${heaps.slice(0, most).map(n).join('、')} ${heaps.length > most ? '等堆' : '堆'}`;
const column = ({ numbers: [bit = 0n], n }: Told) => `${n(1n << bit)} 这一位`;
const modulo = ({ of, n }: Told) => n((of.ruleNumbers[0] ?? 0n) + 1n);
const single = ({ position, of }: Told) => of.ruleNumbers[1] === 1n && !/[2-9]|\d\d/.test(position);

export const words: typeof en = {
  column: (told: Told) => {
    const [, before = 0n, after = 0n] = told.numbers;
    return `${column(told)}：1 的个数模 ${modulo(told)} 余 ${told.n(before)}${before === after ? '。' : `，走完后余 ${told.n(after)}。`}`;
  },
  touched: (told: Told) =>
    `${column(told)}：${heapsZh(told.numbers.slice(1), told.n)}去掉这一位的 1，更低的位可以随意取值。`,
  gets: (told: Told) => `${column(told)}：${heapsZh(told.numbers.slice(1), told.n)}可随意取值，填上 1。`,
  loses: (told: Told) => `${column(told)}：${heapsZh(told.numbers.slice(1), told.n)}可随意取值，去掉 1。`,
  keeps: (told: Told) => `${column(told)}：${heapsZh(told.numbers.slice(1), told.n)}可随意取值，保持原样。`,
  leave: (told: Told) =>
    single(told)
      ? `只留下 1 颗的堆，堆数比 ${modulo(told)} 的倍数多 1：最后一颗归对方。`
      : `每一位上 1 的个数都成了 ${modulo(told)} 的倍数，对方怎么走都会打破它。`,
  lost: ({ numbers: [m = 0n, alone = 0n], n }: Told) =>
    alone
      ? `只有 1 颗的堆，堆数比 ${n(m)} 的倍数多 1：最后一颗归轮到走的一方。`
      : `每一位上 1 的个数都是 ${n(m)} 的倍数：怎么走都会打破它，对方再把它补好。`,
};
