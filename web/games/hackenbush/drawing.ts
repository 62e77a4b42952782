import { centred } from '../../draw/sign.ts';
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
  type Scene,
} from '../../draw/scene.ts';
import { archOf, type Layout, type Place, layOut } from './layout.ts';
import { idOf, type Edge, drawable, edgesIn, mostNamed } from './picture.ts';
import type { Resting, RoomAround } from '../../draw/rest.ts';

/** A picture at rest, and what its vertices bear, '' for nothing. */
export function restingPicture(
  { numbers, view }: Pick<Resting, 'numbers' | 'view'>,
  coloured: boolean,
  worth: (vertex: number) => string,
): Scene {
  const edges = edgesIn(numbers, coloured);
  // With colours players differ, and their fields take more room.
  const className = coloured ? 'nl-pictures nl-players' : 'nl-pictures';
  if (!drawable(edges)) return { className, pictures: [] };
  const layout = layOut(edges);
  const face = { layout, box: boxOf(layout, view === 'draw'), named: layout.places.size <= mostNamed };
  const vertex = (v: number) => (worth(v) ? { text: worth(v) } : {});
  return { className, pictures: [picture({ ...face, vertex })] };
}

/** What the live board has under the picture: the steps, and what is said of them or of what is looked at. */
export const roomOf = (view: string): RoomAround =>
  ({ values: { below: 51, english: 23 }, reduce: { below: 93 }, draw: { below: 120, phone: 170 } })[view] ?? {};

/** Where an edge runs. */
export interface Course {
  readonly edge: Edge;
  readonly d: string;
  /** For what is written on it: its middle, then other places on it. */
  readonly spots: readonly [Place, ...Place[]];
}

/** Shares of an edge: where something may be written on it, the best first. */
const shares = [0.5, 0.36, 0.64, 0.24, 0.76, 0.15, 0.85];
const spotsOn = (at: (share: number) => Place) => shares.map(at) as [Place, ...Place[]];

/** Room around what is drawn, under the ground too. */
const [margin, sky, earth] = [34, 34, 24];
/** A picture is not drawn narrower: the ground goes on. */
const narrowest = 220;
const knot = 4.6;
const disc = 11;

const r = (value: number) => Math.round(value * 10) / 10;
const at = (x: number, y: number) => `${r(x)} ${r(y)}`;
const turn = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));
const sides = Array.from({ length: 24 }, (_, i) => -Math.PI / 2 + ((i % 2 ? 1 : -1) * Math.ceil(i / 2) * Math.PI) / 12);

/** The direction with the most room between these; upwards of equals. */
function freest(busy: readonly number[], among: readonly number[] = sides): number {
  const room = (side: number) => Math.min(Math.PI, ...busy.map((other) => turn(side, other)));
  return among.reduce((best, each) => (room(each) > room(best) + 0.05 ? each : best), among[0]!);
}

/** The way of every edge, and around each vertex the directions that are taken. */
export function coursesOf({ edges, places, feet }: Layout) {
  const busy = new Map<number, number[]>([...places.keys()].map((v) => [v, []]));
  const count = (ends: string) => edges.filter(({ a, b }) => `${a}-${b}` === ends).length;
  const many = new Map([...new Set(edges.map(({ a, b }) => `${a}-${b}`))].map((ends) => [ends, count(ends)]));
  const drawn = new Map<string, number>();
  const lower = new Map<number, Set<number>>();
  for (const { a, b } of edges) {
    const [up, down] = (places.get(a)?.y ?? 0) < (places.get(b)?.y ?? 0) ? [a, b] : [b, a];
    lower.set(up, (lower.get(up) ?? new Set()).add(down));
  }
  const meet = (v: number, from: Place, to: Place) => busy.get(v)?.push(Math.atan2(to.y - from.y, to.x - from.x));
  const courses: Course[] = [];
  for (const edge of edges) {
    const { a, b } = edge;
    if (a === b) continue;
    const ends = `${a}-${b}`;
    const among = many.get(ends)!;
    const which = drawn.get(ends) ?? 0;
    drawn.set(ends, which + 1);
    const [first, second] = [places.get(a) ?? { x: feet.get(idOf(edge)) ?? 0, y: 0 }, places.get(b)!];
    if (!second) continue;
    const [from, to] = first.y >= second.y ? [first, second] : [second, first];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy) || 1;
    // Alike edges bow apart; what passes others of its level bows over them; a branch grows upwards first.
    const passes =
      Math.abs(dy) < 1 && [...places.values()].some(({ x, y }) => y === from.y && (x - from.x) * (x - to.x) < -1);
    const bow = (a > 0 ? (which - (among - 1) / 2) * 38 : 0) + (passes ? Math.sign(dx) * -0.5 * Math.abs(dx) : 0);
    const grows = among === 1 && dy < 0 && (lower.get(from === first ? b : a)?.size ?? 0) === 1 ? 0.17 : 0;
    const c: Place = {
      x: from.x + dx * (0.5 - grows) - (dy / length) * bow,
      y: from.y + dy * (0.5 + grows) + (dx / length) * bow,
    };
    const straight = grows * Math.abs(dx) + Math.abs(bow) < 0.5;
    const shape = straight ? `L${at(to.x, to.y)}` : `Q${at(c.x, c.y)} ${at(to.x, to.y)}`;
    const spots = spotsOn((t) => ({
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * c.x + t ** 2 * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * c.y + t ** 2 * to.y,
    }));
    courses.push({ edge, d: `M${at(from.x, from.y)}${shape}`, spots });
    meet(a, first, straight ? second : c);
    meet(b, second, straight ? first : c);
  }
  for (const edge of edges) {
    if (edge.a !== edge.b) continue;
    const home = places.get(edge.a);
    if (!home) {
      const x = feet.get(idOf(edge)) ?? 0;
      const half = archOf(edge.copy, many.get('0-0')!);
      const [top, out] = [-42 - 1.5 * (half - 13), half + 7 + 0.2 * (half - 13)];
      const d = `M${at(x - half, 0)}C${at(x - out, top)} ${at(x + out, top)} ${at(x + half, 0)}`;
      const spots = spotsOn((t) => ({
        x: x + (2 * t - 1) * ((1 - t + t ** 2) * half + 3 * t * (1 - t) * out),
        y: 3 * t * (1 - t) * top,
      }));
      courses.push({ edge, d, spots });
      continue;
    }
    const taken = busy.get(edge.a)!;
    const side = freest(taken);
    // A narrow one where there is little room.
    const half = Math.max(0.3, Math.min(0.62, 0.8 * Math.min(...taken.map((other) => turn(side, other)))));
    taken.push(side - 0.7 * half, side, side + 0.7 * half);
    const on = (angle: number, distance: number): Place => ({
      x: home.x + Math.cos(angle) * distance,
      y: home.y + Math.sin(angle) * distance,
    });
    const [c1, c2] = [on(side - half, 59 - 15 * half), on(side + half, 59 - 15 * half)];
    const d = `M${at(home.x, home.y)}C${at(c1.x, c1.y)} ${at(c2.x, c2.y)} ${at(home.x, home.y)}`;
    courses.push({ edge, d, spots: [on(side, 30)] });
  }
  return { courses, busy };
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

