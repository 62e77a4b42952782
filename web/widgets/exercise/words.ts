import { html, type TemplateResult } from 'lit';
import type { Outcome } from '../../solver/types.ts';
import { inEveryLanguage } from '../shell/language.ts';

const en = {
  label: 'Exercise',
  solved: 'solved',
  legend: 'Your answer',
  commit: 'Check',
  right: 'That is right.',
  wrong: {
    P: 'The player to move need not lose.',
    N: 'The player to move cannot force a win.',
    draw: 'It is not a draw: somebody can force a win.',
  },
  findWin: 'Find out why: make a winning move on the board.',
  refute: (move: string) =>
    `Find out why. Suppose the first player ${move}. Now you are the other one: make the move that wins.`,
  keepDraw: 'Find out why: make a move that keeps the draw.',
  keepsDraw: 'That keeps the draw: nobody can force a win from there.',
  notNumber: (said: string) => `Not ${said}.`,
  wins: (to: TemplateResult) => html`That wins: you left ${to}, from which the player to move loses.`,
  fails: 'That move does not win.',
  back: 'Take it back',
  move: 'Make the move on the board.',
  blank: (n: number, of: number) => (of === 1 ? 'the missing part' : `missing part ${n} of ${of}`),
  field: 'Your position',
  goal: {
    outcome: (o: Outcome) => ({ P: 'lost for the player to move', N: 'won for the player to move', draw: 'a draw' })[o],
    grundy: (n: string) => `a position of SG value ${n}`,
    'winning-moves': (n: string) =>
      n === '1' ? 'a position with one winning move' : `a position with ${n} winning moves`,
  },
  isGoal: (position: TemplateResult, goal: string) => html`Yes: ${position} is ${goal}.`,
  notGoal: (position: TemplateResult, goal: string) => html`${position} is not ${goal} yet.`,
  isOver: 'The game is over there: find one where somebody still has a move.',
  above: (n: string) => `Find one above ${n}.`,
  not: (n: string) => `${n} is easy to find here: look for another one.`,
  firstHint: 'Show a hint',
  nextHint: (n: number, of: number) => `Next hint (${n} of ${of})`,
  showAnswer: 'Show the answer',
  hint: (n: number, of: number) => (of === 1 ? 'Hint' : `Hint ${n}`),
  answer: 'Answer',
};

const zh: typeof en = {
  label: '练习',
  solved: '已解出',
  legend: '你的答案',
  commit: '检查',
  right: '答对了。',
  wrong: { P: '它不是必败态。', N: '它不是必胜态。', draw: '它不是平局，有一方必胜。' },
  findWin: '找找原因：请在棋盘上走出制胜的一步。',
  refute: (move) => `找找原因：假设先手${move}，现在轮到你，请走出制胜的一步。`,
  keepDraw: '找找原因：请走出能保住平局的一步。',
  keepsDraw: '平局保住了：从那里谁都没有必胜策略。',
  notNumber: (said) => `不是 ${said}。`,
  wins: (to) => html`这步必胜：你留下了必败态 ${to}。`,
  fails: '这步赢不了。',
  back: '退回这一步',
  move: '请直接在棋盘上走一步。',
  blank: (n, of) => (of === 1 ? '要填的部分' : `第 ${n} 个空，共 ${of} 个`),
  field: '你给出的局面',
  goal: {
    outcome: (o) => ({ P: '必败态', N: '必胜态', draw: '平局' })[o],
    grundy: (n) => `SG 值为 ${n} 的局面`,
    'winning-moves': (n) => `恰有 ${n} 种制胜走法的局面`,
  },
  isGoal: (position, goal) => html`对，${position} 是${/^[A-Z]/.test(goal) ? ' ' : ''}${goal}。`,
  notGoal: (position, goal) => html`${position} 还不是${/^[A-Z]/.test(goal) ? ' ' : ''}${goal}。`,
  isOver: '那里游戏已经结束，请找一个还有人能走的局面。',
  above: (n) => `请找一个大于 ${n} 的。`,
  not: (n) => `${n} 太容易了，请另找一个。`,
  firstHint: '看提示',
  nextHint: (n, of) => `下一条提示（第 ${n} 条，共 ${of} 条）`,
  showAnswer: '看答案',
  hint: (n, of) => (of === 1 ? '提示' : `提示 ${n}`),
  answer: '答案',
};

export const words = inEveryLanguage({ en, zh });
