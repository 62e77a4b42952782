import { idOf, levelsOf, neighbours, type Edges } from './picture.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the parts of a picture are, in pixels: the ground is y = 0, what stands on it is above. */
export interface Layout {
  readonly edges: Edges;
  /** Vertices; the ground has none. */
  readonly places: ReadonlyMap<number, Place>;
  /** Where an edge stands on the ground; of loops there, their middle. By `idOf`. */
  readonly feet: ReadonlyMap<string, number>;
  readonly left: number;
  readonly right: number;
  /** Of the highest vertex. */
  readonly top: number;
}

/** Room between neighbours, sideways; vertices of one level keep it. */
const across = 50;
/** Between feet of one vertex, of a vertex with many less. */
const stride = 30;
/** A picture of few levels has them so far apart; one of many is no higher than `high`. */
const [apart, high, closest] = [58, 330, 17];

type Order = readonly (readonly number[])[];

/** How often edges between two levels cross, and what they pass within one. */
function crossings(order: Order, beside: ReadonlyMap<number, readonly number[]>): number {
  let sum = 0;
  order.forEach((row, level) => {
    const index = new Map(row.map((v, i) => [v, i]));
    const above = new Map(order[level + 1]?.map((v, i) => [v, i]));
    const up: [number, number][] = [];
    row.forEach((v, i) => {
      for (const w of beside.get(v) ?? []) {
        const j = above.get(w);
        if (j !== undefined) up.push([i, j]);
        sum += Math.max(0, (index.get(w) ?? i) - i - 1);
      }
    });
    up.forEach(([i, j], k) => {
      for (const [m, n] of up.slice(0, k)) if ((i - m) * (j - n) < 0) sum++;
    });
  });
  return sum;
}

/** Vertices by level from left to right: of a forest without crossings, else after a few sweeps towards neighbours. */
function ordered(roots: readonly number[], levels: ReadonlyMap<number, number>, beside: Beside): Order {
  const rows: number[][] = [];
  const seen = new Set<number>();
  const walk = (v: number) => {
    if (seen.has(v)) return;
    seen.add(v);
    (rows[levels.get(v)! - 1] ??= []).push(v);
    for (const w of beside.get(v) ?? []) if (levels.get(w) === levels.get(v)! + 1) walk(w);
  };
  roots.forEach(walk);
  let best: Order = rows.map((row) => [...row]);
  let least = crossings(best, beside);
  for (let sweep = 0; sweep < 8 && least > 0; sweep++) {
    const where = new Map(rows.flatMap((row) => row.map((v, i) => [v, (i + 0.5) / row.length] as const)));
    for (const row of sweep % 2 ? rows.toReversed() : rows) {
      const mean = (v: number) => {
        const neighbours = (beside.get(v) ?? []).flatMap((w) => where.get(w) ?? []);
        return neighbours.reduce((sum, x) => sum + x, 0) / (neighbours.length || 1);
      };
      const means = new Map(row.map((v) => [v, mean(v)]));
      row.sort((v, w) => means.get(v)! - means.get(w)!);
      row.forEach((v, i) => where.set(v, (i + 0.5) / row.length));
    }
    const now = crossings(rows, beside);
    if (now < least) [best, least] = [rows.map((row) => [...row]), now];
  }
  return best;
}

type Beside = ReadonlyMap<number, readonly number[]>;

/** Next to each other as near to where they would be as their order and gaps allow (pool adjacent violators). */
function spread(wanted: readonly number[], gaps: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = [];
  const least: number[] = [];
  wanted.forEach((x, i) => {
    least.push((least.at(-1) ?? 0) + (i > 0 ? gaps[i - 1]! : 0));
    pools.push({ sum: x - least[i]!, count: 1 });
    for (;;) {
      const [below, last] = pools.slice(-2);
      if (!last || !below || below.sum / below.count <= last.sum / last.count) break;
      pools.splice(-2, 2, { sum: below.sum + last.sum, count: below.count + last.count });
    }
  });
  const flat = pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  return flat.map((x, i) => x + least[i]!);
}

/** A tree: each vertex over the middle of its branches, which are as near to each other as they can be. */
function tidy(v: number, above: (v: number) => readonly number[], x: Map<number, number>) {
  // How far it reaches by level, to the left and to the right of its root.
  const reach: [number, number][] = [[0, 0]];
  const branches = above(v).map((w) => ({ w, reach: tidy(w, above, x), at: 0 }));
  const sky: number[] = [];
  for (const branch of branches) {
    branch.at = Math.max(0, ...branch.reach.map(([left], i) => (sky[i] ?? -Infinity) + 1 - left));
    branch.reach.forEach(([, right], i) => (sky[i] = branch.at + right));
  }
  const middle = ((branches[0]?.at ?? 0) + (branches.at(-1)?.at ?? 0)) / 2;
  for (const { w, reach: own, at } of branches) {
    x.set(w, at - middle);
    own.forEach(([left, right], i) => {
      const known = (reach[i + 1] ??= [Infinity, -Infinity]);
      known[0] = Math.min(known[0], at - middle + left);
      known[1] = Math.max(known[1], at - middle + right);
    });
  }
  return reach;
}

