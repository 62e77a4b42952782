import type { MatrixWords } from './words.en.ts';

const line = (row: boolean, number: number | string) => `第 ${number} ${row ? '行' : '列'}`;
const named = (id = '') => line(id.startsWith('r'), id.slice(1));
const lines = (row: boolean, numbers: readonly number[]) => `第 ${numbers.join('、')} ${row ? '行' : '列'}`;

export const words: MatrixWords = {
  title: '支付矩阵',
  views: {
    payoffs: '矩阵',
    dominance: '占优',
    lines: '直线图',
    rounds: '对局',
    tableau: '单纯形表',
    program: '线性规划',
  },
  who: '玩家 I 选行，赢得所选格里的数；玩家 II 选列，付出这个数。',
  playerI: '玩家 I',
  playerII: '玩家 II',
  matrix: '矩阵：整数、分数或小数，各行用分号隔开',
  take: '采用',
  matrixLabel: (rows, columns) => `${rows} 行 ${columns} 列的矩阵`,
  spoken: (rows, columns) => `${rows} 行 ${columns} 列的矩阵。`,
  cell: (row, column, entry) => `第 ${row} 行第 ${column} 列${entry && `：${entry}`}`,
  line,
  tooLarge: (rows, columns) => `${rows} 行 ${columns} 列太大，画不下；仍可以按文字修改、求解。`,
  placed: (row, column, what) => `第 ${row} 行第 ${column} 列：${what}`,
  thinking: '求解器正在计算……',

  tool: '点一格的作用',
  tools: { least: '行最小', greatest: '列最大', edit: '修改', play: '试玩' },
  play: '你是玩家 I：点一个行号。玩家 II 同时选好一列。',
  playRow: (row) => `选第 ${row} 行`,
  round: (count, row, column, won, total) =>
    `第 ${count} 局：第 ${row} 行对第 ${column} 列，你${won.startsWith('−') ? `付 ${won.slice(1)}` : `赢 ${won}`}。累计：${total}。`,
  over: '到此为止。',
  check: '核对',
  find: '标出每行最小的数和每列最大的数。有没有哪个数两种标记都有？',
  compared: (least, greatest, missing) => {
    const wrong = [
      least > 0 && `有 ${least} 个标记不是行最小`,
      greatest > 0 && `有 ${greatest} 个标记不是列最大`,
      missing > 0 && `漏了 ${missing} 个标记`,
    ].filter(Boolean);
    return wrong.length === 0 ? '标记全对。' : `${wrong.join('，')}。`;
  },
  gap: (lower, upper) => `没有哪个数同时带两种标记。最好的行保证赢 ${lower}，最好的列至多付 ${upper}。`,
  saddleAt: (count, value) =>
    count === 1 ? `有一个数带两种标记，${value} 就是鞍点。` : `有 ${count} 个数带两种标记，都是鞍点，都等于 ${value}。`,
  addRow: '加一行',
  dropRow: '减一行',
  addColumn: '加一列',
  dropColumn: '减一列',
  solve: '博弈值与最优策略',
  valueIs: (value) => `博弈值 ${value}`,
  winsAtLeast: (value) => `至少赢 ${value}：`,
  paysAtMost: (value) => `至多付 ${value}：`,
  against: (row, outcomes) => `对各${row ? '列' : '行'}依次为 ${outcomes.join('、')}。`,
  unique: '最优策略唯一。',
  notUnique: '最优策略不唯一。',
  long: (count) => `${count} 个权重`,
  vertices: '全部最优策略',
  allOf: (who, count) => (count === 1 ? `${who} 只有这一个：` : `${who}：以下 ${count} 个，以及它们的一切混合：`),
  tooMany: '太多了，列不下。',

  kind: '按哪种占优划',
  kinds: { strict: '严格', weak: '弱', mixtures: '混合', weak_mixtures: '弱混合' },
  strike: '点行号或列号，划掉那一行或那一列。',
  again: '重来',
  struckBy: (row, number, by, strictly) =>
    strictly
      ? `划掉${line(row, number)}：在剩下的每一${row ? '列' : '行'}，${line(row, by)}都${row ? '赢得更多' : '付得更少'}。`
      : `划掉${line(row, number)}：${line(row, by)}处处不差，至少一处更好。`,
  struckByMixture: (row, number, mixture, strictly) =>
    `划掉${line(row, number)}：把${lines(
      row,
      mixture.map(([, i]) => i),
    )}按 ${mixture.map(([w]) => w).join(' : ')} 混合，${strictly ? `处处${row ? '赢得更多' : '付得更少'}` : '处处不差，至少一处更好'}。`,
  onlyWeak: (row, number, by) => `${line(row, by)}并不严格占优于${line(row, number)}：处处不差，但有的地方一样。`,
  resists: (row, number, pairs) =>
    `${line(row, number)}划不掉：${pairs.map(([other, across]) => `在${line(!row, across)}不比${line(row, other)}差`).join('；')}。`,
  alone: (row) => `只剩这一${row ? '行' : '列'}了。`,
  nothingMore: {
    strict: '现在没有哪一行或列可以按严格占优划掉了。',
    weak: '现在没有哪一行或列可以按弱占优划掉了。',
    mixtures: '现在就算用混合，也没有可以按严格占优划掉的了。',
    weak_mixtures: '现在就算用混合，也没有可以按弱占优划掉的了。',
  },
  noStrikes: '这里没有可以划掉的。',
  beforeSteps: (count) => `一共可以划掉 ${count} 行或列。`,
  stepper: {
    steps: '逐步',
    toStart: '回到开头',
    back: '退一步',
    forward: '进一步',
    play: '播放',
    pause: '停止',
    all: '全部显示',
  },

  noLines: '这种图只适用于两行或两列的矩阵。',
  linesLabel: (row, count) => `${count} 条直线，横轴是${row ? '选第 1 行的概率 p' : '选第 1 列的概率 q'}`,
  slider: (row) => (row ? 'p：选第 1 行的概率' : 'q：选第 1 列的概率'),
  atP: (row, p, guaranteed, worst) =>
    row
      ? `p = ${p} 时，玩家 I 平均至少赢 ${guaranteed}；最坏的情形是玩家 II 选${lines(false, worst)}。`
      : `q = ${p} 时，玩家 II 平均至多付 ${guaranteed}；最坏的情形是玩家 I 选${lines(true, worst)}。`,
  drag: (row) => (row ? '拖动 p：玩家 I 选第 1 行的概率。' : '拖动 q：玩家 II 选第 1 列的概率。'),
  best: (row, from, to, value) =>
    `${row ? '最坏情形的最高点' : '最坏情形的最低点'}是 ${value}，此时 ${row ? 'p' : 'q'} ${from === to ? `= ${from}` : `在 ${from} 到 ${to} 之间`}。`,
  envelope: '最坏情形',
  optimum: '最优点',

  rounds: {
    ways: { own: '权重', even: '均匀', optimal: '最优' },
    means: { own: '', even: '各种选择同样多。', optimal: '一个最优策略。' },
    weights: { row: '各行的权重', column: '各列的权重' },
    wrongCount: (row, given, lines) => {
      const name = row ? '行' : '列';
      return `共有 ${lines} ${name}，却写了 ${given} 个权重；每${name}要有一个。`;
    },
    placed: (row, number, what) => `${line(row, number)}：${what}`,
    one: '来一局',
    many: (rounds) => `连下 ${rounds} 局`,
    begin: '先定下双方怎样选。图上画的是玩家 I 的平均所得，虚线是博弈值。',
    chart: '还没有开始。',
    played: (row, column, wins) => `第 ${row} 行第 ${column} 列：玩家 I 得 ${wins}。`,
    result: (rounds, sum, average, expected, value, same) =>
      `${rounds} 局之后，玩家 I 共得 ${sum}，平均 ${average}；期望是 ${expected}${same ? '，正是博弈值' : `，博弈值是 ${value}`}。`,
  },

  tableau: {
    rule: '哪一列进基',
    rules: { bland: '最小下标（Bland）', largest: '系数最大' },
    right: '取值',
    ratio: '比值',
    objective: '总和',
    entry: (row, column, entry) => `${row}，${column}：${entry}`,
    steps: '转轴',
    toStart: '回到开头',
    back: '后退一步',
    forward: '前进一步',
    play: '连续播放',
    pause: '暂停',
    all: '直到最后一步',
    begin: (added, moved) =>
      `${moved ? `每个收益都加上 ${added}，使它们全是正数。` : ''}你会在哪个数上转轴？点它，或者前进一步。`,
    beginProgram: '你会在哪个数上转轴？点它，或者前进一步。',
    next: (pivots) => `转轴 ${pivots} 次之后。下一次在哪里？`,
    rightPivot: '对。',
    pivotSays: [
      '',
      (cost, bland) => ` 进基：${bland ? '下面是负数的变量里，它的下标最小' : '它下面的负数最小'}（${cost}）。`,
      (ratio, degenerate) => ` 出基：比值 ${ratio} 最小。${degenerate ? '比值为 0，总和不变，这是退化的转轴。' : ''}`,
    ],
    optimal: (pivots) => `最下一行没有负数了，转轴 ${pivots} 次达到最优。双方的策略在表里什么地方？再前进一步。`,
    optimum: (pivots, value) => `最下一行没有负数了：转轴 ${pivots} 次，最优值是 ${value}。`,
    unbounded: ' 可以一直增大：这一列没有正数。这个线性规划无界。',
    cycle: (pivots, first) =>
      `转轴 ${pivots} 次之后，基又和${first === 0 ? '开头' : `第 ${first} 次之后`}一样：按这条规则会永远转圈。`,
    certificate: (corner, added, moved, value) =>
      `博弈值是 ${corner} 的倒数${moved ? `减去 ${added}` : ''}，即 ${value}。各个 s 下面是玩家 I 的权重，各个 y 右边是玩家 II 的权重。`,
  },

  judged: {
    pivot_more: '最下一行还有负数，没有达到最优。',
    pivot_done: '最下一行没有负数，已经最优。',
    pivot_no_gain: (cost = '') => `这一列最下面是 ${cost}，不是负数，总和不会增加。`,
    pivot_not_first: (cost = '') => `${cost} 是负数，但下标更小的变量也有负数。`,
    pivot_not_largest: (cost = '') => `${cost} 是负数，但还有更小的负数，或者相等而下标更小的。`,
    pivot_unbounded: '这一列没有正数，变量的增大不受限制。',
    pivot_not_positive: (entry = '') => `${entry} 不是正数，这一行不构成限制。`,
    pivot_ratio: (own = '', least = '') => `它的比值是 ${own}，可另一行的比值只有 ${least}，那里的取值会变成负数。`,
    pivot_tie: (own = '') => `比值 ${own} 确实最小，但另一行也是这样，而且变量的下标更小。`,
    program_unbounded: '还可以更大。',
    program_bounded: '有最大值。',
    program_low: '还可以更大。',
    program_high: '达不到这么大。',
    program_pivots: '动手转轴：选最下面是负数的列，再选比值最小的行。',
    value: (value = '') => `玩家 I 能保证赢到 ${value}，玩家 II 能保证不多付。`,
    tooLow: (said = '') => `小了：玩家 I 有办法保证赢得比 ${said} 多。`,
    tooHigh: (said = '') => `大了：玩家 II 有办法保证付得比 ${said} 少。`,
    rowSecures: (row = '', said = '') => `单用第 ${row} 行，总能赢得比 ${said} 多。`,
    columnHolds: (column = '', said = '') => `单用第 ${column} 列，总是付得比 ${said} 少。`,
    mixesMore: (said = '') => `没有哪一行处处超过 ${said}，但几行混合起来可以。`,
    mixesLess: (said = '') => `没有哪一列处处低于 ${said}，但几列混合起来可以。`,
    mixSecures: (odds = '', said = '') => `让玩家 I 把各行按 ${odds} 混合，算算对每一列赢多少？都比 ${said} 多。`,
    mixHolds: (odds = '', said = '') => `让玩家 II 把各列按 ${odds} 混合，算算对每一行付多少？都比 ${said} 少。`,
    lower: (value = '') => `各行最小数中最大的，是 ${value}。`,
    upper: (value = '') => `各列最大数中最小的，是 ${value}。`,
    lowerLow: (said = '') => `有一行能保证得比 ${said} 更多。是哪一行？`,
    upperHigh: (said = '') => `有一列付的总比 ${said} 少。是哪一列？`,
    noRow: (said = '') => `每一行都有小于 ${said} 的数，哪一行也保证不了它。`,
    noColumn: (said = '') => `每一列都有大于 ${said} 的数，哪一列也保证不了只付这么多。`,
    rowOptimal: (value = '') => `对每一列都至少赢 ${value}，再多就保证不了了。`,
    columnOptimal: (value = '') => `对每一行都至多付 ${value}，再少就做不到了。`,
    beatenByColumn: (column = '', wins = '') =>
      `对付它，玩家 II 选第 ${column} 列，你平均只赢 ${wins}。还可以保证得更多。`,
    beatenByRow: (row = '', pays = '') => `对付它，玩家 I 选第 ${row} 行，你平均要付 ${pays}。还可以更少。`,
    columnAnd: (worst = '', wins = '', best = '', more = '') =>
      `对第 ${worst} 列只赢 ${wins}，对第 ${best} 列却赢 ${more}。给擅长对付第 ${worst} 列的那一行加点权重。`,
    rowAnd: (worst = '', pays = '', best = '', less = '') =>
      `对第 ${worst} 行要付 ${pays}，对第 ${best} 行只付 ${less}。给擅长对付第 ${worst} 行的那一列加点权重。`,
    saddles: (count = '') =>
      count === '1' ? '它是所在行最小、所在列最大的数。' : '它们都是所在行最小、所在列最大的数。',
    noSaddle: '没有哪个数既是行最小又是列最大。',
    someSaddle: '有一个数既是行最小又是列最大。',
    moreSaddles: () => '这些是鞍点，但还有别的。',
    smallerInRow: (row = '', column = '', entry = '') =>
      `第 ${row} 行里有比第 ${column} 列的 ${entry} 更小的数：玩家 II 会改选。`,
    greaterInColumn: (column = '', row = '', entry = '') =>
      `第 ${column} 列里有比第 ${row} 行的 ${entry} 更大的数：玩家 I 会改选。`,
    order: (rows = '', columns = '') => `再没有可以划掉的了，剩下 ${rows} × ${columns}。`,
    struckTwice: (id = '') => `${named(id)}划了两次。`,
    notDominated: (id = '', step = '') => `第 ${step} 步：这时没有别的行或列处处胜过${named(id)}。`,
    onlyWeakly: (id = '', step = '') => `第 ${step} 步：对${named(id)}只有弱占优，有的地方两者一样。`,
    goesOn: (rows = '', columns = '') => `到此都对，剩下 ${rows} × ${columns}；但还有一行或一列可以按严格占优划掉。`,
    itself: (id = '') => `混合里不能用${named(id)}自己。`,
    mixtureNoMore: (column = '', wins = '', own = '') => `在第 ${column} 列，混合赢 ${wins}，并不比 ${own} 多。`,
    mixtureNoLess: (row = '', pays = '', own = '') => `在第 ${row} 行，混合付 ${pays}，并不比 ${own} 少。`,
    mixture: (id = '') => `这个混合处处胜过${named(id)}。`,
    valueIs: (value = '') => `这个矩阵的博弈值是 ${value}。`,
    saddlesAre: (count = '') => (count === '0' ? '这个矩阵没有鞍点。' : `这个矩阵有 ${count} 个鞍点。`),
    rowIdle: (row = '') => `这里玩家 I 不用第 ${row} 行也行。`,
    columnIdle: (column = '') => `这里玩家 II 不用第 ${column} 列也行。`,
    notUnique: '这里有一方的最优策略不唯一。',
    leaves: (rows = '', columns = '') => `按严格占优划到底，剩下 ${rows} × ${columns}。`,
    built: (value = '') => `博弈值是 ${value}。`,
  },
};
