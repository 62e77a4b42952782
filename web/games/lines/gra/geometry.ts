/** Where the squares of a strip and the stairs it bends into are. Pixels. */

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

export const within = ({ first, last }: Run, square: number) => first <= square && square <= last;

export function runsOf(numbers: readonly bigint[]): Run[] {
  return Array.from({ length: numbers.length >> 1 }, (_, i) => ({
    first: Number(numbers[2 * i]),
    last: Number(numbers[2 * i + 1]),
  }));
}

/** The strip of `m` squares as it is drawn. */
function itemsOf(m: number, runs: readonly Run[]): Item[] {
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
/**
 * Of stairs, which cannot go on in a second row, where there is a desktop's room and its pointer: 24 squares in some
 * 560 pixels.
 */
const tightest = 23;
const desktop = 480;
const widest = 46;
/** Where a strip does not fit into one row. */
const usual = 40;
const digit = 6.6;
export const above = 32;
const below = 22;

export interface Strip {
  readonly items: readonly Item[];
  readonly m: number;
  readonly cell: number;
  /** Height of a square. */
  readonly side: number;
  readonly radius: number;
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

/**
 * A strip in the given width: in one row where it fits, or where `single` asks for it; else in rows of the same length.
 */
export function layStrip(m: number, runs: readonly Run[], room: number, single: boolean): Strip {
  const items = itemsOf(m, runs);
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
  const index = (square: number) => items.findIndex((item) => within(item, square));
  return {
    items,
    m,
    cell,
    side,
    radius: side * 0.37,
    width: columns * cell + 4,
    height: rows * rowHeight,
    x,
    y,
    index,
    middle: (square) => ({ x: x(index(square)) + cell / 2, y: y(index(square)) + side / 2 }),
  };
}

export interface Stairs {
  /** Of which step each item is a part. */
  readonly steps: readonly number[];
  /** Below the strip: the height of home, and of the whole drawing. */
  readonly floor: number;
  readonly height: number;
  /** Line of the numbers of the steps. */
  readonly names: number;
  top(i: number): number;
  /** The outline; where one item stands for many squares it is a slope. */
  readonly outline: string;
}

const tallest = 200;
const plinth = 42;

/**
 * The strip in one row bent into stairs, below it. On which step a run lies is told (`runSteps`, from the right); every
 * free square but the last two is the edge of one of its own, and they go up to the left.
 */
export function layStairs({ items, m, ...strip }: Strip, runSteps: readonly number[]): Stairs {
  let [step, level, run] = [0, 0, 0];
  const treads = items
    .toReversed()
    .map(({ first, last, stone }, i, all) => {
      if (stone && !all[i - 1]?.stone) step = runSteps[run++] ?? step;
      if (!stone && last < m - 1) {
        step += last - first + 1;
        level += first === last ? 1 : 2;
      }
      return { step, level };
    })
    .reverse();
  const rise = Math.max(5, Math.min(22, Math.floor(tallest / Math.max(1, level))));
  const floor = strip.height + 26 + 2 * strip.radius + level * rise;
  const height = floor + plinth;
  const top = (i: number) => floor - (treads[i]?.level ?? 0) * rise;
  const edges = items.map(({ first, last, stone }, i) => {
    const right = strip.x(i) + strip.cell;
    return !stone && first < last ? `L${right} ${top(i + 1)}` : `H${right}V${top(i + 1)}`;
  });
  return {
    steps: treads.map(({ step }) => step),
    floor,
    height,
    names: floor + plinth - 7,
    top,
    outline: `M2 ${height - 1}V${top(0)}${edges.join('')}V${height - 1}Z`,
  };
}
