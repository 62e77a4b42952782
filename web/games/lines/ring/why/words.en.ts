import { counted } from '../../../../board/language.ts';
import type { Told } from '../../../../board/reasons.ts';

export const words = {
  arm: ({ numbers: [edges = 0n], lit: [arm], n }: Told) =>
    `${arm === 'arm-right' ? 'Clockwise' : 'Anticlockwise'} there ${edges === 1n ? 'is' : 'are'} ${counted(n(edges), 'open edge')} up to the first 0, an ${edges % 2n === 0n ? 'even' : 'odd'} count.`,
  odd: () => 'Cross on an odd side and close the edge: an even count lies in front, and none behind.',
  even: () =>
    'Both counts are even: every move leaves an odd one in front, and the answer crosses the next edge and closes it.',
};
