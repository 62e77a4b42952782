import { list } from '../../../../board/language.ts';
import type { Told } from '../../../../board/reasons.ts';

const most = 6;
const boxesOf = (lit: readonly string[], n: Told['n']) => {
  const boxes = lit.map((each) => n(BigInt(each.slice('box-'.length))));
  return list([...boxes.slice(0, most), ...(boxes.length > most ? ['…'] : [])]);
};

export const words = {
  open: ({ numbers: [sum = 0n], n }: Told) => `The open boxes have nim-sum ${n(sum)}.`,
  independent: ({ numbers: [box = 0n], n }: Told) => `Closed box ${n(box)} does not depend on those before it.`,
  depends: ({ numbers: [box = 0n], lit, n }: Told) =>
    `Closed box ${n(box)} depends on others: ${lit.length === 1 ? `box ${n(box)} itself has` : `boxes ${boxesOf(lit, n)} have`} nim-sum 0.`,
  free: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? 'No closed box depends on others, so the open ones decide. Their nim-sum is 0: every move changes it, and the answer makes it 0 again.'
      : `No closed box depends on others, so the open ones decide. Their nim-sum is ${n(sum)}, not 0: some move makes it 0.`,
  within: ({ numbers: [sum = 0n], n }: Told) =>
    `Closed boxes depend on others, and some closed ones have nim-sum ${n(sum)} as the open ones have: an opening wins.`,
  beyond: ({ numbers: [open = 0n, value = 0n], n }: Told) =>
    `The open boxes are worth ${n(open)}, the closed ones ${n(value)}: ${
      open === value
        ? 'as much, so the sum is 0, and every move is answered.'
        : 'not as much, so the sum is not 0, and some move makes it 0.'
    }`,
};
