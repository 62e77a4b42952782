import type { words as en } from './words.en.ts';

const value = (of: string) => (of === '1' ? '1，X 胜' : of === '0' ? '0，平局' : '−1，O 胜');

export const words: typeof en = {
  title: 'k 子连珠',
  position: '盘面',
  rule: '列数 x 行数，k',
  views: { plain: '棋盘', outcomes: '结果', tree: '博弈树' },

  board: (columns, rows, k) => `${columns} 列 ${rows} 行的棋盘，连成 ${k} 子获胜`,
  cell: (row, column) => `第 ${row} 行第 ${column} 列`,
  row: (row) => `第 ${row} 行`,
  stones: ['空格', '叉', '圈'],
  canGo: '可以下',
  put: (place) => `下在${place}`,
  holds: (crosses, noughts) => `盘上有 ${crosses} 个叉、${noughts} 个圈`,
  empty: '空棋盘',
  finished: (stone, row) => `${stone === 1 ? 'X' : 'O'} 连成了 ${row} 子。`,

  leaves: { P: '胜', draw: '平', N: '负' },
  inMoves: (moves) => (moves === 1n ? '立刻' : `${moves} 步后`),
  legend: '每个空格里：下在这里之后的局面，以及再过几步结束。',
  counted: (wins, draws, losses) => `各种走法中，${wins} 种胜，${draws} 种平，${losses} 种负。`,

  level: { 1: 'X 走：取最大', 2: 'O 走：取最小' },
  open: '点一个局面，展开它的走法。',
  many: (most) => `空格不超过 ${most} 个时，这里画出每个后继局面。`,
  playOn: '请先接着下。',
  waits: '正在列出走法。',
  over: '到这里对局结束。',
  node: (place, value) => (value === null ? place : `${place}：${value}`),
  value,
  valued: '数字是 X 的得分：1、0 或 −1。',
  unvalued: '每个局面对 X 值多少：1、0 还是 −1？打开“分析”就能看到。',
};
