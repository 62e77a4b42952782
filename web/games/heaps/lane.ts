import type { HeapFace } from '../../draw/parts/heap.ts';
import {
  circle,
  ellipse,
  g,
  keyed,
  line,
  names,
  path,
  press,
  rect,
  text,
  type Content,
  type Picture,
  type Press,
  type Shape,
} from '../../draw/scene.ts';

// Pieces that slide along strips of squares, a strip under the other. CSS pixels; knows nothing of any game.

export type PieceKind = 'coin' | 'pawn' | 'white' | 'black';

export interface LanePiece {
  readonly key: string;
  /** Its square, from 0 on the left. */
  readonly at: number;
  readonly kind: PieceKind;
  /** `going`, `where`, `lit`. */
  readonly states?: Readonly<Record<string, unknown>>;
}

/** A square that a piece can be brought to, or what else there is to see of one. */
export interface LaneSquare {
  readonly place?: Press | null;
  /** `marked` and `hint`: where winning moves lead; `lit`. */
  readonly states?: Readonly<Record<string, unknown>>;
}

export interface Lane {
  /** Written before it. */
  readonly name?: string;
  /** What is heard of it. */
  readonly label?: string;
  readonly squares: number;
  readonly pieces: readonly LanePiece[];
  readonly square?: (at: number) => LaneSquare | null;
  /** Where pieces would come to stand, and from where. */
  readonly ghosts?: readonly LaneGhost[];
  /** Under its squares: what is said of some of them. */
  readonly spans?: readonly LaneSpan[];
}

export interface LaneGhost {
  readonly at: number;
  readonly from: number;
  readonly kind: PieceKind;
}

/** Squares `from` up to, not with, `to`: a bracket with what is written under it. None: a place between two pieces. */
export interface LaneSpan {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly lit?: boolean;
}

export interface Lanes {
  /** Room there is. */
  readonly width: number;
  readonly label?: string;
  /** The number under a square. */
  readonly index?: (at: number) => string;
}

/** Of a heap what is heard of it and of the place that takes so many, and what moves take from its top. */
type Taken = Pick<HeapFace, 'label' | 'takes' | 'disabled' | 'leaving' | 'going' | 'hint' | 'wins'>;

/**
 * A heap as a coin on a strip: it stands on the square of its size, and what is taken brings it down. `id`: the places
 * of squares.
 */
export function coinLane(
  key: string,
  size: bigint,
  { label, takes, disabled = false, leaving = 0n, going = 0n, hint = 0n, wins = 0n }: Taken,
  { id, states, ...lane }: Pick<Lane, 'name' | 'squares'> & Pick<LanePiece, 'states'> & { id(to: number): string },
): Lane {
  const at = Number(size - leaving);
  return {
    ...lane,
    ...(label !== undefined && { label }),
    pieces: [{ key, at, kind: 'coin', states: { ...states, going: going > 0n } }],
    ghosts: going ? [{ at: Number(size - going), from: at, kind: 'coin' }] : [],
    square: (to) => {
      const take = size - BigInt(to);
      if (!takes || take <= 0n) return null;
      return {
        place: { id: id(to), label: takes(take), disabled },
        states: { wins: wins === take, hint: hint === take },
      };
    },
  };
}

const edge = 2;
const largest = 46;
const between = 12;
const nameRoom = 24;
const indexRow = 18;
const spanRow = 30;
/** Squares that are narrower are so much higher than they are wide. */
const lowest = 36;

export function lanesPicture(lanes: readonly Lane[], { width: room, label, index }: Lanes): Picture {
  const squares = Math.max(1, ...lanes.map((each) => each.squares));
  const left = edge + (lanes.length > 1 ? nameRoom : 0);
  const cell = Math.min(largest, (room - left - edge) / squares);
  const tall = Math.max(lowest, cell);
  const spans = lanes.some((each) => each.spans) ? spanRow : 0;
  const pitch = tall + between + spans;
  const x = (at: number) => left + at * cell;
  const foot = edge + lanes.length * pitch - between - spans;
  return {
    width: left + squares * cell + edge,
    height: foot + edge + (index ? indexRow : 0) + spans,
    ...(label === undefined ? {} : { label }),
    is: { class: 'lanes' },
    of: [
      lanes.map((lane, i) =>
        drawLane(lane, { x, y: edge + i * pitch, cell, tall, ...(label !== undefined && { live: true }) }),
      ),
      index &&
        g(
          { class: 'decor', 'aria-hidden': 'true' },
          Array.from({ length: squares }, (_, at) =>
            text(
              {
                class: names('index', { long: cell < 20 }),
                x: x(at) + cell / 2,
                y: foot + 14,
                'text-anchor': 'middle',
              },
              index(at),
            ),
          ),
        ),
      spans > 0 &&
        lanes.map(({ spans: each = [] }) => each.map((span) => drawSpan(span, x, foot + (index ? indexRow : 0) + 4))),
    ],
  };
}