/** What shows a picture, and the ground under it; a small one is drawn larger. `paper`: with room to draw. */
export function boxOf(layout: Layout, paper = false): Box {
  const [wide, tall] = paper ? [340, 250] : [narrowest, 58 + sky];
  const more = Math.max(0, wide - 2 * margin - (layout.right - layout.left)) / 2;
  const y = Math.min(Math.floor(layout.top - sky), -tall);
  const [x, width] = [
    Math.floor(layout.left - margin - more),
    Math.ceil(layout.right - layout.left + 2 * (margin + more)),
  ];
  const height = earth - y;
  return { x, y, width, height, zoom: Math.max(1, Math.min(1.3, 420 / width, 380 / height)) };
}

/** What shows these as well, and takes no more room: they are drawn smaller where they must. */
export function boxAround(box: Box, all: readonly Layout[]): Box {
  const boxes = all.map((layout) => boxOf(layout));
  const [left, right] = [
    Math.min(box.x, ...boxes.map((each) => each.x)),
    Math.max(box.x + box.width, ...boxes.map((each) => each.x + each.width)),
  ];
  const high = Math.max(box.height, ...boxes.map((each) => each.height));
  const part = Math.max((right - left) / box.width, high / box.height);
  const [width, height] = [Math.ceil(box.width * part), Math.ceil(box.height * part)];
  return { x: Math.floor((left + right - width) / 2), y: earth - height, width, height, zoom: box.zoom / part };
}

export interface EdgeFace {
  readonly states?: readonly (string | false)[];
  /** On a live board: its cell, and what is heard of it. */
  readonly cell?: string;
  readonly label?: string;
  readonly disabled?: boolean;
  /** Written on it. */
  readonly tag?: string;
}
export interface VertexFace extends Omit<EdgeFace, 'tag'> {
  /** Written in it; its number stands beside it. */
  readonly text?: string;
}

/** A picture as it is drawn. Without `edge` and `vertex` it is at rest. */
export interface PictureFace {
  readonly layout: Layout;
  readonly box: Box;
  readonly edge?: (edge: Edge) => EdgeFace;
  /** 0: the ground. */
  readonly vertex?: (vertex: number) => VertexFace;
  /** Numbers beside vertices. */
  readonly named: boolean;
  readonly label?: string;
  readonly className?: string;
  /** What has just been cut off: drawn falling. */
  readonly fallen?: Content;
  readonly over?: Content;
}

function edgeShape({ edge, d }: Course, { states = [], cell, label = '', disabled = false }: EdgeFace): Shape {
  const own = [
    path({ class: 'reach', d }),
    states.some(Boolean) && path({ class: 'halo', d }),
    path({ class: 'wood', d }),
    path({ class: 'sheen', d }),
  ];
  const is = { class: names(`twig ${edge.colour}`, Object.fromEntries(states.map((each) => [each, each]))) };
  return keyed(idOf(edge), cell ? press({ id: cell, label, disabled }, is, ...own) : g(is, ...own));
}

