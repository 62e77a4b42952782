import { html, type TemplateResult } from 'lit';
import type { Move, Player } from '../solver/types.ts';
import { counted, list, number, readable } from '../board/language.ts';
import { valueText } from '../draw/value.ts';
import type { Cause } from './cause.ts';

/** How a game says a move after "whoever": "takes 2 from heap 1". Its board knows. */
export interface Speaker {
  (move: Move, before: readonly bigint[]): string;
  /** Whether that says the whole position the move leaves, too; then it need not be quoted. */
  saysResult(before: readonly bigint[]): boolean;
  /** Where a move is made: "heap 1". */
  place(move: Move, before: readonly bigint[]): string;
  /** A position that a cause speaks of: "heaps of 3 and 5"; as its text where the board cannot say it. */
  position(text: string): TemplateResult | string;
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
/** After what a player does, and not after "whoever does it". */
const and = (who?: Player) => (who ? 'and ' : '');
const loser = (who?: Player) => (who ? names[who] : 'the player to move');

/** How a refuted move begins; `moves` counts all of them where each one fails, else it is null. */
const whoever = (moves: bigint | null, who?: Player) =>
  who
    ? moves === null || moves === 1n
      ? `${moves === null ? '' : `${names[who]}’s only move fails. `}${names[who]}`
      : `Each of ${names[who]}’s ${number(moves, 'en')} moves fails. For example: ${names[who]}`
    : moves === null
      ? 'Whoever'
      : moves === 1n
        ? 'The only move fails. Whoever'
        : `Each of the ${number(moves, 'en')} moves fails. For example: whoever`;

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
    L: 'whoever begins',
    R: 'whoever begins',
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
    const named = 'before' in cause && say.saysResult(cause.before);
    const left = (to: string, said: boolean) => (said ? 'a position' : html`${say.position(to)},`);
    switch (cause.kind) {
      case 'over':
        return cause.who
          ? `${names[cause.who]} has no move, and so loses when it is ${names[cause.who]}’s turn.`
          : cause.won
            ? 'The game is over: the player to move has won already.'
            : 'No move is left: the player to move has lost already.';
      case 'ends':
        return `${whoever(cause.moves)} ${phrase(say(cause.move, cause.before))} ends the game, and the other player has won.`;
      case 'wins':
        return html`${whoever(null, cause.who)} ${phrase(say(cause.move, cause.before))} ${and(cause.who)}leaves
        ${left(cause.to, named)} from which ${cause.who ? others[cause.who] : loser()} loses.`;
      case 'fails': {
        const after = say.saysResult(cause.after);
        return html`${whoever(cause.moves, cause.who)} ${phrase(say(cause.move, cause.before))}
        ${and(cause.who)}${named ? 'is answered' : html`leaves ${say.position(cause.to)}`}:
        ${cause.who ? others[cause.who] : 'the other player'} ${phrase(say(cause.reply, cause.after))} and leaves
        ${left(cause.left, after)} from which ${loser(cause.who)} loses.`;
      }
      case 'draws':
        return html`No move leaves a position from which the player to move loses, so nobody can force a win here. But
        whoever ${phrase(say(cause.move, cause.before))} leaves${named ? '' : html` ${say.position(cause.to)},`} a draw
        again, and so need not lose.`;
      case 'spoils':
        return html`Whoever ${phrase(say(cause.move, cause.before))}
        leaves${named ? '' : html` ${say.position(cause.to)},`} a draw: from there nobody can force a win.`;
      case 'sum':
        return readable(`${called}: ${some(cause.parts).join(' ⊕ ')} = ${cause.grundy}.`);
      case 'column':
        return readable(
          `Look at the column of ${cause.bit}: of ${list(some(cause.parts).map(String))}, ${cause.ones === 0 ? 'none has' : cause.ones === 1 ? 'one has' : `${cause.ones} have`} a 1 there, and your ${cause.said} has a ${cause.said & cause.bit ? 1 : 0}.`,
        );
      case 'needs':
        return html`A position of ${called} ${readable(`${cause.said}`)} has an option of every smaller value. Here one
        of them is missing:
        which?${cause.seen.map((each) => html` There is one of value ${each.value}: whoever ${named ? say(each.move, cause.before) : html`${phrase(say(each.move, cause.before))} leaves ${say.position(each.to)}`}.`)}`;
      case 'miscounted':
        return cause.more ? 'More moves win than that.' : 'Not so many moves win: one that you counted has an answer.';
      case 'beyond':
        return cause.moves === 1n
          ? 'There is only one move here.'
          : `There are only ${number(cause.moves, 'en')} moves here, winning or not.`;
      case 'winnable': {
        const place = cause.move && say.place(cause.move, cause.before);
        return `From there the player to move can still win${place ? `, with a move in ${place}` : ''}: find out how.`;
      }
      case 'taken':
        return html`Whoever ${phrase(say(cause.move, cause.before))}
        leaves${named ? ' a position of' : html` ${say.position(cause.to)}, and that has`} ${called}
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
        return `Whoever ${moves} wins${more > 0n ? `; so do ${number(more, 'en')} other moves` : ''}.`;
      }
    }
  },
};
