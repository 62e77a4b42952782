import { cut } from '../words.zh.ts';
import type { words as en } from './words.en.ts';

const sum = (values: readonly string[], value: string) =>
  values.length > 1 ? `${values.join(' ⊕ ')} = ${value}` : value;

export const words: typeof en = {
  title: '砍树游戏',
  position: '边',
  views: { picture: '图', values: 'SG 值', reduce: '化简', draw: '画图' },

  fuse: (vertex, vertices, edges) =>
    `融合：环把 ${vertices} 个顶点${vertex ? `连在一起，合成一个顶点 ${vertex}` : '（含地面）连在一起，都并入地面'}，它们之间的 ${edges} 条边变成自环。`,
  loops: (vertex, before, after) =>
    `${vertex} 处的自环两两抵消：${before} 个${after === '0' ? '全部消去' : '只剩 1 个'}。`,
  loopIsStalk: (vertex) => `${vertex} 处的自环相当于单独一条边。`,
  colon: (vertex, branches, length) =>
    `冒号原理：${vertex} 上长着长为 ${branches.join('、')} 的竹竿，${sum(branches, length)}，${length === '0' ? '互相抵消，可以全部去掉' : `换成一根长 ${length} 的就行`}。`,
  sum: (parts, value) =>
    parts.length === 0
      ? '什么也不剩，SG 值为 0。'
      : parts.length === 1
        ? `地面上只有一部分，SG 值为 ${value}。`
        : `地面上的各部分相加：${sum(parts, value)}。`,
  more: '……',
  cutWins: (edge, count) =>
    `${cut(edge)}，剩下的 SG 值为 0。${count === '1' ? '必胜的砍法只有这一种。' : `这样的砍法共有 ${count} 种。`}`,

  worths: '每个顶点上写着它上面那部分的 SG 值。',
  pointValue: '指向一条边，看砍断它之后的 SG 值。',
  on: (vertex, value) => `${vertex} 上面的部分 SG 值为 ${value}。`,
  onFused: (vertex, ring, value) =>
    `${vertex} 和 ${ring} 在同一串环上，算作一个顶点，连环带上面的部分 SG 值为 ${value}。`,
  after: (edge, value) => `${cut(edge)}之后，整幅图的 SG 值为 ${value}。`,
};
