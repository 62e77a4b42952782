import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '地理游戏',
  position: '走过的路',
  rule: '棋盘或图',
  views: { plain: '棋盘', pairs: '匹配', why: '逐步说明', draw: '绘制', paint: '标记' },

  cell: (x, y) => `第 ${x} 列第 ${y} 行`,
  node: (n) => (/\d/.test(n) ? ` ${n} 号点` : ` ${n} 点`),
  board: (columns, rows) => `${columns} 列 ${rows} 行的棋盘`,
  graph: (nodes) => `${nodes} 个点的图`,
  nowhere: '还没有放棋子',
  anyCell: '把棋子放在任意一格。',
  anyNode: '把棋子放在任意一点。',
  tokenOn: (place, visited) => `棋子在${place}，共走过 ${visited} 处`,
  put: (place) => `把棋子放在${place}`,
  go: (place) => `走到${place}`,
  inRow: (row) => `第 ${row} 行`,
  tooLarge: (side, nodes) =>
    `这里最多画 ${side} 行 ${side} 列的棋盘，或 ${nodes} 个点的图。局面仍然保留：分析、“为什么？”和对手照常工作。`,

  tokenHere: '棋子在此',
  visited: '已走过',
  wall: '障碍',
  canGo: '可以走',
  paired: (place) => `与${place}匹配`,
  alone: '未匹配',

  formula: (pairs, left) => `最大匹配 ${pairs} 对，剩 ${left} 处`,
  pairing: (pairs, left) => `没走过的位置最多配成 ${pairs} 对，${left === 0n ? '没有剩余' : `剩下 ${left} 处`}。`,
  shaded: '走到有底色的位置必胜：某个最大匹配不含它。',
  ways: '有单向边的图，匹配的定理不成立，只能搜索。',

  steps: '逐步说明',
  toStart: '回到开头',
  back: '上一步',
  forward: '下一步',
  play: '连续播放',
  pause: '暂停',
  all: '到最后一步',
  stepOf: (step, last) => `${step}/${last} `,
  stepNone: '点“下一步”：先给没走过的位置配对。',
  sayPairs: (pairs, left) =>
    left === 0n ? `没走过的位置正好配成 ${pairs} 对，一个不剩。` : `最多配成 ${pairs} 对，如图，剩下 ${left} 处。`,
  sayLeft: (place) => `这个最大匹配不含${place}。`,
  sayExchange: (place, end) =>
    `这是一条交错路：从${place}出发，匹配边与非匹配边交替，走到未匹配的${end}。两种边对调，对数不变，而${place}就不在匹配里了。`,
  sayMove: (place, count) =>
    `所以走到${place}。以后不论对方走到哪里，那里必有匹配点，走到匹配点就行。${count === 1n ? '必胜走法只有这一种。' : `必胜走法共 ${count} 种。`}`,
  sayStuck: (place) => `从${place}无路可走，轮到走的一方输。`,
  sayRefuted: (place, answer) => `不能走到${place}：每个最大匹配都含它。这里它的匹配点是${answer}，对方走到那里就赢。`,
  sayOn: (end) => `沿图中的路走下去，最后一步是对方走到${end}。`,

  paintHow: '标出全部必胜起点：棋子放上去就能赢的位置。',
  paintCheck: '检查',
  paintClear: '清除',
  paintedNot: '标错了',
  paintedAll: (count) => `全对：必胜起点就是这 ${count} 处。`,
  paintedSome: (missing) => `目前都对，还缺 ${missing} 处。`,
  paintedWrong: (place, answer) => `棋子放在${place}，对方走到${answer}就赢。`,

  wrongRow: (row, length, wanted) => `第 ${row} 行有 ${length} 格，应为 ${wanted} 格。`,

  how: '点一下格子，或按住划过，可以添加或去掉障碍。',
  columns: '列数',
  rows: '行数',
  fewer: { columns: '少一列', rows: '少一行' },
  more: { columns: '多一列', rows: '多一行' },
  clear: '清除障碍',
  random: '随机障碍',
  graphByText: '图写在下面的输入框里，例如 A-B B-C A-C。',
  toBoard: '换成空棋盘',
};
