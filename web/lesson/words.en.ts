import { html, type TemplateResult } from 'lit';
import type { Move, Player } from '../solver/types.ts';
import { counted, list, number, readable } from '../board/language.ts';
import { valueText } from '../draw/value.ts';
import type { Cause } from './cause.ts';

/** How a game says a move behind who makes it: "takes 2 from heap 1". Its board knows. */
export interface Speaker {
  (move: Move, before: readonly bigint[]): string;
  /** Whether that says the whole position the move leaves, too; then it need not be quoted. */
  saysResult(before: readonly bigint[]): boolean;
  /** Where a move is made: "heap 1". */
  place(move: Move, before: readonly bigint[]): string;
  /** A position that a cause speaks of: "heaps of 3 and 5"; as its text where the board cannot say it. */
  position(text: string): TemplateResult | string;
  /** The same if a few words do; else null: nobody reads a picture off a list of its edges. */
  brief(text: string): TemplateResult | string | null;
}

/**
 * Whether a move is said with a comma in it. A list’s do not count: after one stands a number, a letter, a place in
 * brackets, or a word that the list has had (“gap 1 by 2, gap 2 by 1 and gap 3 by 1”).
 */
function parted(move: string): boolean {
  const said = move.replace(/\([^)]*\)/g, '0');
  return [...said.matchAll(/, (\w+)/g)].some(
    ({ 1: next = '', index }) => !/^(\d+|[A-Z])$/.test(next) && !said.slice(0, index).split(' ').includes(next),
  );
}
/** What follows such a move begins with a comma, too. */
const phrase = (move: string) => (parted(move) ? `${move},` : move);

/** Where the players differ. */
const names = { left: 'Left', right: 'Right' };
const others = { left: 'Right', right: 'Left' };
const mover = (who?: Player) => (who ? names[who] : 'the player to move');
const other = (who?: Player) => (who ? others[who] : 'the other player');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** How a refuted move begins; `moves` counts all of them where each one fails, else it is null. */
const fails = (moves: bigint | null, who?: Player) =>
  moves === null
    ? `Suppose ${mover(who)}`
    : moves === 1n
      ? `The only move fails: ${mover(who)}`
      : `Each of the ${number(moves, 'en')} moves fails. For example, ${mover(who)}`;

/** Moves that differ in their last word alone: “moves the counter from 9 to 8 or 6”. */
function lastAlone(moves: readonly string[]): string | null {
  const cut = moves.map((move) => move.lastIndexOf(' ') + 1);
  const [first = ''] = moves.map((move, i) => move.slice(0, cut[i]));
  if (moves.length < 2 || moves.some((move, i) => move.slice(0, cut[i]) !== first || parted(move))) return null;
  return (
    first +
    list(
      moves.map((move, i) => move.slice(cut[i]!)),
      'or',
    )
  );
}

/** A few numbers of a list that may be long. */
const some = (parts: readonly bigint[]) => [...parts.slice(0, 12), ...(parts.length > 12 ? ['…'] : [])];

