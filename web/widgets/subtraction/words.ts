import { inEveryLanguage, number, type Language } from '../shell/language.ts';

const n = (value: bigint, language: Language) => number(value, language);
const list = (items: readonly string[], and: string) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

/** The first few heaps of a long position, said in full up to here. */
const said = 12;

export const words = inEveryLanguage({
  en: {
    title: 'Subtraction game',
    position: 'Heaps',
    rule: 'May take',
    views: { plain: 'Plain', pn: 'P and N', sg: 'SG values' },
    strip: 'Strip of cells; every stone stands on the size of its heap',
    heap: (i: number, size: bigint) => `heap ${i}: ${n(size, 'en')}`,
    heaps: (sizes: readonly bigint[]) =>
      sizes.length === 0
        ? 'no heap'
        : sizes.length === 1
          ? `a heap of ${n(sizes[0]!, 'en')}`
          : sizes.length <= said
            ? `heaps of ${list(
                sizes.map((s) => n(s, 'en')),
                'and',
              )}`
            : `${n(BigInt(sizes.length), 'en')} heaps, the first of ${n(sizes[0]!, 'en')}`,
    move: (take: bigint, heap: bigint | null, form: 'base' | 'third') =>
      `${form === 'base' ? 'take' : 'takes'} ${n(take, 'en')}${heap === null ? '' : ` from heap ${heap}`}`,
    place: (heap: bigint | null) => (heap === null ? 'the heap' : `heap ${heap}`),
    cell: (c: bigint) => `Cell ${n(c, 'en')}`,
    stones: (heaps: readonly number[]) =>
      heaps.length === 1 ? `stone of heap ${heaps[0]}` : `stones of heaps ${list(heaps.map(String), 'and')}`,
    stone: 'the stone is here',
    target: (take: bigint) => `take ${n(take, 'en')} to get here`,
    P: 'P-position',
    N: 'N-position',
    value: (v: bigint) => `SG value ${v}`,
    unknown: 'value not known yet',
    choose: 'Choose a cell to see where it leads.',
    toStart: 'To cell 0',
    left: 'Smaller cells',
    right: 'Larger cells',
    toStone: 'To the stone',
    over: (c: bigint) => `No jump starts on ${n(c, 'en')}: the game ends there.`,
    mex: (c: bigint, options: readonly string[], g: bigint) =>
      g === 0n
        ? `From ${n(c, 'en')} the jumps reach values ${list(options, 'and')}. Smallest missing value: 0.`
        : `From ${n(c, 'en')} the jumps reach ${options.length > 1 ? 'values' : 'value'} ${list(options, 'and')}. Smallest missing value: ${g}.`,
    valueOnly: (c: bigint, g: bigint) =>
      `${n(c, 'en')} has SG value ${g}: its jumps are too many to list, but “Why?” proves it for a heap.`,
    wins: (c: bigint, to: bigint) => `${n(c, 'en')} is an N-position: one can jump to ${n(to, 'en')}, a P-position.`,
    loses: (c: bigint, to: readonly string[], more: boolean) =>
      `${n(c, 'en')} is a P-position: it only leads to ${list(to, 'and')}${more ? ' …' : ''}, ${more || to.length > 2 ? 'all N-positions' : to.length === 2 ? 'both N-positions' : 'an N-position'}.`,
    period: (pre: bigint, p: bigint) => `Proven: from ${n(pre, 'en')} on, the values repeat with period ${n(p, 'en')}.`,
    noPeriod: (count: number) => `No period among the first ${n(BigInt(count), 'en')} values.`,
    periodShort: (p: bigint) => `period ${n(p, 'en')}`,
    preperiodShort: (p: bigint) => `preperiod ${n(p, 'en')}`,
    formula: (c: bigint) => `SG(${n(c, 'en')})`,
    tooMany: (count: number) =>
      `${n(BigInt(count), 'en')} heaps are too many for one strip. They are played and analysed all the same.`,
  },
  zh: {
    title: '取石子（限定取法）',
    position: '各堆数目',
    rule: '每次可取',
    views: { plain: '棋盘', pn: '必败/必胜', sg: 'SG 值' },
    strip: '一排格子，每颗棋子站在它那一堆的数目上',
    heap: (i, size) => `第 ${i} 堆：${n(size, 'zh')}`,
    heaps: (sizes) =>
      sizes.length === 0
        ? '没有石子'
        : sizes.length === 1
          ? `一堆 ${n(sizes[0]!, 'zh')} 颗`
          : sizes.length <= said
            ? `${sizes.length} 堆，各有 ${sizes.map((s) => n(s, 'zh')).join('、')} 颗`
            : `${n(BigInt(sizes.length), 'zh')} 堆，第 1 堆有 ${n(sizes[0]!, 'zh')} 颗`,
    move: (take, heap) => `${heap === null ? '' : `从第 ${heap} 堆`}取走 ${n(take, 'zh')} 颗`,
    place: (heap) => (heap === null ? '这一堆' : `第 ${heap} 堆`),
    cell: (c) => `格子 ${n(c, 'zh')}`,
    stones: (heaps) => `第 ${heaps.join('、')} 堆的棋子在此`,
    stone: '棋子在此',
    target: (take) => `取 ${n(take, 'zh')} 颗到这里`,
    P: '必败态',
    N: '必胜态',
    value: (v) => `SG 值 ${v}`,
    unknown: '还不知道它的值',
    choose: '选一个格子，看看它能走到哪里。',
    toStart: '回到 0',
    left: '往小的方向',
    right: '往大的方向',
    toStone: '回到棋子',
    over: (c) => `从 ${n(c, 'zh')} 出发没有走法，到这里就结束了。`,
    mex: (c, options, g) => `从 ${n(c, 'zh')} 能走到的 SG 值有 ${options.join('、')}，没有出现的最小值是 ${g}。`,
    valueOnly: (c, g) => `${n(c, 'zh')} 的 SG 值是 ${g}。走法太多，无法一一列出；对一堆石子点“为什么？”可以看到证明。`,
    wins: (c, to) => `${n(c, 'zh')} 是必胜态：可以走到必败态 ${n(to, 'zh')}。`,
    loses: (c, to, more) =>
      `${n(c, 'zh')} 是必败态：只能走到 ${to.join('、')}${more ? '……' : ''}，${to.length > 1 || more ? '全是必胜态' : '而它是必胜态'}。`,
    period: (pre, p) => `已证明：从 ${n(pre, 'zh')} 开始，SG 值以 ${n(p, 'zh')} 为周期。`,
    noPeriod: (count) => `前 ${n(BigInt(count), 'zh')} 个值里没有找到周期。`,
    periodShort: (p) => `周期 ${n(p, 'zh')}`,
    preperiodShort: (p) => `前 ${n(p, 'zh')} 项不在周期内`,
    formula: (c) => `SG(${n(c, 'zh')})`,
    tooMany: (count) => `${n(BigInt(count), 'zh')} 堆太多，一排格子画不下；对局和分析照常进行。`,
  },
});