interface LaneLayout {
  readonly x: (at: number) => number;
  readonly y: number;
  readonly cell: number;
  readonly tall: number;
  readonly live?: boolean;
}

function drawLane(
  { name, label, squares, pieces, square, ghosts = [] }: Lane,
  { x, y, cell, tall, live }: LaneLayout,
): Shape {
  const middle = y + tall / 2;
  const size = Math.min(cell, tall);
  const heard = live && label ? { role: 'group', 'aria-label': label } : {};
  const all = Array.from({ length: squares }, (_, at) => at);
  const drawSquare = (at: number): Content => {
    const { place, states = {} } = square?.(at) ?? {};
    const box = rect({ class: names('square', { dark: at % 2 }), x: x(at), y, width: cell, height: tall });
    const is = { class: names('field', { ...states, target: place && !place.disabled }) };
    const inside = { x: x(at) + 1.5, y: y + 1.5, width: cell - 3, height: tall - 3, rx: 4 };
    if (!place) return g(is, box, states['lit'] ? rect({ class: 'ring', ...inside }) : null);
    return press(
      place,
      is,
      box,
      circle({ class: 'spot', cx: x(at) + cell / 2, cy: middle, r: Math.min(4, cell / 6) }),
      rect({ class: 'ring', ...inside }),
      rect({ class: 'reach', ...inside }),
    );
  };
  const stand = (at: number) => `${x(at) + cell / 2} ${middle}`;
  return g(
    { class: 'lane', ...heard },
    name &&
      text({ class: 'name', x: 9, y: middle, dy: '0.36em', 'text-anchor': 'middle', 'aria-hidden': 'true' }, name),
    all.map(drawSquare),
    rect({ class: 'frame', x: x(0), y, width: squares * cell, height: tall, rx: 3 }),
    g(
      { class: 'decor', 'aria-hidden': 'true' },
      ghosts.map(({ at, from, kind }) => [
        line({ class: 'way', x1: x(from) + cell / 2, x2: x(at) + cell / 2, y1: middle, y2: middle }),
        g({ class: 'ghost', translate: stand(at) }, drawPiece(kind, size)),
      ]),
      pieces.map(({ key, at, kind, states = {} }) =>
        keyed(
          key,
          g(
            { class: names('piece', states), translate: stand(at) },
            circle({ class: 'halo', r: size / 2 - 1 }),
            drawPiece(kind, size),
          ),
        ),
      ),
    ),
  );
}

function drawSpan({ from, to, text: said, lit }: LaneSpan, x: LaneLayout['x'], y: number): Shape {
  const [l, r] = from < to ? [x(from) + 3, x(to) - 3] : [x(from) - 3, x(from) + 3];
  return g(
    { class: names('span', { lit }), 'aria-hidden': 'true' },
    path({ d: from < to ? `M${l} ${y}v4H${r}v-4` : `M${x(from)} ${y}v5` }),
    text({ x: (l + r) / 2, y: y + 19, 'text-anchor': 'middle' }, said),
  );
}

/** A piece around (0, 0) for a square of this size. */
function drawPiece(kind: PieceKind, size: number): Content {
  if (kind === 'pawn') return drawPawn(Math.min(size * 1.4, 40) / 40);
  const r = size * 0.39;
  if (kind === 'coin') {
    return g({ class: 'penny' }, circle({ class: 'body', r }), circle({ class: 'groove', r: r * 0.72 }));
  }
  return g(
    { class: `checker ${kind}` },
    circle({ class: 'body', r }),
    size > 24 && circle({ class: 'groove', r: r * 0.66 }),
  );
}

/** Unit: a square of 40. */
function drawPawn(s: number): Shape {
  const at = (d: string) => d.replace(/-?[\d.]+/g, (digits) => `${Math.round(Number(digits) * s * 100) / 100}`);
  const body = 'M-4.5 -4.5C-4 1 -6.5 6 -9.5 9.500H9.500C6.500 6 4 1 4.500 -4.500Z';
  const base = 'M-11 9.500H11C12.500 9.500 13 11 13 13V15.500H-13V13C-13 11 -12.500 9.500 -11 9.500Z';
  return g(
    { class: 'pawn' },
    path({ class: 'body', d: at(body) }),
    path({ class: 'body', d: at(base) }),
    ellipse({ class: 'body', cy: -4.5 * s, rx: 7.6 * s, ry: 2.2 * s }),
    circle({ class: 'body', cy: -10.5 * s, r: 6 * s }),
    path({ class: 'gleam', d: at('M-3.4 -12.2C-2.8 -14 -1.2 -14.900 0.6 -14.800') }),
    path({ class: 'gleam', d: at('M-3 0C-3.400 3 -4.600 5.500 -6 7.500') }),
  );
}
