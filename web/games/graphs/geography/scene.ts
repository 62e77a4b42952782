import { disc } from '../../../draw/parts/disc.ts';
import { centred } from '../../../draw/sign.ts';
import type { Rest } from '../../../draw/rest.ts';
import {
  circle,
  g,
  line,
  names,
  path,
  press,
  rect,
  type Content,
  type Picture,
  type Shape,
} from '../../../draw/scene.ts';
import type { Point } from '../../../draw/surface.ts';
import { called, drawable, drawingOf, lay, placesIn, type Drawing, type Layout } from './drawing.ts';

/** What a place shows, and what is heard of it where it can be pressed. */
export interface PlaceFace {
  /** D: some largest pairing leaves it out; A and C: none does. Not told of what has been visited. */
  readonly part?: 'D' | 'A' | 'C' | null;
  readonly label?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean | null;
  readonly states?: Readonly<Record<string, unknown>>;
}

export interface GeographyFace {
  readonly drawing: Drawing;
  readonly layout: Layout;
  /** Where the token has been, and stands last. */
  readonly been: readonly string[];
  readonly place?: (place: string) => PlaceFace;
  readonly walls?: ReadonlySet<string>;
  readonly wall?: (place: string) => PlaceFace;
  /** Pairs of a largest pairing, and the places without a partner. */
  readonly pairs?: readonly (readonly [string, string])[];
  readonly alone?: readonly string[];
  /** In turns along a pair and not. */
  readonly way?: readonly string[];
  /** Where the token may go. */
  readonly open?: readonly string[];
  readonly wins?: ReadonlySet<string>;
  /** A token that might come here. */
  readonly ghost?: string | null;
  readonly token?: Readonly<Record<string, unknown>>;
  readonly row?: number | null;
  /** What a reader has marked, and which of it is wrong. */
  readonly marks?: readonly string[];
  readonly wrong?: ReadonlySet<string>;
  readonly label?: string;
  readonly states?: Readonly<Record<string, unknown>>;
}

const nodeRadius = 17;
const d = (points: readonly Point[]) => points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');

function placeShape(name: string, { drawing, layout, been }: GeographyFace, face: PlaceFace): Shape {
  const { cell } = layout;
  const [x, y] = layout.at(name);
  const tone = names('floor', { D: face.part === 'D', been: been.includes(name) });
  const own =
    drawing.per === 2
      ? [
          rect({ class: tone, x: x - cell / 2, y: y - cell / 2, width: cell, height: cell }),
          rect({
            class: 'ring',
            x: x - cell / 2 + 2.5,
            y: y - cell / 2 + 2.5,
            width: cell - 5,
            height: cell - 5,
            rx: 6,
          }),
        ]
      : [
          circle({ class: 'reach', cx: x, cy: y, r: 22 }),
          circle({ class: tone, cx: x, cy: y, r: nodeRadius }),
          circle({ class: 'ring', cx: x, cy: y, r: nodeRadius + 3.5 }),
          centred(x, y, { class: 'name', 'font-size': 15 }, called(drawing, name)),
        ];
  const is = { class: names('place', face.states) };
  const { label, disabled = false, pressed = null } = face;
  return label === undefined ? g(is, ...own) : press({ id: name, label, disabled, pressed }, is, ...own);
}

function wallShape(name: string, layout: Layout, face: PlaceFace): Shape {
  const { cell } = layout;
  const [x, y] = layout.at(name);
  const own = [
    rect({ class: 'wall', x: x - cell / 2, y: y - cell / 2, width: cell, height: cell }),
    rect({ class: 'ring', x: x - cell / 2 + 2.5, y: y - cell / 2 + 2.5, width: cell - 5, height: cell - 5, rx: 6 }),
  ];
  const { label, pressed = null } = face;
  return label === undefined ? g({}, own[0]!) : press({ id: name, label, pressed }, { class: 'place' }, ...own);
}

