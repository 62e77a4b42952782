import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

export const words: typeof en = {
  column: ({ numbers: [place = 0n, ones = 0n], n }: Told) =>
    `${n(1n << place)} 这一列有 ${n(ones)} 个 1，是${ones % 2n === 0n ? '偶' : '奇'}数。`,
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? '每一列都是偶数个 1，异或和为 0：不论怎么取，总有一列变成奇数，对方再把它补成偶数。'
      : `异或和为 ${n(sum)}，不是 0：有一步能让每一列都变成偶数。`,
  leave: ({ numbers: [heap = 0n, keeps = 0n], n }: Told) =>
    `第 ${n(heap)} 堆减到 ${n(keeps)} 颗，每一列就都是偶数了；对方怎么取都会打破它。`,
};
