import type { TreeRead } from '../../solver/types.ts';
import type { Point } from '../../draw/surface.ts';

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
 * Leaves stand side by side and every node over the middle of its children: what may not overlap is the row of leaves alone,
 * so that a tidy layout needs no contours and no library (d3-hierarchy's would pack subtrees of different depth).
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
