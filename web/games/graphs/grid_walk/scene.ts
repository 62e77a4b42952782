import { disc } from '../../../draw/parts/disc.ts';
import {
  cell,
  frame,
  indexOf,
  insight,
  middle,
  mostReadable,
  places,
  resting,
  same,
  spot,
  written,
  type CellFace,
  type Grid,
  type Place,
} from '../../../draw/parts/grid.ts';
import { textWidth, type Rest } from '../../../draw/rest.ts';
import { circle, g, line, path, rect, type Content, type Picture, type Shape } from '../../../draw/scene.ts';
import type { Point } from '../../../draw/surface.ts';
import type { Move } from '../../../solver/types.ts';

/**
 * From one place towards another, `unit` being the size of what stands there, which it leaves free. `kind`: a class
 * (`look`, `wins`, `hint`, `reply`).
 */
function arrow([x1, y1]: Point, [x2, y2]: Point, unit: number, kind: string): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [start, end] = [Math.min(unit * 0.36, length * 0.3), Math.min(unit * 0.26, length * 0.2)];
  const [ax, ay, bx, by] = [x1 + ux * start, y1 + uy * start, x2 - ux * end, y2 - uy * end];
  const head = Math.min(9, unit * 0.24, length * 0.4);
  const wing = (turn: number) => `${bx - head * (ux - turn * uy * 0.55)} ${by - head * (uy + turn * ux * 0.55)}`;
  return g(
    { class: `arrow ${kind} ${unit < 28 ? 'thin' : ''}` },
    path({ class: 'shaft', d: `M${ax} ${ay}L${bx} ${by}` }),
    path({ class: 'tip', d: `M${wing(1)}L${bx} ${by}L${wing(-1)}` }),
  );
}

/** Where a move leads. */
export const target = ({ numbers }: Move): Place => [Number(numbers[1]), Number(numbers[2])];

/** The parts of a rule, as the solver tells them. */
export interface Step {
  readonly dx: number;
  readonly dy: number;
}

export interface Rule {
  readonly columns: number;
  readonly rows: number;
  readonly steps: readonly Step[];
}

/** `ruleNumbers`: columns and rows, then each step, whose numbers may be negative. */
export function ruleIn(ruleNumbers: readonly bigint[] = []): Rule {
  const [columns = 0, rows = 0, ...offsets] = ruleNumbers.map((each) => Number(BigInt.asIntN(64, each)));
  const steps = Array.from({ length: offsets.length / 2 }, (_, i) => ({
    dx: offsets[2 * i]!,
    dy: offsets[2 * i + 1]!,
  }));
  return { columns, rows, steps };
}

/** A rule that is being edited: its size is as it was written. */
export type Written = Readonly<Record<'columns' | 'rows', number | string>> & Pick<Rule, 'steps'>;

export const stepText = ({ dx, dy }: Step) => `${dx}:${dy}`;
export const writeRule = ({ columns, rows, steps }: Written) =>
  [`${columns}x${rows}`, ...steps.map(stepText)].join(' ');

/** Larger boards are not drawn, and not more counters than this. */
export const mostDrawn = 200;
export const mostCounters = 40;

const largestCell = 52;
/** What is pressed cell by cell is no smaller: where there is less room it scrolls. */
const smallestCell = 24;
const tallest = 560;
/** Room for the numbers of columns and rows. */
const head = 20;
const edge = 3;

/** The picture of the steps has this room beside the board. */
export const sideGap = 24;
export const sideWidth = 148;
/** Where there is less, it is below. */
export const sideRoom = 560;

/** A board in a room so many pixels wide; `density` is that of the screen, so that small cells are whole dots. */
export function layOut({ columns, rows }: Pick<Rule, 'columns' | 'rows'>, room: number, density = 1): Grid {
  const readable = columns <= mostReadable && rows <= mostReadable;
  const left = rows < 10 ? 18 : rows < 100 ? 24 : 31;
  const fits = Math.min(largestCell, (room - left - edge) / columns, tallest / rows);
  const side = Math.max(
    1 / density,
    readable ? Math.max(smallestCell, Math.floor(fits)) : Math.floor(fits * density) / density,
  );
  const size = { width: left + columns * side + edge, height: head + rows * side + edge };
  return { columns, rows, x: 1, y: 1, origin: 1, up: false, cell: side, left, top: head, ...size, readable };
}

export interface Counter {
  readonly at: Place;
  /** While it is dragged. */
  readonly held?: Point | null;
  /** Its number among several, or the mark of the cell it covers. */
  readonly text: string;
  readonly selected?: boolean;
  readonly where?: boolean;
}

