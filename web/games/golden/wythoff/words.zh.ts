import type { words as en } from './words.en.ts';

/** Digits as an index: A₁₂. */
function sub(n: string): string {
  return [...n].map((each) => (/\d/.test(each) ? '₀₁₂₃₄₅₆₇₈₉'[Number(each)]! : each)).join('');
}

export const words: typeof en = {
  title: '威佐夫博弈',
  position: '两堆石子数',
  rule: '参数 a',
  views: { plain: '棋盘', pn: '必败/必胜', sg: 'SG 值', strips: '序列', heaps: '石子', exact: '精确' },
  axes: ['第 1 堆', '第 2 堆'],
  board: '皇后的棋盘，左下角 (0, 0) 是终点',
  at: ([x, y]) => `(${x}, ${y})`,
  heapsOf: ([x, y]) => `两堆 ${x} 颗和 ${y} 颗`,
  queenAt: ([x, y]) => `皇后在 (${x},\u00a0${y})`,
  move: ([first, second], way) =>
    way === 'row'
      ? `从第 1 堆取 ${first} 颗`
      : way === 'column'
        ? `从第 2 堆取 ${second} 颗`
        : first === second
          ? `从两堆各取 ${first} 颗`
          : `从第 1 堆取 ${first} 颗、从第 2 堆取 ${second} 颗`,
  walk: ([left, down], way) =>
    way === 'row'
      ? `把皇后向左走 ${left} 格`
      : way === 'column'
        ? `把皇后向下走 ${down} 格`
        : left === down
          ? `把皇后斜走 ${left} 格`
          : `把皇后向左 ${left} 格、向下 ${down} 格`,
  walkPlace: { row: '皇后的横行', column: '皇后的竖列', diagonal: '皇后的斜线' },
  refused: '皇后只能向左、向下，或者向左下斜走。',
  place: { row: '第 1 堆', column: '第 2 堆', diagonal: '两堆（同时取）' },
  goal: '终点',
  queenHere: '皇后在此',
  target: (move) => `走到这里：${move}`,
  outcomes: { P: '必败态', N: '必胜态', draw: '平局' },
  value: (v) => `SG 值 ${v}`,
  comma: '，',

  choose: '拖动皇后，或点选它能走到的格子。',
  leads: (move, to, outcome) => `${move}，走到 ${to}${outcome ? `（${outcome}）` : ''}。`,
  here: (at, what) => `皇后在 ${at}${what ? `：${what}` : ''}。`,
  cell: (at, what) => `${at}：${what}。`,
  none: (at) => `皇后一步走不到 ${at}。`,
  inA: (k, n, b, difference) => `${k} 在 A 序列中：A${sub(n)} = ${k}，B${sub(n)} = ${b}，相差 ${difference}。`,
  inB: (k, n, a, difference) => `${k} 在 B 序列中：A${sub(n)} = ${a}，B${sub(n)} = ${k}，相差 ${difference}。`,
  zero: '(0, 0) 是第 0 对。从 1 开始，每个数恰好出现在一个序列里。',
  inOneStrip: '从 1 开始，每个数恰好出现在一个序列里。',
  chooseStrip: '指向一个数，看看它属于哪一对。',
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
  kinds: ['第 1 堆', '第 2 堆', '两堆'],
  howMany: '取多少颗',
  howManyOf: ['从第 1 堆取', '从第 2 堆取'],
  take: '取',
  heap: ['第 1 堆', '第 2 堆'],
  heapOf: (name, size) => `${name}：${size} 颗`,

  pairPanel: '同一差值的一对：精确值与双精度浮点数的结果',
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
};