function vertexShape(v: number, { x, y }: Place, face: VertexFace): Shape {
  const { states = [], text: written, cell, label = '', disabled = false } = face;
  const radius = written === undefined ? knot : disc;
  const is = { class: names('knot', Object.fromEntries(states.map((each) => [each, each]))), 'data-vertex': v };
  const own = [
    circle({ class: 'reach', cx: r(x), cy: r(y), r: 15 }),
    states.some(Boolean) && circle({ class: 'ring', cx: r(x), cy: r(y), r: radius + 4.5 }),
    circle({ class: 'body', cx: r(x), cy: r(y), r: radius }),
  ];
  return keyed(`v${v}`, cell ? press({ id: cell, label, disabled }, is, ...own) : g(is, ...own));
}

/** A line of earth, hatched; where something stands it has a little mound. */
function ground(box: Box, feet: readonly number[], face: VertexFace | undefined): Shape {
  const [left, right] = [box.x + 6, box.x + box.width - 6];
  const hatch = Array.from({ length: Math.floor((right - left - 8) / 9) }, (_, i) => `M${r(left + 12 + i * 9)} 4l-7 9`);
  const own = [
    rect({ class: 'reach', x: left, y: -7, width: right - left, height: 24 }),
    path({ class: 'hatch', d: hatch.join('') }),
    feet.map((x) => path({ class: 'mound', d: `M${at(x - 11, 0)}Q${at(x, -8)} ${at(x + 11, 0)}Z` })),
    path({ class: 'line', d: `M${left} 0H${right}` }),
  ];
  const { states = [], cell, label = '', disabled = false } = face ?? {};
  const is = { class: names('ground', Object.fromEntries(states.map((each) => [each, each]))), 'data-vertex': 0 };
  return cell ? press({ id: cell, label, disabled }, is, ...own) : g(is, ...own);
}

export function picture(face: PictureFace): Picture {
  const { layout, box, edge, vertex, named, label, className = '', fallen, over } = face;
  const { courses, busy } = coursesOf(layout);
  const faces = new Map([...layout.places.keys()].map((v) => [v, vertex?.(v) ?? {}]));
  /** What a value on an edge must not cover: other such values, and vertices. */
  const placed = [...layout.places].map(([v, { x, y }]) => {
    const size = 2 * (faces.get(v)!.text === undefined ? knot : disc);
    return { x, y, wide: size, high: size };
  });
  const tagged = courses.flatMap((course) => {
    const { tag, states = [] } = edge?.(course.edge) ?? {};
    if (tag === undefined) return [];
    const [wide, high] = [10 + 7.2 * tag.length, 18];
    const inside = ({ x, y }: Place): Place => ({
      x: Math.max(box.x + wide / 2 + 2, Math.min(box.x + box.width - wide / 2 - 2, x)),
      y,
    });
    const room = ({ x, y }: Place) =>
      placed.reduce((least, other) => {
        const between = [
          Math.abs(x - other.x) - (wide + other.wide) / 2,
          Math.abs(y - other.y) - (high + other.high) / 2,
        ];
        return Math.min(least, Math.max(...between));
      }, Infinity);
    // The first place that is free, else the one with the most room.
    const spots = course.spots.map(inside);
    const spot =
      spots.find((each) => room(each) > 0) ?? spots.reduce((best, each) => (room(each) > room(best) ? each : best));
    placed.push({ ...spot, wide, high });
    return [{ ...spot, wide, tag, wins: states.includes('wins') }];
  });
  const feet = layout.edges.flatMap((each) => (each.b > 0 ? (layout.feet.get(idOf(each)) ?? []) : []));
  return {
    ...box,
    ...(label === undefined ? {} : { label }),
    is: { class: names('picture', { [className]: className }) },
    of: [
      fallen,
      ground(box, feet, vertex?.(0)),
      g({}, ...courses.map((course) => edgeShape(course, edge?.(course.edge) ?? {}))),
      g({}, ...[...layout.places].map(([v, place]) => vertexShape(v, place, faces.get(v)!))),
      g(
        { class: 'decor', 'aria-hidden': 'true' },
        ...[...layout.places].map(([v, { x, y }]) => {
          const { text: written } = faces.get(v)!;
          const side = freest(busy.get(v)!, sides);
          const away = written === undefined ? 13 : 19;
          return [
            written !== undefined &&
              centred(r(x), r(y), { class: 'worth', 'font-size': written.length < 3 ? 13 : 9 }, written),
            named && centred(r(x + Math.cos(side) * away), r(y + Math.sin(side) * away), { class: 'name' }, `${v}`),
          ];
        }),
        ...tagged.map(({ x, y, wide, tag, wins }) =>
          g(
            { class: names('tag', { wins }) },
            rect({ x: r(x - wide / 2), y: r(y - 9), width: r(wide), height: 18, rx: 9 }),
            text({ x: r(x), y: r(y), dy: '0.36em', 'text-anchor': 'middle' }, tag),
          ),
        ),
      ),
      over,
    ],
  };
}
