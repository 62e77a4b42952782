import { centred, toned } from '../../../draw/sign.ts';
import { g, keyed, names, path, press, rect, type Picture } from '../../../draw/scene.ts';

/** Around the cells from a side to the cell that is looked at: through no coin and no number. */
export const band = (x: number, y: number, width: number, height: number) =>
  rect({ class: 'cross-hair', x: x + 1, y: y + 1, width: width - 2, height: height - 2, rx: 6 });

/** The values of a row's and a column's places by their two rules. */
export type Entry = readonly [row: bigint, column: bigint];
export const entryId = ([row, column]: Entry) => `entry-${row}-${column}`;
export function entryIn(id: string | null): Entry | null {
  const [, row, column] = /^entry-(\d+)-(\d+)$/.exec(id ?? '') ?? [];
  return row && column ? [BigInt(row), BigInt(column)] : null;
}

/** Which places have a value, the least value first. */
export type Worth = ReadonlyMap<bigint, readonly number[]>;

/** null as long as a value is not known. */
export function worthOf(places: readonly number[], of: (place: number) => bigint | undefined): Worth | null {
  const all = new Map<bigint, number[]>();
  for (const place of places) {
    const value = of(place);
    if (value === undefined) return null;
    all.set(value, [...(all.get(value) ?? []), place]);
  }
  return new Map([...all].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export interface TableFace {
  readonly rows: Worth;
  readonly columns: Worth;
  /** What a coin is worth where such a row meets such a column; null: not known. */
  readonly value: (entry: Entry) => bigint | null;
  /** What the values are put together by: ⊗, or ⊕ where the game is no product. */
  readonly sign: string;
  readonly going?: Entry | null;
  /** Alive: what the table is, what is heard of an entry, and whether it has been pressed. */
  readonly label?: string;
  readonly say?: (entry: Entry, value: bigint | null) => string;
  readonly pressed?: (entry: Entry) => boolean;
}

/** Pixels. */
const [high, gap] = [30, 3];
/** Of digits. */
const wide = (numbers: Iterable<bigint>, least: number) =>
  Math.max(least, ...[...numbers].map((each) => 8.5 * `${each}`.length + 12));

/** Places `entry-<value>-<value>`. */
export function tablePicture({ rows, columns, value, sign, going, label, say, pressed }: TableFace): Picture {
  const [down, across] = [[...rows.keys()], [...columns.keys()]];
  const entries = down.map((row) => across.map((column): Entry => [row, column]));
  const values = new Map(entries.flat().map((entry) => [entryId(entry), value(entry)]));
  const left = wide(down, 28) + gap;
  const cell = wide([...across, ...[...values.values()].filter((each) => each !== null)], 32);
  const top = high - 4 + gap;
  const [width, height] = [across.length * cell, down.length * high];
  const here = going ? [down.indexOf(going[0]), across.indexOf(going[1])] : [-1, -1];
  const [row, column] = here as [number, number];
  const head = (n: bigint, x: number, y: number, lit: boolean) =>
    centred(x, y, { class: names('head', { here: lit }), 'font-size': 13 }, `${n}`);
  const shape = (entry: Entry, x: number, y: number) => {
    const id = entryId(entry);
    const known = values.get(id) ?? null;
    const inner = [
      rect({ ...toned({ mark: null, value: known }), x, y, width: cell, height: high }),
      known !== null && centred(x + cell / 2, y + high / 2, { class: 'worth', 'font-size': 13.5 }, `${known}`),
    ];
    if (!say) return g({}, ...inner);
    const ring = rect({ class: 'ring', x: x + 1, y: y + 1, width: cell - 2, height: high - 2, rx: 5 });
    const states = { going: going?.[0] === entry[0] && going[1] === entry[1], pinned: pressed?.(entry) };
    const of = { id, label: say(entry, known), pressed: pressed?.(entry) ?? null };
    return keyed(id, press(of, { class: names('entry', states) }, ...inner, ring));
  };
  return {
    width: left + width + 2,
    height: top + height + 2,
    ...(label === undefined ? {} : { label }),
    is: { class: names('products', { wide: width > 290, widest: width > 480 }) },
    of: [
      entries.map((each, i) => each.map((entry, j) => shape(entry, left + j * cell, top + i * high))),
      g(
        { class: 'decor', 'aria-hidden': 'true' },
        path({
          class: 'lines',
          d: [
            ...down.slice(1).map((_, i) => `M${left} ${top + (i + 1) * high}h${width}`),
            ...across.slice(1).map((_, i) => `M${left + (i + 1) * cell} ${top}v${height}`),
          ].join(''),
        }),
        rect({ class: 'border', x: left, y: top, width, height }),
        centred((left - gap) / 2, (top - gap) / 2, { class: 'index', 'font-size': 15 }, sign),
        down.map((n, i) => head(n, (left - gap) / 2, top + (i + 0.5) * high, i === row)),
        across.map((n, i) => head(n, left + (i + 0.5) * cell, (top - gap) / 2, i === column)),
        row >= 0 &&
          column >= 0 && [
            band(left, top + row * high, (column + 1) * cell, high),
            band(left + column * cell, top, cell, (row + 1) * high),
          ],
      ),
    ],
  };
}
