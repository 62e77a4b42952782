import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '一结束就定胜负',
  positions: { graph: '棋子在哪些点', heaps: '各堆石子数', sheets: '各张纸（宽x高）' },
  rule: '规则',
  views: { plain: '棋盘', reduced: '删去叶子', edit: '规则' },
  sheetsOf: (sizes) =>
    sizes.length === 0
      ? '没有纸'
      : sizes.length === 1
        ? `一张 ${sizes[0]} 格的纸`
        : `${sizes.length} 张纸，分别是 ${sizes.join('、')} 格`,
  manySheets: (count) => `${count} 张方格纸`,
  size: (width, height) => `${width}×${height}`,
  spokenSize: (width, height) => `${width} 乘 ${height}`,
  sheet: (sheet, size) => `第 ${sheet} 张纸：${size}`,
  sheetPlace: (sheet) => `第 ${sheet} 张纸`,
  cut: (sheet, size, way, after) =>
    `把第 ${sheet} 张纸${size === null ? '' : `（${size}）`}沿第 ${after} ${way === 'columns' ? '列右边' : '行下边'}的线剪开`,
  idle: {
    graph: '沿箭头移动一枚棋子。谁把棋子走到终点，谁就输。',
    heaps: '点一个缺口，从那里把这堆分成两堆。谁分出只有 1 颗的堆，谁就输。',
    sheets: '点纸上的一条线，沿线剪开。谁剪出只有一格宽的纸条，谁就输。',
  },
  idleMany: (ends) => `有 ${ends} 个部分结束，对局就结束；谁结束最后这一个，谁就输。`,
  tooLarge: '这些纸超过了棋盘能画的范围。对局和分析照常进行。',

  component: {
    graph: (i) => `第 ${i} 枚棋子`,
    heaps: (i) => `第 ${i} 堆`,
    sheets: (i) => `第 ${i} 张纸`,
  },
  endMark: '终',
  ended: (components) => `${components.join('、')}已结束。`,
  tokenEnded: '棋子已到终点。',
  decidedMany: (ends) => `已有 ${ends} 个结束，结束最后一个的人输。`,
  endedSoFar: (count, ends) => `已结束：${count} / ${ends}。`,
  endedHere: '已结束',

  steps: '删去叶子',
  toStart: '还没有删',
  back: '退一步',
  forward: '进一步',
  play: '逐步播放',
  pause: '暂停',
  all: '全部显示',
  stepLeaves: {
    graph: (leaves) => `终点是 ${leaves.join('、')} 点。棋子到了这里，轮到走的一方就赢：它们是必胜态的叶子（N）。`,
    heaps: (leaves) =>
      `只剩 ${leaves.join('、')} 颗的堆是终点。桌上一有这样的堆，轮到走的一方就赢：它们是必胜态的叶子（N）。`,
    sheets: () => '只有一格宽的纸条是终点。桌上一有这样的纸条，轮到走的一方就赢：它们是必胜态的叶子（N）。',
  },
  stepDeleted: '把它们删掉：必胜的一步从不走到必胜态，没有人愿意走过去。虚线的走法等于被禁止。',
  stepValues: (pairs) => `${pairs.join('、')}：都是剩下的走法到不了的最小值。`,
  stepOf: (step, last) => `第 ${step} 步，共 ${last} 步。`,
  sum: (formula, outcome) => `剩下的是常规规则下的和：${formula}，${outcome === 'P' ? '必败态' : '必胜态'}。`,
  otherRule: '这些值属于“一结束就定胜负”的规则。',
  overSum: '对局已经结束，没有可求和的了。',
  choose: { graph: '选一个点，看看它的值。', heaps: '', sheets: '' },
  go: '点有标记的点，棋子就走过去。',
  nodeDeleted: (node) => `${node} 是必胜态的叶子，已被删去。`,
  newEnd: (node) => `从 ${node} 只能走到被删去的叶子：它是新图的终点，值为 0。`,
  mex: (node, values, value) =>
    `从 ${node} 沿剩下的边能走到的 SG 值有 ${values.join('、')}，没有出现的最小值是 ${value}。`,
  wonLeaf: '必胜态的叶子',
  deleted: '已删去的叶子',
  loses: '这一步会让一部分结束',
  sizeValue: (size, value) => `${size}：SG 值 ${value}`,
  sizeLeaf: (size) => `${size}：必胜态的叶子`,
  sizeOpen: (size) => `${size}：还不知道`,
  table: { graph: '', heaps: '各种大小的堆的 SG 值', sheets: '各种宽高的纸的 SG 值' },

  twoVerdicts: '两种结论',
  byMethod: '删叶子的算法会说',
  byPlay: '实际上',
  bySearch: '由搜索得出',
  methodOver: '已结束',
  disagree: (ends) =>
    `两者不一致。要凑满 ${ends} 个终点时，最后一个终点之前的局面里本来就有已结束的部分，删掉它们就删掉了有用的走法。`,
  agree: (ends) => `这里两者碰巧一致：要凑满 ${ends} 个终点时，删叶子说明不了什么，只有搜索才知道。`,
  searchFormula: '由搜索得出：这条规则没有定理',

  ruleTools: '规则',
  ends: '几个结束才算完',
  kind: '组成部分',
  kinds: { graph: '有向图', heaps: '石子堆', sheets: '方格纸' },
  kindRule: {
    graph: (ends) => `每步沿箭头移动一枚棋子。只要${ends}走到图的终点，轮到走的一方就赢。`,
    heaps: (ends) => `每步把一堆分成两堆。只要${ends}只剩一颗石子，轮到走的一方就赢。`,
    sheets: (ends) => `每步沿线把一张纸剪成两张。只要${ends}宽或高只有一格，轮到走的一方就赢。`,
  },
  count: {
    graph: (ends) => `有 ${ends} 枚棋子`,
    heaps: (ends) => `有 ${ends} 堆`,
    sheets: (ends) => `有 ${ends} 张纸`,
  },
};
