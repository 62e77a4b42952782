import { LargeBoard, type LargeHost } from '../large/large.ts';
import { coinAt, placeOf, cell, margins } from './scene.ts';
import type { CoinGridElement } from './element.ts';

/** A window on a board. */
export const largeGrid = (element: CoinGridElement, host: LargeHost) =>
  new LargeBoard(element, {
    ...host,
    game: element.game,
    on: '.sees .coin-grid',
    line: false,
    spans: [6, 8, 10, 12, 16],
    least: 28,
    usual: { span: 10, least: 36 },
    x: (coin) => placeOf(coin)[1] - 1,
    y: (coin) => placeOf(coin)[0] - 1,
    coinAt: ([x, y]) => coinAt(y + 1, x + 1),
    coin: coinAt,
    idOf: (coin) => `coin-${placeOf(coin).join('-')}`,
    named: (coins) => coins,
    lies: (span) => {
      const margin = margins[element.view === 'product' ? 'far' : 'plain'];
      return { left: margin, top: margin, size: span * cell };
    },
  });
