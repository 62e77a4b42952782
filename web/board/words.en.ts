import { list } from './language.ts';
import type { Speaker } from './view.ts';

/** Those who play, at the beginning of a sentence and in it. */
const subjects = {
  you: 'You',
  opponent: 'The opponent',
  first: 'Player 1',
  second: 'Player 2',
  left: 'Left',
  right: 'Right',
};
const others = {
  you: 'opponent',
  opponent: 'you',
  first: 'second',
  second: 'first',
  left: 'right',
  right: 'left',
} as const;
const inside = (who: Speaker) => (who === 'left' || who === 'right' ? subjects[who] : subjects[who].toLowerCase());
const wins = (who: Speaker) => (who === 'you' ? 'You win!' : `${subjects[who]} wins${who === 'opponent' ? '.' : '!'}`);

export const words = {
  // Controls
  new: 'New',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  play: 'Set up',
  position: 'Position',
  firstMove: 'First move',
  plays: 'You play',
  opponent: 'Opponent',
  you: 'You',
  they: 'Opponent',
  perfect: 'perfect',
  fallible: 'makes mistakes',
  human: 'another person',
  analysis: 'Analysis',
  view: 'View',
  why: 'Why?',
  check: 'Brute force',
  history: 'History',
  share: 'Share',
  embed: 'Embed',
  keys: 'Keys',
  tools: (title: string) => `${title}: controls`,
  more: 'Look closer',

  /** Between sentences. */
  named: (name: string, what: string) => `${name}: ${what}`,

  // Status
  loading: 'Fetching the solver …',
  thinking: 'The solver is computing …',
  progress: 'Progress',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing has changed.',
  yourTurn: 'Your turn.',
  yourTurnAs: (player: string) => `Your turn, as ${player}.`,
  theirTurn: 'The opponent is thinking …',
  personsTurn: (who: Speaker) => `${subjects[who]} to move.`,
  theyMove: 'The opponent is to move.',
  letThemMove: 'Let it move',
  theyBegin: 'The opponent begins.',
  letThemBegin: 'Let it begin',
  moveInNumbers: 'Move, in numbers joined by “-”, such as 1-2',
  playMove: 'Play',
  moved: (who: Speaker, base: string, third: string) => `${subjects[who]} ${who === 'you' ? base : third}.`,
  wins,
  drawn: 'It is a draw.',
  won: (who: Speaker) => `No move is left for ${inside(others[who])}. ${wins(who)}`,
  /** Where the last move loses. */
  wonByLastMove: (who: Speaker) =>
    `That was the last move, and it loses: ${who === 'you' ? 'you win!' : wins(who).replace(/^The/, 'the')}`,
  /** Said calmly beside a defeat that the reader could not have averted. */
  neverWon: 'You never had a winning position.',
  overAtOnce: 'There is no move in this position: the game is over before it begins.',
  undone: 'Taken back.',
  redone: 'Played again.',
  started: 'New game.',
  boardNow: (position: string) => `On the board: ${position}.`,
  illegal: 'That is no legal move here.',
  /** How many may be taken, where other numbers are refused. */
  amounts: {
    or: (numbers: readonly string[]) => list(numbers, 'or'),
    atMost: (most: string) => `at most ${most}`,
    to: (first: string, last: string) => `${first} to ${last}`,
  },
  shown: 'Shown on the board, not played:',
  back: 'Back to the game',

  // Hint
  /** `errs`: the other side may make mistakes. */
  hintNone: (errs: boolean) =>
    `No move wins here: each of them has an answer.${errs ? ' Play on, and wait for a mistake.' : ''}`,
  hintDraw: (errs: boolean) => `Nobody can force a win here. Keep the draw${errs ? ', and wait for a mistake' : ''}.`,
  hintWhere: (place: string) => `Look at ${place}: a winning move starts there. Ask again to see it.`,
  hintMove: (move: string) => `Winning: ${move}.`,

  // Analysis
  outcomeP: 'P-position: the player who has just moved wins',
  outcomeN: 'N-position: the player to move wins',
  outcomedraw: 'Draw: nobody can force a win',
  outcomeL: 'Left wins, no matter who begins',
  outcomeR: 'Right wins, no matter who begins',
  value: 'SG value',
  winningMoves: (n: string, one: boolean) => (one ? 'one winning move' : `${n} winning moves`),
  winningMovesAtLeast: (n: string) => `at least ${n} winning moves`,
  endsIn: (n: string) => `over in ${n} ${n === '1' ? 'move' : 'moves'} under best play`,
  repeated: 'This position has come up before: nobody can force the end, and play could go on like this for ever.',
  noWinningMove: 'no winning move',
  reviewTitle: (drawn: boolean) => `Where was ${drawn ? 'the win given away' : 'it lost'}?`,

  // Solver not there
  unavailable: 'The solver could not be loaded, so this board cannot answer. The figure and the text still hold.',
  noWasm:
    'This browser has no WebAssembly, or a policy of this page or your network blocks it. A current Firefox, Chrome, Edge or Safari will do; if a policy blocks it, its owner has to allow ‘wasm-unsafe-eval’.',
  offline: 'You are offline. Connect and try again.',
  notFetched: 'It may have been blocked on the way, or this page is older than the site: reload, or try again.',
  retry: 'Try again',

  // Errors
  stillOf: (text: string) => `All else here is still about “${text}”.`,
  inField: {
    empty: (part: string) => (part ? `Something is missing after “${part}”.` : 'Nothing was entered.'),
    not_a_number: (part: string) => `“${part}” is not a whole number.`,
    negative: (part: string) => `${part} is negative.`,
    too_large: (part: string, limit: string) => `${part} is too large; the largest allowed is ${limit}.`,
    too_small: (part: string, limit: string) => `${part} is too small; the smallest allowed is ${limit}.`,
    too_many: (part: string, limit: string) => `${part} are too many; at most ${limit} are allowed.`,
    syntax: (part: string) => (part ? `“${part}” is not understood here.` : 'This is not understood.'),
    illegal_move: (part: string) => `${part} is no legal move here.`,
    game_over: () => 'There is no move here: the game is over.',
    unknown_game: (part: string) => `There is no game “${part}”.`,
    unsupported: () => 'This game has no answer to that question.',
    odd_number: (part: string) => `These come in pairs, so ${part} is one too many or too few.`,
    cyclic: (part: string) => `The edge ${part} closes a cycle; here play must come to an end.`,
    ungrounded: (part: string) => `The edge ${part} hangs in the air: nothing joins it to the ground.`,
    two_parents: (part: string) => `${part} is below two nodes; in a tree every node is below one.`,
    all_zero: () => 'Not all weights may be 0: one at least must be positive.',
    ragged: (part: string, limit: string) =>
      `This row has ${part} ${part === '1' ? 'entry' : 'entries'}; the first has ${limit}.`,
    too_long: (_part: string, limit: string) =>
      `That would take more than ${limit} positions; stopped. The answer of the theorem stands.`,
    memory: (_part: string, limit: string) =>
      `That needs more memory than the ${limit} MB allowed here. Take a smaller position.`,
    ambiguous: (part: string) => `“${part}” can be read in more than one way. Which is meant?`,
    unavailable: (part: string) =>
      part ? `The solver does not answer (${part}). Try again, or reload the page.` : 'The solver does not answer.',
  },
  /** Where fractions are typed. */
  noFraction: (part: string) => `“${part}” is no number such as 2, 3/4 or 0.75.`,
  byZero: 'Nothing can be divided by 0.',
  kept: 'The board keeps the last good position.',
  brokenLink: 'The link to this board is damaged; what could be read of it is on the board.',
  aim: { again: 'Tap again to play.', play: 'Play' },
};
