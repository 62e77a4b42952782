import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '环上走硬币',
  position: '各边的数与硬币',
  views: { plain: '棋盘', parity: '奇偶' },
  speak: (coin, weights) => `硬币在 ${coin} 号点，各边的数依次为 ${weights.join('、')}`,
  speakMany: (coin, edges, ahead, behind) =>
    `环上有 ${edges} 条边，硬币在 ${coin} 号点，顺时针一侧的边是 ${ahead}，逆时针一侧是 ${behind}`,
  move: (edge, take, fall) => `走过 ${edge} 号边${fall ? `（${fall.join('\u00a0→\u00a0')}）` : `，减去 ${take}`}`,
  moves: (edge, take, fall) => `走过 ${edge} 号边${fall ? `（${fall.join('\u00a0→\u00a0')}）` : `，减去 ${take}`}`,
  place: (edge) => `第 ${edge} 号边`,
  board: '环，点和边都按顺时针编号',
  vertex: (i) => `${i} 号点`,
  coinHere: '硬币在此',
  edge: (i, weight) => `${i} 号边：${weight}`,
  canCross: '可以走',
  chosen: '已选',
  across: '走哪条边',
  take: '减去',
  one: '减 1',
  all: '减到 0',
  cross: '走',
  slider: '把边上的数减去多少',
  from: (was, left) => `${was} → ${left}`,
  odd: '奇',
  even: '偶',
  noZero: '没有为 0 的边',
  ahead0: (count, odd) => `顺时针 ${count}（${odd ? '奇' : '偶'}）`,
  behind0: (count, odd) => `逆时针 ${count}（${odd ? '奇' : '偶'}）`,
  tooMany: (count, limit) =>
    `环上有 ${count} 条边，超过了这个棋盘能画的 ${limit} 条。局面仍然保留：分析、“为什么？”和对手照常工作。`,
};
