import type { Player } from '../../solver/types.ts';
import type { Speaker } from '../view.ts';
import type { words as en } from './words.en.ts';

const names: Record<Speaker, string> = {
  you: '你',
  opponent: '对手',
  first: '甲',
  second: '乙',
  left: '左方',
  right: '右方',
};

const others = { left: 'right', right: 'left' } as const;

export const words: typeof en = {
  winningMovesLabel: '必胜走法数',

  whyP: '轮到走的一方必败：无论怎么走，对方都有一步能再次留下必败态。',
  whyOver: '已经无路可走，轮到走的一方输了：这就是必败态。',
  whyOverWon: '已经无路可走，轮到走的一方就此获胜：这就是必胜态。',
  reason: '理由',
  reasonLeft: (n: string) => `……同样的还有 ${n} 条。`,
  winningMoves: '必胜走法',
  movesAnswered: '走法和应对',
  allMoves: (n: string, wins: boolean) => `全部 ${n} 种${wins ? '必胜' : ''}走法`,
  parts: {
    heap: (i) => `第 ${i} 堆`,
    row: (i) => `第 ${i} 排`,
    run: (i) => `第 ${i} 段`,
    counter: (i) => `第 ${i} 枚棋子`,
    token: (i) => `第 ${i} 枚棋子`,
    pair: (i) => `第 ${i} 组`,
    game: (i) => (i === '1' ? '第一个游戏' : '第二个游戏'),
  },
  reasonPart: (part, value) => `${part}的 SG 值是 ${value}。`,
  reasonSum: (values, sum, lost) =>
    `${values ? `异或和 ${values.join(' ⊕ ')} = ${sum}` : `它们的异或和是 ${sum}`}${lost ? '：不论怎么走，总有一个值改变，对方再把异或和变回 0。' : '，不是 0：有一步能把它变成 0。'}`,
  reasonMex: (reached, value, looked) =>
    value === '0'
      ? `没有一步能走到 SG 值为 0 的局面${looked ? '（已逐一检查）' : ''}，所以这里的 SG 值是 0。`
      : `能走到的 SG 值有 ${reached === null ? `小于 ${value} 的每一个` : reached.join('、')}，却没有 ${value}，所以这里的 SG 值是 ${value}，不是 0。`,
  whyDraw: '谁都没有必胜策略：有的走法保住平局，其余的走法会输，没有一步能留下必败态。',
  whyN: '轮到走的一方必胜：有一步能把必败态留给对方。',
  whyValue: (g: string) => `SG 值为 ${g}：它是所有后继的 SG 值中没有出现的最小非负整数。`,
  whyLost: (who: Player) => `轮到${names[who]}，${names[who]}必败：无论怎么走，${names[others[who]]}都有应对。`,
  whyWon: (who: Player) =>
    `轮到${names[who]}，${names[who]}必胜：有一步走完之后，轮到${names[others[who]]}，${names[others[who]]}必败。`,
  whyStuck: (who: Player) => `轮到${names[who]}，却无路可走：${names[others[who]]}赢了。`,
  answer: '应对',
  endsLost: '游戏就此结束，赢的是对手',
  valueReached: (v: string) => `值 ${v}`,
  valueMissing: (g: string) => `没有一步能走到值 ${g}`,
  valueMissingProved: (g: string) => `没有一步能走到值 ${g}：已逐一检查所有走法`,
  valuesMore: (n: string) => `……其余更小的值也都能走到，共 ${n} 个。`,
  seeOnBoard: '点击任意一行，就能在棋盘上看到它。',
  page: (from: string, to: string, total: string) => `第 ${from}–${to} 条，共 ${total} 条`,
  earlier: '上一页',
  later: '下一页',

  checkWhat: '只知道规则、不用任何定理的搜索，从眼前这个局面出发把每一种走法都走到底。',
  checkStart: '开始搜索',
  checkAgain: '再搜一次',
  searched: (n: string) => `共访问 ${n} 个局面`,
  bySummands: (n: string) =>
    `局面太多，无法整个搜完，只好把${n === '1' ? '互不影响的部分' : ` ${n} 个子游戏`}分开搜索，再取 SG 值的异或和：这一次，暴力搜索也用到了 SG 定理。`,
  theorem: '定理',
  table: '打表',
  search: '搜索',
  bruteForce: '暴力搜索',
  outcome: '胜负',
  agree: '两者一致。',
  disagree: '两者不一致，必有一个是错的。请复制下面的报告，发给本站的管理者。',
  report: '报告',

  start: '开局',
  nothingPlayed: '还没有走过任何一步。',
  gaveAway: { win: '错失胜局', draw: '丢掉平局' },
  reviewNever: (who: Speaker) => `${names[who]}一直没有赢的机会：只要另一方不犯错，怎么走都赢不了。`,
  reviewMistake: (n: string, who: Speaker, gave: 'win' | 'draw', played: string, better: string | null) =>
    `第 ${n} 步走错了，${gave === 'win' ? '错失胜局' : '丢掉平局'}：${names[who]}${played}` +
    (better ? `，应当${better}。` : '。'),
  reviewMore: (n: string) => `后来还有 ${n} 次机会，也没有抓住。`,
  reviewTry: '从那里再试一次',

  shareWhat: '打开这个链接，就能看到这里现在的内容。',
  shareGame: '打开这个链接，就能看到此刻的对局：局面、棋谱、谁先手、哪种对手。',
  copy: '复制',
  copied: '已复制。',
  copyByHand: '请从框里手动复制。',
  address: '链接',
  embedWhat: '放进这段代码，它就成为你网页的一部分：',
  code: '脚本和标签',
  frameWhat: '也可以放在独立的框架（iframe）里：',
  frame: '框架',
  tooLongToShare: '这局棋太大，放不进链接。',

  keysList: [
    ['Tab', '进入棋盘，依次经过各个按钮'],
    ['← ↑ → ↓', '在棋盘上移动'],
    ['Home End', '第一个、最后一个'],
    ['Enter 空格', '走选中的一步'],
    ['Ctrl Z', '悔棋'],
    ['Ctrl Y', '重做'],
    ['H', '提示'],
    ['N', '新对局'],
    ['A', '打开或关闭分析'],
    ['?', '这张表'],
    ['Esc', '回到对局'],
  ] as readonly (readonly [string, string])[],
  keysWhere: '焦点在棋盘上时：',
};
