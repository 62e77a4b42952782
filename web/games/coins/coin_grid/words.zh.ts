import type { words as en } from './words.en.ts';

const these = (coins: readonly string[]) => coins.join('、');

export const words: typeof en = {
  title: '翻硬币棋盘',
  position: '正面的行与列',
  rule: '规则',
  views: { coins: '硬币', values: 'SG 值', product: '乘积' },
  named: {
    corners: 'Turning Corners：翻矩形的四个角',
    rugs: 'Rugs：翻整个矩形',
    acrostic: 'Acrostic Twins：翻同行或同列的两枚',
    'turtles x turtles': 'Turning Turtles 的平方',
    'mock x mock': 'Mock Turtles 的平方',
    'turtles x ruler': 'Turning Turtles × Ruler',
  },
  at: (row, column) => `(${row}, ${column})`,
  speak: (heads) => `正面朝上的是 ${these(heads)}`,
  speakMany: (count) => `有 ${count} 枚正面朝上`,
  noHeads: '没有正面朝上的硬币',
  turn: (coins) => `翻转 ${these(coins)}`,
  turnMany: (count, rows, columns) => `翻转第 ${rows} 行与第 ${columns} 列相交处的 ${count} 枚`,
  place: (coin) => `${coin}，它是要翻的硬币里行号、列号都最大的一枚`,
  coin: (place, heads) => `${place}，${heads ? '正面' : '反面'}`,
  choose: '先选一枚正面朝上的硬币，它是这一步里最靠右下的一枚。',
  more: (coins) => `已选 ${these(coins)}，请在带圈的硬币里再选一枚。`,
  moreMany: (count) => `已选 ${count} 枚，请在带圈的硬币里再选一枚。`,
  board: '硬币棋盘，行从上往下数，列从左往右数',
  pointValue: '指向一枚硬币，看它的 SG 值从何而来。',
  pointBoth: '指向一枚硬币，或表里的一格，看它对应另一边的哪里。',
  table: (sign) => `${sign} 表：左边是各行的值，上边是各列的值`,
  entry: (row, sign, column, value) => `${row} ${sign} ${column} = ${value}`,
  where: (entry, rows, _many, columns) => `${entry}，在第 ${rows} 行与第 ${columns} 列相交处。`,
  why: {
    product: (at, row, column, value) =>
      `${at}：这一行的值是 ${row}，这一列的值是 ${column}，${row} ⊗ ${column} = ${value}。`,
    acrostic: (at, row, column, value) =>
      `${at}：相当于 ${row} 颗和 ${column} 颗两堆石子，${row} ⊕ ${column} = ${value}。`,
  },
};
