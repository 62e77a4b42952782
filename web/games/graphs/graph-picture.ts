import { g, path, type Content, type Picture } from '../../draw/scene.ts';
import { edgeShape, route, type EdgeFace, type Routes } from './edge.ts';
import { nodeName, type Box, type Edge, type Graph, type Layout, type Place } from './graph.ts';
import { tokenPlace, tokenShape, vertexShape, writing, type TokenFace, type VertexFace } from './vertex.ts';

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
