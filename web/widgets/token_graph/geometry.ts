import { edgeKey, type Graph } from './graph.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Measures of the drawing, for the live board and for the figure at rest. CSS pixels before it is fitted to the width. */
export const nodeRadius = 20;
export const tokenRadius = 11.5;
/** Room around the outermost nodes: for their numbers, tokens and loops. */
export const margin = 38;
/** An arrow ends here, before the rim. */
const gap = nodeRadius + 4.5;
const headLength = 9;
const headWidth = 4.2;

/** Where the nodes are (node i at index i − 1), and where layered layout bends the arrows that are in the way of a node. */
export interface Scene {
  readonly places: readonly Point[];
  readonly bends: ReadonlyMap<string, readonly Point[]>;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the plane that shows all nodes, and points of arrows that swing out further. */
export function boxAround(places: readonly Point[], swings: readonly Point[] = []): Box {
  if (places.length === 0) return { x: 0, y: 0, width: 2 * margin, height: 2 * margin };
  const reach = (axis: 'x' | 'y') => {
    const nodes = places.map((place) => place[axis]);
    const others = swings.map((swing) => swing[axis]);
    const least = Math.min(Math.min(...nodes) - margin, ...others.map((each) => each - 8));
    return [Math.floor(least), Math.ceil(Math.max(Math.max(...nodes) + margin, ...others.map((each) => each + 8)))];
  };
  const [[left, right], [top, bottom]] = [reach('x'), reach('y')] as [[number, number], [number, number]];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** An arrow as two paths: its shaft and its head. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly shaft: string;
  readonly head: string;
}

const r = (value: number) => Math.round(value * 10) / 10;
const at = ({ x, y }: Point) => `${r(x)} ${r(y)}`;

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
const along = (from: Point, to: Point, length: number): Point => {
  const { x, y } = minus(to, from);
  const whole = Math.hypot(x, y) || 1;
  return { x: from.x + (x / whole) * length, y: from.y + (y / whole) * length };
};

function head(tip: Point, before: Point): string {
  const back = along(tip, before, headLength);
  const { x, y } = minus(tip, back);
  const [nx, ny] = [(-y / headLength) * headWidth, (x / headLength) * headWidth];
  return `M${at(tip)}L${r(back.x + nx)} ${r(back.y + ny)}L${r(back.x - nx)} ${r(back.y - ny)}Z`;
}

const onCurve = (a: Point, c: Point, b: Point, t: number): Point => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * c.x + t ** 2 * b.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * c.y + t ** 2 * b.y,
});

/** How near a curve comes to nodes other than its ends: 0 if it keeps off them. */
function trespass(a: Point, c: Point, b: Point, others: readonly Point[]): number {
  const clear = nodeRadius + 10;
  const [left, right] = [Math.min(a.x, b.x, c.x) - clear, Math.max(a.x, b.x, c.x) + clear];
  const [top, bottom] = [Math.min(a.y, b.y, c.y) - clear, Math.max(a.y, b.y, c.y) + clear];
  let sum = 0;
  for (const other of others) {
    if (other === a || other === b) continue;
    if (other.x < left || other.x > right || other.y < top || other.y > bottom) continue;
    let nearest = Infinity;
    for (let t = 0.06; t < 1; t += 0.08) {
      const p = onCurve(a, c, b, t);
      nearest = Math.min(nearest, Math.hypot(p.x - other.x, p.y - other.y));
    }
    if (nearest < clear) sum += clear - nearest;
  }
  return sum;
}

/**
 * Bends of an arrow to try, in pixels to its left: the straight line first. One of a pair keeps to its own side.
 * A long arrow past a row of nodes swings out further.
 */
const bends = (length: number) => {
  const wide = Math.min(0.34 * length, 260);
  return [0, 26, -26, 52, -52, 84, -84, 120, -120, ...(wide > 130 ? [wide, -wide] : [])];
};
const bendsOfPair = [14, 34, 62, 96];

function curve(a: Point, b: Point, paired: boolean, others: readonly Point[]): Point {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const { x, y } = minus(b, a);
  const length = Math.hypot(x, y) || 1;
  let best = middle;
  let least = Infinity;
  for (const bend of paired ? bendsOfPair : bends(length)) {
    const c = { x: middle.x + (y / length) * bend * 2, y: middle.y - (x / length) * bend * 2 };
    // Rather close by a node than far around it.
    const detour = Math.abs(bend) * 0.15;
    if (detour >= least) break;
    const cost = trespass(a, c, b, others) + detour;
    if (cost < least) [best, least] = [c, cost];
  }
  return best;
}

/** A smooth line through points: straight to the middle between two of them, each a corner that is rounded off. */
function through(points: readonly Point[]): string {
  const last = points.length - 1;
  let path = `M${at(points[0]!)}`;
  for (let i = 1; i < last; i++) {
    const next = points[i + 1]!;
    const to = i === last - 1 ? next : { x: (points[i]!.x + next.x) / 2, y: (points[i]!.y + next.y) / 2 };
    path += `Q${at(points[i]!)} ${at(to)}`;
  }
  return last < 2 ? `${path}L${at(points[last]!)}` : path;
}

const turn = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));

