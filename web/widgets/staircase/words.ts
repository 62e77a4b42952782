import { inEveryLanguage } from '../shell/language.ts';

const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const words = inEveryLanguage({
  en: {
    title: 'Staircase Nim',
    position: 'Stones on steps 1, 2, …',
    plain: 'Stairs',
    odd: 'Odd steps',
    board: 'Stairs, descending to the floor',
    floor: 'floor',
    out: (count: string) => `${count} out`,
    step: (step: string, stones: string) => `Step ${step}: ${stones}`,
    stone: (take: string, step: string, to: string) => `Move ${take} from step ${step} ${to}, with all above`,
    to: (step: string) => `to step ${step}`,
    toFloor: 'to the floor',
    pile: (step: string, stones: string) => `Step ${step}: a pile of ${stones}; choose how many`,
    move: (take: string, step: string, to: string) => `move ${take} from step ${step} ${to}`,
    moves: (take: string, step: string, to: string) => `moves ${take} from step ${step} ${to}`,
    place: (step: string) => `step ${step}`,
    empty: 'no stones on the stairs',
    speak: (stones: readonly string[]) =>
      stones.length === 1 ? `${stones[0]} on the only step` : `from step 1 upwards ${list(stones)} stones`,
    speakMany: (steps: string, stones: string) => `${steps} steps with ${stones} stones in all`,
    fromStep: 'From',
    count: 'How many',
    drop: 'Move down',
    answer: (take: string, step: string, next: string, to: string) =>
      `${take} fell from step ${step}, an even step. The answer: move the same number (${take}) on, from step ${next} ${to}.`,
    oddOnly: 'Only the odd steps count: whatever falls from an even step, the answer moves on to the next even one.',
    tooMany: (steps: string, limit: string) =>
      `${steps} steps are more than this board draws (${limit}). The position is kept: analysis, “why?” and the opponent answer as always.`,
  },
  zh: {
    title: '阶梯 Nim',
    position: '第 1、2、… 级上的石子数',
    plain: '台阶',
    odd: '奇数级',
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
  },
});