/** Where the vertices of what hangs together above the ground are, sideways, in rooms. */
function sideways(roots: readonly number[], levels: ReadonlyMap<number, number>, beside: Beside): Map<number, number> {
  const order = ordered(roots, levels, beside);
  const index = new Map(order.flatMap((row) => row.map((v, i) => [v, i] as const)));
  const of = (v: number, by: number) =>
    (beside.get(v) ?? []).filter((w) => w > 0 && levels.get(w) === levels.get(v)! + by);
  const all = order.flat();
  const tree = roots.length === 1 && all.every((v) => of(v, 0).length === 0 && of(v, -1).length <= 1);
  if (tree) {
    const by = new Map<number, number>([[roots[0]!, 0]]);
    tidy(roots[0]!, (v) => of(v, 1).toSorted((a, b) => index.get(a)! - index.get(b)!), by);
    const whole = new Map<number, number>();
    for (const v of all) whole.set(v, (whole.get(of(v, -1)[0] ?? -1) ?? 0) + by.get(v)!);
    return whole;
  }
  const x = new Map(order.flatMap((row) => row.map((v, i) => [v, i - (row.length - 1) / 2] as const)));
  // Over the middle of what is below, under the middle of what is above, and so on.
  for (let round = 0; round < 41; round++) {
    const by = round % 2 ? 1 : -1;
    for (const row of round % 2 ? order.toReversed() : order) {
      const wanted = row.map((v) => {
        const neighbours = of(v, by);
        return neighbours.length ? neighbours.reduce((sum, w) => sum + x.get(w)!, 0) / neighbours.length : x.get(v)!;
      });
      spread(
        wanted,
        row.slice(1).map(() => 1),
      ).forEach((at, i) => x.set(row[i]!, at));
    }
  }
  return x;
}

/** A part of the picture before it has its place: sideways in pixels around its first root, or loops on the ground. */
interface Part {
  readonly x: ReadonlyMap<number, number>;
  readonly root: number;
  readonly left: number;
  readonly right: number;
  readonly loops: Edges;
}

/** Loops on the ground are arches over each other: so far from the middle does each end. */
export const archOf = (which: number, among: number) => 13 + which * Math.min(9, 60 / among);

/**
 * Where a picture is drawn, from the picture alone: what hangs together above the ground side by side, in the order of
 * its first edge, everything as high as it is far from the ground. `like`: a picture that it comes from; its parts stay
 * over where they stood, and it becomes no higher.
 */
export function layOut(edges: Edges, like: Layout | null = null): Layout {
  const beside = neighbours(edges);
  const levels = levelsOf(edges);
  const own = Math.max(0, ...levels.values());
  const rise = Math.max(closest, Math.min(apart, (like ? Math.max(-like.top, apart) : high) / Math.max(1, own)));
  const standing = edges.filter(({ a }) => a === 0);
  const parts: Part[] = [];
  const seen = new Set<number>();
  const loops = standing.filter(({ b }) => b === 0);
  if (loops.length > 0) {
    const reach = archOf(loops.length - 1, loops.length);
    parts.push({ x: new Map(), root: 0, left: -reach, right: reach, loops });
  }
  for (const edge of standing) {
    if (edge.b === 0 || seen.has(edge.b)) continue;
    const whole = new Set([edge.b]);
    for (const v of whole) for (const w of beside.get(v) ?? []) if (w > 0) whole.add(w);
    for (const v of whole) seen.add(v);
    const roots = [...whole].filter((v) => levels.get(v) === 1).sort((v, w) => v - w);
    const rooms = sideways(roots, levels, beside);
    const x = new Map([...rooms].map(([v, at]) => [v, (at - rooms.get(edge.b)!) * across]));
    parts.push({ x, root: edge.b, left: Math.min(...x.values()), right: Math.max(...x.values()), loops: [] });
  }
  const places = new Map<number, Place>();
  const feet = new Map<string, number>();
  // Where parts were; arches take the place of what has become loops.
  const lost = [...(like?.places ?? [])].flatMap(([v, { x }]) => (levels.has(v) ? [] : [x]));
  const middle = lost.length > 0 ? (Math.min(...lost) + Math.max(...lost)) / 2 : undefined;
  const was = ({ root, loops: [first] }: Part) =>
    first ? (like?.feet.get(idOf(first)) ?? middle) : like?.places.get(root)?.x;
  if (like) parts.sort((a, b) => (was(a) ?? 0) - (was(b) ?? 0));
  const gaps = parts.slice(1).map((part, i) => parts[i]!.right + across - part.left);
  const homes = spread(
    parts.map((part) => was(part) ?? 0),
    gaps,
  );
  parts.forEach(({ x, loops: own }, i) => {
    for (const loop of own) feet.set(idOf(loop), homes[i]!);
    for (const [v, by] of x) places.set(v, { x: homes[i]! + by, y: -levels.get(v)! * rise });
  });
  const [left, right] =
    parts.length > 0
      ? [homes[0]! + parts[0]!.left, homes.at(-1)! + parts.at(-1)!.right]
      : like
        ? [like.left, like.right]
        : [0, 0];
  for (const [v, { x }] of places) {
    const own = standing.filter(({ b }) => b === v);
    own.forEach((edge, i) => feet.set(idOf(edge), x + (i - (own.length - 1) / 2) * stride));
  }
  return { edges, places, feet, left, right, top: -own * rise };
}

/** As much of the way from one to another, 0 … 1, for what both have; the rest is where the second has it. */
export function between(from: Layout, to: Layout, part: number): Layout {
  const mix = (a: number | undefined, b: number) => (a === undefined ? b : a + (b - a) * part);
  return {
    ...to,
    places: new Map(
      [...to.places].map(([v, { x, y }]) => {
        const was = from.places.get(v);
        return [v, { x: mix(was?.x, x), y: mix(was?.y, y) }];
      }),
    ),
    feet: new Map([...to.feet].map(([id, x]) => [id, mix(from.feet.get(id), x)])),
  };
}
