import type { Told } from '../../../../board/reasons.ts';
import type { words as en } from './words.en.ts';
import { namedIn } from './named.ts';

const component = ({ numbers: [i = 0n], of, n }: Told) =>
  `第 ${n(i)} ${['枚棋子', '堆', '张纸'][Number(of.ruleNumbers[1])]}`;

export const words: typeof en = {
  leaves: (told: Told) => {
    const { names } = namedIn(told, 0);
    const what = [() => `终点是 ${names.join('、')} 点`, () => '只剩 1 颗的堆是终点', () => '只有一格宽的纸条是终点'][
      Number(told.of.ruleNumbers[1])
    ]!();
    return `${what}：谁${told.of.ruleNumbers[1] === 0n ? '走到那里' : '弄出这样的一个'}谁就输，这些走法等于被禁止。`;
  },
  values: (told: Told) => {
    const { names, values } = namedIn(told, 1);
    return `去掉它们之后：${names.map((name, i) => (name === '…' ? '……' : `${name} 的 SG 值是 ${values[i]}`)).join('，')}。`;
  },
  component: (told: Told) => `${component(told)}的 SG 值是 ${told.n(told.numbers[1] ?? 0n)}。`,
  sum: ({ numbers: [sum = 0n], n }: Told) =>
    sum === 0n
      ? '剩下的是常规规则下的和，异或和为 0：怎么走都会改变它，对方再把它变回 0。'
      : `剩下的是常规规则下的和，异或和为 ${n(sum)}，不是 0：有一步能把它变成 0。`,
};
