import { nothing, svg, type SVGTemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Outcome } from '../../solver/types.ts';
import {
  route,
  diamond,
  nodeRadius,
  tokenPlace,
  tokenRadius,
  type Arrow,
  type Point,
  type Routes,
  type Scene,
} from './geometry.ts';
import { edgeKey, type Graph } from './graph.ts';

/** How a node is drawn. What it is written with: its number, or what is known of it, the number then standing beside it. */
export interface NodeFace {
  /** Shape of an outcome; '': a plain circle, 'open': not known yet. */
  readonly shape: Outcome | 'value' | 'open' | '';
  readonly text: string;
  /** The node's number stands beside it. */
  readonly named: boolean;
  readonly states: readonly string[];
  readonly label: string;
  readonly click?: ((event: Event) => void) | undefined;
  readonly over?: ((event: PointerEvent) => unknown) | undefined;
  readonly pressed?: boolean | undefined;
}

export interface TokenFace {
  readonly node: number;
  readonly text: string;
  readonly states: readonly string[];
  /** Where it is while it is dragged. */
  readonly dragged: Point | null;
}

/** A graph, its tokens and what is said of its parts. Knows nothing of any game. */
export interface Picture {
  readonly graph: Graph;
  readonly scene: Scene;
  readonly node: (node: number) => NodeFace;
  readonly edge: (from: number, to: number) => string;
  readonly tokens: readonly TokenFace[];
  /** An arrow being drawn. */
  readonly loose: { readonly from: Point; readonly to: Point } | null;
  /** Where arrows can be pressed. */
  readonly pressEdge?: ((from: number, to: number) => void) | undefined;
  readonly edgeLabel?: ((from: number, to: number) => string) | undefined;
}

export const nodeCell = (node: number) => `node-${node}`;

/** Routes of the scenes in use: they are the same as long as nothing has been moved. */
const kept = new WeakMap<Scene, { readonly graph: Graph; readonly routes: Routes }>();

export function routesOf(graph: Graph, scene: Scene): Routes {
  const known = kept.get(scene);
  if (known?.graph === graph) return known.routes;
  const routes = route(graph, scene);
  kept.set(scene, { graph, routes });
  return routes;
}

export function drawPicture(picture: Picture): SVGTemplateResult {
  const { scene, tokens } = picture;
  const { arrows, names } = routesOf(picture.graph, scene);
  const faces = scene.places.map((_, i) => picture.node(i + 1));
  const holds = new Set(tokens.map(({ node }) => node));

  const edge = ({ from, to, shaft, head }: Arrow) => svg`<g class="arrow ${picture.edge(from, to)}">
      ${
        picture.pressEdge
          ? svg`<path class="reach" d=${shaft} @click=${() => picture.pressEdge?.(from, to)}>
              <title>${picture.edgeLabel?.(from, to)}</title>
            </path>`
          : nothing
      }
      <path class="shaft" d=${shaft} /><path class="head" d=${head} />
    </g>`;

  // What can be pressed holds no text: its name says more than what is written in it.
  const node = (place: Point, i: number) => {
    const face = faces[i]!;
    return svg`<g class="node ${face.shape} ${face.states.join(' ')} ${holds.has(i + 1) ? 'holds' : ''}"
        data-cell=${nodeCell(i + 1)} data-node=${i + 1}
        role=${face.click ? 'button' : 'img'} aria-label=${face.label} aria-pressed=${face.pressed ?? nothing}
        @click=${face.click ?? nothing} @pointerenter=${face.over ?? nothing}>
      <circle class="reach" cx=${place.x} cy=${place.y} r=${nodeRadius + 5} />
      <circle class="ring" cx=${place.x} cy=${place.y} r=${nodeRadius + 6} />
      ${
        face.shape === 'N'
          ? svg`<path class="body" d=${diamond(place, nodeRadius * 1.2)} />`
          : face.shape === 'draw'
            ? svg`<rect class="body" x=${place.x - 17} y=${place.y - 17} width="34" height="34" rx="6" />`
            : svg`<circle class="body" cx=${place.x} cy=${place.y} r=${nodeRadius} />`
      }
      ${face.shape === 'P' ? svg`<circle class="inner" cx=${place.x} cy=${place.y} r=${nodeRadius - 4} />` : nothing}
    </g>`;
  };

  const writing = (place: Point, i: number) => {
    const { text, named, shape } = faces[i]!;
    const size = text.length < 3 ? 15 : text.length < 4 ? 12 : 9;
    return svg`<g class="writing ${shape}">
      <text class="text" x=${place.x} y=${place.y} dy="0.36em" text-anchor="middle" font-size=${size}>${text}</text>
      ${
        named
          ? svg`<text class="name" x=${names[i]!.x} y=${names[i]!.y} dy="0.36em" text-anchor="middle">${i + 1}</text>`
          : nothing
      }
    </g>`;
  };

  const token = ({ node: at, text, states, dragged }: TokenFace, i: number) => {
    const index = tokens.slice(0, i).filter((other) => other.node === at).length;
    const among = tokens.filter((other) => other.node === at).length;
    const home = scene.places[at - 1];
    if (!home) return nothing;
    const { x, y } = dragged ?? tokenPlace(home, index, among);
    return svg`<g class="token ${states.join(' ')} ${dragged ? 'dragged' : ''}" data-token=${i + 1}
        .style=${`transform: translate(${x}px, ${y}px)`}>
      <circle class="reach" r="17" />
      <circle class="halo" r=${tokenRadius + 3.5} />
      <circle class="stone" r=${tokenRadius} />
      ${
        text
          ? svg`<text dy="0.36em" text-anchor="middle" font-size=${text.length < 3 ? 12 : 9}>${text}</text>`
          : svg`<ellipse class="shine" cx="-3.400" cy="-4.400" rx="3.600" ry="2.400" />`
      }
    </g>`;
  };

  return svg`
    <g class="arrows">${repeat(arrows, ({ from, to }) => edgeKey(from, to), edge)}</g>
    ${
      picture.loose
        ? svg`<path class="loose" d="M${picture.loose.from.x} ${picture.loose.from.y}L${picture.loose.to.x} ${picture.loose.to.y}" />`
        : nothing
    }
    ${scene.places.map(node)}
    <g class="decor" aria-hidden="true">${scene.places.map(writing)}</g>
    <g class="tokens" aria-hidden="true">${tokens.map(token)}</g>
  `;
}
