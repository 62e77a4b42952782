import {
  closeGap,
  edgeKey,
  meets,
  movedUp,
  withEdge,
  withoutNode,
  writeGraph,
  type Graph,
  type Layout,
  type Place,
} from './graph.ts';

/** What is being edited: the graph, where it is drawn, the vertices that hold a token when the game begins. */
export interface Draft {
  readonly graph: Graph;
  readonly layout: Layout;
  readonly tokens: readonly number[];
}

/** Whether they are the same game, wherever they are drawn. */
export const sameGame = (a: Draft, b: Draft) =>
  writeGraph(a.graph) === writeGraph(b.graph) && `${a.tokens}` === `${b.tokens}`;

/** Of a graph a single vertex with a token. */
export const single = (graph: Graph, place: Place): Draft => ({
  graph: { ...graph, count: 1, edges: [] },
  layout: { places: [place], bends: new Map() },
  tokens: [1],
});

/** With a vertex more, and an edge to it. */
export function withNode({ graph, layout, tokens }: Draft, at: Place, from: number | null): Draft {
  const to = graph.count + 1;
  const more: Graph = { ...graph, count: to };
  return {
    graph: from === null ? more : withEdge(more, { from, to }),
    layout: { ...layout, places: [...layout.places, at] },
    tokens,
  };
}

/** Without a vertex, its edges and tokens. A game needs a token: the last one goes to the first vertex. */
export function withoutNodeIn({ graph, layout, tokens }: Draft, node: number): Draft {
  const kept = tokens.filter((each) => each !== node).map((each) => closeGap(each, node));
  const bends = new Map<string, readonly Place[]>();
  for (const edge of graph.edges) {
    const bend = layout.bends.get(edgeKey(edge));
    if (bend && !meets(edge, node)) bends.set(edgeKey(movedUp(edge, node)), bend);
  }
  return {
    graph: withoutNode(graph, node),
    layout: { places: layout.places.filter((_, i) => i !== node - 1), bends },
    tokens: kept.length > 0 ? kept : [1],
  };
}

/** A vertex somewhere else: its edges find new ways. */
export function moved({ places, bends }: Layout, { edges }: Graph, node: number, to: Place): Layout {
  const kept = new Map(bends);
  for (const edge of edges) if (meets(edge, node)) kept.delete(edgeKey(edge));
  return { places: places.map((place, i) => (i === node - 1 ? to : place)), bends: kept };
}

export function shifted({ places, bends }: Layout, dx: number, dy: number): Layout {
  const shift = ({ x, y }: Place): Place => ({ x: x + dx, y: y + dy });
  return {
    places: places.map(shift),
    bends: new Map([...bends].map(([key, points]) => [key, points.map(shift)])),
  };
}

/** The freest place around another one, or around the one that holds nothing: where a new vertex is put by keys. */
export function freest(from: Place, places: readonly Place[], inside: (place: Place) => Place): Place {
  let best = from;
  let most = -1;
  for (let i = 0; i < 24; i++) {
    const [angle, distance] = [((i % 12) * Math.PI) / 6, i < 12 ? 84 : 140];
    const at = inside({ x: from.x + Math.cos(angle) * distance, y: from.y + Math.sin(angle) * distance });
    const room = Math.min(70, ...places.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
    if (room > most + 1) [best, most] = [at, room];
  }
  return best;
}