export interface Arrow {
  readonly from: Place;
  readonly to: Place;
  /** A step of the cell that is looked at, one that wins, the hinted one, a reply. */
  readonly kind: 'look' | 'wins' | 'hint' | 'reply';
}

export interface Board {
  readonly grid: Grid;
  readonly label: string;
  readonly painting: boolean;
  readonly face: (place: Place) => CellFace;
  /** Of a heat map: the cell of the keyboard, and where the selected counter may go. */
  readonly cursor: Place;
  readonly targets: Iterable<Place>;
  readonly lined: boolean;
  /** The cell whose column and row are told. */
  readonly here: Place | null;
  readonly counters: readonly Counter[];
  /** Counters leave the middle of their cells to the marks. */
  readonly aside: boolean;
  readonly arrows: readonly Arrow[];
  /** The column that the hint speaks of. */
  readonly column: number | null;
}

/** What lies over the canvas of a heat map, or the whole of a smaller board. */
export function board({ grid, face, cursor, column, ...look }: Board): Picture {
  const { readable, cell: side, left, top, rows, width, height } = grid;
  const faces = (readable ? places(grid) : [cursor]).map((place) => [place, face(place)] as const);
  const dot = (place: Place) => {
    const [x, y] = middle(grid, place);
    return spot(x, y, Math.max(3, side * 0.2));
  };
  const unit = readable ? side : Math.max(side, 12);
  return {
    width,
    height,
    label: look.label,
    is: {
      class: `grid ${look.painting ? 'painting' : ''}`,
      ...(readable && { style: `min-width:${Math.min(width, left + smallestCell * grid.columns + edge)}px` }),
    },
    of: [
      faces.map(([place, shown]) => cell(grid, place, shown, readable ? undefined : 'cursor')),
      g(
        { class: 'decor', 'aria-hidden': 'true' },
        column !== null &&
          rect({
            class: 'column',
            x: left + (column - 1) * side - 2,
            y: top - 18,
            width: side + 4,
            height: rows * side + 20,
            rx: 5,
          }),
        frame(grid, readable || look.lined, look.here),
        readable ? faces.map(([place, shown]) => written(grid, place, shown)) : [...look.targets].map(dot),
        look.arrows.map(({ from, to, kind }) => arrow(middle(grid, from), middle(grid, to), unit, kind)),
        counters(grid, look.counters, look.aside),
      ),
    ],
  };
}

function counters(grid: Grid, all: readonly Counter[], aside: boolean): Content[] {
  return all.map(({ at, held, text, selected, where }, i) => {
    const there = all.flatMap((other, j) => (same(other.at, at) ? [j] : []));
    const { place, r } = stands(grid, at, there.indexOf(i), there.length, aside);
    const states = { selected, where, held, covers: all.length === 1 && text };
    return disc({ key: `counter-${i}`, at: held ?? place, r, text, states });
  });
}

/** Counters that share a cell stand side by side; `aside`, they leave the middle of it to what is written there. */
function stands(grid: Grid, at: Place, level: number, among: number, aside: boolean): { place: Point; r: number } {
  const { readable, cell: side } = grid;
  const [x, y] = middle(grid, at);
  if (aside && readable) {
    const [dx, dy] = ([[-1, -1], [1, 1], [1, -1], [-1, 1]] as const)[level % 4]!; // prettier-ignore
    return { place: [x + dx * side * 0.29, y + dy * side * 0.29], r: Math.max(6, side * 0.2) };
  }
  const r = readable ? side * (among > 1 ? 0.27 : 0.34) : Math.max(6.5, side * 0.34);
  if (among < 2) return { place: [x, y], r };
  const angle = (2 * Math.PI * level) / among - Math.PI / 2;
  const away = readable ? side * 0.2 : r * 0.9;
  return { place: [x + away * Math.cos(angle), y + away * Math.sin(angle)], r };
}

// ---- The steps
// ---------------------------------------------------------------------------------------------------------

export const within = (far: number) => (step: Step) => Math.max(Math.abs(step.dx), Math.abs(step.dy)) <= far;

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
/**
 * Whether a step ends a line along which one may also go less far, as a queen may: the line runs out of the picture.
 */
const onLine =
  (steps: readonly Step[]) =>
  ({ dx, dy }: Step) => {
    const times = gcd(Math.abs(dx), Math.abs(dy));
    const has = (k: number) => steps.some((s) => s.dx * times === dx * k && s.dy * times === dy * k);
    return times > 1 && Array.from({ length: times }, (_, i) => i + 1).every(has);
  };
