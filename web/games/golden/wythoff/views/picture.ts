import {
  cell,
  cellOf,
  frame,
  insight,
  middle,
  mostReadable,
  places,
  same,
  written,
  type CellFace,
  type Grid,
  type Place,
} from '../../../../draw/parts/grid.ts';
import {
  circle,
  clipPath,
  g,
  names,
  path,
  rect,
  text,
  type Content,
  type Picture,
  type Shape,
  title,
  tspan,
} from '../../../../draw/scene.ts';
import { sign, value, centred } from '../../../../draw/sign.ts';
import type { Point } from '../../../../draw/surface.ts';
import { inside, type Pane, type Extent } from '../../../../draw/window.ts';
import { mostDrawn, ways, type Target, type Way, type Pair } from '../moves.ts';

// The goal (0, 0) is the lower left corner; columns are the first heap, to the right, rows the second, upwards.

/** Columns in sight at least above the strips. */
export const leastForStrips = 14;

/** Cells from side to side, as far as one can see, and how many columns may be in sight. */
export const extent: Extent & { spans: readonly number[] } = {
  width: 300,
  height: 300,
  spans: [8, 10, 12, 14, 20, 28, 40, 56, 80, 110, 150, mostDrawn],
};

/** The whole way from the goal to these places, and not less than so many columns. */
export function home(all: readonly Place[], least = 0): Pane {
  const most = Math.max(least - 1, ...all.flat());
  return { x: 0, y: 0, span: extent.spans.find((span) => span > most) ?? mostDrawn };
}

export const placeOf = (numbers: readonly bigint[]): Place => [Number(numbers[0] ?? 0n), Number(numbers[1] ?? 0n)];

const mostSide = 480;
const head = 22;
const foot = 38;
const edge = 3;
/** Room for the numbers of the rows. */
const gutter = 34;

/** In less room the side of the board goes below it. */
export const sideRoom = 600;
export const sideGap = 24;
export const sideWidth = 140;

/**
 * The cells in sight of a pane in a room so many pixels wide. What small cells, which are whole dots, leave free shows
 * more.
 */
export function layOut(pane: Pane, room: number, density = 1): Grid {
  const side = Math.max(120, Math.min(mostSide, room - gutter - edge));
  const size = Math.max(1 / density, Math.floor((side * density) / pane.span) / density);
  const readable = pane.span <= mostReadable;
  const span = readable ? pane.span : Math.max(pane.span, Math.min(extent.width, Math.floor(side / size)));
  const { x, y } = inside({ ...pane, span }, extent);
  const [top, bottom] = [head + side - span * size, head + side];
  const whole = { width: gutter + Math.max(side, span * size) + edge, height: bottom + foot };
  return { columns: span, rows: span, x, y, origin: 0, up: true, cell: size, left: gutter, top, ...whole, readable };
}

// ---- The board
// -------------------------------------------------------------------------------------------------------

/** A queen around (0, 0), about 40 wide and 40 high: crown, collar, foot; and the balls of her crown. */
const queen = [
  'M-17.5-9.5-10.5 7Q0 3.500 10.500 7L17.500-9.500 9.200-1.500 9-14 3.600-3.500 0-16.500-3.600-3.500-9-14-9.200-1.500Z',
  'M-10.800 9Q0 5.500 10.800 9L10 12.300Q0 9.200-10 12.300Z',
  'M-12.500 14.300Q0 10.800 12.500 14.300L13.500 18.500H-13.500Z',
];
const crown = [-17.5, -11.5, -9, -16, 0, -18.5, 9, -16, 17.5, -11.5];
export const figure = [
  queen.map((d) => path({ class: 'body', d })),
  [0, 2, 4, 6, 8].map((i) => circle({ class: 'body', cx: crown[i]!, cy: crown[i + 1]!, r: 2.6 })),
];
/** The goal, a flag around (0, 0). */
const flag = 'M-7 13V-13M-7-12.500Q1-15 9-10.500Q2-7 9-2.500Q1-5.500-7-2.500';

