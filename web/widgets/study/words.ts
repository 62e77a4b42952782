import { html, type TemplateResult } from 'lit';
import { inEveryLanguage, number, readable } from '../shell/language.ts';
import type { Cause } from './judge.ts';
import type { Move } from '../../solver/types.ts';

/** How a game says a move after "whoever": "takes 2 from heap 1". Its board knows. */
export interface Speaker {
  (move: Move, before: readonly bigint[]): string;
  /** Whether that says the whole position the move leaves, too; then it need not be quoted. */
  saysResult(before: readonly bigint[]): boolean;
}

/** A position as it stands in a sentence, its numbers clearly apart; a long one is cut. */
export const quote = (position: string): TemplateResult =>
  html`<span class="position ${position.length > 24 ? 'long' : ''}"
    >${readable(position.length > 60 ? `${position.slice(0, 58)} …` : position)}</span
  >`;

const list = (items: readonly unknown[], and: string) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;

/** What follows a move that is said with a comma in it begins with one, too. */
const phrase = (move: string) => (move.includes(',') ? `${move},` : move);

/** How a refuted move begins; `moves` counts all of them where each one fails, else it is null. */
const whoever = (moves: bigint | null) =>
  moves === null
    ? 'Whoever'
    : moves === 1n
      ? 'The only move fails. Whoever'
      : `Each of the ${number(moves, 'en')} moves fails. For example: whoever`;
const failing = (moves: bigint | null) =>
  moves === null ? '' : moves === 1n ? '唯一的走法也会输：你' : `${number(moves, 'zh')} 种走法全都会输。例如你`;

const en = {
  outcomeMeans: {
    P: 'the player to move loses',
    N: 'the player to move wins',
    draw: 'nobody can force a win',
  },
  choice: { P: 'P-position', N: 'N-position', draw: 'Draw' },
  number: { grundy: 'SG value', 'winning-moves': 'Number of winning moves' },
  count: (n: string) => (n === '1' ? 'one winning move' : n === '0' ? 'no winning move' : `${n} winning moves`),
  wait: 'Asking the solver …',
  again: 'Try again',
  unavailable:
    'The solver could not be loaded, so nothing can be judged here. Reload the page; if that does not help, allow WebAssembly for it.',
  badQuestion: (part: string) => `The solver does not accept this question${part && `: ${part}`}.`,
  notNumber: 'Write a whole number, in digits.',
  cause(cause: Cause, say: Speaker): TemplateResult | string {
    const named = 'before' in cause && say.saysResult(cause.before);
    switch (cause.kind) {
      case 'over':
        return cause.won
          ? 'The game is over: the player to move has won already.'
          : 'No move is left: the player to move has lost already.';
      case 'ends':
        return `${whoever(cause.moves)} ${phrase(say(cause.move, cause.before))} ends the game, and the other player has won.`;
      case 'wins':
        return html`Whoever ${phrase(say(cause.move, cause.before))} leaves${named ? '' : html` ${quote(cause.to)},`} a
        P-position.`;
      case 'fails': {
        const after = say.saysResult(cause.after);
        return html`${whoever(cause.moves)} ${phrase(say(cause.move, cause.before))} leaves
        ${named ? 'an N-position' : quote(cause.to)}; then the other player ${phrase(say(cause.reply, cause.after))} and
        leaves${after ? '' : html` ${quote(cause.left)},`} a P-position.`;
      }
      case 'draws':
        return html`No move leaves a P-position, so nobody can force a win here. But whoever
        ${phrase(say(cause.move, cause.before))} leaves${named ? '' : html` ${quote(cause.to)},`} a draw again, and so
        need not lose.`;
      case 'spoils':
        return html`Whoever ${phrase(say(cause.move, cause.before))} leaves${named ? '' : html` ${quote(cause.to)},`} a
        draw: from there nobody can force a win.`;
      case 'sum':
        return readable(
          `The parts have SG values ${list(cause.parts.slice(0, 12), 'and')}${cause.parts.length > 12 ? ' …' : ''}, and their nim-sum is ${cause.grundy}.`,
        );
      case 'taken':
        return html`Whoever ${phrase(say(cause.move, cause.before))}
        leaves${named ? ' a position of' : html` ${quote(cause.to)}, and that has`} SG value
        ${readable(`${cause.value}`)}. A position never has the value of one of its options.`;
      case 'mex':
        return cause.grundy === 0n
          ? 'No option has SG value 0, so 0 is the smallest value missing.'
          : `There are options of value ${list(cause.reached, 'and')}, and none of value ${cause.grundy}: that is the smallest one missing.`;
      case 'winners': {
        const moves = cause.moves.map((m) => phrase(say(m, cause.before))).join(', or ');
        const more = cause.count - BigInt(cause.moves.length);
        return `Whoever ${moves} wins${more > 0n ? `; so do ${number(more, 'en')} other moves` : ''}.`;
      }
    }
  },
};