/** A domino, or in a graph a band along an edge. */
function pairShape([a, b]: readonly [string, string], { drawing, layout }: GeographyFace): Shape {
  const [[ax, ay], [bx, by]] = [layout.at(a), layout.at(b)];
  if (drawing.per === 1) return line({ class: 'band', x1: ax, y1: ay, x2: bx, y2: by });
  const inset = Math.max(5, layout.cell * 0.15);
  const side = layout.cell - 2 * inset;
  return rect({
    class: 'domino',
    x: Math.min(ax, bx) - side / 2,
    y: Math.min(ay, by) - side / 2,
    width: Math.abs(ax - bx) + side,
    height: Math.abs(ay - by) + side,
    rx: side * 0.3,
  });
}

function edgeShape([a, b]: readonly [string, string], layout: Layout, directed: boolean): Content {
  const [[ax, ay], [bx, by]] = [layout.at(a), layout.at(b)];
  const far = Math.hypot(bx - ax, by - ay) || 1;
  const [ux, uy] = [(bx - ax) / far, (by - ay) / far];
  const [tx, ty] = [bx - ux * (nodeRadius + 3), by - uy * (nodeRadius + 3)];
  return [
    line({ class: 'edge-line', x1: ax, y1: ay, x2: bx, y2: by }),
    directed &&
      path({
        class: 'edge-head',
        d: `M${tx} ${ty}L${tx - ux * 10 - uy * 4.5} ${ty - uy * 10 + ux * 4.5}L${tx - ux * 10 + uy * 4.5} ${ty - uy * 10 - ux * 4.5}Z`,
      }),
  ];
}

function wayShape(way: readonly string[], layout: Layout): Content {
  return way.slice(1).map((to, i) => {
    const [[x1, y1], [x2, y2]] = [layout.at(way[i]!), layout.at(to)];
    return line({ class: names('step', { along: i % 2 === 0 }), x1, y1, x2, y2 });
  });
}

function sides({ columns, rows }: Drawing, { cell, left, top }: Layout, row: number | null): Content {
  const [width, height] = [columns * cell, rows * cell];
  const lines = [
    ...Array.from({ length: rows - 1 }, (_, k) => `M${left} ${top + (k + 1) * cell}h${width}`),
    ...Array.from({ length: columns - 1 }, (_, k) => `M${left + (k + 1) * cell} ${top}v${height}`),
  ];
  const count = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
  return [
    path({ class: 'lines', d: lines.join('') }),
    rect({ class: 'border', x: left, y: top, width, height, rx: 3 }),
    count(columns).map((n) => centred(left + (n - 0.5) * cell, top - 10, { class: 'index' }, `${n}`)),
    count(rows).map((n) =>
      centred(left - 11, top + (n - 0.5) * cell, { class: names('index', { here: n === row }) }, `${n}`),
    ),
    row !== null &&
      rect({ class: 'row', x: left - 19, y: top + (row - 1) * cell - 2, width: width + 21, height: cell + 4, rx: 6 }),
  ];
}

