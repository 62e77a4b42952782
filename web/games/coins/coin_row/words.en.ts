import { counted, list } from '../../../board/language.ts';

const few = (coins: readonly string[]) => (coins.length === 1 ? `coin ${coins[0]}` : `coins ${list(coins)}`);

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
function nth(n: string): string {
  const ending = /1[123]$/.test(n) ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[n.at(-1)!] ?? 'th');
  return `${n}${ending}`;
}

/** What is turned, from the largest coin on. */
export type Turned =
  | { readonly coins: readonly string[] }
  | { readonly from: string; readonly to: string; readonly count: string; readonly gap: string };
const those = (what: Turned) => {
  if ('coins' in what) return few(what.coins);
  const every = what.gap === '1' ? '' : `, every ${nth(what.gap)} one`;
  return `the ${what.count} coins from ${what.from} down to ${what.to}${every}`;
};

export const words = {
  title: 'Coin turning',
  position: 'Heads',
  rule: 'Rule',
  views: { coins: 'Coins', values: 'Values', binary: 'Binary' },
  named: {
    turtles: 'Turning Turtles: 1 or 2 coins',
    mock: 'Mock Turtles: up to 3',
    twins: 'Twins: exactly 2',
    triplets: 'Triplets: exactly 3',
    ruler: 'Ruler: neighbours',
    moebius: 'Moebius: up to 5',
    mogul: 'Mogul: up to 7',
    moidores: 'Moidores: up to 9',
  } as Readonly<Record<string, string>>,
  speak: (heads: readonly string[]) => `heads at ${list(heads)}`,
  speakMany: (count: string, largest: string) => `${counted(count, 'head')}, the rightmost at ${largest}`,
  noHeads: 'no heads',
  turn: (what: Turned, form: 'base' | 'third') => `${form === 'base' ? 'turn' : 'turns'} ${those(what)}`,
  place: (coin: string) => `coin ${coin}, the rightmost to turn`,
  coin: (place: string, heads: boolean) => `Coin ${place}, ${heads ? 'heads' : 'tails'}`,
  coinName: (place: string) => `coin ${place}`,
  choose: 'Choose a head: it is the rightmost coin of the move.',
  more: (coins: readonly string[]) => `With ${few(coins)}, choose another of the ringed coins.`,
  pointValue: 'Point at a coin to see why it has its value.',
  // By the keys of the solver's explanation.
  why: {
    single: (n: string) => `Coin ${n} can only be turned alone: value 1.`,
    turtles: (n: string) => `Coin ${n} is a Nim heap of ${n}: turned with coin k it becomes k, alone nothing.`,
    twins: (n: string, v: string) => `Coin ${n} needs a partner below it: a Nim heap of ${v}.`,
    mock: (n: string, v: string) =>
      `Value ${v}: number ${n} of the odious numbers, which have an odd number of ones in binary.`,
    triplets: (n: string, v: string) =>
      v === '0'
        ? `Coin ${n} has fewer than two coins below it and cannot be turned: value 0.`
        : `Value ${v}: as Mock Turtles two places earlier.`,
    ruler: (n: string, v: string) => `Value ${v}: the largest power of two that divides ${n}.`,
    table: (n: string, v: string) => `Value ${v}: the mex of what the moves of coin ${n} leave.`,
  } as Readonly<Record<string, (n: string, value: string) => string>>,
};