const zh: typeof en = {
  outcomeMeans: { P: '轮到走的人输', N: '轮到走的人赢', draw: '谁都没有必胜策略' },
  choice: { P: '必败态（P）', N: '必胜态（N）', draw: '平局' },
  number: { grundy: 'SG 值', 'winning-moves': '制胜走法的个数' },
  count: (n) => (n === '0' ? '没有制胜走法' : `${n} 种制胜走法`),
  wait: '正在询问求解器……',
  again: '再试一次',
  unavailable: '求解器没有加载成功，这里暂时无法判断对错。请刷新页面；如果仍然不行，请允许此页面使用 WebAssembly。',
  badQuestion: (part) => `求解器不接受这个问题${part && `：${part}`}。`,
  notNumber: '请用数字写一个非负整数。',
  cause(cause, say) {
    const named = 'before' in cause && say.saysResult(cause.before);
    switch (cause.kind) {
      case 'over':
        return cause.won ? '游戏已经结束，轮到走的人已经赢了。' : '已经无棋可走，轮到走的人已经输了。';
      case 'ends':
        return `${failing(cause.moves)}${say(cause.move, cause.before)}，游戏就此结束，赢的是对手。`;
      case 'wins':
        return named
          ? `${say(cause.move, cause.before)}，留下必败态。`
          : html`${say(cause.move, cause.before)}，留下 ${quote(cause.to)}，这是必败态。`;
      case 'fails': {
        const left = named ? '必胜态' : html` ${quote(cause.to)}`;
        const lost = say.saysResult(cause.after) ? '' : html` ${quote(cause.left)}`;
        return html`${failing(cause.moves)}${say(cause.move, cause.before)}，留下${left}，对手就${say(cause.reply, cause.after)}，留下必败态${lost}。`;
      }
      case 'draws':
        return html`没有一步能留下必败态，所以谁都没有必胜策略；但是${say(cause.move, cause.before)}，${named ? '' : html`留下的 ${quote(cause.to)} `}仍是平局，也就不会输。`;
      case 'spoils':
        return html`${say(cause.move, cause.before)}，${named ? '留下' : html`留下 ${quote(cause.to)}，这是`}平局：从那里起谁都没有必胜策略。`;
      case 'sum':
        return readable(
          `各部分的 SG 值是 ${cause.parts.slice(0, 12).join('、')}${cause.parts.length > 12 ? '……' : ''}，尼姆和为 ${cause.grundy}。`,
        );
      case 'taken':
        return html`${say(cause.move, cause.before)}，留下${named ? '的局面' : html` ${quote(cause.to)}，它的`} SG
        值正是 ${readable(`${cause.value}`)}。一个局面的 SG 值不会等于它任何一个后继的 SG 值。`;
      case 'mex':
        return cause.grundy === 0n
          ? '没有 SG 值为 0 的后继，所以没有出现的最小值就是 0。'
          : `后继的 SG 值里有 ${cause.reached.join('、')}，没有 ${cause.grundy}，它就是没有出现的最小值。`;
      case 'winners': {
        const moves = cause.moves.map((m) => say(m, cause.before)).join('；');
        const more = cause.count - BigInt(cause.moves.length);
        return `制胜走法：${moves}${more > 0n ? `；另外还有 ${number(more, 'zh')} 种` : ''}。`;
      }
    }
  },
};

export const words = inEveryLanguage({ en, zh });
