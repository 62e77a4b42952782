import { inEveryLanguage, number, type Language } from '../shell/language.ts';

const n = (value: bigint, language: Language) => number(value, language);
const list = (items: readonly string[], and: string) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

/** Counters of a longer position are not said one by one. */
const said = 12;

export const words = inEveryLanguage({
  en: {
    title: 'Subtraction game',
    position: 'Squares',
    rule: 'Squares moved',
    views: { plain: 'Plain', pn: 'P and N', sg: 'SG values' },
    strip: 'Strip of squares with the counters on it',
    heap: (i: number, square: bigint) => `counter ${i} on square ${n(square, 'en')}`,
    heaps: (squares: readonly bigint[]) =>
      squares.length === 0
        ? 'no counter'
        : squares.length === 1
          ? `the counter on square ${n(squares[0]!, 'en')}`
          : squares.length <= said
            ? `counters on squares ${list(
                squares.map((s) => n(s, 'en')),
                'and',
              )}`
            : `${n(BigInt(squares.length), 'en')} counters, the first on square ${n(squares[0]!, 'en')}`,
    /** `from` is null where only the length of the move is known. */
    move: (by: bigint, from: bigint | null, counter: bigint | null, form: 'base' | 'third') =>
      `${form === 'base' ? 'move' : 'moves'} ${counter === null ? 'the counter' : `counter ${counter}`} ${
        from === null ? `by ${n(by, 'en')}` : `from ${n(from, 'en')} to ${n(from - by, 'en')}`
      }`,
    place: (counter: bigint | null) => (counter === null ? 'the counter' : `counter ${counter}`),
    cell: (c: bigint) => `Square ${n(c, 'en')}`,
    stones: (counters: readonly number[]) =>
      counters.length === 1
        ? `counter ${counters[0]} is here`
        : `counters ${list(counters.map(String), 'and')} are here`,
    stone: 'the counter is here',
    target: (by: bigint) => `a move of ${n(by, 'en')} gets here`,
    P: 'P-position',
    N: 'N-position',
    value: (v: bigint) => `SG value ${v}`,
    unknown: 'value not known yet',
    choose: 'Choose a square to see where it leads.',
    toStart: 'To square 0',
    left: 'Smaller squares',
    right: 'Larger squares',
    toStone: 'To the counter',
    /** On the buttons, where there is room. */
    short: { toStart: '0', left: 'Smaller', right: 'Larger', toStone: 'Counter' },
    over: (c: bigint) => `No move starts on ${n(c, 'en')}: the game ends there.`,
    mex: (c: bigint, options: readonly string[], g: bigint) =>
      g === 0n
        ? `From ${n(c, 'en')} the moves reach values ${list(options, 'and')}. Smallest missing value: 0.`
        : `From ${n(c, 'en')} the moves reach ${options.length > 1 ? 'values' : 'value'} ${list(options, 'and')}. Smallest missing value: ${g}.`,
    valueOnly: (c: bigint, g: bigint) =>
      `${n(c, 'en')} has SG value ${g}: its moves are too many to list, but “Why?” proves it for a counter there.`,
    wins: (c: bigint, to: bigint) => `${n(c, 'en')} is an N-position: one can move to ${n(to, 'en')}, a P-position.`,
    loses: (c: bigint, to: readonly string[], more: boolean) =>
      `${n(c, 'en')} is a P-position: it only leads to ${list(to, 'and')}${more ? ' …' : ''}, ${more || to.length > 2 ? 'all N-positions' : to.length === 2 ? 'both N-positions' : 'an N-position'}.`,
    period: (pre: bigint, p: bigint) => `Proven: from ${n(pre, 'en')} on, the values repeat with period ${n(p, 'en')}.`,
    noPeriod: (count: number) => `No period among the first ${n(BigInt(count), 'en')} values.`,
    periodShort: (p: bigint) => `period ${n(p, 'en')}`,
    preperiodShort: (p: bigint) => `preperiod ${n(p, 'en')}`,
    formula: (c: bigint) => `SG(${n(c, 'en')})`,
    tooMany: (count: number) =>
      `${n(BigInt(count), 'en')} counters are too many for one strip. They are played and analysed all the same.`,
  },
  zh: {
    title: '减法游戏',
    position: '棋子所在格',
    rule: '每步可走格数',
    views: { plain: '棋盘', pn: '必败/必胜', sg: 'SG 值' },
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
    place: (counter) => (counter === null ? '这枚棋子' : `第 ${counter} 枚棋子`),
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
    noPeriod: (count) => `前 ${n(BigInt(count), 'zh')} 个值里没有找到周期。`,
    periodShort: (p) => `周期 ${n(p, 'zh')}`,
    preperiodShort: (p) => `前 ${n(p, 'zh')} 项不在周期内`,
    formula: (c) => `SG(${n(c, 'zh')})`,
    tooMany: (count) => `${n(BigInt(count), 'zh')} 枚棋子太多，一排格子画不下；对局和分析照常进行。`,
  },
});
