import { centred } from '../../../draw/sign.ts';
import { g, names, path, rect, text, title, tspan, type Content, type Picture } from '../../../draw/scene.ts';
import type { Grid } from '../../../draw/parts/grid.ts';
import type { Pair } from './pairs.ts';

/** Height of a strip, and of the line of the pairs' numbers. */
const row = 30;
const gap = 7;
const numbers = 20;

export interface Strips {
  readonly grid: Grid;
  /** Of every number. */
  readonly pairs: readonly (Pair | undefined)[];
  /** The pair that is looked at. */
  readonly looked: Pair | null;
  /** Which strips are lit. */
  readonly lit: ReadonlySet<string>;
  readonly labels: readonly [string, string];
}

/**
 * The two strips under the board, in its own columns: the number of a column lies in strip A where its P-cell is the
 * upper one of a pair, in strip B where it is the lower one; never in both.
 */
export function strips({ grid, pairs, looked, lit, labels }: Strips): Picture {
  const { left, cell, columns: span, x: from, width } = grid;
  const tops = { a: 1, b: row + gap };
  const stripOf = (k: number): 'a' | 'b' => (pairs[k]!.a === k ? 'a' : 'b');
  const inside = Array.from({ length: span }, (_, i) => from + i).filter((k) => pairs[k] && k > 0);
  const at = (k: number) => left + (k - from) * cell;
  const readable = cell >= 15;
  const inset = readable ? Math.min(2, cell * 0.06) : cell > 4 ? 0.5 : 0;
  const square = (k: number) =>
    `M${at(k) + inset} ${tops[stripOf(k)] + 2}h${cell - 2 * inset}v${row - 4}h${2 * inset - cell}z`;
  const line = 2 * row + gap + 10;
  const named = (x: number, y: number, is: Record<string, string | number>, ...of: Content[]) =>
    text({ x, y, dy: '0.36em', 'text-anchor': 'end', ...is }, ...of);
  const strip = (which: 'a' | 'b', i: number): Content => {
    const y = tops[which];
    return g(
      {},
      title({}, labels[i]!),
      rect({
        class: names(`strip ${which}`, { lit: lit.has(`strip-${which}`) }),
        x: left,
        y,
        width: span * cell,
        height: row,
        rx: 5,
      }),
      path({
        class: `strip-cells ${which}`,
        d: inside
          .filter((k) => stripOf(k) === which)
          .map(square)
          .join(''),
      }),
      named(
        left - 9,
        y + row / 2,
        { class: 'strip-name' },
        which.toUpperCase(),
        tspan({ class: 'small', dy: '0.35em' }, 'n'),
      ),
    );
  };
  const number = (k: number): Content[] => {
    const [x, which] = [at(k) + cell / 2, stripOf(k)];
    const size = k > 99 ? Math.min(13, cell * 0.5) : Math.min(14, cell * 0.62);
    const here = looked !== null && pairs[k]!.n === looked.n;
    return [
      centred(x, tops[which] + row / 2, { class: `strip-number ${which}`, 'font-size': size }, `${k}`),
      centred(
        x,
        line,
        { class: names('strip-index', { here }), 'font-size': Math.min(11, cell * 0.55) },
        `${pairs[k]!.n}`,
      ),
    ];
  };
  const linked = (k: number): Content => {
    const y = tops[stripOf(k)];
    return [
      path({ class: 'link', d: `M${at(k) + cell / 2} -12V${y}` }),
      rect({
        class: 'box linked',
        x: at(k) + Math.min(0, (cell - 9) / 2),
        y,
        width: Math.max(cell, 9),
        height: row,
        rx: 4,
      }),
    ];
  };
  const both = looked && looked.n > 0 ? [looked.a, looked.b] : [];
  return {
    width,
    height: 2 * row + gap + numbers,
    is: { class: 'strips' },
    of: [
      (['a', 'b'] as const).map(strip),
      readable && [inside.map(number), named(left - 9, line, { class: 'strip-index name' }, 'n')],
      both.filter((k) => k >= from && k < from + span).map(linked),
    ],
  };
}
