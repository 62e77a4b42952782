import type { words as en } from './words.en.ts';

export const words: typeof en = {
  heaps: '石子数',
  noHeaps: '没有石子堆',
  position: (sizes) => (sizes.length === 1 ? `一堆 ${sizes[0]} 颗` : `${sizes.join('、')} 颗`),
  manyHeaps: (count, largest) => `${count} 堆，最大的一堆有 ${largest} 颗`,
  heapOf: (heap, size) => `第 ${heap} 堆：${size} 颗`,
  place: (heap) => `第 ${heap} 堆`,
  value: (value) => `SG ${value}`,
  change: ({ heap, size, taken, parts, takes, form }) => {
    const of = size === null ? `第 ${heap} 堆` : ` ${size} 颗的一堆`;
    const left = parts.map((each) => `${each} 颗`).join('和 ');
    if (size === null) return parts.length ? `把${of}变成 ${left}` : `取完${of}`;
    if (!takes) return `把${of}分成 ${left}`;
    if (parts.length === 0) return `取完${of}`;
    return `从${of}取走 ${taken} 颗${form === 'third' && parts.length === 1 ? '' : `，剩下 ${left}`}`;
  },
  play: '走',
  first: '第一部分',
  second: '第二部分',
  which: '哪一堆',
  notAllowed: '规则不允许这样走。',
  tooManyToDraw: (count, limit) =>
    `共 ${count} 堆，超过了这个棋盘能画的 ${limit} 堆。局面仍然保留：分析、“为什么？”和对手照常工作。`,
  refused: (amount, of) =>
    of === null ? `可以取 ${amount} 颗。` : `第 ${of.heap} 堆有 ${of.size} 颗，可以取 ${amount} 颗。`,
  refusedAll: (heap) => `${heap === null ? '这一堆' : `第 ${heap} 堆`}已经没法取了。`,
  stones: '石子',
  columns: '二进制',
  both: '并排',
  heap: (heap) => `第 ${heap} 堆`,
  takeFrom: (take, heap) => `从第 ${heap} 堆取走 ${take} 颗`,
  takesFrom: (take, heap) => `从第 ${heap} 堆取走 ${take} 颗`,
  stone: (take, heap, left) => `从第 ${heap} 堆取走 ${take} 颗，剩 ${left} 颗`,
  take: '取',
  fromHeap: '从哪一堆',
  count: '取多少颗',
  howMany: (heap) => `从第 ${heap} 堆取多少颗`,
  table: '各堆的二进制',
  nimSum: '异或和',
  ones: '1 的个数',
  odd: '奇',
  even: '偶',
  becomes: (size) => `变成 ${size}`,
  lastStone: (loses) => `取走最后一颗石子的一方${loses ? '输' : '赢'}。`,
  whoever: '取走最后一颗石子的一方',
  wins: '获胜',
  loses: '落败',
  normalPlay: '常规规则',
  miserePlay: '反常规则',
};
