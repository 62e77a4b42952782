import { written } from '../../draw/numerals.ts';
import type { StopWords } from './words.en.ts';

export const words: StopWords = {
  title: '秘密终点',
  views: { play: '走一走', chances: '概率', surface: '图' },
  table: (values, at) => `各格的值：${values}；你在第 ${at} 格。`,
  go: '往右走',
  stop: '停在这里',
  next: '下一轮',
  fresh: '重新开始',
  undo: '撤销',
  standing: (cell, value) => `你在第 ${cell} 格，值 ${value}。往右走还是停下？`,
  stopped: (value, secret) => `你停下，得 ${value}。秘密终点是第 ${secret} 格。`,
  caught: (value, secret) => `第 ${secret} 格就是秘密终点，你得 ${value}。`,
  tally: (rounds, average) => `玩了 ${rounds} 轮，平均 ${average}。`,
  plot: '你的平均所得，以及博弈值',
  values: '各格的值',
  weights: '在每一格停下的比例',
  try: '试一试',
  atCell: (cell, what) => `第 ${cell} 格：${what}`,
  wrongCount: (given, cells) => `共有 ${cells} 格，却写了 ${given} 个权重；每格要有一个。`,
  oneRow: '格子只有一行，各数之间不能用分号。',
  value: (value) => `博弈值：${value}`,
  best: '一个最优的停法',
  host: '主办方安排秘密终点的概率',
  optimal: (sure) => `这样能保证 ${sure}，没有更好的停法。`,
  sure: (sure, cell) => `这样能保证 ${sure}，最怕的是第 ${cell} 格。`,
  changes: ['往下变：第几格', '往右变：第几格'],
  worths: ([a, b], [x, y]) => `第 ${a} 格的值是 ${x}，第 ${b} 格的值是 ${y}。`,
  axis: ([a, b]) => `第 ${a} 格 ↓   第 ${b} 格 →`,
  surface: ([a, b], [x, y], size) =>
    `两格的值变化时的博弈值：往下变的是第 ${a} 格，从 ${x} 起 ${size} 个值；往右变的是第 ${b} 格，从 ${y} 起 ${size} 个值`,
  sizes: '显示多少个值',
  oneCell: '只有一格，博弈值就是这一格的值。',
  judged: {
    worthMore: (...[truth]) => (truth ? `这几格的值是 ${written(truth)}。` : '这几格的值比要求的大。'),
    worthLess: (...[truth]) => (truth ? `这几格的值是 ${written(truth)}。` : '这几格的值比要求的小。'),
    unmixed: '总停在同一格，能保证的就是这么多；混合着停能保证更多。',
    tooHigh: (...[given]) =>
      given ? `主办方有一种安排，怎么停都得不到 ${written(given)}。` : '主办方能让你得不到这么多。',
    tooLow: (...[given]) => (given ? `有一种停法能保证的多于 ${written(given)}。` : '你能保证得到更多。'),
    stopBeaten: (...[cell = '', sure]) =>
      `主办方只要把规则允许的概率移到第 ${cell} 格${sure ? `，你就只剩 ${written(sure)}` : '就能应付'}。`,
    tooEarly: (...[cell = '', has = '', most = '']) => `到第 ${cell} 格为止共有 ${has}，规则只允许 ${most}。`,
    hiddenBeaten: (...[cell = '', gets]) =>
      `只要停在第 ${cell} 格${gets ? `，就能得到 ${written(gets)}` : '就能占到便宜'}。`,
  },
};
