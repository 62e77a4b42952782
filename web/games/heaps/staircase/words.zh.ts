import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '阶梯 Nim',
  position: '第 1、2、… 级上的石子数',
  views: { plain: '台阶', odd: '奇数级', chessmen: '棋子' },
  board: '台阶，往左下到地面',
  floor: '地面',
  out: (count) => `出局 ${count}`,
  step: (step, stones) => `第 ${step} 级：${stones} 颗`,
  stone: (take, step, to) => `从第 ${step} 级把这颗及以上共 ${take} 颗${to}`,
  to: (step) => `移到第 ${step} 级`,
  toFloor: '移到地面',
  pile: (step, stones) => `第 ${step} 级：一堆 ${stones} 颗，选择移多少`,
  move: (take, step, to) => `把第 ${step} 级的 ${take} 颗${to}`,
  moves: (take, step, to) => `把第 ${step} 级的 ${take} 颗${to}`,
  slide: (by, step) => `把右起第 ${step} 枚棋子左移 ${by} 格`,
  place: (step) => `第 ${step} 级`,
  empty: '台阶上没有石子',
  speak: (stones) =>
    stones.length === 1 ? `只有一级，上面有 ${stones[0]} 颗` : `从第 1 级往上依次有 ${stones.join('、')} 颗`,
  speakMany: (steps, stones) => `共 ${steps} 级，${stones} 颗石子`,
  fromStep: '从哪一级',
  count: '移多少颗',
  drop: '往下移',
  answer: (take, step, next, to) =>
    `刚才从第 ${step} 级（偶数级）落下 ${take} 颗。应对：把同样多的 ${take} 颗再往下移一级，从第 ${next} 级${to}。`,
  oddOnly: '只有奇数级起作用：从偶数级落下多少，应对时就把同样多再往下移一级。',
  tooMany: (steps, limit) =>
    `共 ${steps} 级，超过了这个棋盘能画的 ${limit} 级。局面仍然保留：分析、“为什么？”和对手照常工作。`,
};
