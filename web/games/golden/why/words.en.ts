import type { Told } from '../../../board/reasons.ts';

/** Of Fibonacci Nim the terms have a name. */
const termEn = ({ of }: Told) => (of.ruleNumbers.length === 0 ? 'Fibonacci number' : 'term of the sequence');

export const words = {
  parts: (told: Told) => {
    const { numbers, n } = told;
    const stones = n(numbers.reduce((sum, part) => sum + part, 0n));
    return numbers.length === 1
      ? `${stones} is a ${termEn(told)} itself.`
      : `${stones} = ${numbers.toReversed().map(n).join(' + ')}, each a ${termEn(told)}.`;
  },
  fits: ({ numbers: [smallest = 0n, limit = 0n], n }: Told) =>
    `The smallest part is ${n(smallest)}, and up to ${n(limit)} may be taken: take this part.`,
  short: ({ numbers: [smallest = 0n, limit = 0n], n }: Told) =>
    limit === 0n
      ? `The smallest part is ${n(smallest)}, and nothing may be taken.`
      : `The smallest part is ${n(smallest)}, and at most ${n(limit)} may be taken. Whatever is taken breaks it, and the answer may then take the smallest piece.`,
  leave: ({ numbers: [, stones = 0n, limit = 0n, smallest = 0n], n }: Told) =>
    smallest === 0n
      ? 'Then nothing is left: that was the last move.'
      : `That leaves ${n(stones)}, of which at most ${n(limit)} may be taken, less than the smallest part, ${n(smallest)}.`,
};
