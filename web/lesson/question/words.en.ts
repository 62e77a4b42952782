import { html, type TemplateResult } from 'lit';
import type { Outcome } from '../../solver/types.ts';

export const words = {
  label: 'Your turn',
  solved: 'solved',
  shown: 'shown',
  legend: 'Your answer',
  commit: 'Check',
  right: 'That is right.',
  answerIs: (said: TemplateResult | string) => html`The answer: ${said}.`,
  outcome: {
    P: 'the player to move loses (P)',
    N: 'the player to move wins (N)',
    draw: 'a draw, nobody can force a win',
    L: 'Left wins, no matter who begins (L)',
    R: 'Right wins, no matter who begins (R)',
  },
  wrong: {
    P: 'No: the player to move can win.',
    N: 'No: the player to move cannot force a win.',
    draw: 'It is not a draw: somebody can force a win.',
    L: 'Left does not win both ways.',
    R: 'Right does not win both ways.',
  },
  findWin: 'Find out why: make a winning move on the board.',
  refute: (move: string) =>
    `Find out why. Suppose the first player ${move}. Now you are the other one: make the move that wins.`,
  keepDraw: 'Find out why: make a move that keeps the draw.',
  keepsDraw: 'That keeps the draw: nobody can force a win from there.',
  notNumber: (said: string) => `Not ${said}.`,
  empty: 'Write your answer first.',
  unfit: (said: string, takes: 'letter' | 'number' | 'word') =>
    `This blank takes a ${takes === 'word' ? 'single number or word' : takes}, not “${said}”.`,
  notAnswer: (said: TemplateResult | string) => html`${said} is not it.`,
  wins: (to: TemplateResult | string | null) => html`That wins${to ? html`: you left ${to}` : ''}.`,
  fails: 'That move does not win.',
  back: 'Take it back',
  move: 'Make the move on the board.',
  lay: 'Put what is missing into the picture, or write it.',
  blank: (n: number, of: number) => (of === 1 ? 'the missing part' : `missing part ${n} of ${of}`),
  field: 'Your position',
  goal: {
    outcome: (o: Outcome) =>
      ({
        P: 'lost for the player to move',
        N: 'won for the player to move',
        draw: 'a draw',
        L: 'won by Left, no matter who begins',
        R: 'won by Right, no matter who begins',
      })[o],
    grundy: (n: string) => `a position of SG value ${n}`,
    'winning-moves': (n: string) =>
      n === '1' ? 'a position with one winning move' : `a position with ${n} winning moves`,
    value: (n: string) => `worth ${n}`,
  },
  isGoal: (position: TemplateResult | string | null, goal: string) =>
    html`Yes, that is ${goal}${position ? html`: ${position}` : ''}.`,
  notGoal: (position: TemplateResult | string | null, goal: string) =>
    html`That is not ${goal}${position ? html`: ${position}` : ''}.`,
  isOver: 'The game is over there: find one where somebody still has a move.',
  above: (n: string) => `Find one above ${n}.`,
  not: (n: string) => `${n} does not count here: find another one.`,
  firstHint: 'Give me a hint',
  nextHint: 'Another hint',
  showMe: 'Show me',
  why: 'Why?',
  hint: (n: number, of: number) => (of === 1 ? 'Hint' : `Hint ${n}`),
  notSo: 'Not so.',
  /** Heard before what is to be chosen: a formula alone gives a button no name. */
  nth: (n: number) => `Choice ${n}:`,
  /** Of a rule: what it would make of a position, which is not so. */
  would: (position: TemplateResult | string, wanted: string) =>
    html`Try it on ${position}: that would be ${wanted}. It is not.`,
  youWon: 'You won.',
  lost: {
    goesOn: 'You lost. Play again if you like; the page goes on.',
    waits: 'You lost this one. Try again.',
  },
  drawn: {
    goesOn: 'A draw. Play again if you like; the page goes on.',
    waits: 'A draw is not enough. Win it to go on.',
  },
  goOn: (begun: boolean): string => (begun ? 'Go on' : 'Go on without playing'),
};
