import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '有向图游戏',
  position: '棋子所在节点',
  rule: '有向边',
  views: { plain: '图', pn: '必败/必胜', sg: 'SG 值', distance: '步数', planets: '行星', edit: '编辑' },

  steps: '倒着推',
  toStart: '全部隐去',
  back: '退一步',
  forward: '推一步',
  play: '逐步播放',
  pause: '暂停',
  all: '全部显示',
  stepNone: '现在还一无所知。点“推一步”，从终点开始。',
  stepEnds: (nodes) => (nodes.length === 0 ? '没有终点：每个节点都有出边。' : `终点 ${nodes.join('、')}：没有出边。`),
  stepP: (nodes) => `必败态：${nodes.join('、')}（每条边都通向必胜态）。`,
  stepN: (nodes) => `必胜态：${nodes.join('、')}（有一条边通向必败态）。`,
  stepValues: (pairs) => `新得到 ${pairs.join('、')}：都是出边到不了的最小值。`,
  stepDraws: (nodes) => `剩下的是平局：${nodes.join('、')}。`,
  stepNoValue: (nodes) => `没有有限值：${nodes.join('、')}。`,
  stepMoves: (moves, pairs) => `还剩 ${moves} 步：${pairs.join('、')}。`,
  stepOf: (step, last) => `第 ${step} 步，共 ${last} 步。`,
  choose: '选一个节点，看看它为什么是这个结果。',
  go: '点有标记的节点，棋子就走过去。',

  end: (node) => `${node} 没有出边：轮到在这里走的一方已经输了，是必败态。`,
  isP: (node, to) =>
    `${node} 是必败态：${to.length === 1 ? `唯一的边通向必胜态 ${to[0]}` : `出边通向 ${to.join('、')}，全是必胜态`}。`,
  isN: (node, to) => `${node} 是必胜态：有一条边通向必败态 ${to}。`,
  isDraw: (node, to) => `${node} 是平局：没有边通向必败态，但可以走到同为平局的 ${to}，于是永远走不完。`,
  endValue: (node) => `${node} 没有出边，没有出现的最小值就是 0。`,
  mex: (node, values, value) => `从 ${node} 出发能走到的 SG 值有 ${values.join('、')}，没有出现的最小值是 ${value}。`,
  loopyValue: (node, value) =>
    `${node} 虽与环相连，SG 值仍是 ${value}：走到任何一个值不比它小（或没有值）的节点，对方都能立刻走回 SG 值 ${value}。`,
  loopyNone: (node, values) =>
    values.length === 0
      ? `${node} 没有有限的 SG 值（∞），出边也到不了任何有限值。`
      : `${node} 没有有限的 SG 值（∞），出边能走到的有限值有 ${values.join('、')}。`,
  endLeft: (node) => `${node} 没有出边：还剩 0 步。`,
  quick: (node, to, moves) => `在 ${node}，胜方走到离终点最近的必败态 ${to}，共 ${moves}。`,
  slow: (node, to, moves) => `在 ${node}，败方走到 ${to} 能拖得最久，共 ${moves}。`,
  movesInAll: (n) => `${n} 步`,

  sky: {
    planet: (place) => (place === 1 ? '黑洞' : `${place} 号行星`),
    monster: (place, player) => (place === 1 ? '怪物在黑洞里' : `怪物在 ${place} 号行星，轮到 ${player}`),
    brings: (place) => (place === 1 ? '把怪物送进黑洞' : `把怪物送到 ${place} 号行星`),
  },
};
