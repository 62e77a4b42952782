import { disc } from '../../../draw/parts/disc.ts';
import { phoneWidth, textWidth, type Rest } from '../../../draw/rest.ts';
import { centred } from '../../../draw/sign.ts';
import {
  g,
  keyed,
  names,
  path,
  press,
  rect,
  text,
  title,
  type Content,
  type Picture,
  type Shape,
} from '../../../draw/scene.ts';
import {
  above,
  layStairs,
  layStrip,
  mostRuns,
  mostSquares,
  runsOf,
  type Item,
  type Run,
  type Stairs,
  type Strip,
} from './geometry.ts';

type States = Readonly<Record<string, unknown>>;

/** What is said of a stone, or of many that one place stands for, and what happens to it. */
export interface StoneFace {
  /** The same stone before and after a move. */
  readonly key?: string;
  /** What is heard of it, where it is on a live board. */
  readonly label?: string;
  readonly disabled?: boolean;
  /** `leaving`, `landed`: it is about to move, it has just come. */
  readonly states?: States;
}

export interface GraFace {
  readonly m: number;
  readonly runs: readonly Run[];
  /**
   * The strip bends into stairs, on whose steps (from the right) the runs lie; none: there are no stairs, but their
   * room.
   */
  readonly stairs: readonly number[] | null;
  /** Width there is. */
  readonly width: number;
  readonly write: (count: number) => string;
  readonly home: string;
  /** Of an item and its step. */
  readonly square?: (item: Item, step: number | null) => States;
  readonly litStep?: (step: number) => boolean;
  readonly stone?: (item: Item) => StoneFace;
  /** The stone that is pointed at, and where it would go. */
  readonly going?: { readonly from: number; readonly to: number } | null;
  /** The stone to move, or (`whole`) the run it is in. */
  readonly where?: (Run & { readonly whole: boolean }) | null;
  readonly label?: string;
}

/** A house around (0, 0): home. */
const house = 'M-7 0 0-6.5 7 0M-4.8-1.6V6H4.8V-1.6';
/** A flag that stands on (0, 0): the last square. */
const flag = 'M0 0V-18M0-18 11-14 0-10';
const at = (x: number, y: number) => `translate(${x} ${y})`;

/**
 * The strip, in the room of stairs with them beneath it. Places `square-<i>`, and `squares-<first>` for many stones.
 */
export function graPicture(face: GraFace): Picture {
  const bent = face.stairs !== null;
  const strip = layStrip(face.m, face.runs, face.width, bent);
  const stairs = bent ? layStairs(strip, face.stairs) : null;
  const steps = bent && face.stairs.length > 0 ? stairs : null;
  const { items } = strip;
  const faces = items.map((item) => (item.stone ? (face.stone?.(item) ?? {}) : {}));
  return {
    width: strip.width,
    height: stairs?.height ?? strip.height,
    ...(face.label === undefined ? {} : { label: face.label }),
    is: {
      class: names('strip slots', { stairs: bent, odd: bent }),
      // What does not fit scrolls, where it is alive.
      style: face.label !== undefined && `min-width:${strip.width}px`,
    },
    of: [
      steps && stairsShape(strip, steps, face, faces),
      items.map((item, i) => squareShape(strip, item, i, face.square?.(item, steps?.steps[i] ?? null) ?? {})),
      g(
        {},
        items.flatMap((item, i) =>
          item.stone && item.first === item.last ? [stoneShape(strip, item.first, i, faces[i]!)] : [],
        ),
      ),
      items.map((item, i) => item.stone && item.first < item.last && manyShape(strip, item, i, faces[i]!, face)),
      face.going && arcShape(strip, face.going.from, face.going.to),
      face.where && hintShape(strip, face.where),
    ],
  };
}

