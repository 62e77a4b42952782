import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const most = 4;
const turned = ({ numbers }: Told) => {
  const at = numbers.indexOf(0n);
  const [rows, columns] = [numbers.slice(0, at), numbers.slice(at + 1)];
  return rows.flatMap((row) => columns.map((column) => [row, column] as const));
};
const placed = (told: Told, [row, column]: readonly bigint[]) => `(${told.n(row ?? 0n)}, ${told.n(column ?? 0n)})`;

export const words: typeof en = {
  product: (told: Told) => {
    const [row, column, value] = told.numbers.slice(2).map(told.n);
    return `${placed(told, told.numbers)}：这一行的值是 ${row}，这一列的值是 ${column}，${row} ⊗ ${column} = ${value}。`;
  },
  acrostic: (told: Told) => {
    const [row, column, value] = told.numbers.slice(2).map(told.n);
    return `${placed(told, told.numbers)}：相当于 ${row} 颗和 ${column} 颗两堆石子，${row} ⊕ ${column} = ${value}。`;
  },
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? '各枚正面的异或和为 0：怎么翻都会改变它，对方再把它变回 0。'
      : `各枚正面的异或和为 ${n(sum)}，不是 0：有一步能把它变成 0。`,
  factors: ({ numbers, n }: Told) => {
    const [sum, rows, columns] = numbers.map(n);
    return `一步里各行的值异或得 ${rows}，各列的值异或得 ${columns}，异或和就改变 ${rows} ⊗ ${columns} = ${sum}。`;
  },
  turn: (told: Told) => {
    const coins = turned(told);
    const what =
      coins.length > most
        ? `亮着的 ${told.n(coins.length)} 枚`
        : ` ${coins.map((coin) => placed(told, coin)).join('、')}`;
    return `翻转${what}：异或和变成 0。`;
  },
};
