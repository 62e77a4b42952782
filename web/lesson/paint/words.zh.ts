import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '标记格子',
  strip: '要标记的格子。按回车依次切换：未标、P、N；按 P 或 N 直接标记，按 Delete 清除。',
  brush: '点击：P（必败）、N（必胜）、空白。按键：P、N、Delete。',
  blank: '未标记',
  P: '必败态',
  N: '必胜态',
  cell: (n) => `第 ${n} 格`,
  marked: (mark) => `标为${mark === 'P' ? '必败态' : '必胜态'}`,
  wrong: '标错了',
  checked: '已核对',
  check: '检查',
  nothing: '请先标出几格：从游戏结束的地方开始。',
  isReally: (mark) => `它其实是${mark === 'P' ? '必败态' : '必胜态'}`,
  reveal: '揭晓',
  left: (n) => `还有 ${n} 格没有标。`,
  right: '每一格都对。',
  soFar: (right, open) => `已标的 ${right} 格都对${open ? `，还有 ${open} 格没标` : ''}。`,
  wrongAt: (right, n) => (right ? `前 ${right} 格标对了，第 ${n} 格不对。` : `第 ${n} 格不对。`),
  revealed: (given, own) => `补上了 ${given} 格，你自己标对的有 ${own} 格。`,
  again: '重新开始',
  over: (n) => `${n} 是必败态：从这里无路可走，轮到走的人已经输了。`,
  wins: (n, to) => `${n} 是必胜态：可以走到必败态 ${to}。`,
  loses: (n, to, more) =>
    to.length === 1 && !more
      ? `${n} 是必败态：唯一的走法通向必胜态 ${to[0]}。`
      : `${n} 是必败态：每一步都通向必胜态（${to.join('、')}${more ? '……' : ''}）。`,
  takes: (n, { take, left, limit }) =>
    `${n} 是必胜态：取 ${take} 颗，对方面对 ${left} 颗、上限为 ${limit}，这是必败态。`,
  answered: (n, moves, first, answer) =>
    `${n} 是必败态：${moves === 1n ? '第一步只有一种取法，也会输。' : `第一步的 ${moves} 种取法全都会输。例如`}取 ${first.take} 颗，对方面对 ${first.left} 颗、上限为 ${first.limit}，` +
    (answer.left === 0n
      ? `他取 ${answer.take} 颗，正好取完。`
      : `他取 ${answer.take} 颗，留给你 ${answer.left} 颗、上限为 ${answer.limit}，这是必败态。`),
};
