import { counted } from '../../../board/language.ts';
const value = (of: string): string => (of === '1' ? '1, X wins' : of === '0' ? '0, a draw' : '−1, O wins');

export const words = {
  title: 'k in a row',
  position: 'Board',
  rule: 'Width x height, k',
  views: { plain: 'Board', outcomes: 'Outcomes', tree: 'Tree' },

  board: (columns: string, rows: string, k: string) =>
    `Board of ${counted(columns, 'column')} and ${counted(rows, 'row')}, ${k} in a row win`,
  cell: (row: string, column: string) => `row ${row}, column ${column}`,
  row: (row: string) => `row ${row}`,
  stones: ['empty', 'a cross', 'a nought'] as readonly [string, string, string],
  canGo: 'you can play there',
  put: (place: string, form: 'base' | 'third') => `${form === 'base' ? 'play' : 'plays'} ${place}`,
  holds: (crosses: string, noughts: string) =>
    `${crosses === '1' ? 'a cross' : `${crosses} crosses`} and ${noughts === '1' ? 'a nought' : `${noughts} noughts`} on the board`,
  empty: 'the empty board',
  finished: (stone: 1 | 2, row: string) => `${stone === 1 ? 'X' : 'O'} has ${row} in a row.`,

  // What a move leaves
  leaves: { P: 'wins', draw: 'draws', N: 'loses' },
  inMoves: (moves: bigint) => (moves === 1n ? 'at once' : `in ${moves} moves`),
  legend: 'On each empty cell: what the move leaves, and after how many moves the game then ends.',
  counted: (wins: number, draws: number, losses: number) =>
    `Of the moves ${wins} ${wins === 1 ? 'wins' : 'win'}, ${draws} ${draws === 1 ? 'draws' : 'draw'}, ${losses} ${losses === 1 ? 'loses' : 'lose'}.`,

  // The tree
  level: { 1: 'X moves: max', 2: 'O moves: min' },
  open: 'Press a position to see the moves from it.',
  many: (most: string) => `Here every board is drawn while at most ${counted(most, 'cell')} are empty.`,
  playOn: 'Play on until then.',
  waits: 'The moves are on their way.',
  over: 'Here the game is over.',
  node: (place: string, value: string | null) => (value === null ? place : `${place}: ${value}`),
  value,
  valued: 'The numbers are what X gets: 1, 0 or −1.',
  unvalued: 'What is each worth for X: 1, 0 or −1? “Analysis” shows it.',
};
