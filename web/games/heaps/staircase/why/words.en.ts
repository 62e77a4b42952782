import type { Told } from '../../../../board/reasons.ts';

export const words = {
  even: () => 'Even steps do not count: what falls from there, the answer moves on to the next even step.',
  step: ({ numbers: [step = 0n, stones = 0n], n }: Told) => `Step ${n(step)} counts: a heap of ${n(stones)}.`,
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? 'The odd steps have nim-sum 0: every move on them spoils it, and the answer makes it 0 again.'
      : `The odd steps have nim-sum ${n(sum)}, not 0: some move makes it 0.`,
};
