import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

export const words: typeof en = {
  pair: ({ numbers: [one = 0n, other = 0n, stones = 0n], n }: Told) =>
    `第 ${n(one)} 堆和第 ${n(other)} 堆配成一对，各 ${n(stones)} 颗。`,
  even: () => '每一堆都配成了对：对一堆做什么，对方就对另一堆照样做。',
  over: ({ numbers, n }: Told) => `没有配上的：第 ${numbers.map(n).join('、')} 堆。`,
  leave: ({ numbers: [pile = 0n, take = 0n, ...gifts], n }: Told) => {
    const given = gifts.flatMap((to, i) => (i % 2 ? [] : [`移 ${n(gifts[i + 1]!)} 颗到第 ${n(to)} 堆`]));
    return `从第 ${n(pile)} 堆取走 ${n(take)} 颗${given.length > 0 ? `，再${given.join('、')}` : ''}，所有的堆就都配成了对。`;
  },
};
