import { written } from '../../draw/numerals.ts';
import type { KuhnWords } from './words.en.ts';

const acts = { k: '过牌', b: '下注', c: '跟注', f: '弃牌' } as const;
type Act = keyof typeof acts;
const yes = (digit: string | undefined) => digit === '1';

export const words: KuhnWords = {
  title: '库恩扑克',
  views: { play: '牌桌', plans: '策略', matrix: '矩阵' },
  table: (mine, theirs) => `你的牌是 ${mine}。${theirs ? `对手的牌是 ${theirs}。` : '对手的牌扣着。'}`,
  button: { k: '过牌', b: '下注 1', c: '跟注', f: '弃牌', n: '下一局' },
  seats: { first: '你先手', second: '对手先手' },
  fresh: '重新开始',
  undo: '撤销',
  you: (act) => `你${acts[act as Act]}。`,
  they: (act) => `对手${acts[act as Act]}。`,
  turn: { kb: '过牌还是下注？', fc: '弃牌还是跟注？' },
  begins: '双方各放 1 枚底注。',
  result: (won) => (won > 0 ? `你赢 ${won}。` : `你输 ${-won}。`),
  showed: (card) => `对手的牌是 ${card}。`,
  bluffed: '刚才那是虚张声势。',
  tally: (hands, total, average) => `打了 ${hands} 局：合计 ${total}，平均每局 ${average}。`,
  bluffs: (mine, could, theirs, might) =>
    `拿 1 下注：你 ${could} 次里有 ${mine} 次，对手 ${might} 次里有 ${theirs} 次。`,
  plot: '你平均每局赢多少，以及博弈值',
  plan: {
    first: ['拿 1 时下注', '拿 2 时跟注', '拿 3 时下注'],
    second: ['拿 1 时下注', '拿 2 时跟注'],
  },
  planOf: { first: '你作为先手的策略', second: '你作为后手的策略' },
  try: '试一试',
  family: '最优策略：拿 1 时下注的概率',
  only: '后手的最优策略只有一个：',
  optimal: (value) => `谁也不能把这个策略压到每局 ${value} 以下，它是最优的。`,
  beaten: (value, answer) => `${answer}，就能把这个策略压到每局 ${value}。`,
  answers: (code) =>
    code.length === 2
      ? `后手若在对方过牌后拿 1 ${yes(code[0]) ? '总是下注' : '从不下注'}、拿 2 ${yes(code[1]) ? '总是跟注' : '从不跟注'}`
      : `先手若拿 1 ${yes(code[0]) ? '总是下注' : '从不下注'}、拿 2 ${yes(code[1]) ? '总是跟注' : '从不跟注'}、拿 3 ${yes(code[2]) ? '总是下注' : '从不下注'}`,
  long: (hands, total) => `用这个策略对最优策略打 ${hands} 局：合计 ${total}。`,
  rows: '先手',
  columns: '后手',
  does: { first: ['拿 1：下注？', '拿 2：跟注？', '拿 3：下注？'], second: ['拿 1：下注？', '拿 2：跟注？'] },
  cell: (value) => `这一对策略让先手平均每局赢 ${value}，即 6 种发牌的平均。`,
  deal: (first, second, said, won) =>
    `${first} 对 ${second}：${[...said].map((act) => acts[act as Act]).join('、')}，${won}`,
  shape: (text) => `${text ? `“${text}”不是概率。` : '还没有输入。'}概率写成 0 到 1 之间的分数，例如 1/3。`,
  judged: {
    sign: '大小对了，正负号呢？占便宜的是先说话的人，还是听过对方再说的人？',
    even: '发牌是公平的，座次却不一样：有一方什么都没听到就得先说话。',
    tooMuch: (...[given]) =>
      given
        ? `后手拿 1 遇到过牌，每 3 次下注 1 次；拿 2 遇到下注，每 3 次跟 1 次：先手就得不到 ${written(given)}。`
        : '后手有一个策略，能使先手得不到这么多。',
    tooLittle: (...[given]) =>
      given
        ? `先手从不下注，拿 2 每 3 次跟注 1 次，所得就已经多于 ${written(given)}。`
        : '先手有一个策略，能保证得到更多。',
    honestTooMuch: (...[given]) =>
      given
        ? `后手拿 1 从不下注，拿 2 遇到下注每 3 次跟 1 次，先手就得不到 ${written(given)}。`
        : '后手拿 2 时有时跟注、有时弃牌，你就得不到这么多。还要注意，一局只是 6 种发牌中的一种。',
    honestTooLittle: (...[given]) =>
      given
        ? `拿 1 每 3 次下注 1 次，不论对方拿 2 跟注还是弃牌，所得都多于 ${written(given)}。`
        : '你能保证得到更多。拿 1 偶尔也下注：把两行混合起来，使两列的收益相等。',
    firstBeaten: (...[code = '00', worst]) =>
      `${words.answers(code)}，就能占到便宜${worst ? `：这个策略被压到每局 ${written(worst)}` : ''}。`,
    secondBeaten: (...[code = '000', worst]) =>
      `${words.answers(code)}，就能占到便宜${worst ? `：这个策略每局只剩 ${written(worst)}` : ''}。`,
  },
};
