import type { Told } from '../../../../board/reasons.ts';

const misere = ({ of }: Told) => of.ruleNumbers[0] === 1n;

export const words = {
  big: ({ numbers: [big = 0n], n }: Told) =>
    big === 0n ? 'No heap has more than one stone.' : `Heaps of 2 stones or more: ${n(big)}.`,
  ones: ({ numbers: [ones = 0n], n }: Told) => `Heaps of a single stone: ${n(ones)}.`,
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    `With several big heaps all is as in Nim. The nim-sum is ${n(sum)}${
      sum === 0n ? ': every move spoils it, and the answer makes it 0 again.' : ', not 0: some move makes it 0.'
    }`,
  single: (told: Told) => {
    const [heap = 0n, keeps = 0n] = told.numbers;
    return `Only heap ${told.n(heap)} is big. With 1 or with 0 stones it leaves an ${misere(told) ? 'odd' : 'even'} number of single stones: here with ${told.n(keeps)}.`;
  },
  parity: (told: Told) => {
    const odd = told.numbers[0] === 1n;
    return `Single stones go one by one, and there is an ${odd ? 'odd' : 'even'} number of them: ${odd ? 'the player to move' : 'the other player'} takes the last one, and ${misere(told) ? 'loses' : 'wins'}.`;
  },
  leave: ({ numbers: [heap = 0n, keeps = 0n], n }: Told) =>
    `So heap ${n(heap)} comes down to ${n(keeps)}: a position that is lost for the other player.`,
};
