import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';

export const words: typeof en = {
  arm: ({ numbers: [edges = 0n], lit: [arm], n }: Told) =>
    `${arm === 'arm-right' ? '顺时针' : '逆时针'}到第一个 0 之前有 ${n(edges)} 条走得通的边，是${edges % 2n === 0n ? '偶' : '奇'}数。`,
  odd: () => '朝奇数的一侧走，并把走过的边改成 0：前面剩偶数条，身后一条也没有。',
  even: () => '两侧都是偶数：怎么走前面都剩奇数条，对方走过下一条边，并把它改成 0。',
};
