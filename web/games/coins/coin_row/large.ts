import type { CoinRowElement } from './element.ts';
import { LargeBoard, type LargeHost } from '../large/large.ts';

/** Pixels of a coin at most: styles.ts of the window. */
const widest = 54;

/** A window on a row: one line of coins, as many as there is room for. */
export const largeRow = (element: CoinRowElement, host: LargeHost) =>
  new LargeBoard(element, {
    ...host,
    game: element.game,
    on: '.sees .nl-coins',
    line: true,
    spans: [6, 8, 12, 16],
    least: 38,
    usual: { span: 16, least: 40 },
    x: (coin) => coin - 1,
    y: () => 0,
    coinAt: ([x]) => x + 1,
    coin: (first) => first,
    idOf: (coin) => `coin-${coin}`,
    named: (coins) => namesOf(coins, element.current!.ruleNumbers[0]!),
    lies: (span, room) => ({ left: 0, top: 0, size: Math.min(room, span * widest) }),
  });

/** Coins of a run, or evenly spaced, as a move names them: by the first, the second and the last. */
function namesOf(coins: readonly number[], shape: bigint): readonly number[] {
  const [first = 0, second = 0] = coins;
  const last = coins.at(-1)!;
  if (shape === 1n) return [first, first - 1, last].slice(0, first - last + 1);
  return shape === 2n ? [first, second, last].slice(0, coins.length) : coins;
}
