/** Where the squares of a strip, the stones and the stairs are. Shared by the drawing at rest and the live board. Pixels. */

/** Up to here every square is drawn; a longer strip is drawn by its runs, if they are not more than this. */
export const mostSquares = 60;
export const mostRuns = 40;

/** Stones on neighbouring squares, from the first to the last. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

/** A square, or several that one drawn square stands for; all with a stone, or all free. */
export interface Item extends Run {
  readonly stone: boolean;
}

export function runsOf(numbers: readonly bigint[]): Run[] {
  return Array.from({ length: numbers.length >> 1 }, (_, i) => ({
    first: Number(numbers[2 * i]),
    last: Number(numbers[2 * i + 1]),
  }));
}

export const stonesIn = (runs: readonly Run[]) => runs.reduce((sum, { first, last }) => sum + last - first + 1, 0);

/** The strip of `m` squares as it is drawn. */
export function itemsOf(m: number, runs: readonly Run[]): Item[] {
  const items: Item[] = [];
  const whole = m <= mostSquares;
  const add = (first: number, last: number, stone: boolean) => first <= last && items.push({ first, last, stone });
  const each = (first: number, last: number, stone: boolean) => {
    for (let n = first; n <= last; n++) add(n, n, stone);
  };
  /** Free squares: the first of them is where stones go; of the last, the two before which home is. */
  const free = (first: number, last: number) => {
    if (whole || last - first < 3) return each(first, last, false);
    const end = last === m ? last - 2 : last;
    if (first > 1) each(first, first, false);
    add(first > 1 ? first + 1 : first, end, false);
    each(end + 1, last, false);
  };
  let next = 1;
  for (const { first, last } of runs) {
    free(next, first - 1);
    if (whole || last - first < 4) each(first, last, true);
    else {
      each(first, first, true);
      add(first + 1, last - 1, true);
      each(last, last, true);
    }
    next = last + 1;
  }
  free(next, m);
  return items;
}

const narrowest = 29;
/** Of stairs, which cannot go on in a second row, where there is a desktop's room and its pointer: 24 squares in some 560 pixels. */
const tightest = 23;
const desktop = 480;
const widest = 46;
/** Where a strip does not fit into one row. */
const usual = 40;
const digit = 6.6;
export const above = 32;
const below = 22;

export interface Strip {
  readonly cell: number;
  /** Height of a square. */
  readonly side: number;
  readonly radius: number;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** Left edge and upper edge of the i-th item. */
  x(i: number): number;
  y(i: number): number;
  /** Index of the item with a square. */
  index(square: number): number;
  /** Middle of the item with a square. */
  middle(square: number): { readonly x: number; readonly y: number };
}

/** A strip in the given width: in one row where it fits, or where `single` asks for it; else in rows of the same length. */
export function layStrip(items: readonly Item[], m: number, room: number, single: boolean): Strip {
  const count = items.length;
  const least =
    m > mostSquares ? Math.max(narrowest, `${m}`.length * digit + 4) : single && room >= desktop ? tightest : narrowest;
  const fits = count * least <= room - 4;
  const cell = fits ? Math.min(Math.max(widest, least), (room - 4) / count) : Math.max(usual, least);
  const rows = fits || single ? 1 : Math.ceil(count / Math.max(1, Math.floor((room - 4) / cell)));
  const columns = Math.ceil(count / rows);
  const side = Math.min(cell, widest);
  const rowHeight = above + side + below;
  const x = (i: number) => 2 + (i % columns) * cell;
  const y = (i: number) => above + Math.floor(i / columns) * rowHeight;
  const index = (square: number) => items.findIndex(({ first, last }) => first <= square && square <= last);
  return {
    cell,
    side,
    radius: side * 0.37,
    columns,
    rows,
    width: columns * cell + 4,
    height: rows * rowHeight,
    x,
    y,
    index,
    middle: (square) => {
      const i = index(square);
      return { x: x(i) + cell / 2, y: y(i) + side / 2 };
    },
  };
}

/** The strip bent into stairs: how high each item is, and of which step it is a part. */
export interface Tread {
  readonly step: number;
  readonly level: number;
}

export interface Stairs {
  readonly treads: readonly Tread[];
  readonly rise: number;
  /** Below the strip: the height of home, and of the whole drawing. */
  readonly floor: number;
  readonly height: number;
  /** Line of the numbers of the steps. */
  readonly names: number;
  top(i: number): number;
}

const tallest = 200;
const plinth = 42;

/** Below a strip in one row. Every free square but the last two is the edge of a step, which begins with it. */
export function layStairs(items: readonly Item[], strip: Strip, m: number): Stairs {
  let [step, level] = [0, 0];
  const treads = items
    .toReversed()
    .map(({ first, last, stone }) => {
      if (!stone && last < m - 1) {
        step += last - first + 1;
        level += first === last ? 1 : 2;
      }
      return { step, level };
    })
    .reverse();
  const rise = Math.max(5, Math.min(22, Math.floor(tallest / Math.max(1, level))));
  const floor = strip.height + 26 + 2 * strip.radius + level * rise;
  return {
    treads,
    rise,
    floor,
    height: floor + plinth,
    names: floor + plinth - 7,
    top: (i) => floor - treads[i]!.level * rise,
  };
}

/** The outline of the stairs; where one item stands for many squares it is a slope. */
export function profile(items: readonly Item[], strip: Strip, stairs: Stairs): string {
  const end = strip.x(items.length - 1) + strip.cell;
  const path = [`M2 ${stairs.height - 1}V${stairs.top(0)}`];
  items.forEach(({ first, last, stone }, i) => {
    const right = strip.x(i) + strip.cell;
    const next = i + 1 < items.length ? stairs.top(i + 1) : stairs.floor;
    path.push(!stone && first < last ? `L${right} ${next}` : `H${right}V${next}`);
  });
  return `${path.join('')}H${end}V${stairs.height - 1}Z`;
}

/** A house around (0, 0): home. */
export const house = 'M-7 0 0-6.5 7 0M-4.8-1.6V6H4.8V-1.6';
/** A flag that stands on (0, 0): the last square. */
export const flag = 'M0 0V-18M0-18 11-14 0-10';
