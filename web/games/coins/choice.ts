/** Coins by the numbers that tell them, the largest first. */
export type Coins = readonly number[];

/** A move, and all coins that it turns. */
export interface Turn {
  readonly numbers: readonly bigint[];
  readonly coins: Coins;
}

/**
 * Shapes of rules on rows, by their first number, in whose moves coins have equal gaps
 * (wasm/games/coins/coin_rule.hpp).
 */
const evenly: readonly bigint[] = [1n, 2n];

/**
 * The places of a move on a row. Of evenly spaced ones, where there are many, it names the largest, the second and the
 * last.
 */
export function placesOf(numbers: readonly bigint[], shape: bigint): Coins {
  const coins = numbers.map(Number);
  const [first, second, last] = coins;
  if (coins.length !== 3 || !evenly.includes(shape)) return coins;
  const gap = first! - second!;
  return Array.from({ length: (first! - last!) / gap + 1 }, (_, i) => first! - i * gap);
}

/** Of one coin's turns so many coins together are looked at, each. */
export const mostTogether = 60_000;

/** Turns that have all chosen coins, the first of these being the largest. */
export const within = (turns: readonly Turn[], chosen: Coins): readonly Turn[] =>
  turns.filter(
    ({ coins }) => (chosen.length === 0 || coins[0] === chosen[0]) && chosen.every((each) => coins.includes(each)),
  );

/** What all of these turn: what is settled once they are all that is left. */
export function shared(turns: readonly Turn[]): Coins {
  const [first, ...others] = turns;
  return first ? first.coins.filter((each) => others.every(({ coins }) => coins.includes(each))) : [];
}

/** What some of these turn. */
export const union = (turns: readonly Turn[]): ReadonlySet<number> => new Set(turns.flatMap(({ coins }) => coins));

/** The one that turns these and no others; null: there is none. */
export const exactly = (turns: readonly Turn[], coins: Coins): Turn | null =>
  turns.find((turn) => turn.coins.length === coins.length && coins.every((each) => turn.coins.includes(each))) ?? null;
