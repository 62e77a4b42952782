import type { Told } from '../../../../board/reasons.ts';

/** Stones from a place on, clockwise. */
const stones = ({ numbers: [, place = 0n, count = 0n], n }: Told) =>
  count === 1n ? `stone ${n(place)}` : `${n(count)} stones from place ${n(place)} on, clockwise`;

export const words = {
  mirror: () => 'Both sides are alike: whatever is taken on one side is taken on the other, to the end.',
  alone: () => 'The only row is its own image: no mirror has an answer to what is taken in its middle.',
  pair: ({ numbers: [one = 0n, other = 0n], n }: Told) =>
    `Rows ${n(one)} and ${n(other)} are alike, but there is no axis for all rows.`,
  answer: (told: Told) => `Take ${stones(told)}: then both sides are alike, and every take has its image.`,
};
