import type { Player } from '../../solver/types.ts';
import { counted, list } from '../language.ts';
import type { PartName } from '../reasons.ts';
import type { Speaker } from '../view.ts';

const names: Record<Speaker, string> = {
  you: 'you',
  opponent: 'the opponent',
  first: 'player 1',
  second: 'player 2',
  left: 'Left',
  right: 'Right',
};

const others = { left: 'right', right: 'left' } as const;

export const words = {
  winningMovesLabel: 'Winning moves',

  // Why?
  whyP: 'The player to move loses: every move is answered by one that leaves a P-position again.',
  whyOver: 'There is no move, so the player to move has lost: a P-position.',
  whyOverWon: 'There is no move, and with that the player to move has won: an N-position.',
  reason: 'The reason',
  reasonLeft: (n: string) => `… and ${n} more like these.`,
  winningMoves: 'Winning moves',
  movesAnswered: 'Moves and their answers',
  allMoves: (n: string, wins: boolean) => `All ${n} ${wins ? 'winning moves' : 'moves'}`,
  // Where values are all that is known
  parts: {
    heap: (i: string) => `Heap ${i}`,
    row: (i: string) => `Row ${i}`,
    run: (i: string) => `Row ${i}`,
    counter: (i: string) => `Counter ${i}`,
    token: (i: string) => `Token ${i}`,
    pair: (i: string) => `Pair ${i}`,
    game: (i: string): string => (i === '1' ? 'The first game' : 'The second game'),
  } satisfies Record<PartName, (i: string) => string>,
  reasonPart: (part: string, value: string) => `${part} has SG value ${value}.`,
  reasonSum: (values: readonly string[] | null, sum: string, lost: boolean) =>
    `${values ? `Their nim-sum is ${values.join(' ⊕ ')} = ${sum}` : `Their nim-sum is ${sum}`}${lost ? ': every move changes one value, and the answer makes the nim-sum 0 again.' : ', not 0: some move makes it 0.'}`,
  reasonMex: (reached: readonly string[] | null, value: string, looked: boolean) =>
    value === '0'
      ? `No move leads to a position of SG value 0${looked ? ', all of them were looked at' : ''}: so the value here is 0.`
      : `The moves lead to ${reached === null ? 'every SG value' : reached.length === 1 ? 'SG value' : 'the SG values'} ${reached === null ? `below ${value}` : list(reached)}, and not to ${value}: so the value here is ${value}, not 0.`,
  whyDraw: 'Nobody can force a win: some moves keep the draw, the others lose, and none leaves a P-position.',
  whyN: 'The player to move wins: there is a move that leaves a P-position.',
  whyValue: (g: string) => `SG value ${g}: the smallest value that no move leads to.`,
  // Where the players differ
  whyLost: (who: Player) => `${names[who]} is to move and loses: ${names[others[who]]} has an answer to every move.`,
  whyWon: (who: Player) =>
    `${names[who]} is to move and wins: there is a move after which ${names[others[who]]}, to move, loses.`,
  whyStuck: (who: Player) => `${names[who]} is to move and has no move left: ${names[others[who]]} has won.`,
  answer: 'answer',
  endsLost: 'the game is over, and the other player has won',
  valueReached: (v: string) => `value ${v}`,
  valueMissing: (g: string) => `no move leads to value ${g}`,
  valueMissingProved: (g: string) => `no move leads to value ${g}: all of them were looked at`,
  valuesMore: (n: string) => `… and so on for every smaller value, ${n} in all.`,
  seeOnBoard: 'Click a line to see it on the board.',
  page: (from: string, to: string, total: string) => `${from}–${to} of ${total}`,
  earlier: 'Earlier lines',
  later: 'Later lines',

  // Check by brute force
  checkWhat: 'A search that knows only the rules, and no theorem, plays out every line from this very position.',
  checkStart: 'Run the search',
  checkAgain: 'Run again',
  searched: (n: string) => `${counted(n, 'position')} visited`,
  bySummands: (n: string) =>
    n === '1'
      ? 'There are too many positions to search them whole. Whatever stands side by side was searched by itself, and the SG values were added: here brute force relies on the Sprague–Grundy theorem.'
      : `There are too many positions to search them whole. Each of the ${n} summands was searched by itself, and their SG values were added: here brute force relies on the Sprague–Grundy theorem.`,
  theorem: 'Theorem',
  table: 'Table',
  search: 'Search',
  bruteForce: 'Brute force',
  outcome: 'Outcome',
  agree: 'They agree.',
  disagree:
    'They disagree: one of the two is wrong. Please copy this report and send it to the people who run this site.',
  report: 'Report',

  // History and review
  start: 'Start',
  nothingPlayed: 'Nothing has been played yet.',
  gaveAway: { win: 'gave a win away', draw: 'gave a draw away' },
  reviewNever: (who: Speaker) =>
    `${names[who].charAt(0).toUpperCase()}${names[who].slice(1)} never had a winning position: against perfect play nothing could be done.`,
  reviewMistake: (n: string, who: Speaker, gave: 'win' | 'draw', played: string, better: string | null) =>
    `Move ${n} gave a ${gave} away: ${names[who]} played “${played}”.` + (better ? ` To keep it: ${better}.` : ''),
  reviewMore: (n: string, one: boolean) =>
    one ? 'One more chance came later, and was missed.' : `${n} more chances came later, and were missed.`,
  reviewTry: 'Try again from there',

  // Share and embed
  shareWhat: 'This address opens the page with what is asked here.',
  shareGame: 'This address opens the page with this game as it stands: position, history, who began, opponent.',
  copy: 'Copy',
  copied: 'Copied.',
  copyByHand: 'Please copy it from the field.',
  address: 'Address',
  embedWhat: 'This code makes it part of any web page.',
  code: 'Script and tag',
  frameWhat: 'This code puts it there in a frame of its own.',
  frame: 'Frame',
  tooLongToShare: 'This game is too large for an address.',

  // Keys
  /** Keys with a space between them. */
  keysList: [
    ['Tab', 'to the board and through the controls'],
    ['← ↑ → ↓', 'move over the board'],
    ['Home End', 'first, last'],
    ['Enter Space', 'play what is selected'],
    ['Ctrl Z', 'undo'],
    ['Ctrl Y', 'redo'],
    ['H', 'hint'],
    ['N', 'new game'],
    ['A', 'analysis on or off'],
    ['?', 'this list'],
    ['Esc', 'back to the game'],
  ] as readonly (readonly [string, string])[],
  keysWhere: 'On the board:',
};
