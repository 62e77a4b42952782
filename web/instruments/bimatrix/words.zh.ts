import type { words as en } from './words.en.ts';

export const words: typeof en = {
  title: '双矩阵博弈',
  position: '收益',
  views: { payoffs: '收益', dominance: '占优', equilibria: '均衡', rounds: '对局' },
  players: ['A', 'B'],
  stories: {
    prisoners_dilemma: { title: '囚徒困境', row: ['沉默', '检举'], column: ['沉默', '检举'] },
    chicken: { title: '胆小鬼博弈', row: ['转弯', '直行'], column: ['转弯', '直行'] },
    battle_of_the_sexes: { title: '性别战', row: ['歌剧', '拳击'], column: ['歌剧', '拳击'] },
    stag_hunt: { title: '猎鹿博弈', row: ['猎鹿', '抓兔'], column: ['猎鹿', '抓兔'] },
    '6,6 2,8; 8,2 3,3': { title: '一片湖', row: ['1 条船', '2 条船'], column: ['1 条船', '2 条船'] },
  },
  examples: '例子',
  own: '自己的博弈',

  board: (rows, columns) => `A、B 的收益，${rows} 行 ${columns} 列`,
  placed: (place, what) => `${place}：${what}`,
  at: (row, column) => (/^\d/.test(row) ? `第 ${row} 行第 ${column} 列` : `“${row}”行“${column}”列`),
  cellIs: (place, row, column) => `${place}：A 得 ${row}，B 得 ${column}`,
  payoffOf: (player, amount, place) => `${player} 得 ${amount}，${place}`,
  markedBest: '标为最优反应',
  notBest: '不是最优反应',

  how: 'A 选行，B 选列。格子左下是 A 的收益，右上是 B 的收益。标出每一列里对 A 最好的，每一行里对 B 最好的。',
  howQuiet: 'A 选行，B 选列。格子左下是 A 的收益，右上是 B 的收益。',
  check: '检查',
  showBest: '显示最优反应',
  clear: '清除',
  allFound: '最优反应都标全了。',
  allMarked: (cells) =>
    cells.length === 0
      ? '最优反应都对了。没有哪一格标了两次，所以没有纯策略均衡。'
      : `最优反应都对了。标了两次的格子：${cells.join('；')}。在那里，谁单独改变都得不到更多。`,
  wrongMarks: (count) => `有 ${count} 处标错了：同一列（A）或同一行（B）里还有更大的收益。`,
  missing: (count) => `标出的都对，还缺 ${count} 处。`,

  edit: '修改收益',
  done: '完成',
  editing: '填整数、分数或小数，用方向键换格。也可以把整个博弈粘贴进来。',
  addRow: '加一行',
  addColumn: '加一列',
  dropRow: '去掉最后一行',
  dropColumn: '去掉最后一列',
  fieldOf: (player, place) => `${player} 的收益，${place}`,

  kinds: { strict: '严格占优', weak: '弱占优', mixtures: '混合占优', weak_mixtures: '混合弱占优' },
  kind: '占优的种类',
  steps: '步骤',
  toStart: '回到开头',
  back: '后退一步',
  forward: '前进一步',
  play: '连续播放',
  pause: '暂停',
  all: '直到最后一步',
  stepOf: (step, last) => `${step}/${last} `,
  before: '有没有一行，在每一列都不如另一行？有没有一列，在每一行都不如另一列？想好再往下看。',
  struck: {
    row: ([line, by]) => `在剩下的每一列里，A 选“${by}”都比“${line}”得得多。划掉“${line}”。`,
    column: ([line, by]) => `在剩下的每一行里，B 选“${by}”都比“${line}”得得多。划掉“${line}”。`,
    weak_row: ([line, by]) => `A 选“${by}”从不比“${line}”差，至少有一处更好。划掉“${line}”。`,
    weak_column: ([line, by]) => `B 选“${by}”从不比“${line}”差，至少有一处更好。划掉“${line}”。`,
    mixed_row: ([line, mix]) => `混合 ${mix} 在每一列都让 A 比“${line}”得得多。划掉“${line}”。`,
    mixed_column: ([line, mix]) => `混合 ${mix} 在每一行都让 B 比“${line}”得得多。划掉“${line}”。`,
    weak_mixed_row: ([line, mix]) => `混合 ${mix} 对 A 从不比“${line}”差，至少有一处更好。划掉“${line}”。`,
    weak_mixed_column: ([line, mix]) => `混合 ${mix} 对 B 从不比“${line}”差，至少有一处更好。划掉“${line}”。`,
  },
  left: (rows, columns) =>
    rows === 1n && columns === 1n ? '只剩一格。' : `不能再划了：剩下 ${rows} 行 ${columns} 列。`,
  nothingStruck: '没有劣策略可划。',

  rounds: {
    begin: '你是 A，点一行；B 同时选一列。',
    choose: (row) => (/^\d/.test(row) ? `选第 ${row} 行` : `选“${row}”`),
    played: (count, row, column, wins, loses) =>
      `第 ${count} 局。你：${row}；B：${column}。你得 ${wins}，B 得 ${loses}。`,
    over: (you, other) => `这是最后一局。你一共得 ${you}，B 得 ${other}。`,
    best: '谁来也不能更多了。',
    more: '还可以更多。',
    account: '每一局双方所得',
    player: '玩家',
    sum: (rounds) => (rounds > 1 ? `${rounds} 局合计` : '合计'),
    again: '重来',
    opponent: 'B 怎样选',
    ways: { best: '最优反应', echo: '以牙还牙' },
    means: {
      best: 'B 按你以往选各行的次数推测你，再选对自己最好的一列。',
      echo: 'B 先选第 1 列，以后照搬你上一局的选择。',
    },
  },

  showEquilibria: '显示全部均衡',
  guess: '在哪里，双方都不愿意单独改变？想好再看。',
  count: (equilibria, components) =>
    equilibria === components
      ? `共有 ${equilibria} 个均衡。`
      : `极端均衡 ${equilibria} 个，分成 ${components} 个连通的集合；同一集合里的混合也都是均衡。`,
  profile: (row, column) => `A：${row}；B：${column}`,
  wins: (row, column) => `A 得 ${row}，B 得 ${column}`,
  pure: (line) => line,
  part: (share, line) => `${share} ${line}`,
  set: (number) => `集合 ${number}`,
  pareto: '帕累托最优',
  paretoSays: (cells) =>
    `帕累托最优：${cells.map(([row, column]) => `（${row}，${column}）`).join('、')}。离开这些格子，一方变好，另一方必定变差；其余的格子都还可以改进，谁也不吃亏。`,
  security: '保底收益',
  securitySays: (row, how, column, across) =>
    `不论 B 怎样，A 用 ${how} 总能得到 ${row}；不论 A 怎样，B 用 ${across} 总能得到 ${column}。`,
  tooLarge: '8 行 8 列以内可以求出全部均衡。',

  judged: {
    no_equilibrium: (row, column) => `在第 ${row} 行第 ${column} 列，有一方想改。是谁？`,
    row_leaves: (row, column, better, has, could) =>
      `在第 ${row} 行第 ${column} 列 A 得 ${has}，同一列换到第 ${better} 行可以得 ${could}。`,
    column_leaves: (row, column, better, has, could) =>
      `在第 ${row} 行第 ${column} 列 B 得 ${has}，同一行换到第 ${better} 列可以得 ${could}。`,
    more: () => '写出的都对，但还不全。',
    more_of: (count) => `写出的都对，但一共有 ${count} 个。`,
    more_in_row: (row) => `写出的都对。再看看第 ${row} 行。`,
    improved: (row, column, better, across) =>
      `第 ${row} 行第 ${column} 列还能改进：第 ${better} 行第 ${across} 列对谁都不更差，至少对一方更好。`,
    count_low: () => '不止这些。每一格都问：A 换一行会更好吗？B 换一列会更好吗？',
    count_high: () => '没有这么多。每一格都问：A 换一行会更好吗？B 换一列会更好吗？',
    count_cell: (row, column) => `第 ${row} 行第 ${column} 列是其中之一。一格一格再数一遍。`,
    count_mixed: () => '纯策略均衡有这么多，但均衡也可以是混合的。',
    row_beaten: (column, row, wins, has) =>
      `B 选第 ${column} 列时就不是：第 ${row} 行得 ${wins}，你选的那行得 ${has}。`,
    column_beaten: (row, column, wins, has) =>
      `A 选第 ${row} 行时就不是：第 ${column} 列得 ${wins}，你选的那列得 ${has}。`,
    some_dominates: () => '有的。取两行（列），一处一处比较。',
    mix_there: () => '是有的。怎样混合，才能让对方的两种选择一样好？',
    mix_none: () => '这个博弈里没有双方都混合的均衡。看看有没有占优。',
    no_probability: (given) => `${given} 不是概率。`,
    mix_of_column: (given) => `B 取 ${given}，会使 A 怎样选都一样。而 A 的混合要使 B 怎样选都一样：用 B 的收益来算。`,
    mix_of_row: (given) => `A 取 ${given}，会使 B 怎样选都一样。而 B 的混合要使 A 怎样选都一样：用 A 的收益来算。`,
    mix_of_second: (given) => `${given} 是选第 2 个策略的概率。`,
    column_prefers: (given, first, second) =>
      `取 ${given} 时，B 选第 1 列得 ${first}，选第 2 列得 ${second}，B 就不会混合了。`,
    row_prefers: (given, first, second) =>
      `取 ${given} 时，A 选第 1 行得 ${first}，选第 2 行得 ${second}，A 就不会混合了。`,
    wins_low: () => '还要多些。按对方的混合，把自己某个策略的收益加权平均。',
    wins_high: () => '没有这么多。按对方的混合，把自己某个策略的收益加权平均。',
    wins_by_column: (share) => `B 选第 1 列的概率是 ${share}。A 选第 1 行得多少？`,
    wins_by_row: (share) => `A 选第 1 行的概率是 ${share}。B 选第 1 列得多少？`,
    level_low: () => '还能保证得更多。',
    level_high: () => '保证不了这么多。',
    level_alone: () => '只看这一方的收益，假定对方一心要使它变小。',
    ten_low: () => '还可以更多。你选某一行以后，B 下一局怎样选？',
    ten_last: () => '还可以更多。有没有哪一局，过后 B 再也来不及回应？',
    ten_high: () => '得不到这么多。',
    ten_answered: () => 'B 每一局都照搬你上一局的选择。算一算，你这一局的选择，下一局要付出什么代价。',
    game_few: (has, wanted) => `这个博弈有 ${has} 个纯策略均衡，要求有 ${wanted} 个。`,
    game_many: (has, wanted, row, column) =>
      `这个博弈有 ${has} 个纯策略均衡，要求有 ${wanted} 个。其中一个在第 ${row} 行第 ${column} 列。`,
    row_stays: (column, first, second) =>
      `在第 ${column} 列，A 选第 1 行得 ${first}，选第 2 行得 ${second}；应当是第 2 行更好。`,
    column_stays: (row, first, second) =>
      `在第 ${row} 行，B 选第 1 列得 ${first}，选第 2 列得 ${second}；应当是第 2 列更好。`,
    row_content: (together, apart) => `A 在左上格得 ${together}，在右下格得 ${apart}，算不上困境。`,
    column_content: (together, apart) => `B 在左上格得 ${together}，在右下格得 ${apart}，算不上困境。`,
  },
};