function squareShape(strip: Strip, { first, last, stone }: Item, i: number, states: States): Shape {
  const { cell, side, m } = strip;
  const [x, y] = [strip.x(i), strip.y(i)];
  const [middle, many] = [x + cell / 2, first < last];
  return g(
    { class: names('place', { many, ...states }), 'aria-hidden': 'true' },
    rect({ class: 'slot', x, y, width: cell, height: side }),
    first === m && !stone && path({ class: 'goal', d: flag, transform: at(middle - 4, y + side / 2 + 9) }),
    many
      ? !stone && centred(middle, y + side / 2, { class: 'more' }, '…')
      : text({ class: 'index', x: middle, y: y + side + 15, 'text-anchor': 'middle' }, `${first}`),
  );
}

function stoneShape(strip: Strip, square: number, i: number, face: StoneFace): Shape {
  const { key = `${square}`, label = '', disabled = false, states } = face;
  const { cell, side, radius } = strip;
  const { x, y } = strip.middle(square);
  const body = disc({ at: [x, y], r: radius, ...(states && { states }) });
  return keyed(
    key,
    press(
      { id: `square-${square}`, label, disabled },
      { class: names('stone', states) },
      rect({ class: 'reach', x: x - cell / 2 + 1.5, y: strip.y(i) + 1.5, width: cell - 3, height: side - 3, rx: 5 }),
      face.label !== undefined && rect({ class: 'touch', x: x - cell / 2, y: y - 22, width: cell, height: 44 }),
      g({ class: 'hop' }, body),
    ),
  );
}

/** The inner stones of a long run. */
function manyShape(strip: Strip, { first, last }: Item, i: number, face: StoneFace, { write }: GraFace): Shape {
  const { label = '', disabled = false, states } = face;
  const { cell, side } = strip;
  const [x, y] = [strip.x(i), strip.y(i)];
  return press(
    { id: `squares-${first}`, label, disabled },
    { class: names('stones disc', states) },
    face.label !== undefined && title({}, `${first}–${last}`),
    rect({ class: 'reach', x: x + 1.5, y: y + 1.5, width: cell - 3, height: side - 3, rx: 5 }),
    rect({ class: 'body', x: x + 3, y: y + side / 2 - 12, width: cell - 6, height: 24, rx: 12 }),
    centred(x + cell / 2, y + side / 2, { class: 'times' }, `×${write(last - first + 1)}`),
  );
}

/** From a stone to where it would go. */
function arcShape(strip: Strip, from: number, to: number): Content {
  const [a, b] = [strip.middle(from), strip.middle(to)];
  if (a.y !== b.y) return null; // on another row: the square alone is marked
  const y = a.y - strip.side / 2;
  const up = Math.min(above - 6, 14 + (b.x - a.x) / 12) * 1.3;
  return g(
    { class: 'decor', 'aria-hidden': 'true' },
    path({ class: 'arc going', d: `M${a.x} ${y}C${a.x} ${y - up} ${b.x} ${y - up} ${b.x} ${y - 1}` }),
    path({ class: 'head going', d: `M${b.x - 5} ${y - 8}L${b.x} ${y - 1}L${b.x + 5} ${y - 8}` }),
  );
}

function hintShape(strip: Strip, { first, last, whole }: NonNullable<GraFace['where']>): Shape {
  const [a, b] = [strip.middle(first), strip.middle(last)];
  const y = a.y - strip.side / 2 - 4;
  const half = strip.cell / 2 - 4;
  const brace = `M${a.x - half} ${y}v-6H${a.y === b.y ? b.x + half : strip.width - 4}v6`;
  return g(
    { class: 'decor', 'aria-hidden': 'true' },
    whole ? path({ class: 'brace', d: brace }) : path({ class: 'pointer', d: 'M-6-9H6L0 0Z', transform: at(a.x, y) }),
  );
}