/** How far the picture of the steps reaches from its middle: 2 to 4; what lies further is told in words. */
export const reach = (steps: readonly Step[]) => {
  const beyond = (far: number) => steps.filter((step) => !within(far)(step) && !onLine(steps)(step));
  return steps.every(within(2)) ? 2 : beyond(3).length > 0 && beyond(4).length === 0 ? 4 : 3;
};
/** Steps that are told in words. */
export const apart = (steps: readonly Step[]) => {
  const [inReach, runs] = [within(reach(steps)), onLine(steps)];
  return steps.filter((step) => !inReach(step) && !runs(step));
};

/** The allowed steps, from the counter in the middle to where it may go; level with the board beside it. */
export function stepsPicture(steps: readonly Step[], label?: string): Picture {
  const far = reach(steps);
  const unit = far > 3 ? 10 : far > 2 ? 13 : 18;
  const side = (2 * far + 1) * unit;
  const [left, top] = [(sideWidth - side) / 2, head];
  const [cx, cy] = [left + side / 2, top + side / 2];
  const lines = Array.from(
    { length: 2 * far + 2 },
    (_, i) => `M${left} ${top + i * unit}h${side}M${left + i * unit} ${top}v${side}`,
  );
  return {
    width: sideWidth,
    height: top + side + 2,
    ...(label === undefined ? {} : { label }),
    is: { class: 'steps', role: 'img' },
    of: [
      path({ class: 'lines', d: lines.join('') }),
      steps
        .filter((step) => !within(far)(step) && onLine(steps)(step))
        .map(({ dx, dy }) => {
          const scale = ((far + 0.5) * unit) / Math.max(Math.abs(dx), Math.abs(dy));
          return line({ class: 'way', x1: cx, y1: cy, x2: cx + dx * scale, y2: cy + dy * scale });
        }),
      steps.filter(within(far)).map(({ dx, dy }) => {
        const [x, y] = [cx + dx * unit, cy + dy * unit];
        return [line({ class: 'way', x1: cx, y1: cy, x2: x, y2: y }), circle({ class: 'spot', cx: x, cy: y, r: 3.6 })];
      }),
      circle({ class: 'body', cx, cy, r: 5.5 }),
    ],
  };
}

// ---- At rest
// -----------------------------------------------------------------------------------------------------------

/** Views that show what the solver says of cells. */
export const valued = { pn: 'map', sg: 'map' } as const;

/** The board with its counters, in some views with what the solver says of the cells, and beside it the steps. */
export const rest: Rest = ({ numbers, ruleNumbers, view, controls, values, width = textWidth }) => {
  const read = ruleIn(ruleNumbers);
  const grid = layOut(read, width < sideRoom ? width : width - sideGap - sideWidth);
  const shown = grid.readable ? values : null;
  const face = (place: Place): CellFace => {
    const of = indexOf(grid, place);
    const value = view === 'sg' ? (shown?.grundy(of) ?? null) : null;
    return { mark: value === null ? (shown?.outcome(of) ?? null) : null, value, fresh: false, wrong: false };
  };
  const at = placesOf(numbers)
    .filter((place) => insight(grid, place))
    .slice(0, mostCounters);
  const marks = (place: Place) => resting(grid, place, face(place));
  // A board whose letters come one by one has them on paper only (board/page.css).
  const marked = shown && g({ class: 'nl-marks' }, places(grid).map(marks));
  const board: Picture = {
    width: grid.width,
    height: grid.height,
    ...(grid.readable && { is: { style: `--nl-least:${(grid.width * smallestCell) / grid.cell}px` } }),
    of: [
      marked,
      frame(grid, true),
      counters(
        grid,
        at.map((place, i) => ({ at: place, text: at.length > 1 ? `${i + 1}` : markOf(face(place)) })),
        at.length > 1 && marked !== null,
      ),
    ],
  };
  // A row of buttons for counters over it; under it the stages of backward induction and why a cell has its mark.
  // Steps too far for the picture are told in words beside it, or under it.
  const below = apart(read.steps).length > 0 ? 30 : 0;
  const valuedView = view in valued;
  return {
    scene: { className: 'nl-heaps nl-grid nl-scroll', pictures: [board, stepsPicture(read.steps)] },
    room: {
      above: at.length > 1 ? 48 : 0,
      below: view === 'paint' || valuedView ? 105 : below && 20,
      phone: below + (view === 'paint' ? 127 : valuedView ? 167 : 0),
      // Where one sets up positions there is a view more, in a second row.
      english: below || (controls?.includes('setup') ? 20 : 0),
    },
  };
};

/** What a cell says, on the single counter that covers it. */
export const markOf = ({ mark, value }: CellFace) =>
  value !== null ? `${value}` : mark === 'draw' ? '=' : (mark ?? '');

export const placesOf = (numbers: readonly bigint[]): Place[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => [Number(numbers[2 * i]), Number(numbers[2 * i + 1])]);