export const words = {
  outcomeMeans: {
    P: 'P-position',
    N: 'N-position',
    draw: 'nobody can force a win',
    L: 'no matter who begins',
    R: 'no matter who begins',
  },
  choice: {
    P: 'The player to move loses',
    N: 'The player to move wins',
    draw: 'Draw',
    L: 'Left wins',
    R: 'Right wins',
  },
  number: { grundy: 'SG value', 'winning-moves': 'Number of winning moves', value: 'Value' },
  count: (n: string) => (n === '1' ? 'one winning move' : n === '0' ? 'no winning move' : `${n} winning moves`),
  wait: 'Asking the solver …',
  again: 'Try again',
  unavailable:
    'The solver could not be loaded, so nothing can be judged here. Reload the page; if that does not help, allow WebAssembly for it.',
  notNumber: 'Write a whole number, in digits.',
  notValue: 'Write a number such as 2 or −3/4. Below the line stands a power of two.',
  /** Of an answer of several numbers. */
  wrongCount: (written: string, wanted: string) =>
    `Write ${counted(wanted, 'number')}: there ${written === '1' ? 'is' : 'are'} ${written} so far.`,
  /** `called`: what the number asked for is called here. */
  cause(cause: Cause, say: Speaker, called: string): TemplateResult | string {
    /** A move, and what it leaves, unless the move says that as well. */
    const leaves = (move: Move, before: readonly bigint[], to: string) => {
      const left = say.saysResult(before) ? null : say.brief(to);
      return left ? html`${phrase(say(move, before))} and leaves ${left}` : say(move, before);
    };
    switch (cause.kind) {
      case 'over':
        return cause.who
          ? `${names[cause.who]} has no move, and so loses when it is ${names[cause.who]}’s turn.`
          : cause.won
            ? 'The game is over: the player to move has won already.'
            : 'No move is left: the player to move has lost already.';
      case 'ends':
        return `${fails(cause.moves)} ${phrase(say(cause.move, cause.before))}${parted(say(cause.move, cause.before)) ? '' : ','} the game is over, and the other player has won.`;
      case 'wins':
        return html`${capital(mover(cause.who))} ${leaves(cause.move, cause.before, cause.to)}: lost for
        ${other(cause.who)}.`;
      case 'fails':
        return html`${fails(cause.moves, cause.who)} ${leaves(cause.move, cause.before, cause.to)}. Then
        ${other(cause.who)} ${leaves(cause.reply, cause.after, cause.left)}: lost for
        ${cause.who ? names[cause.who] : 'the first'}.`;
      case 'draws':
        return html`No move leaves a lost position, so nobody can force a win here. But the player to move
        ${leaves(cause.move, cause.before, cause.to)}: a draw again, and so nothing is lost.`;
      case 'spoils':
        return html`The player to move ${leaves(cause.move, cause.before, cause.to)}: a draw, for from there nobody can
        force a win.`;
      case 'sum':
        return readable(`${called}: ${some(cause.parts).join(' ⊕ ')} = ${cause.grundy}.`);
      case 'column':
        return readable(
          `Look at the column of ${cause.bit}: of ${list(some(cause.parts).map(String))}, ${cause.ones === 0 ? 'none has' : cause.ones === 1 ? 'one has' : `${cause.ones} have`} a 1 there, and your ${cause.said} has a ${cause.said & cause.bit ? 1 : 0}.`,
        );
      case 'needs':
        return html`A position of ${called} ${readable(`${cause.said}`)} has an option of every smaller value. Here one
        of them is missing:
        which?${cause.seen.map((each) => html` There is one of value ${each.value}: the player to move ${leaves(each.move, cause.before, each.to)}.`)}`;
      case 'miscounted':
        return cause.more
          ? 'More moves win than that.'
          : 'Not so many moves win: some that you counted have an answer.';
      case 'beyond':
        return cause.moves === 1n
          ? 'There is only one move here.'
          : `There are only ${number(cause.moves, 'en')} moves here, winning or not.`;
      case 'winnable': {
        const place = cause.move && say.place(cause.move, cause.before);
        return `From there the player to move can still win${place ? `, with a move in ${place}` : ''}: find out how.`;
      }
      case 'taken':
        return html`The player to move ${leaves(cause.move, cause.before, cause.to)}, and that has ${called}
        ${readable(`${cause.value}`)}. A position never has the value of one of its options.`;
      case 'mex':
        return cause.grundy === 0n
          ? 'No option has SG value 0, so 0 is the smallest value missing.'
          : `There are options of value ${list(cause.reached.map(String))}, and none of value ${cause.grundy}: that is the smallest one missing.`;
      case 'leaves':
        return `${names[cause.who]} ${say(cause.move, cause.before)}, and what stays is worth ${readable(valueText(cause.value))}. So the position itself must be worth ${{ left: 'more', right: 'less' }[cause.who]} than that.`;
      case 'simpler':
        return `${readable(valueText(cause.said))} lies between what Left and what Right can leave. But so does a simpler number.`;
      case 'between':
        return readable(
          `${cause.left ? `The most that Left can leave is ${valueText(cause.left)}` : 'Left has no move'}, ${cause.right ? `the least that Right can leave is ${valueText(cause.right)}` : 'Right has no move'}. The simplest number between is ${valueText(cause.value)}.`,
        );
      case 'worth-part':
        return cause.number
          ? 'The number is right, the nimber is not.'
          : cause.nimber
            ? 'The number is not right yet.'
            : 'Neither the number nor the nimber is right yet.';
      case 'winners': {
        const each = cause.moves.map((m) => say(m, cause.before));
        const moves =
          lastAlone(each) ?? (each.length < 3 && !each.some(parted) ? each.join(' or ') : `${each.join(', or ')},`);
        const more = cause.count - BigInt(cause.moves.length);
        return `${capital(mover(cause.who))} ${moves}${moves.endsWith(',') ? '' : ','} and wins${more > 0n ? `; so do ${number(more, 'en')} other moves` : ''}.`;
      }
    }
  },
};
