import type { TreeRead, InstrumentAnswers } from '../../solver/types.ts';
import type { Point } from '../../draw/surface.ts';

/** Alpha–beta as it happens, one thing a row. */
export type Walk = InstrumentAnswers['game_tree']['walk'];

/** What the reader has said before a cut is shown. */
export type Said = 'cut' | 'look';

/** Everything that is known after so many rows. */
export interface Seen {
  readonly values: ReadonlyMap<number, string>;
  readonly windows: ReadonlyMap<number, readonly [string, string]>;
  /** The way from the root to where the search is. */
  readonly path: readonly number[];
  readonly here: number | null;
  /** Children that are not looked at, each with what is below it. */
  readonly cut: ReadonlySet<number>;
  readonly looked: ReadonlySet<number>;
  readonly leaves: number;
}

/** `held`: the last row's choice is not shown yet. */
export function seenAfter(read: Read, walk: Walk, rows: number, held: boolean): Seen {
  const values = new Map<number, string>();
  const windows = new Map<number, readonly [string, string]>();
  const looked = new Set<number>();
  const cut = new Set<number>();
  let leaves = 0;
  for (let i = 0; i < rows; ++i) {
    const [node, kind] = [walk.nodes[i]!, walk.kinds[i]!];
    if (kind === 3) continue;
    looked.add(node);
    if (kind === 1) ++leaves;
    else windows.set(node, [walk.alphas[i]!, walk.betas[i]!]);
    if (kind === 2) {
      if (walk.values[i]) values.set(node, walk.values[i]!);
      if (walk.choices[i] === 2 && !(held && i === rows - 1)) {
        const children = read.parents.reduce<number[]>(
          (all, parent, c) => (parent === node ? [...all, c + 1] : all),
          [],
        );
        for (const child of children.slice(children.length - walk.skipped[i]!)) cut.add(child);
      }
    }
  }
  const here = rows > 0 ? walk.nodes[rows - 1]! : null;
  const path: number[] = [];
  for (let node = here ?? 0; node > 0; node = read.parents[node - 1]!) path.unshift(node);
  return { values, windows, path, here, cut, looked, leaves };
}

/** Whether a node or one above it is in the set. */
export function within(read: Read, set: ReadonlySet<number>, node: number): boolean {
  for (let at = node; at > 0; at = read.parents[at - 1]!) if (set.has(at)) return true;
  return false;
}

/** Inner nodes, each after all that is below it. */
export function upwards(read: Read): readonly number[] {
  return [...read.kinds.keys()]
    .map((i) => i + 1)
    .filter((id) => read.kinds[id - 1] !== 0)
    .reverse();
}

export type Read = TreeRead;

export const childrenOf = ({ parents }: Read): ReadonlyMap<number, readonly number[]> => {
  const children = new Map<number, number[]>();
  parents.forEach((parent, i) => {
    if (parent > 0) children.set(parent, [...(children.get(parent) ?? []), i + 1]);
  });
  return children;
};

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Nodes that are drawn. */
  readonly at: ReadonlyMap<number, Point>;
  readonly children: ReadonlyMap<number, readonly number[]>;
}

const levelHeight = 70;
/** Over a node stands its window. */
const top = 40;
const bottom = 24;
/** From the middle of a node to the far side of its letter. */
const beside = 44;
/** Leaves that are drawn side by side at most, before what is deeper is folded. */
export const mostAbreast = 32;

/** With everything below them unseen. */
export function foldedAtFirst(read: Read): ReadonlySet<number> {
  const children = childrenOf(read);
  let level = [1];
  while (level.length > 0) {
    const next = level.flatMap((node) => children.get(node) ?? []);
    const abreast = next.length + level.filter((node) => !children.has(node)).length;
    if (abreast > mostAbreast) return new Set(level.filter((node) => children.has(node)));
    level = next;
  }
  return new Set();
}

/**
 * Leaves stand side by side and every node over the middle of its children: what may not overlap is the row of leaves
 * alone, so that a tidy layout needs no contours and no library (d3-hierarchy's would pack subtrees of different
 * depth).
 */
export function layOut(read: Read, folded: ReadonlySet<number> = new Set()): Layout {
  const children = childrenOf(read);
  const longest = Math.max(1, ...read.leaves.map((each) => each.length));
  const slot = Math.max(34, 12 + 9 * longest);
  const at = new Map<number, Point>();
  const placed: number[] = [];
  let x = 8;
  let deepest = 0;
  const place = (node: number, depth: number): number => {
    const below = folded.has(node) ? [] : (children.get(node) ?? []);
    deepest = Math.max(deepest, depth);
    const [from, begun] = [x, placed.length];
    let middle: number;
    if (below.length === 0) {
      const room = read.kinds[node - 1] === 0 ? slot : Math.max(slot, 48);
      middle = x + room / 2;
      x += room;
    } else {
      const xs = below.map((child) => place(child, depth + 1));
      middle = (xs[0]! + xs.at(-1)!) / 2;
      // Nodes have room for what is written beside them; what is below moves along.
      const short = Math.max(0, from + beside - middle);
      for (const each of placed.slice(begun)) {
        const [px, py] = at.get(each)!;
        at.set(each, [px + short, py]);
      }
      x += short;
      middle += short;
      if (below.length === 1) x = Math.max(x, middle + 30);
      x += 6;
    }
    at.set(node, [middle, top + depth * levelHeight]);
    placed.push(node);
    return middle;
  };
  place(1, 0);
  const right = Math.max(...[...at.values()].map(([px]) => px)) + 30;
  return { width: Math.max(x + 8, right, 220), height: top + deepest * levelHeight + bottom, at, children };
}
