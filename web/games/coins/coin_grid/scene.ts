import { facedCoin, type CoinFace } from '../faced-coin.ts';
import { centred, toned } from '../../../draw/sign.ts';
import type { Rest } from '../../../draw/rest.ts';
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
} from '../../../draw/scene.ts';
import type { Analysis } from '../../../solver/types.ts';
import { band, tablePicture, worthOf, type Entry } from './table.ts';
import { placesOf, type Coins } from '../choice.ts';

/** A coin's row and column, from 1, as one number; by rows. */
const wide = 1000;
export const coinAt = (row: number, column: number) => row * wide + column;
export const placeOf = (coin: number) => [Math.floor(coin / wide), coin % wide] as const;

/** Of a position: rows and columns in turns. */
export const headsIn = (numbers: readonly bigint[]): number[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => coinAt(Number(numbers[2 * i]), Number(numbers[2 * i + 1])));
export const written = (heads: Coins) => heads.map((each) => placeOf(each).join(',')).join(' ') || '0';

/**
 * The coins of a move: rows, 0, columns. The numbers of both rules are in that of the product
 * (wasm/games/coin_grid.cpp).
 */
export function cellsOf(numbers: readonly bigint[], [product = 0n, length = 0n, ...shapes]: readonly bigint[]): Coins {
  const middle = numbers.indexOf(0n);
  const shape = (at: number) => (product ? (shapes[at] ?? 0n) : 0n);
  const rows = placesOf(numbers.slice(0, middle), shape(0));
  const columns = placesOf(numbers.slice(middle + 1), shape(Number(length)));
  return rows.flatMap((row) => columns.map((column) => coinAt(row, column)));
}

/** So many rows or columns, the first one after `from`. */
export const indices = (n: number, from = 0) => Array.from({ length: n }, (_, i) => from + i + 1);

/** Of more rows or columns a window is drawn (large.ts). */
export const mostSide = 16;
/** No board is drawn smaller: there is something to turn. */
const fewest = 5;

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/**
 * How much of the board is drawn: it has no end, and what is beyond the heads stays as it is. `more`: so many more rows
 * and columns.
 */
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
  /** The rows and columns that are told of, with their values. */
  readonly looked?: { readonly rows: readonly number[]; readonly columns: readonly number[] } | null;
  /** What is told of is where they meet, each such cell. */
  readonly meets?: boolean;
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
    alive && path({ class: 'pointer', d: `M${x + 3} ${y + 3}h10l-5 7Z` }),
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

/** Places `coin-<row>-<column>`. */
export function gridPicture({ rows, columns, x, y = 0, coin, sides, looked, meets, label }: GridFace): Picture {
  const margin = margins[!sides ? 'plain' : x === undefined ? 'product' : 'far'];
  const left = x ?? 0;
  const [width, height] = [columns * cell, rows * cell];
  const [down, across] = [indices(rows, y), indices(columns, left)];
  const pointed = {
    rows: down.filter((n) => looked?.rows.includes(n)),
    columns: across.filter((n) => looked?.columns.includes(n)),
  };
  const [lowest, last] = [Math.max(...pointed.rows), Math.max(...pointed.columns)];
  const [topOf, leftOf] = [(n: number) => margin + (n - 1 - y) * cell, (n: number) => margin + (n - 1 - left) * cell];
  const lines = [
    ...indices(rows - 1).map((k) => `M${margin} ${margin + k * cell}h${width}`),
    ...indices(columns - 1).map((k) => `M${margin + k * cell} ${margin}v${height}`),
  ];
  return {
    width: margin + width + 4,
    height: margin + height + 4,
    ...(label === undefined ? {} : { label }),
    is: { class: names('coin-grid', { wide: x === undefined && columns > 8, widest: columns > 12 }) },
    of: [
      down.map((r) => across.map((c) => coinShape([r, c], leftOf(c), topOf(r), coin(coinAt(r, c))))),
      g(
        { class: 'decor', 'aria-hidden': 'true' },
        path({ class: 'lines', d: lines.join('') }),
        rect({ class: 'border', x: margin, y: margin, width, height }),
        down.map((n) => sideShape(n, y, 'row', margin, sides?.row(n) ?? null, pointed.rows.includes(n))),
        across.map((n) => sideShape(n, left, 'column', margin, sides?.column(n) ?? null, pointed.columns.includes(n))),
        pointed.rows.length > 0 &&
          pointed.columns.length > 0 && [
            pointed.rows.map((r) => band(margin, topOf(r), (last - left) * cell, cell)),
            pointed.columns.map((c) => band(leftOf(c), margin, cell, (lowest - y) * cell)),
            meets && pointed.rows.map((r) => pointed.columns.map((c) => ringed(leftOf(c), topOf(r)))),
          ],
      ),
    ],
  };
}

const ringed = (x: number, y: number) =>
  rect({ class: 'meets', x: x + 1, y: y + 1, width: cell - 2, height: cell - 2, rx: 6 });

export const valued = { values: 'map', product: 'map' } as const;

/** Heads along the diagonal: of each row and column what it is worth. */
const diagonal = indices(mostSide).map((n) => coinAt(n, n));
/** Of which position the facts are wanted as well, by view. */
export const besides = { product: written(diagonal) } as const;

/** What the rows and columns are worth of which `besides` tells. */
export const sidesIn = (facts: Analysis['facts']) => ({
  row: (n: number): bigint | undefined => facts['rows']?.[n - 1],
  column: (n: number): bigint | undefined => facts['columns']?.[n - 1],
});
/** A game whose rule has no parts is no product: its values are added. */
export const signOf = (ruleNumbers: readonly bigint[]) => (ruleNumbers[0] === 0n ? '⊕' : '⊗');

/**
 * The board; under it the line that says what is about to be turned, and with values their sum; of a product its table.
 */
export const rest: Rest = ({ numbers, ruleNumbers = [], view, values, beside = {} }) => {
  const heads = headsIn(numbers);
  const size = sizeOf(heads);
  const shows = view === 'values' || view === 'product';
  const valueOf = (coin: number) => {
    const [row, column] = placeOf(coin);
    return values?.grundy((row - 1) * mostSide + column - 1) ?? null;
  };
  const face = (coin: number): GridCoin => ({
    heads: heads.includes(coin),
    value: shows ? valueOf(coin) : undefined,
  });
  const worth = sidesIn(beside);
  const sides = { row: (n: number) => `${worth.row(n) ?? ''}`, column: (n: number) => `${worth.column(n) ?? ''}` };
  const picture = gridPicture({ ...size, coin: face, sides: view === 'product' ? sides : undefined });
  const pictures = Math.max(size.rows, size.columns) > mostSide ? [] : [picture];
  const [rows, columns] = [worthOf(indices(size.rows), worth.row), worthOf(indices(size.columns), worth.column)];
  const room = shows ? { below: 126, phone: 228 } : { below: 60, phone: 118 };
  if (view !== 'product' || !rows || !columns) return { scene: { className: 'nl-coins-board', pictures }, room };
  const value = ([row, column]: Entry) => valueOf(coinAt(rows.get(row)![0]!, columns.get(column)![0]!));
  const table = tablePicture({ rows, columns, value, sign: signOf(ruleNumbers) });
  const boxes = [
    { className: 'nl-coins-board', pictures },
    { className: 'nl-coins-board', pictures: [table] },
  ];
  return { scene: { className: 'nl-coins-board nl-linked', pictures: [], boxes }, room };
};