/** She is drawn by her middle; at least so large that a finger finds her. */
export const queenScale = (cell: number) => Math.max(cell, 24) / 56;

export interface Board {
  readonly grid: Grid;
  readonly label: string;
  /** The reader has moved the window; something is being moved. */
  readonly moved: boolean;
  readonly gripped: boolean;
  readonly face: (place: Place) => CellFace;
  /** The cell of the keyboard on a heat map. */
  readonly cursor: Place;
  /** Lines of its own, where there is no heat. */
  readonly lined: boolean;
  readonly queen: Place;
  /** While she is dragged. */
  readonly held: Point | null;
  readonly movable: boolean;
  /** Whether she glides to where she stands: not while the board itself moves. */
  readonly glides: boolean;
  readonly targets: readonly Target[];
  readonly looked: Place | null;
  /** The target that is looked at. */
  readonly going: Target | null;
  readonly wins: readonly Target[];
  readonly hint: Target | null;
  /** The line the hint speaks of. */
  readonly where: Way | null;
  /** Cells and lines that a proof lights. */
  readonly lit: ReadonlySet<string>;
  /** Cells linked with the strips: from each a line leads down. */
  readonly linked: readonly Place[];
  readonly axes: readonly [string, string];
}

/** What lies over the canvas of a heat map, or the whole of a smaller board. */
export function board(look: Board): Picture {
  const { grid, cursor, targets, looked } = look;
  const { readable, cell: size, left, top, rows, columns, width, height } = grid;
  const [side, bottom] = [columns * size, top + rows * size];
  const faces = (readable ? places(grid) : [cursor]).map((place) => [place, look.face(place)] as const);
  const hers = look.face(look.queen);
  const known = hers.mark !== null || hers.value !== null;
  const [qx, qy] = middle(grid, look.queen);
  const ray = (to: Place, kind: string) => {
    const [x, y] = middle(grid, to);
    return path({ class: `ray ${kind}`, d: `M${qx} ${qy}L${x} ${y}` });
  };
  const box = (place: Place | null, kind: string) => {
    if (!place || !insight(grid, place)) return false;
    const [x, y] = middle(grid, place);
    const wide = Math.max(size, 9) + (readable ? -5 : 3);
    return rect({
      class: `box ${kind}`,
      x: x - wide / 2,
      y: y - wide / 2,
      width: wide,
      height: wide,
      rx: readable ? 4 : 2,
    });
  };
  // Through numbers no line is drawn: the frames around them say as much.
  const under = readable && hers.value !== null;
  const lighted = ways.filter((way) => look.lit.has(way) || look.where === way);
  const lines = [...ends(targets, look.queen)].map(([way, to]) =>
    ray(to, names('', { lighted: lighted.includes(way), where: look.where === way, under })),
  );
  const scale = queenScale(readable ? size : Math.max(size, 26));
  const badge = readable && !look.held && known;
  const stands = look.held ?? (badge ? [qx - size * 0.16, qy - size * 0.16] : [qx, qy]);
  const shown = insight(grid, look.queen);
  const states = { held: look.held, movable: look.movable, glides: look.glides };
  return {
    width,
    height,
    label: look.label,
    is: { class: names('grid', { moved: look.moved, gripped: look.gripped }) },
    of: [
      clipPath({ id: 'sight' }, rect({ x: left - 1, y: top - 1, width: side + 2, height: side + 2 })),
      faces.map(([place, face]) =>
        cell(grid, place, { ...face, going: same(looked, place) }, readable ? undefined : 'cursor'),
      ),
      g(
        { class: 'decor', 'aria-hidden': 'true' },
        frame(grid, readable || look.lined, looked),
        text(
          { class: 'axis', x: left + side, y: bottom + 28, dy: '0.36em', 'text-anchor': 'end' },
          `${look.axes[0]} →`,
        ),
        text({ class: 'axis', x: left, y: top - 12, dy: '0.36em' }, `↑ ${look.axes[1]}`),
        g(
          { 'clip-path': 'url(#sight)' },
          lines,
          readable ? false : spots(grid, targets),
          look.wins.map(({ to }) => ray(to, 'wins')),
          look.hint && ray(look.hint.to, 'hint'),
          look.going && ray(look.going.to, 'going'),
          look.linked.map((place) => {
            const [x, y] = middle(grid, place);
            return path({ class: 'link', d: `M${x} ${y}V${bottom}` });
          }),
        ),
        goal(grid, look.queen, look.face([0, 0])),
        readable && faces.map(([place, face]) => !same(place, look.queen) && writing(grid, place, face)),
        look.linked.map((place) => box(place, 'linked')),
        look.wins.map(({ to }) => box(to, 'wins')),
        look.hint && box(look.hint.to, 'hint'),
        [...look.lit].map((part) => box(cellOf(part, [-1, -1]), 'litten')),
        !readable && box(looked, 'going'),
        look.going &&
          !look.held &&
          g({ class: 'ghost', translate: `${middle(grid, look.going.to).join(' ')} ${scale * 0.9}` }, figure),
        (shown || look.held) &&
          g(
            { class: names('queen', states), translate: `${stands.join(' ')} ${scale * (badge ? 0.68 : 1)}` },
            queen.map((d) => path({ class: 'halo', d })),
            figure,
          ),
        badge && shown && covered(grid, qx, qy, hers),
      ),
    ],
  };
}

