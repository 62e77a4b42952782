import { counted } from '../../board/language.ts';
type Texts = readonly string[];
type Says = (texts: Texts) => string;

/** What a row or a column is called in a textbook's game, or in one that a lesson tells of. */
interface Story {
  readonly title: string;
  readonly row: Texts;
  readonly column: Texts;
}

const strategies = (cells: readonly (readonly [row: string, column: string])[]) =>
  cells.map(([row, column]) => `(${row}, ${column})`).join(', ');

export const words = {
  title: 'Bimatrix game',
  position: 'Payoffs',
  views: { payoffs: 'Payoffs', dominance: 'Dominance', equilibria: 'Equilibria', rounds: 'Rounds' },
  players: ['A', 'B'] as readonly [string, string],
  stories: {
    prisoners_dilemma: {
      title: 'Prisoner’s dilemma',
      row: ['Silent', 'Confess'],
      column: ['Silent', 'Confess'],
    },
    chicken: { title: 'Chicken', row: ['Swerve', 'Straight'], column: ['Swerve', 'Straight'] },
    battle_of_the_sexes: { title: 'Battle of the sexes', row: ['Opera', 'Boxing'], column: ['Opera', 'Boxing'] },
    stag_hunt: { title: 'Stag hunt', row: ['Stag', 'Hare'], column: ['Stag', 'Hare'] },
    // Of a lesson: by its payoffs.
    '6,6 2,8; 8,2 3,3': { title: 'The lake', row: ['1 boat', '2 boats'], column: ['1 boat', '2 boats'] },
  } as Readonly<Record<string, Story>>,
  examples: 'Examples',
  own: 'Your own game',

  board: (rows: string, columns: string) =>
    `Payoffs of A and B, ${counted(rows, 'row')} and ${counted(columns, 'column')}`,
  at: (row: string, column: string) => `row ${row}, column ${column}`,
  placed: (place: string, what: string) => `${place.replace(/^r/, 'R')}: ${what}`,
  cellIs: (place: string, row: string, column: string) => `${place}: A gets ${row}, B gets ${column}`,
  payoffOf: (player: string, amount: string, place: string) => `${player} gets ${amount}, ${place}`,
  markedBest: 'marked as a best response',
  notBest: 'not a best response',

  // Marking
  how: 'A chooses a row, B a column. The lower number of a cell is what A gets, the upper one what B gets. Mark what is best: in each column for A, in each row for B.',
  howQuiet: 'A chooses a row, B a column. The lower number of a cell is what A gets, the upper one what B gets.',
  check: 'Check my marks',
  showBest: 'Show best responses',
  clear: 'Clear',
  allFound: 'These are all best responses.',
  allMarked: (cells: Texts) =>
    cells.length === 0
      ? 'All best responses. No cell has both marks: there is no equilibrium of pure strategies.'
      : cells.length === 1
        ? `All best responses. One cell has both marks: ${cells[0]}. There nobody gains by changing alone.`
        : `All best responses. Both marks: ${cells.join('; ')}. There nobody gains by changing alone.`,
  wrongMarks: (count: bigint) =>
    count === 1n
      ? 'One mark is wrong: in that column (A) or row (B) something wins more.'
      : `${count} marks are wrong: in that column (A) or row (B) something wins more.`,
  missing: (count: bigint) =>
    count === 1n ? 'Right so far. One best response is missing.' : `Right so far. ${count} best responses are missing.`,

  // Editing
  edit: 'Edit payoffs',
  done: 'Done',
  editing: 'Type whole numbers, fractions or decimals; arrow keys go from field to field. A whole game can be pasted.',
  addRow: 'Add a row',
  addColumn: 'Add a column',
  dropRow: 'Drop the last row',
  dropColumn: 'Drop the last column',
  fieldOf: (player: string, place: string) => `${player}’s payoff, ${place}`,

  // Dominance
  kinds: { strict: 'Strict', weak: 'Weak', mixtures: 'By mixtures', weak_mixtures: 'Weak, by mixtures' },
  kind: 'Kind of dominance',
  steps: 'Steps',
  toStart: 'To the start',
  back: 'One step back',
  forward: 'One step on',
  play: 'Play the steps',
  pause: 'Pause',
  all: 'To the last step',
  stepOf: (step: string, last: string) => `${step}/${last} `,
  before: 'Is there a row that another one beats in every column? Or such a column? Decide, then step on.',
  struck: {
    row: ([line, by]: Texts) =>
      `Row “${by}” wins A more than row “${line}” in each column that is left. Strike “${line}”.`,
    column: ([line, by]: Texts) =>
      `Column “${by}” wins B more than column “${line}” in each row that is left. Strike “${line}”.`,
    weak_row: ([line, by]: Texts) =>
      `Row “${by}” is never worse for A than “${line}”, and once better. Strike “${line}”.`,
    weak_column: ([line, by]: Texts) =>
      `Column “${by}” is never worse for B than “${line}”, and once better. Strike “${line}”.`,
    mixed_row: ([line, mix]: Texts) =>
      `The mixture ${mix} wins A more than “${line}” in each column. Strike “${line}”.`,
    mixed_column: ([line, mix]: Texts) =>
      `The mixture ${mix} wins B more than “${line}” in each row. Strike “${line}”.`,
    weak_mixed_row: ([line, mix]: Texts) =>
      `The mixture ${mix} is never worse for A than “${line}”, and once better. Strike “${line}”.`,
    weak_mixed_column: ([line, mix]: Texts) =>
      `The mixture ${mix} is never worse for B than “${line}”, and once better. Strike “${line}”.`,
  } as Readonly<Record<string, Says>>,
  left: (rows: bigint, columns: bigint) =>
    rows === 1n && columns === 1n
      ? 'One cell is left.'
      : `Nothing more can be struck out: ${rows} rows and ${columns} columns are left.`,
  nothingStruck: 'Nothing is dominated.',

  // Rounds
  rounds: {
    begin: 'You are A: press a row. B chooses a column at the same time.',
    choose: (row: string) => `Play row ${row}`,
    played: (count: string, row: string, column: string, wins: string, loses: string) =>
      `Round ${count}. You: ${row}; B: ${column}. You get ${wins}, B gets ${loses}.`,
    over: (you: string, other: string) => `That was the last. You have ${you} in all, B has ${other}.`,
    best: 'Nobody could have had more.',
    more: 'More was possible.',
    account: 'What both get, round by round',
    player: 'Player',
    sum: (rounds: number) => (rounds > 1 ? `Sum of ${rounds}` : 'Sum'),
    again: 'Again',
    opponent: 'How B plays',
    ways: { best: 'Best response', echo: 'Tit for tat' },
    means: {
      best: 'B expects your rows as often as you have played them, and takes what is best then.',
      echo: 'B begins with the first column, then does what you did the round before.',
    },
  },

  // Equilibria
  showEquilibria: 'Show all equilibria',
  guess: 'Where would neither player change alone? Decide before you look.',
  count: (equilibria: bigint, components: bigint) =>
    equilibria === components
      ? equilibria === 1n
        ? 'One equilibrium.'
        : `${equilibria} equilibria.`
      : `${equilibria} extreme equilibria, in ${components === 1n ? 'one connected set' : `${components} connected sets`}: all mixtures within a set are equilibria, too.`,
  profile: (row: string, column: string) => `A: ${row}; B: ${column}`,
  wins: (row: string, column: string) => `A gets ${row}, B gets ${column}`,
  pure: (line: string) => line,
  part: (share: string, line: string) => `${share} ${line}`,
  set: (number: string) => `Set ${number}`,
  pareto: 'Pareto',
  paretoSays: (cells: readonly (readonly [string, string])[]) =>
    `Pareto optimal: ${strategies(cells)}. From there nobody can gain unless the other loses. Any other cell can be improved, and nobody would object.`,
  security: 'Security levels',
  securitySays: (row: string, how: string, column: string, across: string) =>
    `Whatever B does, A can make sure of ${row}, by ${how}. Whatever A does, B can make sure of ${column}, by ${across}.`,
  tooLarge: 'All equilibria are found up to 8 rows and 8 columns.',

  judged: {
    no_equilibrium: (row, column) => `In row ${row}, column ${column} somebody would rather do something else. Who?`,
    row_leaves: (row, column, better, has, could) =>
      `In row ${row}, column ${column} A wins ${has}. In row ${better} of the same column it would be ${could}.`,
    column_leaves: (row, column, better, has, could) =>
      `In row ${row}, column ${column} B wins ${has}. In column ${better} of the same row it would be ${could}.`,
    more: () => 'What you name is right, but it is not all.',
    more_of: (count) => `What you name is right, but there are ${count}.`,
    more_in_row: (row) => `What you name is right. Look again at row ${row}.`,
    improved: (row, column, better, across) =>
      `Row ${row}, column ${column} can be improved: row ${better}, column ${across} is no worse for either, and better for one.`,
    count_low: () => 'There are more. In each cell: would A gain by changing the row, or B by changing the column?',
    count_high: () => 'There are fewer. In each cell: would A gain by changing the row, or B by changing the column?',
    count_cell: (row, column) => `Row ${row}, column ${column} is one of them. Count again, cell by cell.`,
    count_mixed: () => 'So many are pure. An equilibrium may be mixed, too.',
    row_beaten: (column, row, wins, has) =>
      `Not if B plays column ${column}: there row ${row} wins ${wins}, and yours ${has}.`,
    column_beaten: (row, column, wins, has) =>
      `Not if A plays row ${row}: there column ${column} wins ${wins}, and yours ${has}.`,
    some_dominates: () => 'One line does. Compare two lines, place by place.',
    mix_there: () => 'There is one. Which mixture makes the other’s two choices equally good?',
    mix_none: () => 'In this game no equilibrium has both players mixing. Look for dominance.',
    no_probability: (given) => `${given} is no probability.`,
    mix_of_column: (given) =>
      `With ${given}, B would keep A indifferent. But A’s mixture has to make B indifferent: use B’s payoffs.`,
    mix_of_row: (given) =>
      `With ${given}, A would keep B indifferent. But B’s mixture has to make A indifferent: use A’s payoffs.`,
    mix_of_second: (given) => `${given} is the probability of the second choice.`,
    column_prefers: (given, first, second) =>
      `With ${given}, B wins ${first} in the first column and ${second} in the second. So B would not mix.`,
    row_prefers: (given, first, second) =>
      `With ${given}, A wins ${first} in the first row and ${second} in the second. So A would not mix.`,
    wins_low: () => 'It is more. Take the other player’s mixture, and weigh the payoffs of one of the two choices.',
    wins_high: () => 'It is less. Take the other player’s mixture, and weigh the payoffs of one of the two choices.',
    wins_by_column: (share) => `B plays the first column with probability ${share}. What does A win in the first row?`,
    wins_by_row: (share) => `A plays the first row with probability ${share}. What does B win in the first column?`,
    level_low: () => 'The player can make sure of more.',
    level_high: () => 'That much is not sure.',
    level_alone: () => 'Look at this player’s payoffs alone, as if the other wanted to make them small.',
    ten_low: () => 'More can be had. What does B do after your one row, and after the other?',
    ten_last: () => 'More can be had. Is there a round after which B can no longer answer?',
    ten_high: () => 'That much is not to be had.',
    ten_answered: () =>
      'In each round B does what you did in the one before. Count what a round costs you in the next.',
    game_few: (has, wanted) => `Pure equilibria of this game: ${has}; wanted: ${wanted}.`,
    game_many: (has, wanted, row, column) =>
      `Pure equilibria of this game: ${has}; wanted: ${wanted}. One is in row ${row}, column ${column}.`,
    row_stays: (column, first, second) =>
      `In column ${column} A wins ${first} in the first row and ${second} in the second: the second has to be better.`,
    column_stays: (row, first, second) =>
      `In row ${row} B wins ${first} in the first column and ${second} in the second: the second has to be better.`,
    row_content: (together, apart) =>
      `A wins ${together} in the first cell and ${apart} in the last. Then A has nothing to regret.`,
    column_content: (together, apart) =>
      `B wins ${together} in the first cell and ${apart} in the last. Then B has nothing to regret.`,
  } as Readonly<Record<string, (...texts: readonly string[]) => string>>,
};

export type BimatrixWords = typeof words;
