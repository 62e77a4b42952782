import type { Player } from '../solver/types.ts';
import type { Opponent, Side } from './view.ts';

/**
 * A game as an address holds it: `#<name>=<p>~<r>~<h>~<f>~<o>`: start position, rule, history, who began, opponent;
 * where the players differ also `~<p>`, whom the reader plays. Several boards are joined by `&`; parts of the hash
 * without `=` belong to the page.
 */
export interface LinkedGame {
  readonly position: string;
  readonly rule: string;
  /** Texts of the moves. */
  readonly moves: readonly string[];
  readonly first: Side;
  readonly opponent: Opponent;
  /** Whom the reader plays; null where the players are alike. */
  readonly plays: Player | null;
}

/** Browsers and chat programs cut addresses that are longer. */
export const longestHash = 8000;

const letters = { you: 'y', opponent: 'o', perfect: 'p', fallible: 'f', human: 'h', left: 'l', right: 'r' } as const;

const pack = (text: string) =>
  encodeURIComponent(text).replaceAll('_', '%5F').replaceAll('~', '%7E').replaceAll('%20', '_').replaceAll('%2C', ',');
const unpack = (text: string) => decodeURIComponent(text.replaceAll('_', ' '));

export function writeGame({ position, rule, moves, first, opponent, plays }: LinkedGame): string {
  const parts = [pack(position), pack(rule), pack(moves.join('.')), letters[first], letters[opponent]];
  return [...parts, ...(plays ? [letters[plays]] : [])].join('~');
}

/** What an address holds of an instrument: texts joined by `~`. */
export const writeParts = (parts: readonly string[]): string => parts.map(pack).join('~');
/** null if the text is damaged. */
export function readParts(text: string): readonly string[] | null {
  try {
    return text.split('~').map(unpack);
  } catch {
    return null; // a stray % in the address
  }
}

/** null if the text is damaged. Fields missing at the end take the defaults given. */
export function readGame(
  text: string,
  defaults: Pick<LinkedGame, 'rule' | 'first' | 'opponent' | 'plays'>,
): LinkedGame | null {
  try {
    const [position, rule, moves, first, opponent, player, ...rest] = text.split('~').map(unpack);
    if (position === undefined || rest.length > 0) return null;
    const side = first === undefined ? defaults.first : first === 'y' ? 'you' : first === 'o' ? 'opponent' : null;
    const rival =
      opponent === undefined
        ? defaults.opponent
        : (['perfect', 'fallible', 'human'] as const).find((each) => letters[each] === opponent);
    const plays =
      player === undefined ? defaults.plays : (['left', 'right'] as const).find((each) => letters[each] === player);
    if (!side || !rival || plays === undefined || (player && !defaults.plays)) return null;
    return {
      position,
      rule: rule ?? defaults.rule,
      moves: moves ? moves.split('.') : [],
      first: side,
      opponent: rival,
      plays,
    };
  } catch {
    return null; // a stray % in the address
  }
}

/** The text of the board called `name` in a hash, null if there is none. */
export function gameInHash(hash: string, name: string): string | null {
  for (const part of hash.replace(/^#/, '').split('&')) {
    const equals = part.indexOf('=');
    if (equals > 0 && part.slice(0, equals) === encodeURIComponent(name)) return part.slice(equals + 1);
  }
  return null;
}

/**
 * Whether an address is about the board called `name`: the last one put into it. An address may also name a section;
 * then it is about that.
 */
export function isAbout(hash: string, name: string): boolean {
  const parts = hash.replace(/^#/, '').split('&');
  return parts.every((part) => part.indexOf('=') > 0) && parts.at(-1)!.startsWith(`${encodeURIComponent(name)}=`);
}

/** The hash with the board called `name` in the state given, other boards kept; a plain anchor gives way. */
export function hashWith(hash: string, name: string, game: string): string {
  const others = hash
    .replace(/^#/, '')
    .split('&')
    .filter((part) => part.includes('=') && !part.startsWith(`${encodeURIComponent(name)}=`));
  return '#' + [...others, `${encodeURIComponent(name)}=${game}`].join('&');
}
