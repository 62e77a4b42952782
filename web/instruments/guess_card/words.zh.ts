import type { GuessWords } from './words.en.ts';

export const words: GuessWords = {
  title: '猜底牌',
  views: { play: '一局', stage: '一轮', surface: '所有手牌' },
  table: (mine, theirs) => `你有 ${mine} 张未公开的牌，对手有 ${theirs} 张，桌上扣着 1 张。`,
  card: { 0: '不在你手里', 1: '你的牌', 2: '对手的牌', 3: '底牌' },
  cardOf: (card, whose) => `${card} 号牌，${whose}`,
  ask: (card) => `问 ${card}`,
  name: (card) => `猜 ${card}`,
  honest: (card) => `${card} 号牌不在你手里：问它是实问，猜它则当场定胜负。`,
  bluff: (card) => `${card} 号牌就在你手里：问它是虚问，也就是诈唬。`,
  choose: '选一张牌。',
  yourTurn: '轮到你了。',
  believe: (card) => `你没有 ${card}。它是底牌，还是对手自己的牌？`,
  sure: (card) => `你已经知道底牌是 ${card}。`,
  said: {
    you: [
      (card) => `你问 ${card}，对手没有。`,
      (card) => `你问 ${card}，对手亮出了它。`,
      (card) => `你猜 ${card}，猜错了。`,
      (card) => `你猜 ${card}，猜对了。`,
    ],
    other: [
      (card) => `对手问 ${card}。`,
      (card) => `对手问 ${card}，你亮出了它。`,
      (card) => `对手猜 ${card}，猜错了。`,
      (card) => `对手猜 ${card}，猜对了。`,
    ],
  },
  won: '你赢了！',
  lost: '对手赢了。',
  record: (won, rounds) => `${rounds} 局中赢了 ${won} 局。`,
  fresh: '新的一局',
  undo: '撤销',
  chances: '看概率',
  hands: ['问者的牌数 n', '对方的牌数 m'],
  look: '显示',
  rows: ['实问', '虚问'],
  columns: ['被相信', '被怀疑'],
  asker: { reader: '你来问', other: '对手来问' },
  exact: (n, m) => `f(${n}, ${m}) 的精确分数`,
  value: (n, m, value, decimal) => `f(${n}, ${m}) = ${value}${decimal && ` ≈ ${decimal}`}`,
  within: (error) => `误差不超过 ${error}`,
  mix: (bluff, doubt) => `虚问的概率 ${bluff}，怀疑的概率 ${doubt}。`,
  certain: '有一方手里没有未公开的牌：不是没法诈唬，就是不用猜。',
  large: '手牌不超过 8 张时显示分数。',
  surface: (n, m, size) => `先手的胜率：自己的牌数从 ${n} 起向下 ${size} 行，对方的牌数从 ${m} 起向右 ${size} 列`,
  against: (n, m) => `${n} 张对 ${m} 张`,
  sizes: '显示范围',
  low: '必败',
  high: '必胜',
  judged: {
    handsHigh: (...[truth]) => (truth ? `这样的手牌，先手的胜率是 ${truth}。` : '这样的手牌，先手的胜率比要求的高。'),
    handsLow: (...[truth]) => (truth ? `这样的手牌，先手的胜率是 ${truth}。` : '这样的手牌，先手的胜率比要求的低。'),
    others: '这是对方的胜率，问的是轮到行动的一方。',
    swapped: '两个数写反了：前一个是轮到行动的一方的牌数。',
    unmixed: '只实问或只虚问，能保证的就是这么多；两种混着用，能保证更多。',
    tooHigh: (...[doubt, given]) =>
      given
        ? `对手以概率 ${doubt} 怀疑，不论实问虚问，胜率都到不了 ${given}。`
        : '不论怎么问，对手都能把胜率压到这以下。',
    tooLow: (...[bluff, given]) =>
      given ? `以概率 ${bluff} 虚问，不论对手信不信，胜率都超过 ${given}。` : '问的人能保证更高的胜率。',
    bluffsOften: (...[sure, other]) =>
      other ? `对手若总是怀疑，你只剩 ${sure}；若总是相信，你有 ${other}。` : '对手只要总是怀疑，就占了便宜。',
    bluffsSeldom: (...[sure, other]) =>
      other ? `对手若总是相信，你只剩 ${sure}；若总是怀疑，你有 ${other}。` : '对手只要总是相信，就占了便宜。',
    doubtsOften: (...[honest, bluff]) =>
      bluff ? `这样实问的胜率是 ${honest}，虚问只有 ${bluff}，谁还会虚问？` : '这样一来，实问比虚问划算。',
    doubtsSeldom: (...[bluff, honest]) =>
      honest ? `这样虚问的胜率是 ${bluff}，实问只有 ${honest}，人人都会虚问。` : '这样一来，虚问比实问划算。',
    honestBelieved: (...[given]) =>
      `实问被相信，胜率不是 ${given}：对手要么亮出这张牌，然后轮到他；要么没有这张牌，一猜就中。`,
    honestDoubted: (...[given]) => `实问被怀疑，胜率不是 ${given}：和被相信时比，问的正好是底牌时会怎样？`,
    bluffBelieved: (...[given]) => `虚问被相信，胜率不是 ${given}：对手会去猜一张在你手里的牌。`,
    bluffDoubted: (...[given]) => `虚问被怀疑，胜率不是 ${given}：对手从此知道你的一张牌，而且轮到他。`,
  },
};