/** Every stone lies below its place on the strip. */
function stairsShape(strip: Strip, stairs: Stairs, face: GraFace, faces: readonly StoneFace[]): Shape {
  const { items, cell, radius, m } = strip;
  const { steps, names: line, floor, top } = stairs;
  const end = (i: number) => strip.x(i) + cell;
  const middle = (i: number) => strip.x(i) + cell / 2;
  const uneven = (step: number) => step % 2 === 1;
  const column = ({ first, last, stone }: Item, i: number): Content => {
    const area = { x: strip.x(i), y: top(i), width: cell, height: stairs.height - 1 - top(i) };
    const states = { uneven: uneven(steps[i]!), lit: face.litStep?.(steps[i]!) };
    return (stone || first === last) && rect({ class: names('column', states), ...area });
  };
  const band = ({ first, last }: Run): Content => {
    const [a, b] = [strip.index(first), strip.index(last)];
    const [left, right, high] = [strip.x(a) + 3, end(b) - 3, strip.y(a) + strip.side + 20];
    return [
      path({ class: names('band', { uneven: uneven(steps[a]!) }), d: `M${left} ${high}V${top(a)}H${right}V${high}Z` }),
      text({ class: 'count', x: (left + right) / 2, y: top(a) + 17 }, face.write(last - first + 1)),
    ];
  };
  // Each step's number below its middle, as far as there is room.
  const label = ({ stone, first, last }: Item, i: number): Content => {
    const step = steps[i]!;
    if (steps[i - 1] === step || (!stone && first < last)) return null;
    const past = steps.findIndex((each, j) => j > i && each !== step);
    const upTo = past < 0 ? items.length : past;
    const x = (strip.x(i) + end(upTo - 1)) / 2;
    const held = items.slice(i, upTo).some((each) => each.stone) || step === 0;
    return [
      step === 0 && path({ class: 'home', d: house, transform: at(x, floor + 13) }),
      g(
        { class: names('', { held, uneven: uneven(step) }) || null },
        text({ class: 'name', x, y: line }, step === 0 ? face.home && `0 · ${face.home}` : `${step}`),
      ),
    ];
  };
  const low = ({ stone, first, last }: Item, i: number): Shape[] => {
    if (!stone) return [];
    if (first < last) return [text({ class: 'more', x: middle(i), y: top(i) - radius, dy: '0.3em' }, '···')];
    return [disc({ at: [middle(i), top(i) - radius - 1], r: radius, key: faces[i]!.key ?? `${first}` })];
  };
  const home = items.findIndex(({ first }) => first === m - 1);
  return g(
    { class: 'decor', 'aria-hidden': 'true' },
    path({ class: 'profile', d: stairs.outline }),
    items.map(column),
    face.runs.map(band),
    g({}, items.flatMap(low)),
    items.map(label),
    path({ class: 'ground', d: `M${strip.x(home)} ${floor}H${end(items.length - 1)}` }),
  );
}

/** Under the strip: which stone of many goes, and what is said of the stairs. */
const [fieldHeight, remarkHeight] = [58, 31];

/**
 * At rest; in the view `stairs` with the stairs, where the solver tells of some. They do not go on in a second row: a
 * phone has its own picture of them, which scrolls.
 */
export const rest: Rest = ({ numbers, ruleNumbers: [squares = 0n] = [], facts, view, width = textWidth }) => {
  const [m, runs] = [Number(squares), runsOf(numbers)];
  const bent = view === 'stairs';
  const drawable = m <= mostSquares || runs.length <= mostRuns;
  const picture = (room: number, className: string): Picture => {
    const drawn = graPicture({
      m,
      runs,
      stairs: bent ? (facts?.['steps'] ?? []).map(Number) : null,
      width: room,
      write: (count) =>
        count.toLocaleString('en', { notation: count < 10_000 ? 'standard' : 'compact', useGrouping: false }),
      home: '',
    });
    return {
      ...drawn,
      is: { class: `${String(drawn.is!['class'])} ${className}`, style: `--nl-least:${drawn.width}px` },
    };
  };
  const pictures = bent ? [picture(width, 'nl-wide'), picture(phoneWidth, 'nl-narrow')] : [picture(width, 'nl-wide')];
  const below = (m > mostSquares ? fieldHeight : 0) + (bent ? remarkHeight : 0);
  return {
    scene: { className: 'nl-heaps nl-scroll', pictures: drawable ? pictures : [] },
    room: { below, english: bent ? 21 : 0 },
  };
};
