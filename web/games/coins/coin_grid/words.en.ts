import { counted, list } from '../../../board/language.ts';

export const words = {
  title: 'Coins on a board',
  position: 'Heads: row, column',
  rule: 'Rule',
  views: { coins: 'Coins', values: 'Values', product: 'Product' },
  named: {
    corners: 'Turning Corners: corners of a rectangle',
    rugs: 'Rugs: whole rectangles',
    acrostic: 'Acrostic Twins: two in line',
    'turtles x turtles': 'Turning Turtles, squared',
    'mock x mock': 'Mock Turtles, squared',
    'turtles x ruler': 'Turning Turtles × Ruler',
  } as Readonly<Record<string, string>>,
  at: (row: string, column: string) => `(${row}, ${column})`,
  speak: (heads: readonly string[]) => `heads at ${list(heads)}`,
  speakMany: (count: string) => `${counted(count, 'head')}`,
  noHeads: 'no heads',
  turn: (coins: readonly string[], form: 'base' | 'third') => `${form === 'base' ? 'turn' : 'turns'} ${list(coins)}`,
  turnMany: (count: string, rows: string, columns: string, form: 'base' | 'third') =>
    `${form === 'base' ? 'turn' : 'turns'} the ${counted(count, 'coin')} where rows ${rows} meet columns ${columns}`,
  place: (coin: string) => `coin ${coin}, in the last row and column of the move`,
  coin: (place: string, heads: boolean) => `Coin ${place}, ${heads ? 'heads' : 'tails'}`,
  choose: 'Choose a head: it is the coin of the move that lies lowest and rightmost.',
  more: (coins: readonly string[]) => `With ${list(coins)}, choose another of the ringed coins.`,
  moreMany: (count: string) => `With these ${count}, choose another of the ringed coins.`,
  board: 'Board of coins; rows count from above, columns from the left',
  pointValue: 'Point at a coin to see where its value comes from.',
  pointBoth: 'Point at a coin or at an entry of the table: each shows where it is in the other.',
  table: (sign: string) => `Table of ${sign}: what the rows and the columns are worth, put together`,
  entry: (row: string, sign: string, column: string, value: string) => `${row} ${sign} ${column} = ${value}`,
  where: (entry: string, rows: string, manyRows: boolean, columns: string, manyColumns: boolean) =>
    `${entry}, where ${manyRows ? 'rows' : 'row'} ${rows} ${manyRows ? 'meet' : 'meets'} ${manyColumns ? 'columns' : 'column'} ${columns}.`,
  // By the keys of the solver's explanation.
  why: {
    product: (at: string, row: string, column: string, value: string) =>
      `${at}: its row is worth ${row}, its column ${column}; ${row} ⊗ ${column} = ${value}.`,
    acrostic: (at: string, row: string, column: string, value: string) =>
      `${at}: two Nim heaps, ${row} and ${column}; ${row} ⊕ ${column} = ${value}.`,
  } as Readonly<Record<string, (at: string, row: string, column: string, value: string) => string>>,
};
