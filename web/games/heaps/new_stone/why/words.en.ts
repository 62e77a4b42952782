import { counted, list } from '../../../../board/language.ts';
import type { Told } from '../../../../board/reasons.ts';

export const words = {
  pair: ({ numbers: [one = 0n, other = 0n, stones = 0n], n }: Told) =>
    `Piles ${n(one)} and ${n(other)} are a pair: ${counted(n(stones), 'stone')} each.`,
  even: () => 'Every pile has its partner: whatever is done to a pile, the answer does to its partner.',
  over: ({ numbers, n }: Told) =>
    `Without a partner: ${numbers.length === 1 ? 'pile' : 'piles'} ${list(numbers.map(n))}.`,
  leave: ({ numbers: [pile = 0n, take = 0n, ...gifts], n }: Told) => {
    const given = gifts.flatMap((to, i) => (i % 2 ? [] : [`${n(gifts[i + 1]!)} to pile ${n(to)}`]));
    return `Take ${n(take)} from pile ${n(pile)}${given.length > 0 ? ` and move ${list(given)}` : ''}: now all piles are in pairs.`;
  },
};
