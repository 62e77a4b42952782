import { list } from '../../../../board/language.ts';
import type { Told } from '../../../../board/reasons.ts';
import { namedIn } from './named.ts';

const component = ({ numbers: [i = 0n], of, n }: Told) =>
  `${['Token', 'Heap', 'Sheet'][Number(of.ruleNumbers[1])]} ${n(i)}`;

export const words = {
  leaves: (told: Told) => {
    const { names } = namedIn(told, 0);
    const what = [
      () => `${names.length === 1 ? 'Node' : 'Nodes'} ${list(names)} ${names.length === 1 ? 'is an end' : 'are ends'}`,
      () => 'A heap of 1 is an end',
      () => 'A sheet one square wide is an end',
    ][Number(told.of.ruleNumbers[1])]!();
    return `${what}: whoever ${told.of.ruleNumbers[1] === 0n ? 'goes there' : 'makes one'} loses, so these moves are crossed out.`;
  },
  values: (told: Told) => {
    const { names, values } = namedIn(told, 1);
    return `Without them: ${list(names.map((name, i) => (name === '…' ? name : `${name} is worth ${values[i]}`)))}.`;
  },
  component: (told: Told) => `${component(told)} is worth ${told.n(told.numbers[1] ?? 0n)}.`,
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? 'What remains is an ordinary sum with nim-sum 0: every move changes it, and the answer makes it 0 again.'
      : `What remains is an ordinary sum with nim-sum ${n(sum)}, not 0: some move makes it 0.`,
};