/** The direction from a node in which the most room is between what is there already; the first one of equals. */
function freest(busy: readonly number[], sides: readonly number[]): number {
  const room = (side: number) => Math.min(Math.PI, ...busy.map((other) => turn(side, other)));
  return sides.reduce((best, each) => (room(each) > room(best) + 0.02 ? each : best));
}

const on = (node: Point, angle: number, distance: number): Point => ({
  x: node.x + Math.cos(angle) * distance,
  y: node.y + Math.sin(angle) * distance,
});

/** Whether a line comes so near to a name that it would be read through it. */
const runsThrough = (line: readonly Point[], name: Point) =>
  line.slice(1).some((end, i) => {
    const start = line[i]!;
    const [along, to] = [minus(end, start), minus(name, start)];
    const part = Math.max(0, Math.min(1, (to.x * along.x + to.y * along.y) / (along.x ** 2 + along.y ** 2 || 1)));
    return Math.hypot(to.x - part * along.x, to.y - part * along.y) < 11;
  });

/** A token sits at the upper right. */
const tokenSide = -Math.PI / 4;
const around = Array.from({ length: 12 }, (_, i) => -Math.PI / 2 + (i * Math.PI) / 6);
/** For a node's number: the upper left, if nothing is there. */
const corners = [-3, 3, 1, -4, 2, 4, -2, 0].map((quarter) => (quarter * Math.PI) / 4);

function loop(node: Point, side: number): { shaft: string; head: string } {
  const [start, end] = [on(node, side - 0.55, nodeRadius), on(node, side + 0.55, gap)];
  const [c1, c2] = [on(node, side - 0.62, nodeRadius * 2.9), on(node, side + 0.62, nodeRadius * 2.9)];
  const neck = along(end, c2, headLength - 1);
  return { shaft: `M${at(start)}C${at(c1)} ${at(c2)} ${at(neck)}`, head: head(end, c2) };
}

export interface Routes {
  readonly arrows: readonly Arrow[];
  /** Where a node's number stands when something else is written into it. */
  readonly names: readonly Point[];
  /** What shows all of it. */
  readonly box: Box;
}

/** Every arrow of a graph. Straight where nothing is in the way; else as the layout bends it, else around the node. */
export function route(graph: Graph, scene: Scene): Routes {
  const { places } = scene;
  const pairs = new Set(graph.edges.map(([from, to]) => edgeKey(from, to)));
  const busy: number[][] = places.map(() => [tokenSide]);
  const meet = (node: number, other: Point) => {
    const { x, y } = minus(other, places[node - 1]!);
    busy[node - 1]!.push(Math.atan2(y, x));
  };
  const arrows: Arrow[] = [];
  const swings: Point[] = [];
  const shafts: (readonly Point[])[] = [];
  for (const [from, to] of graph.edges) {
    const [a, b] = [places[from - 1], places[to - 1]];
    if (!a || !b || from === to) continue;
    const paired = pairs.has(edgeKey(to, from));
    const bend = curve(a, b, paired, places);
    const straight = !paired && Math.abs((bend.x - a.x) * (b.y - a.y) - (bend.y - a.y) * (b.x - a.x)) < 1;
    const laid = scene.bends.get(edgeKey(from, to));
    const corners = !straight && !paired && laid?.length ? laid : straight ? [] : [bend];
    const tip = along(b, corners.at(-1) ?? a, gap);
    const start = along(a, corners[0] ?? b, nodeRadius);
    const before = corners.at(-1) ?? start;
    const neck = along(tip, before, headLength - 1);
    arrows.push({ from, to, shaft: through([start, ...corners, neck]), head: head(tip, before) });
    if (corners.length === 1) swings.push(onCurve(start, corners[0]!, neck, 0.5));
    else swings.push(...corners);
    shafts.push(
      corners.length === 1
        ? Array.from({ length: 13 }, (_, i) => onCurve(start, corners[0]!, neck, i / 12))
        : [start, ...corners, tip],
    );
    meet(from, corners[0] ?? b);
    meet(to, before);
  }
  for (const [from, to] of graph.edges) {
    const place = places[from - 1];
    if (!place || from !== to) continue;
    const side = freest(busy[from - 1]!, around);
    busy[from - 1]!.push(side - 0.5, side + 0.5);
    arrows.push({ from, to, ...loop(place, side) });
    swings.push(on(place, side, nodeRadius * 2.3));
  }
  const names = places.map((place, i) => {
    const name = (side: number) => on(place, side, nodeRadius + 13);
    const clear = corners.filter((side) => !shafts.some((shaft) => runsThrough(shaft, name(side))));
    return name(freest(busy[i]!, clear.length > 0 ? clear : corners));
  });
  return { arrows, names, box: boxAround(places, swings) };
}

/** The rhombus of an N-position. */
export const diamond = ({ x, y }: Point, radius: number) =>
  `M${r(x)} ${r(y - radius)}L${r(x + radius)} ${r(y)}L${r(x)} ${r(y + radius)}L${r(x - radius)} ${r(y)}Z`;

/** Where the tokens of a node sit on its rim: the first at the upper right, others around it. */
export function tokenPlace(node: Point, index: number, among: number): Point {
  const step = Math.min(0.95, (2 * Math.PI) / Math.max(1, among));
  const angle = -Math.PI / 4 + index * step;
  return { x: r(node.x + Math.cos(angle) * (nodeRadius + 4)), y: r(node.y + Math.sin(angle) * (nodeRadius + 4)) };
}
