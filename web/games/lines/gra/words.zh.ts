import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: 'Gra：纸带上的石子',
  position: '有石子的格',
  rule: '总格数',
  views: { plain: '纸带', stairs: '阶梯' },
  board: '一条纸带，石子往右走',
  speak: (squares, m) => `共 ${m} 格，石子在第 ${squares.join('、')} 格`,
  speakMany: (stones, runs, m) => `共 ${m} 格，${stones} 颗石子连成 ${runs} 段`,
  none: (m) => `共 ${m} 格，没有石子`,
  move: (square) => `移动第 ${square} 格的石子`,
  moves: (square) => `移动第 ${square} 格的石子`,
  place: (first, last) => (first === last ? `第 ${first} 格` : `第 ${first}–${last} 格这一段`),
  stone: (square) => `第 ${square} 格的石子`,
  goes: (target) => `会走到第 ${target} 格`,
  many: (first, last) => `第 ${first} 到 ${last} 格都有石子，请写出走哪一颗`,
  step: (step) => `第 ${step} 级`,
  home: '地面',
  which: '哪一格的石子',
  go: '走',
  sum: '奇数级上的石子：',
  oddSteps: (sum) => `奇数级：${sum}`,
  noOdd: '奇数级上没有石子，异或和为 0。',
  noStairs: (square) => `倒数第二格（第 ${square} 格）有石子，这时没有阶梯可画。`,
  over: '已有石子走到最后一格。',
  tooMany: (runs, limit) =>
    `纸带上有 ${runs} 段石子，超过了这个棋盘能画的 ${limit} 段。局面仍然保留：分析、“为什么？”和对手照常工作。`,
};
