import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '尼姆游戏',
  heaps: '各堆石子数',
  stones: '石子',
  columns: '二进制',
  both: '并排',
  heap: (heap: string) => `第 ${heap} 堆`,
  heapOf: (heap: string, size: string) => `第 ${heap} 堆：${size} 颗`,
  takeFrom: (take: string, heap: string) => `从第 ${heap} 堆取走 ${take} 颗`,
  takesFrom: (take: string, heap: string) => `从第 ${heap} 堆取走 ${take} 颗`,
  stone: (take: string, heap: string, left: string) => `从第 ${heap} 堆取走 ${take} 颗，剩 ${left} 颗`,
  place: (heap: string) => `第 ${heap} 堆`,
  noHeaps: '没有石子堆',
  position: (sizes: readonly string[]) =>
    sizes.length === 1 ? `一堆 ${sizes[0]} 颗` : `${sizes.length} 堆，分别有 ${sizes.join('、')} 颗`,
  manyHeaps: (count: string, largest: string) => `${count} 堆，最大的一堆有 ${largest} 颗`,
  take: '取',
  fromHeap: '从哪一堆',
  count: '取多少颗',
  howMany: (heap: string) => `从第 ${heap} 堆取多少颗`,
  tooManyToDraw: (count: string, limit: string) =>
    `共 ${count} 堆，超过了这个棋盘能画的 ${limit} 堆。局面仍然保留：分析、“为什么？”和对手照常工作。`,
  table: '各堆的二进制',
  nimSum: '尼姆和',
  ones: '该列 1 的个数',
  odd: '奇',
  even: '偶',
  flips: (size: string) => `变成 ${size}`,
};
