import {
  g,
  path,
  type Content,
  type Picture,
  keyed,
  title,
  type Shape,
  circle,
  ellipse,
  names,
  press,
  rect,
  text,
} from '../../draw/scene.ts';
import {
  nodeName,
  type Box,
  type Edge,
  type Graph,
  type Layout,
  type Place,
  boxAround,
  edgeKey,
  nodeRadius,
  tokenRadius,
} from './graph.ts';
import type { Values } from '../../draw/rest.ts';
import type { Outcome } from '../../solver/types.ts';

/**
 * How a vertex is drawn. What it is written with: its name, or what is known of it, the name then standing beside it.
 */
interface VertexFace {
  /** Shape of an outcome; '': a plain circle, 'open': not known yet. */
  readonly shape: Outcome | 'value' | 'open' | '';
  readonly text: string;
  /** The vertex's name stands beside it. */
  readonly named: boolean;
  readonly states?: readonly (string | false)[];
  /** What is heard of it, where it is on a live board. */
  readonly label?: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean | null;
}

/**
 * P in a double ring, N in a diamond, a draw in a dashed square, a value in a ring: to be told apart without colour.
 */
export type Written = Pick<VertexFace, 'shape' | 'text'>;
export const writtenOutcome = (outcome: Outcome): Written => ({
  shape: outcome,
  text: outcome === 'draw' ? '=' : outcome,
});
/** null: there is none that is finite. */
export const writtenValue = (value: bigint | null): Written =>
  value === null ? { shape: 'draw', text: '∞' } : { shape: value === 0n ? 'P' : 'value', text: `${value}` };
/** Moves to the end, in the shape of the outcome; null: for ever. */
const writtenDistance = (distance: bigint | null, outcome: Outcome): Written =>
  distance === null ? { shape: 'draw', text: '∞' } : { shape: outcome, text: `${distance}` };

/** Views that show what the solver says of nodes. */
export const valued = { pn: 'map', sg: 'map', distance: 'map' } as const;

/** What a view writes into a node. */
export function written(node: number, view: string, values: Values): Written {
  const outcome = values.outcome(node - 1) ?? 'draw';
  if (view === 'sg') return writtenValue(values.grundy(node - 1));
  return view === 'pn' ? writtenOutcome(outcome) : writtenDistance(values.distance(node - 1), outcome);
}

export const nodeCell = (node: number) => `node-${node}`;
export const nodeOf = (cell: string | null) => Number(/^node-(\d+)$/.exec(cell ?? '')?.[1] ?? 0);

const r = (value: number) => Math.round(value * 10) / 10;
const diamond = (x: number, y: number, radius: number) =>
  `M${r(x)} ${r(y - radius)}L${r(x + radius)} ${r(y)}L${r(x)} ${r(y + radius)}L${r(x - radius)} ${r(y)}Z`;
const half = 17;

/** What can be pressed holds no text: its name says more than what is written in it (`writing`). */
function vertexShape(node: number, { x, y }: Place, face: VertexFace, holds: boolean): Shape {
  const { shape, states = [], label = '', disabled = false, pressed = null } = face;
  const classes = ['node', shape, ...states, holds && 'holds'].filter(Boolean).join(' ');
  return press(
    { id: nodeCell(node), label, disabled, pressed },
    { class: classes, 'data-node': node },
    circle({ class: 'reach', cx: x, cy: y, r: nodeRadius + 5 }),
    states.length > 0 && circle({ class: 'ring', cx: x, cy: y, r: nodeRadius + 6 }),
    shape === 'N'
      ? path({ class: 'body', d: diamond(x, y, nodeRadius * 1.2) })
      : shape === 'draw'
        ? rect({ class: 'body', x: x - half, y: y - half, width: 2 * half, height: 2 * half, rx: 6 })
        : circle({ class: 'body', cx: x, cy: y, r: nodeRadius }),
    shape === 'P' && circle({ class: 'inner', cx: x, cy: y, r: nodeRadius - 4 }),
  );
}

const said = (className: string, { x, y }: Place, words: string, size: number | null = null) =>
  text({ class: className, x, y, dy: '0.36em', 'text-anchor': 'middle', 'font-size': size }, words);

function writing(called: string, place: Place, beside: Place, { text: words, shape, named }: VertexFace): Shape {
  const size = words.length < 3 ? 15 : words.length < 4 ? 12 : 9;
  return g(
    { class: names('writing', { [shape]: shape }) },
    words && said('text', place, words, size),
    named && said('name', beside, called),
  );
}

/** A token of a game, on the rim of the vertex where it is. */
export interface TokenFace {
  readonly node: number;
  readonly text: string;
  readonly states?: readonly (string | false)[];
  /** Where it is while it is dragged. */
  readonly dragged?: Place | null;
}

