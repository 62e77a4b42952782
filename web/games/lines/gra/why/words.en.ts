import type { Told } from '../../../../board/reasons.ts';

export const words = {
  jump: ({ numbers: [square = 0n], n }: Told) =>
    `From square ${n(square)} a stone reaches the last square at once: that move wins.`,
  run: ({ numbers: [, step = 0n, stones = 0n], n }: Told) => {
    if (step === 0n) return `A run of ${n(stones)} is on the floor: a move there gives the game away.`;
    const on = `A run of ${n(stones)} on step ${n(step)}`;
    return step % 2n === 1n ? `${on} counts: a heap of ${n(stones)}.` : `${on} does not count, the step is even.`;
  },
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? 'The odd steps have nim-sum 0: every move spoils it, and the answer makes it 0 again.'
      : `The odd steps have nim-sum ${n(sum)}, not 0: some move makes it 0.`,
};
