import { counted } from '../../board/language.ts';
const line = (row: boolean, number: number) => `${row ? 'row' : 'column'} ${number}`;
const Line = (row: boolean, number: number) => `${row ? 'Row' : 'Column'} ${number}`;
/** "r3" as it is written in answers. */
const named = (id = '') => line(id.startsWith('r'), Number(id.slice(1)));
const Named = (id = '') => Line(id.startsWith('r'), Number(id.slice(1)));
const list = (numbers: readonly (number | string)[]) =>
  numbers.length < 2 ? numbers.join('') : `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
const lines = (row: boolean, numbers: readonly number[]) =>
  `${row ? 'row' : 'column'}${numbers.length > 1 ? 's' : ''} ${list(numbers)}`;

export const words = {
  title: 'Payoff matrix',
  views: {
    payoffs: 'Matrix',
    dominance: 'Dominance',
    lines: 'Lines',
    rounds: 'Rounds',
    tableau: 'Tableau',
    program: 'Program',
  },
  who: 'Player I chooses a row and wins the number; player II chooses a column and pays it.',
  playerI: 'Player I',
  playerII: 'Player II',
  matrix: 'Matrix: numbers, fractions, decimals; rows after “;”',
  take: 'Take',
  matrixLabel: (rows: number, columns: number) =>
    `Matrix with ${counted(rows, 'row')} and ${counted(columns, 'column')}`,
  spoken: (rows: number, columns: number) => `A matrix with ${counted(rows, 'row')} and ${counted(columns, 'column')}.`,
  cell: (row: number, column: number, entry: string) => `Row ${row}, column ${column}${entry && `: ${entry}`}`,
  line: Line,
  tooLarge: (rows: number, columns: number) =>
    `${counted(rows, 'row')} and ${counted(columns, 'column')} are too many to draw. They can still be edited as text and solved.`,
  placed: (row: number, column: number, what: string) => `Row ${row}, column ${column}: ${what}`,
  thinking: 'The solver is computing …',

  // Payoffs
  tool: 'What a press does',
  tools: { least: 'Least of its row', greatest: 'Greatest of its column', edit: 'Edit', play: 'Play' },
  play: 'You are player I: press the number of a row. Player II chooses a column at the same time.',
  playRow: (row: number) => `Play row ${row}`,
  round: (count: number, row: number, column: number, won: string, total: string) =>
    `Round ${count}: your row ${row} meets column ${column}, you ${won.startsWith('−') ? `pay ${won.slice(1)}` : `win ${won}`}. So far: ${total}.`,
  over: 'That was the last round.',
  check: 'Check',
  find: 'Mark the least number of every row and the greatest of every column. Is there a number with both marks?',
  compared: (least: number, greatest: number, missing: number) => {
    const wrong = [
      least > 0 && `${least} ${least === 1 ? 'mark is' : 'marks are'} not the least of the row`,
      greatest > 0 && `${greatest} ${greatest === 1 ? 'mark is' : 'marks are'} not the greatest of the column`,
      missing > 0 && `${missing} ${missing === 1 ? 'mark was' : 'marks were'} missing`,
    ].filter(Boolean);
    return wrong.length === 0 ? 'All marks are right.' : `${wrong.join('; ')}.`.replace(/^./, (c) => c.toUpperCase());
  },
  gap: (lower: string, upper: string) =>
    `No number has both marks. The best row secures ${lower}, the best column lets no more than ${upper} through.`,
  saddleAt: (count: number, value: string) =>
    count === 1
      ? `One number has both marks: a saddle point, ${value}.`
      : `${count} numbers have both marks: saddle points, each ${value}.`,
  addRow: '+ row',
  dropRow: '− row',
  addColumn: '+ column',
  dropColumn: '− column',
  solve: 'Value and strategies',
  valueIs: (value: string) => `Value ${value}`,
  winsAtLeast: (value: string) => `wins at least ${value}:`,
  paysAtMost: (value: string) => `pays at most ${value}:`,
  against: (row: boolean, outcomes: readonly string[]) =>
    `${outcomes.join(', ')} against the ${row ? 'columns' : 'rows'}.`,
  unique: 'No other strategy does.',
  notUnique: 'Others do as well.',
  long: (count: number) => `${counted(count, 'weight')}`,
  vertices: 'All optimal strategies',
  allOf: (who: string, count: number) =>
    count === 1 ? `${who} has only this one:` : `${who}: these ${count}, and all mixtures of them:`,
  tooMany: 'There are too many to list.',

  // Dominance
  kind: 'By what a line is struck out',
  kinds: { strict: 'Strict', weak: 'Weak', mixtures: 'Mixtures', weak_mixtures: 'Weak mixtures' },
  strike: 'Press the number of a row or column to strike it out.',
  again: 'Again',
  struckBy: (row: boolean, number: number, by: number, strictly: boolean) =>
    strictly
      ? `${Line(row, number)} is struck out: ${line(row, by)} ${row ? 'wins more in every column' : 'pays less in every row'} that is left.`
      : `${Line(row, number)} is struck out: ${line(row, by)} is nowhere worse and somewhere better.`,
  struckByMixture: (row: boolean, number: number, mixture: readonly (readonly [string, number])[], strictly: boolean) =>
    `${Line(row, number)} is struck out: ${lines(
      row,
      mixture.map(([, i]) => i),
    )}, mixed ${mixture.map(([w]) => w).join(' : ')}, ${strictly ? `${row ? 'win more' : 'pay less'} everywhere` : 'are nowhere worse and somewhere better'}.`,
  onlyWeak: (row: boolean, number: number, by: number) =>
    `${Line(row, number)} is not strictly dominated: ${line(row, by)} is never worse, but somewhere just as good.`,
  resists: (row: boolean, number: number, pairs: readonly (readonly [number, number])[]) =>
    `${Line(row, number)} stays: ${pairs.map(([other, across]) => `in ${line(!row, across)} it is no worse than ${line(row, other)}`).join('; ')}.`,
  alone: (row: boolean) => `That is the only ${row ? 'row' : 'column'} left.`,
  nothingMore: {
    strict: 'Now no line is strictly dominated by another.',
    weak: 'Now no line is weakly dominated by another.',
    mixtures: 'Now no line is strictly dominated, not even by a mixture.',
    weak_mixtures: 'Now no line is weakly dominated, not even by a mixture.',
  },
  noStrikes: 'Nothing is dominated here.',
  beforeSteps: (count: number) => `${count} ${count === 1 ? 'line' : 'lines'} can be struck out.`,
  stepper: {
    steps: 'Step by step',
    toStart: 'To the beginning',
    back: 'One step back',
    forward: 'One step on',
    play: 'Play',
    pause: 'Stop',
    all: 'Show all',
  },

  // Lines
  noLines: 'This picture needs two rows or two columns.',
  linesLabel: (row: boolean, count: number) =>
    `${counted(count, 'line')} over ${row ? 'p, the probability of row 1' : 'q, the probability of column 1'}`,
  slider: (row: boolean): string => (row ? 'p: probability of row 1' : 'q: probability of column 1'),
  atP: (row: boolean, p: string, guaranteed: string, worst: readonly number[]) =>
    row
      ? `With p = ${p} player I wins at least ${guaranteed} on average. Worst against ${lines(false, worst)}.`
      : `With q = ${p} player II pays at most ${guaranteed} on average. Worst against ${lines(true, worst)}.`,
  drag: (row: boolean): string =>
    row ? 'Drag p: how often player I plays row 1.' : 'Drag q: how often player II plays column 1.',
  best: (row: boolean, from: string, to: string, value: string) =>
    `${row ? 'Highest worst case' : 'Lowest worst case'}: ${value}, for ${row ? 'p' : 'q'} ${from === to ? `= ${from}` : `from ${from} to ${to}`}.`,
  envelope: 'Worst cases',
  optimum: 'Best choice',

  // Rounds
  rounds: {
    ways: { own: 'Weights', even: 'Evenly', optimal: 'Optimally' } as Readonly<
      Record<'own' | 'even' | 'optimal', string>
    >,
    means: { own: '', even: 'All choices equally often.', optimal: 'An optimal strategy.' } as Readonly<
      Record<'own' | 'even' | 'optimal', string>
    >,
    weights: { row: 'Weights of the rows', column: 'Weights of the columns' },
    wrongCount: (row: boolean, given: string, lines: string) =>
      `${counted(given, 'weight')} for ${lines} ${row ? 'row' : 'column'}${lines === '1' ? '' : 's'}: each needs one.`,
    placed: (row: boolean, number: number, what: string) => `${Line(row, number)}: ${what}`,
    one: 'Play a round',
    many: (rounds: string) => `Play ${counted(rounds, 'round')}`,
    begin: 'Say how each player plays. The plot shows what player I wins on average, and the value as a dashed line.',
    chart: 'No round has been played yet.',
    played: (row: number, column: number, wins: string) => `Row ${row}, column ${column}: player I wins ${wins}.`,
    result: (rounds: string, sum: string, average: string, expected: string, value: string, same: boolean) =>
      `After ${counted(rounds, 'round')} player I has won ${sum}: on average ${average}. Expected is ${expected}${same ? ', the value' : `, and the value is ${value}`}.`,
  },

  // The tableau
  tableau: {
    rule: 'Which column enters',
    rules: { bland: 'First (Bland)', largest: 'Largest coefficient' },
    right: 'value',
    ratio: 'ratio',
    objective: 'sum',
    entry: (row: string, column: string, entry: string) => `${row}, ${column}: ${entry}`,
    steps: 'Pivots',
    toStart: 'To the start',
    back: 'One step back',
    forward: 'One step on',
    play: 'Play the steps',
    pause: 'Pause',
    all: 'To the last step',
    begin: (added: string, moved: boolean) =>
      `${moved ? `To each payoff ${added} is added, so that all are positive. ` : ''}Which number would you pivot on? Press it, or step on.`,
    beginProgram: 'Which number would you pivot on? Press it, or step on.',
    next: (pivots: number) => `After ${pivots === 1 ? 'one pivot' : `${pivots} pivots`}. Which is the next one?`,
    rightPivot: 'Right.',
    pivotSays: [
      '',
      (cost: string, bland: boolean) =>
        ` enters: ${bland ? 'the first variable with a negative number below' : 'it has the most negative number below'}, ${cost}. `,
      (ratio: string, degenerate: boolean) =>
        ` leaves: its ratio ${ratio} is the least.${degenerate ? ' With ratio 0 the sum stays as it is: a degenerate pivot.' : ''}`,
    ] as const,
    optimal: (pivots: number) =>
      `No negative number is left below: optimal after ${pivots === 1 ? 'one pivot' : `${pivots} pivots`}. Where are both strategies? Step on.`,
    optimum: (pivots: number, value: string) =>
      `No negative number is left below: ${value} is the optimum, after ${pivots === 1 ? 'one pivot' : `${pivots} pivots`}.`,
    unbounded: ' could grow for ever: no number above is positive. The program is unbounded.',
    cycle: (pivots: number, first: number) =>
      `After ${counted(pivots, 'pivot')} the basis is the one ${first === 0 ? 'of the beginning' : `after ${first}`}: this rule would go on in a circle for ever.`,
    certificate: (corner: string, added: string, moved: boolean, value: string) =>
      `Value: 1 divided by ${corner}${moved ? `, less ${added}` : ''}, is ${value}. The weights stand below the s (player I) and beside the y (player II).`,
  },

  // What is said of an answer
  judged: {
    pivot_more: 'The tableau is not optimal yet: there is a negative number below.',
    pivot_done: 'There is no negative number below: the tableau is optimal already.',
    pivot_no_gain: (cost = '') => `In this column stands ${cost} below, which is not negative: the sum would not grow.`,
    pivot_not_first: (cost = '') => `${cost} is negative, but another variable with a negative number comes before.`,
    pivot_not_largest: (cost = '') =>
      `${cost} is negative, but below stands a lesser number, or the same one further left.`,
    pivot_unbounded: 'In this column no entry is positive: nothing keeps the variable from growing.',
    pivot_not_positive: (entry = '') => `${entry} is not positive: this row sets no limit.`,
    pivot_ratio: (own = '', least = '') =>
      `Its ratio is ${own}, but another row only allows ${least}. The value there would become negative.`,
    pivot_tie: (own = '') =>
      `The ratio ${own} is the least, but another row has it, too, and its variable comes before.`,
    program_unbounded: 'More is possible.',
    program_bounded: 'There is a largest value.',
    program_low: 'More is possible.',
    program_high: 'So much is not possible.',
    program_pivots: 'Make the pivots: column with a negative number below, row with the least ratio.',
    value: (value = '') => `Neither player can do better than ${value}.`,
    tooLow: (said = '') => `Too low: player I can make sure of more than ${said}.`,
    tooHigh: (said = '') => `Too high: player II can make sure of paying less than ${said}.`,
    rowSecures: (row = '', said = '') => `Row ${row} alone always wins more than ${said}.`,
    columnHolds: (column = '', said = '') => `Column ${column} alone always costs less than ${said}.`,
    mixesMore: (said = '') => `No single row is better than ${said} everywhere, but a mixture of rows is.`,
    mixesLess: (said = '') => `No single column is below ${said} everywhere, but a mixture of columns is.`,
    mixSecures: (odds = '', said = '') =>
      `Let player I mix the rows ${odds}. What does that win against each column? More than ${said}.`,
    mixHolds: (odds = '', said = '') =>
      `Let player II mix the columns ${odds}. What does that pay against each row? Less than ${said}.`,
    lower: (value = '') => `That is the greatest of the least numbers: ${value}.`,
    upper: (value = '') => `That is the least of the greatest numbers: ${value}.`,
    lowerLow: (said = '') => `Some row secures more than ${said}. Which?`,
    upperHigh: (said = '') => `Some column lets less than ${said} through. Which?`,
    noRow: (said = '') => `Every row has a number below ${said}: none secures it.`,
    noColumn: (said = '') => `Every column has a number above ${said}: none keeps it so low.`,
    rowOptimal: (value = '') => `It wins at least ${value} against every column, and nothing secures more.`,
    columnOptimal: (value = '') => `It pays at most ${value} against every row, and nothing keeps it lower.`,
    beatenByColumn: (column = '', wins = '') =>
      `Against it player II plays column ${column}, and you win only ${wins} on average. More can be secured.`,
    beatenByRow: (row = '', pays = '') =>
      `Against it player I plays row ${row}, and you pay ${pays} on average. Less is possible.`,
    columnAnd: (worst = '', wins = '', best = '', more = '') =>
      `It wins ${wins} against column ${worst}, but ${more} against column ${best}. Give more weight to the row that is good against column ${worst}.`,
    rowAnd: (worst = '', pays = '', best = '', less = '') =>
      `It pays ${pays} against row ${worst}, but ${less} against row ${best}. Give more weight to the column that is good against row ${worst}.`,
    saddles: (count = ''): string =>
      count === '1'
        ? 'It is the least of its row and the greatest of its column.'
        : 'Each is the least of its row and the greatest of its column.',
    noSaddle: 'No number is the least of its row and the greatest of its column.',
    someSaddle: 'There is a number that is the least of its row and the greatest of its column.',
    moreSaddles: (count = '') => `${count === '1' ? 'That is one' : 'Those are saddle points'}. There are more.`,
    smallerInRow: (row = '', column = '', entry = '') =>
      `Row ${row} has a number smaller than the ${entry} in column ${column}: player II would leave.`,
    greaterInColumn: (column = '', row = '', entry = '') =>
      `Column ${column} has a number greater than the ${entry} in row ${row}: player I would leave.`,
    order: (rows = '', columns = '') => `Nothing more can be struck out: ${rows} × ${columns} is left.`,
    struckTwice: (id = '') => `${Named(id)} is struck out twice.`,
    notDominated: (id = '', step = '') =>
      `Step ${step}: at that moment nothing else is better than ${named(id)} everywhere.`,
    onlyWeakly: (id = '', step = '') =>
      `Step ${step}: ${named(id)} is dominated, but not strictly: somewhere both are the same.`,
    goesOn: (rows = '', columns = '') =>
      `Right so far: ${rows} × ${columns} is left. But something more is strictly dominated there.`,
    itself: (id = '') => `The mixture must do without ${named(id)} itself.`,
    mixtureNoMore: (column = '', wins = '', own = '') =>
      `In column ${column} the mixture wins ${wins}, and that is not more than ${own}.`,
    mixtureNoLess: (row = '', pays = '', own = '') =>
      `In row ${row} the mixture pays ${pays}, and that is not less than ${own}.`,
    mixture: (id = '') => `The mixture is better than ${named(id)} everywhere.`,
    valueIs: (value = '') => `The value of this matrix is ${value}.`,
    saddlesAre: (count = '') =>
      count === '0'
        ? 'This matrix has no saddle point.'
        : count === '1'
          ? 'This matrix has one saddle point.'
          : `This matrix has ${count} saddle points.`,
    rowIdle: (row = '') => `Player I can do without row ${row} here.`,
    columnIdle: (column = '') => `Player II can do without column ${column} here.`,
    notUnique: 'Here a player has several optimal strategies.',
    leaves: (rows = '', columns = '') => `Strict dominance leaves ${rows} × ${columns} of this matrix.`,
    built: (value = '') => `The value is ${value}.`,
  },
};

export type MatrixWords = typeof words;
