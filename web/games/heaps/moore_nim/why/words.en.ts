import { list } from '../../../../board/language.ts';
import type { Told } from '../../../../board/reasons.ts';

const most = 6;
const heapsEn = (heaps: readonly bigint[], n: Told['n']) =>
  `${heaps.length === 1 ? 'heap' : 'heaps'} ${list([...heaps.slice(0, most).map(n), ...(heaps.length > most ? ['…'] : [])])}`;
const column = ({ numbers: [bit = 0n], n }: Told) => `Column of ${n(1n << bit)}`;
/** Under misère play heaps of one stone alone leave one over. */
const single = ({ position, of }: Told) => of.ruleNumbers[1] === 1n && !/[2-9]|\d\d/.test(position);

export const words = {
  column: (told: Told) => {
    const [, before = 0n, after = 0n] = told.numbers;
    const modulo = told.n((told.of.ruleNumbers[0] ?? 0n) + 1n);
    return `${column(told)}: the count of ones modulo ${modulo} is ${told.n(before)}${before === after ? '.' : `, and the move makes it ${told.n(after)}.`}`;
  },
  touched: (told: Told) => {
    const heaps = told.numbers.slice(1);
    const one = heaps.length === 1;
    return `${column(told)}: ${heapsEn(heaps, told.n)} ${one ? 'loses its one there, and is' : 'lose their ones there, and are'} free in the columns below.`;
  },
  gets: (told: Told) => `${column(told)}: a one for ${heapsEn(told.numbers.slice(1), told.n)}, free by now.`,
  loses: (told: Told) => `${column(told)}: no one any more for ${heapsEn(told.numbers.slice(1), told.n)}, free by now.`,
  keeps: (told: Told) => `${column(told)}: no change for ${heapsEn(told.numbers.slice(1), told.n)}, free by now.`,
  leave: (told: Told) => {
    const modulo = told.n((told.of.ruleNumbers[0] ?? 0n) + 1n);
    return single(told)
      ? `That leaves single stones alone, one more than a multiple of ${modulo}: the other player will get the last one.`
      : `Now every column has a multiple of ${modulo} ones, and any answer spoils that.`;
  },
  lost: ({ numbers: [modulo = 0n, alone = 0n], n }: Told) =>
    alone
      ? `There are single stones alone, one more than a multiple of ${n(modulo)}: the player to move gets the last one.`
      : `Every column has a multiple of ${n(modulo)} ones: every move spoils that, and the answer mends it.`,
};
