import type { Outcome } from '../../solver/types.ts';
import { circle, ellipse, g, names, path, press, rect, text, type Shape } from '../../draw/scene.ts';
import { nodeRadius, tokenRadius, type Place } from './graph.ts';

/** How a vertex is drawn. What it is written with: its name, or what is known of it, the name then standing beside it. */
export interface VertexFace {
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

/** P in a double ring, N in a diamond, a draw in a dashed square, a value in a ring: to be told apart without colour. */
export type Written = Pick<VertexFace, 'shape' | 'text'>;
export const writtenOutcome = (outcome: Outcome): Written => ({
  shape: outcome,
  text: outcome === 'draw' ? '=' : outcome,
});
/** null: there is none that is finite. */
export const writtenValue = (value: bigint | null): Written =>
  value === null ? { shape: 'draw', text: '∞' } : { shape: value === 0n ? 'P' : 'value', text: `${value}` };
/** Moves to the end, in the shape of the outcome; null: for ever. */
export const writtenDistance = (distance: bigint | null, outcome: Outcome): Written =>
  distance === null ? { shape: 'draw', text: '∞' } : { shape: outcome, text: `${distance}` };

export const nodeCell = (node: number) => `node-${node}`;
export const nodeOf = (cell: string | null) => Number(/^node-(\d+)$/.exec(cell ?? '')?.[1] ?? 0);

const r = (value: number) => Math.round(value * 10) / 10;
const diamond = (x: number, y: number, radius: number) =>
  `M${r(x)} ${r(y - radius)}L${r(x + radius)} ${r(y)}L${r(x)} ${r(y + radius)}L${r(x - radius)} ${r(y)}Z`;
const half = 17;

/** What can be pressed holds no text: its name says more than what is written in it (`writing`). */
export function vertexShape(node: number, { x, y }: Place, face: VertexFace, holds: boolean): Shape {
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

export function writing(called: string, place: Place, beside: Place, { text: words, shape, named }: VertexFace): Shape {
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
export function tokenShape(index: number, { x, y }: Place, { text: words, states = [], dragged }: TokenFace): Shape {
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