/** Places `cell-<x>-<y>` or `node-<n>`. */
export function geographyPicture(face: GeographyFace): Picture {
  const { drawing, layout, been, walls = drawing.walls, way = [], open = [], ghost = null } = face;
  const { cell } = layout;
  const token = been.at(-1);
  const radius = drawing.per === 2 ? cell * 0.3 : nodeRadius;
  const trail =
    been.length > 1 && path({ class: 'trail', d: d(been.map((each) => layout.at(each))), 'stroke-width': cell * 0.18 });
  const pairs = (face.pairs ?? []).map((pair) => pairShape(pair, face));
  const shown = drawing.places.filter((each) => !walls.has(each));
  const freed = [...drawing.walls].filter((each) => !walls.has(each));
  const shapes = [...shown, ...freed].map((each) => placeShape(each, face, face.place?.(each) ?? {}));
  const decor = (...of: Content[]) => g({ class: 'decor', 'aria-hidden': 'true' }, ...of);
  return {
    width: layout.width,
    height: layout.height,
    ...(face.label === undefined ? {} : { label: face.label }),
    is: { class: names('geography', { graph: drawing.per === 1, ...face.states }) },
    of: [
      drawing.per === 1 &&
        decor(
          pairs,
          drawing.edges.map((each) => edgeShape(each, layout, drawing.directed)),
          trail,
          wayShape(way, layout),
        ),
      shapes,
      [...walls].map((each) => wallShape(each, layout, face.wall?.(each) ?? {})),
      decor(
        drawing.per === 2 && [sides(drawing, layout, face.row ?? null), trail, pairs, wayShape(way, layout)],
        been.slice(0, -1).map((each) => {
          const [cx, cy] = layout.at(each);
          return drawing.per === 2 && circle({ class: 'print', cx, cy, r: cell * 0.09 });
        }),
        (face.alone ?? []).map((each) => {
          const [cx, cy] = layout.at(each);
          return circle({ class: 'alone', cx, cy, r: drawing.per === 2 ? cell * 0.24 : nodeRadius + 6 });
        }),
        (face.marks ?? []).map((each) => {
          const [cx, cy] = layout.at(each);
          const r = drawing.per === 2 ? cell * 0.26 : nodeRadius + 5;
          const cross = `M${cx - r * 0.7} ${cy - r * 0.7}l${r * 1.4} ${r * 1.4}m0 ${-r * 1.4}l${-r * 1.4} ${r * 1.4}`;
          const bad = face.wrong?.has(each);
          return [circle({ class: names('mine', { bad }), cx, cy, r }), bad && path({ class: 'mine bad', d: cross })];
        }),
        open.map((each) => {
          const [cx, cy] = layout.at(each);
          if (drawing.per === 1)
            return circle({ class: names('way-out', { wins: face.wins?.has(each) }), cx, cy, r: nodeRadius + 3.5 });
          return circle({ class: names('spot', { wins: face.wins?.has(each) }), cx, cy, r: cell * 0.11 });
        }),
        ghost !== null && disc({ at: layout.at(ghost), r: radius, states: { ghost: true } }),
        token !== undefined &&
          disc({
            at: layout.at(token),
            r: radius,
            ...(drawing.per === 1 && { text: called(drawing, token), size: 15 }),
            states: face.token ?? {},
            key: 'token',
          }),
      ),
    ],
  };
}

/** The largest pairing that the solver tells, and who has no partner in it. */
export function pairingIn(facts: Readonly<Record<string, readonly bigint[]>> | undefined, per: number) {
  const ends = placesIn(facts?.['pairs'] ?? [], per);
  const pairs = Array.from({ length: ends.length / 2 }, (_, i) => [ends[2 * i]!, ends[2 * i + 1]!] as const);
  const parts = new Map(
    (['D', 'A', 'C'] as const).flatMap((part) =>
      placesIn(facts?.[part] ?? [], per).map((each) => [each, part] as const),
    ),
  );
  const joined = new Set(ends);
  return { pairs, parts, alone: [...parts.keys()].filter((each) => !joined.has(each)) };
}

/** What is said under the pairs; the steps and what they say; the tools of drawing. */
const rooms: Readonly<Record<string, readonly [number, number]>> = {
  pairs: [56, 82],
  why: [104, 128],
  draw: [104, 150],
  paint: [108, 110],
};

export const rest: Rest = ({ numbers, ruleNumbers, view, facts }) => {
  const drawing = drawingOf(ruleNumbers);
  const been = placesIn(numbers, drawing.per);
  const shows = view === 'pairs';
  const { pairs, parts, alone } = pairingIn(shows ? facts : undefined, drawing.per);
  const picture = () =>
    geographyPicture({
      drawing,
      layout: lay(drawing),
      been,
      pairs,
      alone,
      place: (place) => ({ part: parts.get(place) ?? null }),
    });
  // Where nothing is left over there is one sentence less.
  const [below, phone] = shows && alone.length === 0 ? [56, 56] : (rooms[view] ?? [0, 0]);
  return {
    scene: { className: 'nl-heaps', pictures: drawable(drawing) ? [picture()] : [] },
    room: { below, phone, pivot: 32 },
  };
};
