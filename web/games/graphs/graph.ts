// A graph as boards draw and edit it: its data, its text, its measures.

import { letters, nodeName, type Lettered } from '../../draw/letters.ts';

export { nodeName };

/** Vertices are 1 … count; what edges mean for the game is the solver's affair. */
export interface Graph extends Lettered {
  /** Sorted, each once. */
  readonly edges: readonly Edge[];
}
export interface Edge {
  readonly from: number;
  readonly to: number;
}

/** More than this is played, but not drawn. */
export const mostNodes = 120;
export const mostEdges = 400;
export const drawable = ({ count, edges }: Graph) => count <= mostNodes && edges.length <= mostEdges;

const byNumbers = (a: Edge, b: Edge) => a.from - b.from || a.to - b.to;

export const edgeKey = ({ from, to }: Edge) => `${from}-${to}`;
export const same = (a: Edge, b: Edge) => a.from === b.from && a.to === b.to;

/** Where the arrows of a vertex lead. */
export const followers = ({ edges }: Graph, node: number) =>
  edges.flatMap(({ from, to }) => (from === node ? [to] : []));

/**
 * Reads arrows, "1>2 2>3" or "A>B B>C", in a text that the solver has accepted; words it does not know draw nothing.
 */
export function readGraph(text: string): Graph {
  let count = 0;
  const edges = new Map<string, Edge>();
  for (const word of text.trim().split(/[\s,;]+/)) {
    if (!/^(\d{1,6}|[A-Z])((>|→|->)(\d{1,6}|[A-Z]))*$/.test(word)) continue;
    const nodes = word.split(/>|→|->/).map((name) => Number(name) || 1 + letters.indexOf(name));
    nodes.forEach((to, i) => {
      count = Math.max(count, to);
      const edge = { from: nodes[i - 1]!, to };
      if (i > 0) edges.set(edgeKey(edge), edge);
    });
  }
  return {
    count,
    edges: [...edges.values()].sort(byNumbers),
    ...(/[A-Z]/.test(text) && { letters: true }),
  };
}

/** The text of a graph: its arrows, then the last vertex by itself if no arrow names it. */
export function writeGraph(graph: Graph): string {
  const { count, edges } = graph;
  const named = edges.reduce((most, { from, to }) => Math.max(most, from, to), 0);
  const name = (node: number) => nodeName(graph, node);
  return [...edges.map(({ from, to }) => `${name(from)}>${name(to)}`), ...(named < count ? [name(count)] : [])].join(
    ' ',
  );
}

export const withEdge = (graph: Graph, edge: Edge): Graph => ({
  ...graph,
  edges: [...graph.edges, edge].sort(byNumbers),
});

export const withoutEdge = (graph: Graph, edge: Edge): Graph => ({
  ...graph,
  edges: graph.edges.filter((each) => !same(each, edge)),
});

export const meets = ({ from, to }: Edge, node: number) => from === node || to === node;
export const closeGap = (node: number, gone: number) => (node > gone ? node - 1 : node);
/** An edge once a vertex that it does not meet is gone: vertices are numbered without gaps, those after it move up. */
export const movedUp = (edge: Edge, gone: number): Edge => ({
  ...edge,
  from: closeGap(edge.from, gone),
  to: closeGap(edge.to, gone),
});

export const withoutNode = (graph: Graph, node: number): Graph => ({
  ...graph,
  count: graph.count - 1,
  edges: graph.edges.filter((edge) => !meets(edge, node)).map((edge) => movedUp(edge, node)),
});

// ---- Measures: CSS pixels before a picture is fitted to the width
// -------------------------------------------------------

export interface Place {
  readonly x: number;
  readonly y: number;
}

export const nodeRadius = 20;
export const tokenRadius = 11.5;
/** Room around the outermost vertices: for their numbers, tokens and loops. */
export const margin = 38;

/**
 * Where the vertices are (vertex i at index i − 1), and where a layered layout bends the edges that are in the way of
 * one.
 */
export interface Layout {
  readonly places: readonly Place[];
  readonly bends: ReadonlyMap<string, readonly Place[]>;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the plane that shows all vertices, and points of edges that swing out further. */
export function boxAround(places: readonly Place[], swings: readonly Place[] = []): Box {
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

/** All vertices in a ring: for want of a layout. */
export function inRing(count: number, radius = Math.max(60, count * 14), first = -Math.PI / 2): Place[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count + first;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

/** The vertex nearest to a place, from 1; null if none is so near. */
export function nearest({ places }: Layout, at: Place, within: number): number | null {
  let best: number | null = null;
  let least = within;
  places.forEach(({ x, y }, i) => {
    const distance = Math.hypot(x - at.x, y - at.y);
    if (distance < least) [best, least] = [i + 1, distance];
  });
  return best;
}
