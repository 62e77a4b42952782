import type { Match } from '../shell/match.ts';

type Speaker = ReturnType<Match['speaker']>;

export const words = {
  title: 'Misère Nim',
  plain: 'Heaps',
  compare: 'Compare',
  columns: 'Binary',
  big: 'Heaps greater than one',
  bigHeaps: (count: string) => `heaps greater than one: ${count}`,
  verdicts: 'Both rules on this position',
  normal: 'Last stone wins',
  misere: 'Last stone loses',
  playing: 'on the board',
  moverWins: 'whoever moves next wins',
  moverLoses: 'whoever moves next loses',
  moverWon: 'nothing is left: the player to move has won',
  moverLost: 'nothing is left: the player to move has lost',
  winningMoves: 'Winning moves',
  none: 'none',
  move: (heap: string, from: string, to: string) => `heap ${heap}: ${from} → ${to}`,
  more: (count: string) => `and ${count} more`,
  onlyHere: 'wins under this rule only',
  otherVerdict: 'The rule turns the verdict around.',
  otherMoves: 'Same winner, other moves: those marked ≠ win under one rule only.',
  same: 'The rule makes no difference here: same winner, same winning moves.',
  // Which of both ways to end a game of heaps holds
  whoever: 'Whoever takes the last stone',
  wins: 'wins',
  loses: 'loses',
  normalPlay: 'normal play',
  miserePlay: 'misère',
  ended: (who: Speaker, wins: boolean) =>
    `${{ you: 'You', opponent: 'The opponent', first: 'Player 1', second: 'Player 2' }[who]} took the last stone, and whoever takes it ${wins ? 'wins' : 'loses'}.`,
};