/** Where the tokens of a vertex sit on its rim: the first at the upper right, others around it. */
export function tokenPlace(node: Place, index: number, among: number): Place {
  const step = Math.min(0.95, (2 * Math.PI) / Math.max(1, among));
  const angle = -Math.PI / 4 + index * step;
  return { x: r(node.x + Math.cos(angle) * (nodeRadius + 4)), y: r(node.y + Math.sin(angle) * (nodeRadius + 4)) };
}

/** Of the token with this index, from 0. */
function tokenShape(index: number, { x, y }: Place, { text: words, states = [], dragged }: TokenFace): Shape {
  const classes = ['token', ...states, dragged && 'dragged'].filter(Boolean).join(' ');
  return g(
    { class: classes, 'data-token': index + 1, translate: `${x} ${y}` },
    circle({ class: 'reach', r: 17 }),
    states.length > 0 && circle({ class: 'halo', r: tokenRadius + 3.5 }),
    circle({ class: 'stone', r: tokenRadius }),
    words
      ? text({ dy: '0.36em', 'text-anchor': 'middle', 'font-size': words.length < 3 ? 12 : 9 }, words)
      : ellipse({ class: 'shine', cx: -3.4, cy: -4.4, rx: 3.6, ry: 2.4 }),
  );
}

/** An arrow ends here, before the rim. */
const gap = nodeRadius + 4.5;
const headLength = 9;
const headWidth = 4.2;

/** An arrow as two paths: its shaft and its head. */
interface Arrow {
  readonly edge: Edge;
  readonly shaft: string;
  readonly head: string;
}

const at = ({ x, y }: Place) => `${r(x)} ${r(y)}`;

const minus = (a: Place, b: Place): Place => ({ x: a.x - b.x, y: a.y - b.y });
const along = (from: Place, to: Place, length: number): Place => {
  const { x, y } = minus(to, from);
  const whole = Math.hypot(x, y) || 1;
  return { x: from.x + (x / whole) * length, y: from.y + (y / whole) * length };
};

function head(tip: Place, before: Place): string {
  const back = along(tip, before, headLength);
  const { x, y } = minus(tip, back);
  const [nx, ny] = [(-y / headLength) * headWidth, (x / headLength) * headWidth];
  return `M${at(tip)}L${r(back.x + nx)} ${r(back.y + ny)}L${r(back.x - nx)} ${r(back.y - ny)}Z`;
}

const onCurve = (a: Place, c: Place, b: Place, t: number): Place => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * c.x + t ** 2 * b.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * c.y + t ** 2 * b.y,
});

