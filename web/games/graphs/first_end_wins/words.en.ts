import { counted, list } from '../../../board/language.ts';

export const words = {
  title: 'The first end decides',
  positions: { graph: 'Tokens on nodes', heaps: 'Heaps', sheets: 'Sheets, such as 4x3' },
  rule: 'Rule',
  views: { plain: 'Board', reduced: 'Leaves deleted', edit: 'Rule' },
  sheetsOf: (sizes: readonly string[]) =>
    sizes.length === 0
      ? 'no sheets'
      : sizes.length === 1
        ? `one sheet of ${sizes[0]} squares`
        : `sheets of ${counted(list(sizes), 'square')}`,
  manySheets: (count: string) => `${counted(count, 'sheet')} of squared paper`,
  size: (width: string, height: string) => `${width}×${height}`,
  spokenSize: (width: string, height: string) => `${width} by ${height}`,
  sheet: (sheet: string, size: string) => `Sheet ${sheet}: ${size}`,
  sheetPlace: (sheet: string) => `sheet ${sheet}`,
  cut: (sheet: string, size: string | null, way: 'columns' | 'rows', after: string, third: boolean) =>
    `cut${third ? 's' : ''} sheet ${sheet}${size === null ? '' : ` (${size})`} after ${way === 'columns' ? 'column' : 'row'} ${after}`,
  idle: {
    graph: 'Move a token along an arrow. Whoever brings one to an end loses.',
    heaps: 'Point at a notch to split the heap there. Whoever makes a heap of one loses.',
    sheets: 'Point at a line of the paper to cut along it. Whoever makes a strip one square wide loses.',
  },
  idleMany: (ends: string) =>
    `The game is over when ${counted(ends, 'part')} have ended. Whoever ends the last of them loses.`,
  tooLarge: 'These sheets are more than this board draws. They are played and analysed all the same.',

  // The end
  component: {
    graph: (i: string) => `token ${i}`,
    heaps: (i: string) => `heap ${i}`,
    sheets: (i: string) => `sheet ${i}`,
  },
  endMark: 'end',
  ended: (components: readonly string[]) =>
    `${list(components).replace(/^./, (c) => c.toUpperCase())} ${components.length === 1 ? 'has' : 'have'} ended.`,
  tokenEnded: 'The token has ended.',
  decidedMany: (ends: string) => `That makes ${ends}, and whoever ended the last of them loses.`,
  endedSoFar: (count: string, ends: string) => `Ended: ${count} of ${ends}.`,
  endedHere: 'has ended',

  // Deleting leaves
  steps: 'Delete the leaves',
  toStart: 'Nothing deleted',
  back: 'One step back',
  forward: 'One step on',
  play: 'Play the steps',
  pause: 'Pause',
  all: 'Show all',
  stepLeaves: {
    graph: (leaves: readonly string[]) =>
      `Ends: ${leaves.length === 1 ? 'node' : 'nodes'} ${list(leaves)}. With a token there, the player to move has won: these leaves are won, N.`,
    heaps: (leaves: readonly string[]) =>
      `A heap of ${list(leaves)} is an end. With one on the table, the player to move has won: such leaves are won, N.`,
    sheets: () =>
      'A strip one square wide is an end. With one on the table, the player to move has won: such leaves are won, N.',
  },
  stepDeleted:
    'Delete them: no winning move leads to a won position, so nobody wants to go there. The dashed moves are as good as forbidden.',
  stepValues: (pairs: readonly string[]) => `${list(pairs)}: the smallest value that the remaining moves do not reach.`,
  stepOf: (step: string, last: string) => `Step ${step} of ${last}.`,
  sum: (formula: string, outcome: 'P' | 'N') =>
    `What remains is an ordinary sum: ${formula}, ${outcome === 'P' ? 'a P-position' : 'an N-position'}.`,
  otherRule: 'These values belong to the rule in which the first end decides.',
  overSum: 'The game is over: there is nothing left to add.',
  choose: { graph: 'Choose a node to see its value.', heaps: '', sheets: '' },
  go: 'Choose a marked one to move there.',
  nodeDeleted: (node: string) => `${node} is a won leaf: it is deleted.`,
  newEnd: (node: string) => `From ${node} only deleted leaves can be reached: it is an end of the new graph, value 0.`,
  mex: (node: string, values: readonly string[], value: string) =>
    `From ${node} the remaining arrows reach ${values.length === 1 ? 'value' : 'values'} ${list(values)}. Smallest missing value: ${value}.`,
  wonLeaf: 'won leaf',
  deleted: 'deleted leaf',
  loses: 'this makes an end',
  sizeValue: (size: string, value: string) => `${size}: SG value ${value}`,
  sizeLeaf: (size: string) => `${size}: won leaf`,
  sizeOpen: (size: string) => `${size}: not known yet`,
  table: { graph: '', heaps: 'SG values of heaps by size', sheets: 'SG values of sheets by width and height' },

  // More than one end
  twoVerdicts: 'Two verdicts',
  byMethod: 'Deleting leaves would say',
  byPlay: 'What is true',
  bySearch: 'found by search',
  methodOver: 'over: one has ended',
  disagree: (ends: string) =>
    `They disagree. Where ${counted(ends, 'component')} must end, the positions just before the last end do use ended components: deleting those deletes moves that matter.`,
  agree: (ends: string) =>
    `Here they agree, by chance: where ${counted(ends, 'component')} must end, deleting leaves decides nothing. Only search knows.`,
  searchFormula: 'by search: no theorem for this rule',

  // Rule
  ruleTools: 'The rule',
  ends: 'Components that must end',
  kind: 'Components',
  kinds: { graph: 'Graph', heaps: 'Heaps', sheets: 'Sheets' },
  kindRule: {
    graph: (ends: string) =>
      `A move takes a token along an arrow. As soon as ${ends} on an end of the graph, the player to move has won.`,
    heaps: (ends: string) =>
      `A move splits a heap in two. As soon as ${ends} of a single stone, the player to move has won.`,
    sheets: (ends: string) =>
      `A move cuts a sheet in two along a line. As soon as ${ends} one square wide or high, the player to move has won.`,
  },
  count: {
    graph: (ends: string) => (ends === '1' ? 'a token is' : `${ends} tokens are`),
    heaps: (ends: string) => (ends === '1' ? 'there is a heap' : `there are ${ends} heaps`),
    sheets: (ends: string) => (ends === '1' ? 'a sheet is' : `${ends} sheets are`),
  },
};
