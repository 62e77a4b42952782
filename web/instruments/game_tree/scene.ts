import { written } from '../../draw/numerals.ts';
import { centred } from '../../draw/sign.ts';
import type { RestOf } from '../../draw/rest.ts';
import {
  circle,
  g,
  keyed,
  line,
  names,
  path,
  press,
  rect,
  text,
  type Content,
  type Picture,
  type Shape,
} from '../../draw/scene.ts';
import { foldedAtFirst, layOut, type Layout, type Read } from './layout.ts';

/** What a node shows besides what it is. */
export interface NodeFace {
  /** What is known of it; of a leaf its number is. */
  readonly value?: string;
  /** The window there, while a search is there. */
  readonly window?: readonly [alpha: string, beta: string] | null;
  readonly label?: string;
  readonly pressed?: boolean | null;
  readonly states?: Readonly<Record<string, unknown>>;
}

export interface TreeFace {
  readonly read: Read;
  readonly layout: Layout;
  readonly folded?: ReadonlySet<number>;
  readonly node?: (id: number) => NodeFace;
  /** Edges by the node below them. */
  readonly edge?: (id: number) => Readonly<Record<string, unknown>>;
  readonly label?: string;
}

const half = 21;

const outlines: readonly ((x: number, y: number) => Shape)[] = [
  (x, y) => rect({ class: 'body', x: x - 15, y: y - 14, width: 30, height: 28, rx: 5 }),
  (x, y) => path({ class: 'body', d: `M${x} ${y - half}L${x + half + 3} ${y + 15}H${x - half - 3}Z` }),
  (x, y) => path({ class: 'body', d: `M${x} ${y + half}L${x + half + 3} ${y - 15}H${x - half - 3}Z` }),
  (x, y) => circle({ class: 'body', cx: x, cy: y, r: 18 }),
];
const kindNames = ['leaf', 'max', 'min', 'chance'] as const;

function nodeShape(id: number, { read, layout, folded }: TreeFace, face: NodeFace): Shape {
  const [x, y] = layout.at.get(id)!;
  const kind = read.kinds[id - 1]!;
  const { value = '', window = null, label, pressed = null, states } = face;
  const number = written(kind === 0 ? read.leaves[id - 1]! : value);
  const wide = Math.max(15, 4 + 4.6 * number.length);
  const body =
    kind === 0
      ? rect({ class: 'body', x: x - wide, y: y - 14, width: 2 * wide, height: 28, rx: 5 })
      : outlines[kind]!(x, y);
  const own: Content[] = [
    body,
    kind > 0 &&
      text(
        { class: 'name', x: x - half - (kind === 2 ? 8 : 2), y: y - 10, 'text-anchor': 'end', 'font-size': 13.5 },
        read.labels[id - 1]!,
      ),
    centred(
      x,
      kind === 1 ? y + 4 : kind === 2 ? y - 4 : y,
      { class: 'worth', 'font-size': number.length > 3 ? 11 : 14 },
      number,
    ),
    folded?.has(id) && text({ class: 'more', x, y: y + half + 11, 'text-anchor': 'middle', 'font-size': 16 }, '⋯'),
    window &&
      text(
        // Over it: at its sides stand its own name and its neighbours'.
        { class: 'window', x, y: y - half - 4, 'text-anchor': 'middle', 'font-size': 11 },
        `${window[0] ? written(window[0]) : '−∞'} … ${window[1] ? written(window[1]) : '∞'}`,
      ),
  ];
  const is = { class: names(`tree-node ${kindNames[kind]}`, states) };
  const node = `node-${id}`;
  return keyed(node, label === undefined ? g(is, ...own) : press({ id: node, label, pressed }, is, ...own));
}

function edgeShape(id: number, { read, layout, edge }: TreeFace): Content {
  const to = layout.at.get(id)!;
  const parent = read.parents[id - 1]!;
  const from = layout.at.get(parent)!;
  const states = edge?.(id) ?? {};
  const [x1, y1] = [from[0], from[1] + (read.kinds[parent - 1] === 2 ? 13 : 15)];
  const [x2, y2] = [to[0], to[1] - (read.kinds[id - 1] === 1 ? 16 : read.kinds[id - 1] === 3 ? 18 : 14)];
  const [mx, my] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const far = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / far, (y2 - y1) / far];
  const weight = read.weights[id - 1];
  const bar = (by: number) =>
    line({
      class: 'cut-bar',
      x1: mx - uy * 7 + ux * by,
      y1: my + ux * 7 + uy * by,
      x2: mx + uy * 7 + ux * by,
      y2: my - ux * 7 + uy * by,
    });
  return keyed(
    `edge-${id}`,
    g(
      { class: names('tree-edge', states) },
      line({ class: 'branch', x1, y1, x2, y2 }),
      states['cut'] ? [bar(-2), bar(2)] : null,
      weight && centred(mx + (ux < -0.05 ? -9 : 9), my - 5, { class: 'weight', 'font-size': 11 }, weight),
    ),
  );
}

/** Places `node-<n>`. */
export function treePicture(face: TreeFace): Picture {
  const { layout } = face;
  const shown = [...layout.at.keys()].sort((a, b) => a - b);
  return {
    width: layout.width,
    height: layout.height,
    ...(face.label === undefined ? {} : { label: face.label }),
    // Smaller nobody could read it: it scrolls.
    is: {
      class: 'game-tree',
      style: `${face.label === undefined ? '--nl-least' : 'min-width'}:${Math.round(layout.width * 0.92)}px`,
    },
    of: [
      g(
        { 'aria-hidden': 'true' },
        shown.filter((id) => id !== 1).map((id) => edgeShape(id, face)),
      ),
      shown.map((id) => nodeShape(id, face, face.node?.(id) ?? {})),
    ],
  };
}

/** What stands under the tree, by view. */
const rooms: Readonly<Record<string, readonly [wide: number, phone: number, english?: number]>> = {
  minimax: [66, 40],
  alphabeta: [66, 40],
  order: [66, 48, 15],
  deepening: [130, 140],
};

export const rest: RestOf<Read> = ({ view, said, lit = new Set() }) => {
  const folded = foldedAtFirst(said);
  const picture = treePicture({
    read: said,
    layout: layOut(said, folded),
    folded,
    node: (id) => ({ states: { lit: lit.has(`node-${id}`) } }),
    edge: (id) => ({ lit: lit.has(`node-${id}`) && lit.has(`node-${said.parents[id - 1]}`) }),
  });
  const [below, phone, english = 0] = rooms[view] ?? rooms['minimax']!;
  return { scene: { className: 'nl-heaps nl-tree nl-scroll', pictures: [picture] }, room: { below, phone, english } };
};
