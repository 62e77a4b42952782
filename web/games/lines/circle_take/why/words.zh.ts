import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

const stones = ({ numbers: [, place = 0n, count = 0n], n }: Told) =>
  count === 1n ? `取走 ${n(place)} 号石子` : `从 ${n(place)} 号起顺时针取走 ${n(count)} 颗`;

export const words: typeof en = {
  mirror: () => '两边对称：对方总能在另一边照样取，直到最后。',
  alone: () => '只有一段，它的镜像就是它自己：从正中取时，镜像策略没有应对。',
  pair: ({ numbers: [one = 0n, other = 0n], n }: Told) =>
    `第 ${n(one)} 段和第 ${n(other)} 段一样长，但各段没有共同的对称轴。`,
  answer: (told: Told) => `${stones(told)}，两边就对称了：以后对方怎么取，都能照样取它的镜像。`,
};
