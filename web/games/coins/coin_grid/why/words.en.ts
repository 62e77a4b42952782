import { counted, list } from '../../../../board/language.ts';
import type { Told } from '../../../../board/reasons.ts';

const most = 4;
/** The coins that a move turns: where its rows meet its columns. */
const turned = ({ numbers }: Told) => {
  const at = numbers.indexOf(0n);
  const [rows, columns] = [numbers.slice(0, at), numbers.slice(at + 1)];
  return rows.flatMap((row) => columns.map((column) => [row, column] as const));
};
const placed = (told: Told, [row, column]: readonly bigint[]) => `(${told.n(row ?? 0n)}, ${told.n(column ?? 0n)})`;

export const words = {
  product: (told: Told) => {
    const [row, column, value] = told.numbers.slice(2).map(told.n);
    return `${placed(told, told.numbers)}: its row is worth ${row}, its column ${column}; ${row} ⊗ ${column} = ${value}.`;
  },
  acrostic: (told: Told) => {
    const [row, column, value] = told.numbers.slice(2).map(told.n);
    return `${placed(told, told.numbers)}: two Nim heaps, ${row} and ${column}; ${row} ⊕ ${column} = ${value}.`;
  },
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? 'The heads have nim-sum 0: every move changes it, and the answer makes it 0 again.'
      : `The heads have nim-sum ${n(sum)}, not 0: some move makes it 0.`,
  factors: ({ numbers, n }: Told) => {
    const [sum, rows, columns] = numbers.map(n);
    return `A move whose rows are worth ${rows} in all, and its columns ${columns}, changes it by ${rows} ⊗ ${columns} = ${sum}.`;
  },
  turn: (told: Told) => {
    const coins = turned(told);
    const what =
      coins.length > most
        ? `the ${counted(told.n(coins.length), 'coin')} that are lit`
        : list(coins.map((coin) => placed(told, coin)));
    return `Turn ${what}: that makes the nim-sum 0.`;
  },
};
