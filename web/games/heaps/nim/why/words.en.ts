import { counted } from '../../../../board/language.ts';
import type { Told } from '../../../../board/reasons.ts';

export const words = {
  column: ({ numbers: [place = 0n, ones = 0n], n }: Told) =>
    `Column of ${n(1n << place)}: ${counted(n(ones), 'one')}, ${ones % 2n === 0n ? 'even' : 'odd'}.`,
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? 'Every column is even, the nim-sum is 0: whatever is taken, a column becomes odd, and the answer makes it even again.'
      : `The nim-sum is ${n(sum)}, not 0: some move makes every column even.`,
  leave: ({ numbers: [heap = 0n, keeps = 0n], n }: Told) =>
    `Heap ${n(heap)} comes down to ${n(keeps)}: now every column is even, and any answer spoils it.`,
};
