import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const parameter = ({ of }: Told) => of.ruleNumbers[0] ?? 1n;
const at = (x: string, y: string) => `(${x},\u00a0${y})`;

export const words: typeof en = {
  difference: (told: Told) => {
    const [difference, index] = told.numbers.map(told.n);
    const a = parameter(told);
    return `两堆相差 ${difference}${a === 1n ? '' : `，除以 ${told.n(a)} 并向下取整得 ${index}`}。`;
  },
  pair: (told: Told) => {
    const [index, x, y] = told.numbers.map(told.n);
    return parameter(told) === 1n ? `差值相同的奇异局势是 ${at(x!, y!)}。` : `第 ${index} 个奇异局势是 ${at(x!, y!)}。`;
  },
  here: () => '它就是当前局面：从奇异局势走不到另一个奇异局势，而对方总能走回去。',
  take: ({ numbers, n }: Told) => {
    const [first, second, x, y] = numbers.map(n);
    const from =
      numbers[1] === 0n
        ? `从第 1 堆取 ${first} 颗`
        : numbers[0] === 0n
          ? `从第 2 堆取 ${second} 颗`
          : first === second
            ? `从两堆各取 ${first} 颗`
            : `从第 1 堆取 ${first} 颗、从第 2 堆取 ${second} 颗`;
    return `${from}，留下奇异局势 ${at(x!, y!)}。`;
  },
};
