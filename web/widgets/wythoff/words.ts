import type { Outcome } from '../../solver/types.ts';
import { inEveryLanguage } from '../shell/language.ts';
import type { Way } from './values.ts';

type Texts = readonly [string, string];

export const words = inEveryLanguage({
  en: {
    title: 'Wythoff’s game',
    position: 'The two heaps',
    rule: 'Parameter a',
    views: { plain: 'Board', pn: 'P and N', sg: 'SG', strips: 'Strips', heaps: 'Heaps', exact: 'Exact' },
    axes: ['first heap', 'second heap'] as Texts,
    board: 'Board of the queen; the goal (0, 0) is the lower left corner',
    at: ([x, y]: Texts) => `(${x}, ${y})`,
    positionOf: ([x, y]: Texts) => `queen at (${x}, ${y}): heaps of ${x} and ${y}`,
    move: ([first, second]: Texts, way: Way, form: 'base' | 'third') => {
      const take = form === 'base' ? 'take' : 'takes';
      if (way === 'row') return `${take} ${first} from the first heap`;
      if (way === 'column') return `${take} ${second} from the second heap`;
      return first === second
        ? `${take} ${first} from both heaps`
        : `${take} ${first} from the first heap and ${second} from the second`;
    },
    place: { row: 'the first heap', column: 'the second heap', diagonal: 'both heaps' } satisfies Record<Way, string>,
    goal: 'goal',
    queenHere: 'the queen is here',
    target: (move: string) => `move here: ${move}`,
    outcomes: { P: 'P-position', N: 'N-position', draw: 'draw' } satisfies Record<Outcome, string>,
    value: (v: number) => `SG value ${v}`,
    comma: ', ',

    // The line under the board
    choose: 'Drag the queen, or choose a cell on one of her lines.',
    leads: (move: string, to: string, outcome: string) => `${capital(move)}: to ${to}${outcome ? `, ${outcome}` : ''}.`,
    here: (at: string, what: string) => `The queen stands on ${at}${what ? `: ${what}` : ''}.`,
    cell: (at: string, what: string) => `${at}: ${what}.`,
    none: (at: string) => `${at} is on none of her lines.`,
    inA: (k: string, n: string, b: string | null, difference: string) =>
      `${k} is in strip A: A${sub(n)} = ${k}${b === null ? '; its partner lies beyond this board' : `, B${sub(n)} = ${b}, difference ${difference}`}.`,
    inB: (k: string, n: string, a: string, difference: string) =>
      `${k} is in strip B: A${sub(n)} = ${a}, B${sub(n)} = ${k}, difference ${difference}.`,
    zero: '(0, 0) is pair 0. From 1 on every number is in exactly one of the two strips.',
    chooseStrip: 'Every number from 1 on is in exactly one strip. Point at one to see its pair.',
    noValues: 'SG values are computed for a = 1 only; here P and N are shown.',
    notLoaded: 'The values of this board could not be computed.',
    stripA: 'Strip A: the smaller numbers of the pairs',
    stripB: 'Strip B: the larger numbers of the pairs',

    // Zoom
    zoom: 'Part of the board in sight',
    closer: 'Zoom in (+)',
    further: 'Zoom out (−)',
    back: 'Back to the queen',
    sight: (x: Texts, y: Texts) => `${x[0]}–${x[1]} × ${y[0]}–${y[1]}`,

    // Heaps
    from: 'Take from',
    kinds: ['First', 'Second', 'Both'] as readonly string[],
    howMany: 'How many',
    howManyOf: ['From the first heap', 'From the second heap'] as Texts,
    take: 'Take',
    heap: ['First heap', 'Second heap'] as Texts,
    heapOf: (name: string, size: string) => `${name}: ${size}`,

    // The witness
    witness: 'The pair of this difference, exactly and in double arithmetic',
    pairOf: (n: string) => `Pair number ${n}`,
    n: (difference: string, a: string) => `n = ⌊${difference} / ${a}⌋`,
    nOne: 'n = difference',
    exactPair: 'Exact pair',
    doubles: '⌊nα⌋ in doubles',
    positionRow: 'Position',
    equal: 'equal to Aₙ',
    off: (by: string) => (by === '1' ? 'The double is off by one here.' : `The double is off by ${by} here.`),
    samePair: '= the position',
    otherPair: '≠ the position',
    ratio: 'Larger : smaller',
    ratioOfPair: (ratio: string) => `of the pair: ${ratio}`,
    noPair: 'The pair of this difference has more than 64 bits.',
    lookUp: 'Pair number',
    look: 'Show',
    onBoard: 'Play from this pair',
    ofPosition: 'Back to the position',
    firstFailure: 'Where doubles first fail',
    before: 'One pair back',
    after: 'One pair on',
  },
  zh: {
    title: '威佐夫博弈',
    position: '两堆石子数',
    rule: '参数 a',
    views: { plain: '棋盘', pn: '必败/必胜', sg: 'SG 值', strips: '序列', heaps: '石子', exact: '精确' },
    axes: ['第一堆', '第二堆'],
    board: '皇后的棋盘，左下角 (0, 0) 是终点',
    at: ([x, y]) => `(${x}, ${y})`,
    positionOf: ([x, y]) => `皇后在 (${x}, ${y})，即两堆 ${x} 颗和 ${y} 颗`,
    move: ([first, second], way) =>
      way === 'row'
        ? `从第一堆取 ${first} 颗`
        : way === 'column'
          ? `从第二堆取 ${second} 颗`
          : first === second
            ? `从两堆各取 ${first} 颗`
            : `从第一堆取 ${first} 颗、从第二堆取 ${second} 颗`,
    place: { row: '第一堆', column: '第二堆', diagonal: '两堆（同时取）' },
    goal: '终点',
    queenHere: '皇后在此',
    target: (move) => `走到这里：${move}`,
    outcomes: { P: '必败态', N: '必胜态', draw: '平局' },
    value: (v) => `SG 值 ${v}`,
    comma: '，',

    choose: '拖动皇后，或点选她能走到的格子。',
    leads: (move, to, outcome) => `${move}，走到 ${to}${outcome ? `（${outcome}）` : ''}。`,
    here: (at, what) => `皇后在 ${at}${what ? `：${what}` : ''}。`,
    cell: (at, what) => `${at}：${what}。`,
    none: (at) => `皇后一步走不到 ${at}。`,
    inA: (k, n, b, difference) =>
      `${k} 在 A 序列中：A${sub(n)} = ${k}${b === null ? '，它的另一半在棋盘之外' : `，B${sub(n)} = ${b}，相差 ${difference}`}。`,
    inB: (k, n, a, difference) => `${k} 在 B 序列中：A${sub(n)} = ${a}，B${sub(n)} = ${k}，相差 ${difference}。`,
    zero: '(0, 0) 是第 0 对。从 1 开始，每个数恰好出现在一个序列里。',
    chooseStrip: '从 1 开始，每个数恰好出现在一个序列里。指向一个数，看看它属于哪一对。',
    noValues: '只有 a = 1 时才计算 SG 值；这里改为显示必败态和必胜态。',
    notLoaded: '没能算出这个棋盘上的值。',
    stripA: 'A 序列：每一对中较小的数',
    stripB: 'B 序列：每一对中较大的数',

    zoom: '看到的部分',
    closer: '放大（+）',
    further: '缩小（−）',
    back: '回到皇后',
    sight: (x, y) => `${x[0]}–${x[1]} × ${y[0]}–${y[1]}`,

    from: '取自',
    kinds: ['第一堆', '第二堆', '两堆'],
    howMany: '取多少颗',
    howManyOf: ['从第一堆取', '从第二堆取'],
    take: '取',
    heap: ['第一堆', '第二堆'],
    heapOf: (name, size) => `${name}：${size} 颗`,

    witness: '同一差值的一对：精确值与双精度浮点数的结果',
    pairOf: (n) => `第 ${n} 对`,
    n: (difference, a) => `n = ⌊${difference} / ${a}⌋`,
    nOne: 'n = 差',
    exactPair: '精确的一对',
    doubles: '用 double 算 ⌊nα⌋',
    positionRow: '当前局面',
    equal: '与 Aₙ 相同',
    off: (by) => (by === '1' ? 'double 在这里差了 1。' : `double 在这里差了 ${by}。`),
    samePair: '就是当前局面',
    otherPair: '不是当前局面',
    ratio: '大堆 : 小堆',
    ratioOfPair: (ratio) => `这一对：${ratio}`,
    noPair: '这个差值对应的一对超过了 64 位。',
    lookUp: '第几对',
    look: '查看',
    onBoard: '从这一对开局',
    ofPosition: '回到当前局面',
    firstFailure: 'double 第一次出错处',
    before: '前一对',
    after: '后一对',
  },
});

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Digits as an index: A₁₂. */
function sub(n: string): string {
  return [...n].map((each) => (/\d/.test(each) ? '₀₁₂₃₄₅₆₇₈₉'[Number(each)]! : each)).join('');
}

export type WythoffWords = (typeof words)['en'];
