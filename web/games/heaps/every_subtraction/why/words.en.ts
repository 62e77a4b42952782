import { list } from '../../../../board/language.ts';
import type { Told } from '../../../../board/reasons.ts';

const most = 6;
const heapsEn = (heaps: readonly bigint[], n: Told['n']) =>
  `${heaps.length === 1 ? 'heap' : 'heaps'} ${list([...heaps.slice(0, most).map(n), ...(heaps.length > most ? ['…'] : [])])}`;
const sized = ({ numbers: [heap = 0n, step = 0n, take = 0n, left = 0n], n }: Told, is: string) =>
  `Heap ${n(heap)} is ${is}. Its suspense is ${n(step)}: taking ${n(take)} leaves ${n(left)}.`;

export const words = {
  finished: ({ numbers, n }: Told) => `Finished: ${heapsEn(numbers, n)}.`,
  delays: (told: Told) => sized(told, 'won by itself: who wins it delays'),
  hurries: (told: Told) => sized(told, 'lost by itself: who loses it hurries'),
  last: ({ numbers: [step = 0n, ...heaps], n }: Told) =>
    `The last to end: ${heapsEn(heaps, n)}, with suspense ${n(step)}. That is ${
      step % 2n === 1n ? 'odd: the player to move makes the last move.' : 'even: the other player makes the last move.'
    }`,
  leave: ({ numbers, n }: Told) => {
    const takes = numbers.flatMap((heap, i) => (i % 2 ? [] : [`${n(numbers[i + 1]!)} from heap ${n(heap)}`]));
    return `In every heap the move for it: take ${list([...takes.slice(0, most), ...(takes.length > most ? ['…'] : [])])}. The largest suspense is even now.`;
  },
};
