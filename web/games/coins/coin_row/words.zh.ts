import type { Turned, words as en } from './words.en.ts';

const these = (coins: readonly string[]) => `第 ${coins.join('、')} 枚`;
const those = (what: Turned) => {
  if ('coins' in what) return these(what.coins);
  const every = what.gap === '1' ? '连续' : `每隔 ${Number(what.gap) - 1} 枚取一枚，共`;
  return `第 ${what.from} 枚到第 ${what.to} 枚，${every} ${what.count} 枚`;
};

export const words: typeof en = {
  title: '翻硬币',
  position: '正面的位置',
  rule: '规则',
  views: { coins: '硬币', values: 'SG 值', binary: '二进制' },
  named: {
    turtles: 'Turning Turtles：翻 1 或 2 枚',
    mock: 'Mock Turtles：至多翻 3 枚',
    twins: 'Twins：恰好翻 2 枚',
    triplets: 'Triplets：恰好翻 3 枚',
    ruler: 'Ruler：翻连续的若干枚',
    moebius: 'Moebius：至多翻 5 枚',
    mogul: 'Mogul：至多翻 7 枚',
    moidores: 'Moidores：至多翻 9 枚',
  },
  speak: (heads) => `正面朝上的是${these(heads)}`,
  speakMany: (count, largest) => `有 ${count} 枚正面朝上，最右边的是第 ${largest} 枚`,
  noHeads: '没有正面朝上的硬币',
  turn: (what) => `翻转${those(what)}`,
  place: (coin) => `第 ${coin} 枚，它是要翻的硬币里最右边的`,
  coin: (place, heads) => `第 ${place} 枚，${heads ? '正面' : '反面'}`,
  coinName: (place) => `第 ${place} 枚`,
  choose: '先选一枚正面朝上的硬币，它是这一步里最右边的一枚。',
  more: (coins) => `已选${these(coins)}，请在带圈的硬币里再选一枚。`,
  pointValue: '指向一枚硬币，看它的 SG 值从何而来。',
  why: {
    single: (n) => `第 ${n} 枚只能单独翻，SG 值为 1。`,
    turtles: (n) => `第 ${n} 枚相当于一堆 ${n} 颗石子：和第 k 枚一起翻就变成 k 颗，单独翻就取完。`,
    twins: (n, v) => `第 ${n} 枚必须带上左边的一枚，相当于一堆 ${v} 颗石子。`,
    mock: (n, v) => `SG 值 ${v}：第 ${n} 个二进制中 1 的个数为奇数的数（odious 数）。`,
    triplets: (n, v) =>
      v === '0' ? `第 ${n} 枚左边不足两枚，翻不了，SG 值为 0。` : `SG 值 ${v}：与 Mock Turtles 往左数两枚处相同。`,
    ruler: (n, v) => `SG 值 ${v}：整除 ${n} 的最大的 2 的幂，即 lowbit(${n})。`,
    table: (n, v) => `SG 值 ${v}：翻第 ${n} 枚的各种走法留下的值的 mex。`,
  },
};
