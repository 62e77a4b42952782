import type { Told } from '../../../../board/reasons.ts';

const parameter = ({ of }: Told) => of.ruleNumbers[0] ?? 1n;
const at = (x: string, y: string) => `(${x},\u00a0${y})`;

export const words = {
  difference: (told: Told) => {
    const [difference, index] = told.numbers.map(told.n);
    const a = parameter(told);
    return `The heaps differ by ${difference}${a === 1n ? '' : `; divided by ${told.n(a)} and rounded down that is ${index}`}.`;
  },
  pair: (told: Told) => {
    const [index, x, y] = told.numbers.map(told.n);
    return parameter(told) === 1n
      ? `The lost pair with this difference is ${at(x!, y!)}.`
      : `The lost pair with number ${index} is ${at(x!, y!)}.`;
  },
  here: () => 'That is this very position: no move leads from it to another lost pair, and the answer always does.',
  take: ({ numbers, n }: Told) => {
    const [first, second, x, y] = numbers.map(n);
    const from =
      numbers[1] === 0n
        ? `${first} from the first heap`
        : numbers[0] === 0n
          ? `${second} from the second heap`
          : first === second
            ? `${first} from both heaps`
            : `${first} from the first heap and ${second} from the second`;
    return `Take ${from}: that leaves the lost pair ${at(x!, y!)}.`;
  },
};
