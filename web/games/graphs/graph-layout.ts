import { Graph as Layered, layout as layOutLayers } from '@dagrejs/dagre';
import {
  boxAround,
  edgeKey,
  inRing,
  margin,
  nodeRadius,
  type Edge,
  type Graph,
  type Layout,
  type Place,
} from './graph.ts';

/** Distances between the rims of neighbours in a layer, and between layers. */
const nodesep = 26;
const ranksep = 44;
/** Where there is room the layers are drawn apart, which makes arrows easier to follow. */
const roomy = { along: 1.3, across: 1.15 };
/** Smaller than this nothing is laid out in layers. */
const smallest = 0.55;
const step = { x: 64, y: 80, offset: 28 };
/** With more arrows, those that skip layers are left to find their own way: every layer they cross costs time. */
const mostLaid = 110;

/**
 * Layers from left to right, from where the arrows begin to where they end; the same graph always gets the same places.
 */
function layered(graph: Graph): Layout {
  const layers = new Layered({ multigraph: false, directed: true });
  // Every node as near to the ends as its arrows allow: the layers are those of working backwards.
  layers.setGraph({ rankdir: 'LR', ranker: 'longest-path', nodesep, ranksep, edgesep: 18 });
  layers.setDefaultEdgeLabel(() => ({}));
  for (let node = 1; node <= graph.count; node++) {
    layers.setNode(`${node}`, { width: 2 * nodeRadius, height: 2 * nodeRadius });
  }
  for (const { from, to } of graph.edges.length > mostLaid ? withoutLeaps(graph) : graph.edges) {
    if (from !== to) layers.setEdge(`${from}`, `${to}`, {});
  }
  layOutLayers(layers);
  const point = ({ x, y }: Place): Place => ({ x, y });
  const places = Array.from({ length: graph.count }, (_, i) => point(layers.node(`${i + 1}`) as Place));
  const bends = new Map<string, readonly Place[]>();
  for (const edge of layers.edges()) {
    const { points = [] } = layers.edge(edge) as { points?: Place[] };
    bends.set(edgeKey({ from: Number(edge.v), to: Number(edge.w) }), points.slice(1, -1).map(point));
  }
  return { places, bends };
}

/** The arrows from a layer to the next; they alone decide the layers. Arrows that close a cycle are left out. */
function withoutLeaps({ count, edges }: Graph): Edge[] {
  const followers: number[][] = Array.from({ length: count + 1 }, () => []);
  for (const { from, to } of edges) followers[from]!.push(to);
  const layer: number[] = [];
  const open = new Set<number>();
  const visit = (node: number) => {
    open.add(node);
    let most = -1;
    for (const to of followers[node]!) {
      if (open.has(to)) continue;
      if (layer[to] === undefined) visit(to);
      most = Math.max(most, layer[to]!);
    }
    open.delete(node);
    layer[node] = most + 1;
  };
  for (let node = 1; node <= count; node++) if (layer[node] === undefined) visit(node);
  return edges.filter(({ from, to }) => layer[from] === layer[to]! + 1);
}

function mapped({ places, bends }: Layout, change: (point: Place) => Place): Layout {
  return {
    places: places.map(change),
    bends: new Map([...bends].map(([key, points]) => [key, points.map(change)])),
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
/** As a figure at rest is written: a live board that takes its layout from there draws the same. */
const tenths = ({ x, y }: Place): Place => ({ x: tenth(x), y: tenth(y) });

/** Rows to and fro, in the order of the layers: everything can be seen, where layers would go on and on. */
function folded({ places }: Layout, width: number): Layout {
  const order = places.map((_, i) => i).sort((i, j) => places[i]!.x - places[j]!.x || places[i]!.y - places[j]!.y);
  const columns = Math.max(3, Math.floor((width - 2 * margin) / step.x) + 1);
  const out: Place[] = [];
  order.forEach((node, i) => {
    const row = Math.floor(i / columns);
    const column = row % 2 === 0 ? i % columns : columns - 1 - (i % columns);
    // Neighbouring columns are out of step, so that arrows along a row pass between the nodes.
    out[node] = { x: column * step.x, y: row * step.y + (column % 2) * step.offset };
  });
  return { places: out, bends: new Map() };
}

/** More nodes than this are not tried as a circle, nor more arrows across it. */
const largestRing = 12;
const mostAcross = 2;
const neighbours = 92;

/** A cycle through all nodes, in its order, where the graph is little more than that; else null. */
function ringIn({ count, edges }: Graph): number[] | null {
  const arrows = edges.filter(({ from, to }) => from !== to);
  if (count < 3 || count > largestRing || arrows.length > count + mostAcross) return null;
  const path = [1];
  const extend = (): boolean =>
    path.length === count
      ? arrows.some(({ from, to }) => from === path.at(-1) && to === 1)
      : arrows.some(({ from, to }) => {
          if (from !== path.at(-1) || path.includes(to)) return false;
          path.push(to);
          return extend() || (path.pop(), false);
        });
  return extend() ? path : null;
}

/** A cycle is laid out as one, clockwise from the upper left. */
function circular(order: readonly number[]): Layout {
  const radius = neighbours / (2 * Math.sin(Math.PI / order.length));
  const ring = inRing(order.length, radius, order.length === 3 ? -Math.PI / 2 : (-3 * Math.PI) / 4);
  const places: Place[] = [];
  order.forEach((node, i) => (places[node - 1] = ring[i]!));
  return { places, bends: new Map() };
}

/**
 * By width: a circle for a cycle. Else layers from left to right or from top to bottom, whichever shows the graph
 * larger in a given width without becoming much higher than wide; if both do, the lower one. Rows of nodes where both
 * are too small.
 */
export function layouts(graph: Graph): (width: number) => Layout {
  const ring = ringIn(graph);
  if (ring) {
    const layout = mapped(circular(ring), tenths);
    return () => layout;
  }
  const across = layered(graph);
  const spacious = ({ x, y }: Place): Place => ({ x: x * roomy.along, y: y * roomy.across });
  const turned = ({ x, y }: Place): Place => ({ x: y, y: x });
  const rows = [mapped(across, spacious), across].map((row) =>
    [row, mapped(row, turned)].map((each) => {
      const layout = mapped(each, tenths);
      return { layout, box: boxAround(layout.places) };
    }),
  );
  return (width) => {
    const most = Math.max(480, 0.8 * width);
    let best: { layout: Layout; fit: number; height: number } | null = null;
    for (const row of rows) {
      for (const { layout, box } of row) {
        const fit = Math.min(1, width / box.width, most / box.height);
        const better = !best || fit > best.fit + 0.02 || (fit > best.fit - 0.02 && box.height < best.height);
        if (better) best = { layout, fit, height: box.height };
      }
      if (best!.fit === 1) break;
    }
    return best!.fit < smallest ? folded(across, width) : best!.layout;
  };
}

export const layOut = (graph: Graph, width: number): Layout => layouts(graph)(width);