/** From the queen to the last cell of each of her lines. */
function ends(targets: readonly Target[], [x, y]: Place): Map<Way, Place> {
  const last = new Map<Way, Place>();
  for (const { way, to } of targets) {
    // Of the band of the generalised game the line is its middle.
    if (way === 'diagonal' && x - to[0] !== y - to[1]) continue;
    const [lx, ly] = last.get(way) ?? [x, y];
    if (to[0] + to[1] < lx + ly) last.set(way, to);
  }
  return last;
}

/** Of a heat map the cells of her lines are small squares on one path; around what is written in them, frames. */
function spots(grid: Grid, targets: readonly Target[]): Shape {
  const framed = grid.cell >= 12;
  const small = framed ? grid.cell - 2.5 : Math.max(1, grid.cell * 0.36);
  const squares = targets.flatMap(({ to }) => {
    if (!insight(grid, to)) return [];
    const [x, y] = middle(grid, to);
    return [`M${x - small / 2} ${y - small / 2}h${small}v${small}h${-small}z`];
  });
  return path({ class: names('spots', { framed }), d: squares.join('') });
}

/** The flag stands in the goal while there is nothing else, else at its corner. */
export function goal(grid: Grid, at: Place, { mark, value: of }: CellFace): Content {
  if (!insight(grid, [0, 0])) return false;
  const { readable, left, top, rows, cell: size } = grid;
  const free = readable && !same(at, [0, 0]) && mark === null && of === null;
  const [x, y] = free ? middle(grid, [0, 0]) : [left - 20, top + rows * size + 15];
  return path({ class: 'goal', d: flag, transform: `translate(${x} ${y}) scale(${free ? size / 56 : 0.62})` });
}

/** In the goal stands the flag. */
const writing = (grid: Grid, place: Place, face: CellFace) =>
  written(grid, place, same(place, [0, 0]) ? { ...face, target: false } : face);

/** What the queen covers, beside her. */
function covered({ cell: size }: Grid, qx: number, qy: number, { mark, value: of }: CellFace): Shape {
  const [x, y] = [qx + size * 0.2, qy + size * 0.2];
  const wide = Number(of) > 99 ? 0.28 : Number(of) > 9 ? 0.38 : 0.46;
  return g(
    { class: 'badge' },
    circle({ cx: x, cy: y, r: size * 0.27 }),
    mark ? sign(mark, x, y, size * 0.21) : value(of!, x, y, 0, size * wide).slice(1),
  );
}

/** Height of a strip, and of the line of the pairs' numbers. */
const row = 30;
const gap = 7;
const numbers = 20;

interface Strips {
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
