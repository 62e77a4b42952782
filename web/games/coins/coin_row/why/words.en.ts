import { list } from '../../../../board/language.ts';
import type { Told } from '../../../../board/reasons.ts';

const most = 8;
const coin = ({ numbers: [place = 0n], n }: Told) => `Coin ${n(place)}`;
const worth = ({ numbers: [, value = 0n], n }: Told) => n(value);

export const words = {
  single: (told: Told) => `${coin(told)} can only be turned alone: value 1.`,
  turtles: (told: Told) => `${coin(told)} is a Nim heap of ${worth(told)}.`,
  twins: (told: Told) => `${coin(told)} needs a partner below it: a Nim heap of ${worth(told)}.`,
  mock: (told: Told) =>
    `${coin(told)} is worth ${worth(told)}: number ${told.n(told.numbers[0] ?? 0n)} of the odious numbers.`,
  triplets: (told: Told) =>
    told.numbers[1] === 0n
      ? `${coin(told)} has fewer than two coins below it, and cannot be turned: value 0.`
      : `${coin(told)} is worth ${worth(told)}: as in Mock Turtles two places earlier.`,
  ruler: (told: Told) =>
    `${coin(told)} is worth ${worth(told)}: the largest power of two that divides ${told.n(told.numbers[0] ?? 0n)}.`,
  table: (told: Told) => `${coin(told)} is worth ${worth(told)}: the mex of what its moves leave.`,
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? 'The heads have nim-sum 0: every move changes it, and the answer makes it 0 again.'
      : `The heads have nim-sum ${n(sum)}, not 0: some move makes it 0.`,
  turn: ({ numbers, n }: Told) =>
    numbers.length > most
      ? `Turn the ${n(numbers.length)} coins from ${n(numbers[0]!)} down to ${n(numbers.at(-1)!)} that are lit: that makes the nim-sum 0.`
      : `Turn ${numbers.length === 1 ? 'coin' : 'coins'} ${list(numbers.map(n))}: that makes the nim-sum 0.`,
};
