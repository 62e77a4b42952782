import { counted, list } from '../../../board/language.ts';

export const words = {
  title: 'Gra: stones on a strip',
  position: 'Squares with stones',
  rule: 'Squares in all',
  views: { plain: 'Strip', stairs: 'Stairs' },
  board: 'Strip of squares; stones go to the right',
  speak: (squares: readonly string[], m: string, one: boolean) =>
    `${one ? 'a stone on square' : 'stones on squares'} ${list(squares)} of ${m}`,
  speakMany: (stones: string, runs: string, m: string) =>
    `${counted(stones, 'stone')} in ${counted(runs, 'run')} on ${counted(m, 'square')}`,
  none: (m: string) => `no stones on ${counted(m, 'square')}`,
  move: (square: string) => `move the stone on square ${square}`,
  moves: (square: string) => `moves the stone on square ${square}`,
  place: (first: string, last: string) => (first === last ? `square ${first}` : `the run ${first}–${last}`),
  stone: (square: string) => `Stone on square ${square}`,
  goes: (target: string) => `goes to square ${target}`,
  many: (first: string, last: string) => `Stones on squares ${first} to ${last}; write which`,
  step: (step: string) => `step ${step}`,
  home: 'floor',
  which: 'Stone on square',
  go: 'Move it',
  sum: 'Stones on the odd steps:',
  oddSteps: (sum: string) => `odd steps: ${sum}`,
  noOdd: 'No stones on the odd steps: nim-sum 0.',
  noStairs: (square: string) => `With a stone on square ${square}, next to the last one, there are no stairs.`,
  over: 'A stone has reached the last square.',
  tooMany: (runs: string, limit: string) =>
    `${counted(runs, 'run')} are more than this board draws of a long strip (${limit}). The position is kept: analysis, “why?” and the opponent answer as always.`,
};