/** How near a curve comes to nodes other than its ends: 0 if it keeps off them. */
function trespass(a: Place, c: Place, b: Place, others: readonly Place[]): number {
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
const bendsOf = (length: number) => {
  const wide = Math.min(0.34 * length, 260);
  return [0, 26, -26, 52, -52, 84, -84, 120, -120, ...(wide > 130 ? [wide, -wide] : [])];
};
const bendsOfPair = [14, 34, 62, 96];

function curve(a: Place, b: Place, paired: boolean, others: readonly Place[]): Place {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const { x, y } = minus(b, a);
  const length = Math.hypot(x, y) || 1;
  let best = middle;
  let least = Infinity;
  for (const bend of paired ? bendsOfPair : bendsOf(length)) {
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
function through(points: readonly Place[]): string {
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

const on = (node: Place, angle: number, distance: number): Place => ({
  x: node.x + Math.cos(angle) * distance,
  y: node.y + Math.sin(angle) * distance,
});

/** Whether a line comes so near to a name that it would be read through it. */
const runsThrough = (line: readonly Place[], name: Place) =>
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

function loop(node: Place, side: number): { shaft: string; head: string } {
  const [start, end] = [on(node, side - 0.55, nodeRadius), on(node, side + 0.55, gap)];
  const [c1, c2] = [on(node, side - 0.62, nodeRadius * 2.9), on(node, side + 0.62, nodeRadius * 2.9)];
  const neck = along(end, c2, headLength - 1);
  return { shaft: `M${at(start)}C${at(c1)} ${at(c2)} ${at(neck)}`, head: head(end, c2) };
}

interface Routes {
  readonly arrows: readonly Arrow[];
  /** Where a node's number stands when something else is written into it. */
  readonly names: readonly Place[];
  /** What shows all of it. */
  readonly box: Box;
}

/** Every arrow of a graph. Straight where nothing is in the way; else as the layout bends it, else around the node. */
export function route(graph: Graph, { places, bends }: Layout): Routes {
  const pairs = new Set(graph.edges.map(edgeKey));
  const busy: number[][] = places.map(() => [tokenSide]);
  const meet = (node: number, other: Place) => {
    const { x, y } = minus(other, places[node - 1]!);
    busy[node - 1]!.push(Math.atan2(y, x));
  };
  const arrows: Arrow[] = [];
  const swings: Place[] = [];
  const shafts: (readonly Place[])[] = [];
  for (const edge of graph.edges) {
    const { from, to } = edge;
    const [a, b] = [places[from - 1], places[to - 1]];
    if (!a || !b || from === to) continue;
    const paired = pairs.has(edgeKey({ from: to, to: from }));
    const bend = curve(a, b, paired, places);
    const straight = !paired && Math.abs((bend.x - a.x) * (b.y - a.y) - (bend.y - a.y) * (b.x - a.x)) < 1;
    const layout = bends.get(edgeKey(edge));
    const corners = !straight && !paired && layout?.length ? layout : straight ? [] : [bend];
    const tip = along(b, corners.at(-1) ?? a, gap);
    const start = along(a, corners[0] ?? b, nodeRadius);
    const before = corners.at(-1) ?? start;
    const neck = along(tip, before, headLength - 1);
    arrows.push({ edge, shaft: through([start, ...corners, neck]), head: head(tip, before) });
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
  for (const edge of graph.edges) {
    const { from, to } = edge;
    const place = places[from - 1];
    if (!place || from !== to) continue;
    const side = freest(busy[from - 1]!, around);
    busy[from - 1]!.push(side - 0.5, side + 0.5);
    arrows.push({ edge, ...loop(place, side) });
    swings.push(on(place, side, nodeRadius * 2.3));
  }
  const names = places.map((place, i) => {
    const name = (side: number) => on(place, side, nodeRadius + 13);
    const clear = corners.filter((side) => !shafts.some((shaft) => runsThrough(shaft, name(side))));
    return name(freest(busy[i]!, clear.length > 0 ? clear : corners));
  });
  return { arrows, names, box: boxAround(places, swings) };
}

/** How an edge is drawn: what it is (`way`, `wins` …), and where it can be pressed. */
interface EdgeFace {
  readonly states?: readonly string[];
  /** What pressing it means is its board's affair (`data-edge`). Seen where the pointer rests. */
  readonly press?: string | undefined;
}

const edgeShape = ({ edge, shaft, head }: Arrow, { states = [], press }: EdgeFace): Shape =>
  keyed(
    edgeKey(edge),
    g(
      { class: ['link', ...states].join(' ') },
      press !== undefined && path({ class: 'reach', d: shaft, 'data-edge': edgeKey(edge) }, title({}, press)),
      path({ class: 'shaft', d: shaft }),
      path({ class: 'head', d: head }),
    ),
  );

/** A graph, its tokens and what is said of its parts. Knows nothing of any game. */
export interface GraphFace {
  readonly graph: Graph;
  readonly layout: Layout;
  readonly vertex: (node: number) => VertexFace;
  readonly edge?: (edge: Edge) => EdgeFace;
  readonly tokens: readonly TokenFace[];
  /** An arrow being drawn. */
  readonly loose?: { readonly from: Place; readonly to: Place } | null;
  /** Drawn over all of it. */
  readonly over?: Content;
  /** The part of the plane that is shown, by default as much as there is. */
  readonly box?: Box;
  /** CSS pixels to one of its coordinates. */
  readonly zoom?: number;
  /** What it is, for those who hear it. */
  readonly label?: string;
  readonly className?: string;
}

/** Routes of the layouts in use: they are the same as long as nothing has been moved. */
const kept = new WeakMap<Layout, { readonly graph: Graph; readonly routes: Routes }>();

export function routesOf(graph: Graph, layout: Layout): Routes {
  const known = kept.get(layout);
  if (known?.graph === graph) return known.routes;
  const routes = route(graph, layout);
  kept.set(layout, { graph, routes });
  return routes;
}

export function graphPicture({ graph, layout, vertex, edge, tokens, loose, over, ...shown }: GraphFace): Picture {
  const { places } = layout;
  const { arrows, names, box } = routesOf(graph, layout);
  const { zoom = 1, label, className = '' } = shown;
  const faces = places.map((_, i) => vertex(i + 1));
  const holds = new Set(tokens.map(({ node }) => node));
  const token = (face: TokenFace, i: number): Content => {
    const home = places[face.node - 1];
    if (!home) return null;
    const index = tokens.slice(0, i).filter(({ node }) => node === face.node).length;
    const among = tokens.filter(({ node }) => node === face.node).length;
    return tokenShape(i, face.dragged ?? tokenPlace(home, index, among), face);
  };
  return {
    ...(shown.box ?? box),
    zoom,
    ...(label === undefined ? {} : { label }),
    is: { class: `graph ${className}` },
    of: [
      g({ class: 'arrows' }, ...arrows.map((arrow) => edgeShape(arrow, edge?.(arrow.edge) ?? {}))),
      loose && path({ class: 'loose', d: `M${loose.from.x} ${loose.from.y}L${loose.to.x} ${loose.to.y}` }),
      places.map((place, i) => vertexShape(i + 1, place, faces[i]!, holds.has(i + 1))),
      g(
        { class: 'decor', 'aria-hidden': 'true' },
        ...places.map((place, i) => writing(nodeName(graph, i + 1), place, names[i]!, faces[i]!)),
      ),
      g({ class: 'tokens', 'aria-hidden': 'true' }, ...tokens.map(token)),
      over,
    ],
  };
}
