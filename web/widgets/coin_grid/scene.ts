import { facedCoin } from '../kit/parts/faced-coin.ts';
import { centred, toned } from '../kit/parts/sign.ts';
import type { CoinFace } from '../coins/face.ts';
import type { Rest } from '../kit/rest.ts';
import {
  circle,
  g,
  keyed,
  names,
  path,
  press,
  rect,
  text,
  type Content,
  type Picture,
  type Shape,
} from '../kit/scene.ts';
import { coinAt, headsIn, placeOf } from './cells.ts';

/** Of more rows or columns a window is drawn (large.ts). */
export const mostSide = 16;
/** No board is drawn smaller: there is something to turn. */
const fewest = 5;

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** How much of the board is drawn: it has no end, and what is beyond the heads stays as it is. `more`: so many more rows and columns. */
export function sizeOf(heads: readonly number[], more = 0): Size {
  const side = (of: 0 | 1) => {
    const most = Math.max(0, ...heads.map((each) => placeOf(each)[of]));
    return Math.max(fewest, most, Math.min(mostSide, most + more));
  };
  return { rows: side(0), columns: side(1) };
}

/** Pixels. */
export const cell = 52;
/** Left and above: the numbers of rows and columns; in the view of the product their coins as well. */
export const margins = { plain: 24, product: 62, far: 80 } as const;

/** Its value is null where it is not known. */
export interface GridCoin extends CoinFace<bigint | null> {
  /** The value as the page's language writes it. */
  readonly worth?: string | undefined;
}

export interface GridFace extends Size {
  /** Columns and rows before the first that is drawn, of a window. */
  readonly x?: number;
  readonly y?: number;
  readonly coin: (coin: number) => GridCoin;
  /** The values of the two rules on rows; undefined: they are not shown, '' : not known. */
  readonly sides?: { readonly row: (row: number) => string; readonly column: (column: number) => string } | undefined;
  /** The cell that is told of by its row and its column; 0: none. */
  readonly looked?: number;
  readonly label?: string;
}

function coinShape([row, column]: readonly [number, number], x: number, y: number, face: GridCoin): Shape {
  const { heads, counts = heads, label, disabled = false, pressed = null, states, value, worth } = face;
  const alive = label !== undefined;
  const [cx, cy, r] = value === undefined ? [x + cell / 2, y + cell / 2, 18] : [x + cell / 2, y + 19, 13];
  const tone = value === undefined || value === null ? { class: 'square bare' } : toned({ mark: null, value });
  const own = [
    rect({ ...tone, x, y, width: cell, height: cell }),
    rect({ class: 'reach', x: x + 1, y: y + 1, width: cell - 2, height: cell - 2, rx: 5 }),
    alive && circle({ class: 'around', cx, cy, r: r + 2.4 }),
    g({ class: 'lift' }, g({ transform: `translate(${cx} ${cy})` }, facedCoin(heads, alive, r))),
    alive && path({ class: 'wins', d: `M${x + 3} ${y + 3}h10l-5 7Z` }),
    value !== undefined &&
      value !== null &&
      centred(cx, y + 43, { class: 'worth', 'font-size': value > 999n ? 11 : 13.5 }, worth ?? `${value}`),
  ];
  const is = { class: names('coin-place', { counts, ...states }) };
  const id = `coin-${row}-${column}`;
  return alive ? keyed(id, press({ id, label, disabled, pressed }, is, ...own)) : g(is, ...own);
}

/** A row's or a column's own coin, with its value, and its number outside of it. */
function sideShape(
  n: number,
  from: number,
  at: 'row' | 'column',
  margin: number,
  value: string | null,
  here: boolean,
): Content {
  const along = margin + (n - from - 0.5) * cell;
  const place = (out: number): [number, number] => (at === 'row' ? [out, along] : [along, out]);
  // Of larger numbers each needs more.
  const far = margin === margins.far;
  const index = centred(
    ...place(value === null ? margin - 12 : far ? 12 : 7),
    { class: names('index', { here }) },
    `${n}`,
  );
  if (value === null) return index;
  const [x, y] = place(far ? 36 : 26);
  const beside = far ? 62 : 47;
  return g(
    { class: names('of-side', { here }) },
    index,
    g({ transform: `translate(${x} ${y})` }, facedCoin(true, false, 10)),
    text(
      {
        x: place(beside)[0],
        y: place(beside)[1],
        dy: '0.36em',
        'text-anchor': 'middle',
        class: 'worth',
        'font-size': 13,
      },
      value,
    ),
  );
}

/** Around the cells from a side's coin to the cell that is looked at: through no coin and no number. */
const band = (x: number, y: number, width: number, height: number) =>
  rect({ class: 'cross-hair', x: x + 1, y: y + 1, width: width - 2, height: height - 2, rx: 6 });

/** Places `coin-<row>-<column>`. */
export function gridPicture({ rows, columns, x, y = 0, coin, sides, looked = 0, label }: GridFace): Picture {
  const margin = margins[!sides ? 'plain' : x === undefined ? 'product' : 'far'];
  const left = x ?? 0;
  const [row, column] = placeOf(looked);
  const [width, height] = [columns * cell, rows * cell];
  const count = (n: number, from: number) => Array.from({ length: n }, (_, i) => from + i + 1);
  const [down, across] = [count(rows, y), count(columns, left)];
  const lines = [
    ...count(rows - 1, 0).map((k) => `M${margin} ${margin + k * cell}h${width}`),
    ...count(columns - 1, 0).map((k) => `M${margin + k * cell} ${margin}v${height}`),
  ];
  return {
    width: margin + width + 4,
    height: margin + height + 4,
    ...(label === undefined ? {} : { label }),
    is: { class: names('coin-grid', { wide: x === undefined && columns > 8, widest: columns > 12 }) },
    of: [
      down.map((r) =>
        across.map((c) =>
          coinShape([r, c], margin + (c - 1 - left) * cell, margin + (r - 1 - y) * cell, coin(coinAt(r, c))),
        ),
      ),
      g(
        { class: 'decor', 'aria-hidden': 'true' },
        path({ class: 'lines', d: lines.join('') }),
        rect({ class: 'border', x: margin, y: margin, width, height }),
        down.map((n) => sideShape(n, y, 'row', margin, sides?.row(n) ?? null, n === row)),
        across.map((n) => sideShape(n, left, 'column', margin, sides?.column(n) ?? null, n === column)),
        down.includes(row) &&
          across.includes(column) &&
          coin(looked).value !== undefined && [
            band(margin, margin + (row - 1 - y) * cell, (column - left) * cell, cell),
            band(margin + (column - 1 - left) * cell, margin, cell, (row - y) * cell),
          ],
      ),
    ],
  };
}

export const valued = { values: 'map', product: 'map' } as const;

/** The board; under it the line that says what is about to be turned, and with values their sum. */
export const rest: Rest = ({ numbers, view, values }) => {
  const heads = headsIn(numbers);
  const size = sizeOf(heads);
  const shows = view === 'values' || view === 'product';
  const face = (coin: number): GridCoin => {
    const [row, column] = placeOf(coin);
    const value = values?.grundy((row - 1) * mostSide + column - 1) ?? null;
    return { heads: heads.includes(coin), value: shows ? value : undefined };
  };
  const empty = { row: () => '', column: () => '' };
  const picture = gridPicture({ ...size, coin: face, sides: view === 'product' ? empty : undefined });
  return {
    scene: {
      className: 'nl-coins-board',
      pictures: Math.max(size.rows, size.columns) > mostSide ? [] : [picture],
    },
    room: shows ? { below: 126, phone: 228 } : { below: 60, phone: 118 },
  };
};
