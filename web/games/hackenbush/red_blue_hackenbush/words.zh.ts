import type { words as en } from './words.en.ts';

const turned = (x: string) => (x.startsWith('−') ? x.slice(1) : x === '0' ? x : `−${x}`);

export const words: typeof en = {
  title: '红蓝砍树游戏',
  position: '边',
  views: { picture: '图', reduce: '分步', draw: '画图' },
  players: { left: '左方（蓝）', right: '右方（红）' },

  worth: '值',
  noValue: '这里求不出值：绿边挡在中间，或者成环的边太多。',
  begin: '一步步往下走，从上到下求出值。',

  green: (vertex, value) => `${vertex} 处的绿边合起来值 ${value}，相当于旁边的一堆 Nim，不影响数的部分。`,
  edge: {
    blue: (edge, above, value) => `${edge}上面的部分值 ${above}，连同这条边是 1 : ${above} = ${value}。`,
    red: (edge, above, value) => `${edge}上面的部分值 ${above}，连同这条边是 −(1 : ${turned(above)}) = ${value}。`,
  },
  cycle: (vertex, edges, value) =>
    `${vertex} 处有 ${edges} 条边成环相连。左方能留下的值与右方能留下的值之间，最简单的数是 ${value}。`,
  sum: (value) => `地面上的各部分相加，得 ${value}。`,
};
