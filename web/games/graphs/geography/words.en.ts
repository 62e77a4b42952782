import { counted } from '../../../board/language.ts';
export const words = {
  title: 'Geography',
  position: 'Path so far',
  rule: 'Board or graph',
  views: { plain: 'Board', pairs: 'Pairs', why: 'Step by step', draw: 'Draw', paint: 'Mark' },

  cell: (x: string, y: string) => `column ${x}, row ${y}`,
  node: (n: string) => `node ${n}`,
  board: (columns: string, rows: string) => `Board of ${counted(columns, 'column')} and ${counted(rows, 'row')}`,
  graph: (nodes: string) => `Graph of ${counted(nodes, 'node')}`,
  nowhere: 'no token yet',
  anyCell: 'Put the token on any cell.',
  anyNode: 'Put the token on any node.',
  tokenOn: (place: string, visited: string, one: boolean) =>
    `the token on ${place}, ${visited} ${one ? 'place' : 'places'} visited`,
  put: (place: string, form: 'base' | 'third') => `${form === 'base' ? 'put' : 'puts'} the token on ${place}`,
  go: (place: string, form: 'base' | 'third') => `${form === 'base' ? 'go' : 'goes'} to ${place}`,
  inRow: (row: string) => `row ${row}`,
  tooLarge: (side: string, nodes: string) =>
    `This board draws up to ${counted(side, 'column')} and rows, or ${counted(nodes, 'node')}. The position is kept: analysis, “why?” and the opponent answer as always.`,

  // What is heard of a place
  tokenHere: 'the token is here',
  visited: 'visited',
  wall: 'a wall',
  canGo: 'you can go there',
  paired: (place: string) => `paired with ${place}`,
  alone: 'without a partner',

  formula: (pairs: string, left: string) => `${counted(pairs, 'pair')}, ${left} left over`,
  pairing: (pairs: bigint, left: bigint) =>
    `At most ${counted(pairs, 'pair')}, ${left === 0n ? 'and nothing is left over' : left === 1n ? 'and 1 place is left over' : `and ${left} places are left over`}.`,
  shaded: 'Whoever goes to a shaded place wins: some largest pairing leaves it out.',
  ways: 'No theorem speaks of edges that lead one way; they are searched.',

  // Steps
  steps: 'Steps',
  toStart: 'To the start',
  back: 'One step back',
  forward: 'One step on',
  play: 'Play the steps',
  pause: 'Pause',
  all: 'To the last step',
  stepOf: (step: string, last: string) => `${step}/${last} `,
  stepNone: 'Step on: the places not visited are put together in pairs.',
  sayPairs: (pairs: bigint, left: bigint) =>
    left === 0n
      ? `All places not visited are in ${counted(pairs, 'pair')}.`
      : `No pairing has more than ${counted(pairs, 'pair')}. Here ${left === 1n ? '1 place has' : `${left} places have`} no partner.`,
  sayLeft: (place: string) => `This pairing leaves out ${place}.`,
  sayExchange: (place: string, end: string) =>
    `Along this path pairs and gaps take turns, from ${place} to ${end}, which has no partner. Exchange them: there are as many pairs, and now ${place} has none.`,
  sayMove: (place: string, count: bigint) =>
    `So go to ${place}. Whatever the answer is, it has a partner, and that is the next move, to the end.${count === 1n ? ' No other move wins.' : ` ${count} moves win.`}`,
  sayStuck: (place: string) => `From ${place} there is nowhere to go: the player to move has lost.`,
  sayRefuted: (place: string, answer: string) =>
    `Not to ${place}: every largest pairing has a partner for it. Here that is ${answer}, the answer that wins.`,
  sayOn: (end: string) => ` If play goes on along the path, it ends with the answer ${end}.`,

  // Marking the winning starts
  paintHow: 'Mark every place that wins for the player who puts the token there.',
  paintCheck: 'Check',
  paintClear: 'Clear',
  paintedNot: 'marked wrongly',
  paintedAll: (count: string, one: boolean) =>
    one ? 'Right: there is 1 winning start.' : `Right: these are the ${count} winning starts.`,
  paintedSome: (missing: string, one: boolean) =>
    `Right so far. ${one ? '1 winning start is' : `${missing} winning starts are`} missing.`,
  paintedWrong: (place: string, answer: string) =>
    `Put the token on ${place}, and the other player goes to ${answer} and wins.`,

  wrongRow: (row: string, length: string, wanted: string) =>
    `Row ${row} has ${counted(length, 'cell')} instead of ${wanted}.`,

  // Drawing by hand
  how: 'Press or draw over cells: walls come and go.',
  columns: 'Columns',
  rows: 'Rows',
  fewer: { columns: 'One column less', rows: 'One row less' },
  more: { columns: 'One column more', rows: 'One row more' },
  clear: 'No walls',
  random: 'Random walls',
  graphByText: 'A graph is written in the field below, for example A-B B-C A-C.',
  toBoard: 'An empty board',
};
