import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const most = 8;
const coin = ({ numbers: [place = 0n], n }: Told) => `第 ${n(place)} 枚`;
const worth = ({ numbers: [, value = 0n], n }: Told) => n(value);

export const words: typeof en = {
  single: (told: Told) => `${coin(told)}只能单独翻，SG 值为 1。`,
  turtles: (told: Told) => `${coin(told)}相当于 ${worth(told)} 颗的一堆。`,
  twins: (told: Told) => `${coin(told)}必须带上左边的一枚，相当于 ${worth(told)} 颗的一堆。`,
  mock: (told: Told) =>
    `${coin(told)}的 SG 值是 ${worth(told)}：第 ${told.n(told.numbers[0] ?? 0n)} 个二进制中 1 的个数为奇数的数。`,
  triplets: (told: Told) =>
    told.numbers[1] === 0n
      ? `${coin(told)}左边不足两枚，翻不了，SG 值为 0。`
      : `${coin(told)}的 SG 值是 ${worth(told)}：与最多翻三枚时往左数两枚处相同。`,
  ruler: (told: Told) =>
    `${coin(told)}的 SG 值是 ${worth(told)}：整除 ${told.n(told.numbers[0] ?? 0n)} 的最大的 2 的幂。`,
  table: (told: Told) => `${coin(told)}的 SG 值是 ${worth(told)}：它的各种走法留下的值里没有出现的最小值。`,
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? '各枚正面的异或和为 0：怎么翻都会改变它，对方再把它变回 0。'
      : `各枚正面的异或和为 ${n(sum)}，不是 0：有一步能把它变成 0。`,
  turn: ({ numbers, n }: Told) =>
    numbers.length > most
      ? `翻转亮着的 ${n(numbers.length)} 枚，从第 ${n(numbers[0]!)} 枚到第 ${n(numbers.at(-1)!)} 枚：异或和变成 0。`
      : `翻转第 ${numbers.map(n).join('、')} 枚：异或和变成 0。`,
};
