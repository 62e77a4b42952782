import { html, type TemplateResult } from 'lit';
import { SolverError, type Move } from '../../solver/types.ts';
import { explain } from '../shell/error-words.ts';
import { inEveryLanguage, number, readable, type Language } from '../shell/language.ts';
import type { Cause } from './judge.ts';

/** How a game says a move after "whoever": "takes 2 from heap 1". Its board knows. */
export interface Speaker {
  (move: Move, before: readonly bigint[]): string;
  /** Whether that says the whole position the move leaves, too; then it need not be quoted. */
  saysResult(before: readonly bigint[]): boolean;
  /** Where a move is made: "heap 1". */
  place(move: Move, before: readonly bigint[]): string;
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
  moves === null
    ? '这样赢不了：如果你'
    : moves === 1n
      ? '唯一的走法也会输：如果你'
      : `${number(moves, 'zh')} 种走法全都会输。例如你`;

/** A few numbers of a list that may be long. */
const some = (parts: readonly bigint[]) => [...parts.slice(0, 12), ...(parts.length > 12 ? ['…'] : [])];

const en = {
  outcomeMeans: { P: 'P-position', N: 'N-position', draw: 'nobody can force a win' },
  choice: { P: 'The player to move loses', N: 'The player to move wins', draw: 'Draw' },
  number: { grundy: 'SG value', 'winning-moves': 'Number of winning moves' },
  count: (n: string) => (n === '1' ? 'one winning move' : n === '0' ? 'no winning move' : `${n} winning moves`),
  wait: 'Asking the solver …',
  again: 'Try again',
  unavailable:
    'The solver could not be loaded, so nothing can be judged here. Reload the page; if that does not help, allow WebAssembly for it.',
  notNumber: 'Write a whole number, in digits.',
  /** `called`: what the number asked for is called here. */
  cause(cause: Cause, say: Speaker, called: string): TemplateResult | string {
    const named = 'before' in cause && say.saysResult(cause.before);
    const left = (to: string, said: boolean) => (said ? 'a position' : html`${quote(to)},`);
    switch (cause.kind) {
      case 'over':
        return cause.won
          ? 'The game is over: the player to move has won already.'
          : 'No move is left: the player to move has lost already.';
      case 'ends':
        return `${whoever(cause.moves)} ${phrase(say(cause.move, cause.before))} ends the game, and the other player has won.`;
      case 'wins':
        return html`Whoever ${phrase(say(cause.move, cause.before))} leaves ${left(cause.to, named)} from which the
        player to move loses.`;
      case 'fails': {
        const after = say.saysResult(cause.after);
        return html`${whoever(cause.moves)} ${phrase(say(cause.move, cause.before))}
        ${named ? 'is answered' : html`leaves ${quote(cause.to)}`}: the other player
        ${phrase(say(cause.reply, cause.after))} and leaves ${left(cause.left, after)} from which the player to move
        loses.`;
      }
      case 'draws':
        return html`No move leaves a position from which the player to move loses, so nobody can force a win here. But
        whoever ${phrase(say(cause.move, cause.before))} leaves${named ? '' : html` ${quote(cause.to)},`} a draw again,
        and so need not lose.`;
      case 'spoils':
        return html`Whoever ${phrase(say(cause.move, cause.before))} leaves${named ? '' : html` ${quote(cause.to)},`} a
        draw: from there nobody can force a win.`;
      case 'sum':
        return readable(`${called}: ${some(cause.parts).join(' ⊕ ')} = ${cause.grundy}.`);
      case 'column':
        return readable(
          `Look at the column of ${cause.bit}: of ${list(some(cause.parts), 'and')}, ${cause.ones === 0 ? 'none has' : cause.ones === 1 ? 'one has' : `${cause.ones} have`} a 1 there, and your ${cause.said} has a ${cause.said & cause.bit ? 1 : 0}.`,
        );
      case 'needs':
        return html`A position of ${called} ${readable(`${cause.said}`)} has an option of every smaller value. Here one
        of them is missing:
        which?${cause.seen.map((each) => html` There is one of value ${each.value}: whoever ${phrase(say(each.move, cause.before))}${named ? '' : html` leaves ${quote(each.to)}`}.`)}`;
      case 'miscounted':
        return cause.more ? 'More moves win than that.' : 'Not so many moves win: one that you counted has an answer.';
      case 'winnable': {
        const place = cause.move && say.place(cause.move, cause.before);
        return `From there the player to move can still win${place ? `, with a move in ${place}` : ''}: find out how.`;
      }
      case 'taken':
        return html`Whoever ${phrase(say(cause.move, cause.before))}
        leaves${named ? ' a position of' : html` ${quote(cause.to)}, and that has`} ${called}
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
  notNumber: '请用数字写一个非负整数。',
  cause(cause, say, called) {
    const named = 'before' in cause && say.saysResult(cause.before);
    switch (cause.kind) {
      case 'over':
        return cause.won ? '游戏已经结束，轮到走的人已经赢了。' : '已经无棋可走，轮到走的人已经输了。';
      case 'ends':
        return `${failing(cause.moves)}${say(cause.move, cause.before)}，游戏就此结束，赢的是对手。`;
      case 'wins':
        return named
          ? `${say(cause.move, cause.before)}，就把必败态留给了对手。`
          : html`${say(cause.move, cause.before)}，留下 ${quote(cause.to)}，这是必败态。`;
      case 'fails': {
        const left = named ? '' : html`，留下 ${quote(cause.to)}`;
        const lost = say.saysResult(cause.after) ? '，把必败态留给你' : html`，留下 ${quote(cause.left)}，这是必败态`;
        return html`${failing(cause.moves)}${say(cause.move, cause.before)}${left}，对手就${say(cause.reply, cause.after)}${lost}。`;
      }
      case 'draws':
        return html`没有一步能留下必败态，所以谁都没有必胜策略；但是${say(cause.move, cause.before)}，${named ? '' : html`留下的 ${quote(cause.to)} `}仍是平局，也就不会输。`;
      case 'spoils':
        return html`${say(cause.move, cause.before)}，${named ? '留下' : html`留下 ${quote(cause.to)}，这是`}平局：从那里谁都没有必胜策略。`;
      case 'sum':
        return readable(`${called}：${some(cause.parts).join(' ⊕ ')} = ${cause.grundy}。`);
      case 'column':
        return readable(
          `看 ${cause.bit} 这一位：${some(cause.parts).join('、')} 中${cause.ones === 0 ? '没有一个数' : `有 ${cause.ones} 个数`}在这一位上是 1，而你写的 ${cause.said} 在这一位上是 ${cause.said & cause.bit ? 1 : 0}。`,
        );
      case 'needs':
        return html`如果${called}是
        ${readable(`${cause.said}`)}，比它小的每个值都应当有后继取到。这里缺了一个，是哪个？${cause.seen.map((each) => html`值 ${each.value} 是有的：${say(each.move, cause.before)}${named ? '' : html`，留下 ${quote(each.to)}`}。`)}`;
      case 'miscounted':
        return cause.more ? '制胜走法不止这么多。' : '没有这么多：你数进去的走法里，有一步会被对手破解。';
      case 'winnable': {
        const place = cause.move && say.place(cause.move, cause.before);
        return `轮到走的人还能赢${place ? `，而且就赢在${place}` : ''}：想想怎么走。`;
      }
      case 'taken':
        return html`${say(cause.move, cause.before)}，留下${named ? '的局面' : html` ${quote(cause.to)}，它的`}${called}正是
        ${readable(`${cause.value}`)}。一个局面的值不会等于它任何一个后继的值。`;
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

/** Whatever went wrong, as a sentence: what the solver refused, or that it cannot be reached. */
export const said = (error: unknown, language: Language): string =>
  error instanceof SolverError && error.code !== 'unavailable' ? explain(error, language) : words[language].unavailable;

/** Whether a number is called SG value: then causes may speak of the values of options. */
export const isGrundy = (called: string) => Object.values(words).some(({ number }) => number.grundy === called);
