import type { words as en } from './words.en.ts';

export const words: typeof en = {
  zoom: '看到的部分',
  closer: '放大（+）',
  further: '缩小（−）',
  back: '回到开局的地方',
  row: (from, to, all) => `第 ${from}–${to} 枚，共 ${all} 枚`,
  board: (rows, columns, allRows, allColumns) => `第 ${rows} 行，第 ${columns} 列，全盘 ${allRows} × ${allColumns}`,
  before: '前一枚正面',
  next: '后一枚正面',
  move: '这一步要翻的：',
  more: (count) => `等，另有 ${count} 枚`,
  goTo: (coin) => `看硬币 ${coin}`,
  shown: (coin) => `现在能看到硬币 ${coin}。`,
};
