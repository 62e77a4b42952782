import { number, type Language } from '../../../board/language.ts';
import type { words as en } from './words.en.ts';

const n = (value: bigint, language: Language) => number(value, language);

/** Counters of a longer position are not said one by one. */
const said = 12;

export const words: typeof en = {
  title: '减法游戏',
  position: '棋子所在格',
  rule: '每步可走格数',
  views: { plain: '棋盘', pn: '必败/必胜', sg: 'SG 值', race: '报数', chocolate: '巧克力' },
  strip: '一排格子，棋子停在上面',
  heap: (i, square) => `第 ${i} 枚棋子，在第 ${n(square, 'zh')} 格`,
  heaps: (squares) =>
    squares.length === 0
      ? '没有棋子'
      : squares.length === 1
        ? `棋子在第 ${n(squares[0]!, 'zh')} 格`
        : squares.length <= said
          ? `${squares.length} 枚棋子，分别在第 ${squares.map((s) => n(s, 'zh')).join('、')} 格`
          : `${n(BigInt(squares.length), 'zh')} 枚棋子，第 1 枚在第 ${n(squares[0]!, 'zh')} 格`,
  move: (by, from, counter) =>
    `把${counter === null ? '棋子' : `第 ${counter} 枚棋子`}${
      from === null ? `向左移 ${n(by, 'zh')} 格` : `从第 ${n(from, 'zh')} 格移到第 ${n(from - by, 'zh')} 格`
    }`,
  crack: (way, after, from, to) =>
    way === 'x'
      ? `沿第 ${after}、${after + 1} 列之间掰开，第 ${from} 到 ${to} 行`
      : `沿第 ${after}、${after + 1} 行之间掰开，第 ${from} 到 ${to} 列`,
  refused: (amount, counter) => `${counter === null ? '棋子' : `第 ${counter} 枚棋子`}可以走 ${amount} 格。`,
  refusedAll: (counter) => `${counter === null ? '棋子' : `第 ${counter} 枚棋子`}走不动了。`,
  refusedSum: (amount) => `可以加 ${amount}。`,
  place: (counter) => (counter === null ? '这枚棋子' : `第 ${counter} 枚棋子`),
  adds: (by) => `加 ${by}`,
  breaks: () => '把一块掰成两块',
  says: (square, by) => `加 ${by}，报到 ${square}`,
  toGo: (missing) => `还差 ${missing}`,
  breaksToGo: (missing) => `还要掰 ${missing} 次`,
  cell: (c) => `第 ${n(c, 'zh')} 格`,
  stones: (counters) => `第 ${counters.join('、')} 枚棋子在此`,
  stone: '棋子在此',
  target: (by) => `走 ${n(by, 'zh')} 格到这里`,
  P: '必败态',
  N: '必胜态',
  value: (v) => `SG 值 ${v}`,
  unknown: '还不知道它的值',
  choose: '选一个格子，看看它能走到哪里。',
  toStart: '回到第 0 格',
  left: '往小的方向',
  right: '往大的方向',
  toStone: '回到棋子',
  short: { toStart: '第 0 格', left: '往小', right: '往大', toStone: '棋子' },
  over: (c) => `从 ${n(c, 'zh')} 出发没有走法，到这里就结束了。`,
  mex: (c, options, g) => `从 ${n(c, 'zh')} 能走到的 SG 值有 ${options.join('、')}，没有出现的最小值是 ${g}。`,
  valueOnly: (c, g) =>
    `${n(c, 'zh')} 的 SG 值是 ${g}。走法太多，无法一一列出；把一枚棋子放在那里，点“为什么？”可以看到证明。`,
  wins: (c, to) => `${n(c, 'zh')} 是必胜态：可以走到必败态 ${n(to, 'zh')}。`,
  loses: (c, to, more) =>
    `${n(c, 'zh')} 是必败态：只能走到 ${to.join('、')}${more ? '……' : ''}，${to.length > 1 || more ? '全是必胜态' : '而它是必胜态'}。`,
  period: (pre, p) => `已证明：从 ${n(pre, 'zh')} 开始，SG 值以 ${n(p, 'zh')} 为周期。`,
  letters: (pre, p) => `已证明：从 ${n(pre, 'zh')} 开始，P、N 以 ${n(p, 'zh')} 为周期。`,
  noPeriod: (count) => `前 ${n(BigInt(count), 'zh')} 个值里没有找到周期。`,
  periodShort: (p) => `周期 ${n(p, 'zh')}`,
  preperiodShort: (p) => `前 ${n(p, 'zh')} 项不在周期内`,
  formula: (c) => `SG(${n(c, 'zh')})`,
  tooMany: (count) => `${n(BigInt(count), 'zh')} 枚棋子太多，一排格子画不下；对局和分析照常进行。`,
};
