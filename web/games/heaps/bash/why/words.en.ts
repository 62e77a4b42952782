import { counted } from '../../../../board/language.ts';
import type { Told } from '../../../../board/reasons.ts';

const groupOf = ({ of }: Told) => (of.ruleNumbers[0] ?? 0n) + 1n;

export const words = {
  groups: ({ numbers: [heap = 0n, group = 0n, groups = 0n, left = 0n], of, n }: Told) =>
    `${of.numbers.length === 1 ? 'There' : `Heap ${n(heap)}: there`} ${groups === 1n ? 'is' : 'are'} ${counted(n(groups), 'group')} of ${n(group)}, and ${n(left)} left over.`,
  sum: (told: Told) => {
    const { of, n } = told;
    const [sum = 0n] = told.numbers;
    const group = n(groupOf(told));
    if (of.numbers.length > 1) {
      return sum === 0n
        ? 'What is left over has nim-sum 0: every move changes that, and the answer makes it 0 again.'
        : `What is left over has nim-sum ${n(sum)}, not 0: some move makes it 0.`;
    }
    return sum === 0n
      ? `Nothing is left over: whatever is taken, the answer makes it up to ${group}.`
      : `Take the ${n(sum)} that ${sum === 1n ? 'is' : 'are'} left over: then there are whole groups of ${group} alone.`;
  },
};
