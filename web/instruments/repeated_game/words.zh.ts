import type { words as en } from './words.en.ts';

/** 汉字前面不空格。 */
const chosen = (act: string) => (/^\d/.test(act) ? `选 ${act}` : `选${act}`);

export const words: typeof en = {
  title: '重复博弈',
  views: { play: '对局', guess: '谁是谁？', table: '循环赛', plan: '自己的办法', generations: '一代又一代' },
  stories: {
    lake: {
      title: '湖上的办法',
      acts: ['1 条船', '2 条船'],
      after: ['对方 1 条之后', '对方 2 条之后'],
      unit: '吨',
      round: '年',
    },
    general: {
      title: '重复博弈',
      acts: ['合作', '背叛'],
      after: ['对方合作之后', '对方背叛之后'],
      unit: '分',
      round: '轮',
    },
  },
  plans: {
    all_c: '老好人',
    all_d: '贪心',
    tit_for_tat: '复读机',
    grim: '记仇',
    tit_for_two_tats: '宽容',
    tester: '试探',
    pavlov: '转舵',
    alternate: '轮流',
  },
  made: (number) => `${number} 号`,
  you: '你',
  yours: '自己的',

  against: (name) => `和${name}对局`,
  begin: (name, { round }, rounds) => `你和${name}，共 ${rounds} ${round}，每${round}双方同时选。`,
  played: (name, { round, acts }, at, own, other, got, others) =>
    `第 ${at} ${round}：你${chosen(acts[own - 1]!)}，${name}${chosen(acts[other - 1]!)}。你得 ${got}，${name}得 ${others}。`,
  over: (name, { unit }, sum, other, most) =>
    sum === most
      ? `结束：你 ${sum} ${unit}，${name} ${other} ${unit}。碰上${name}，最多就是 ${most} ${unit}。`
      : `结束：你 ${sum} ${unit}，${name} ${other} ${unit}。`,
  undo: '悔一步',
  again: '重来',
  account: (name, own, other) => `你 ${own}，${name} ${other}`,

  table: ({ unit, round }, rounds, slip) =>
    `${rounds} ${round}得到的${unit}数${slip === '0' ? '' : `（平均值；每次都以概率 ${slip} 做反）`}：左边的办法碰上各个对手得多少，合计多少`,
  cell: (one, other, score) => `${one}碰上${other}得 ${score}`,
  pressCell: '点一个数，下面画出这场对局。',
  match: (one, other, own, others, { unit }) => `${one}得 ${own} ${unit}，${other}得 ${others} ${unit}。`,
  unslipped: '不出错时：',
  rounds: (from, to, { round }) => `第 ${from} 到 ${to} ${round}`,
  earlier: '往前',
  later: '往后',

  automaton: (states) => `自己的办法，${states} 个状态`,
  state: (number) => `状态 ${number}`,
  stateDoes: (number, act) => `状态 ${number}：${act}`,
  goTo: (number, here) => (here ? `留在 ${number}` : `转到 ${number}`),
  addState: '加一个状态',
  dropState: (number) => `去掉状态 ${number}`,
  startsHere: '从状态 1 开始。',
  actsAs: (name) => `它的做法和${name}完全一样。`,
  place: (place, of, total, { unit }) => `${of} 种里排第 ${place}：${total} ${unit}。`,
  shared: (total, { unit }) => `最多，${total} ${unit}，不过有别的办法一样多。`,
  first: (total, { unit }) => `比谁都多：${total} ${unit}。`,
  lost: (name, got, most) => `碰上${name}亏得最多：本来最多能得 ${most}，只得了 ${got}。`,
  nothingLost: '碰上谁都已经是最多。',

  crowd: (generation, counts) => `第 ${generation} 代：${counts}`,
  counts: (name, count) => `${name} ${count}`,
  follow: (replaced) =>
    `每人跟其他每个人对局一场。然后，得到最少的 ${replaced} 个离开，得到最多的 ${replaced} 个各添一个同样的。`,
  steps: '各代',
  toStart: '回到开头',
  back: '上一代',
  forward: '下一代',
  play: '连续播放',
  pause: '暂停',
  all: '直到最后一代',
  settled: '不再变化。',
  cycles: (from) => `和第 ${from} 代一样，以后就这样循环。`,
  stillChanging: '过了 100 代还在变化。',
  generation: (number) => `第 ${number} 代。`,

  years: ({ round }) => `${round}数`,
  fewer: '减少',
  more: '增加',
  slips: '出错',
  noSlips: '不出错',
  position: '博弈 | 轮数、出错概率 | 办法',
  try: '试试',
  notSymmetric: (cell, wanted) => `博弈对双方要一样：这里的 ${cell} 应当是 ${wanted}。`,
  twoByTwo: '博弈要有两行两列。',
  noPlan: (part) => `“${part}”不是办法：写名称，或者像 112.212 这样写出各个状态。`,
  missingPart: '缺了一部分：博弈、轮数、办法，中间用竖线隔开。',

  judged: {
    bestLow: () => '还能更多。',
    bestHigh: () => '得不到这么多。',
    scoreLow: () => '它得到的比这多。',
    scoreHigh: () => '它得到的比这少。',
  },
};
