import { idOf, levelsOf, neighbours, type Edge, type Edges } from './picture.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the parts of a picture are, in pixels: the ground is y = 0, what stands on it is above. */
export interface Laid {
  readonly edges: Edges;
  /** Vertices; the ground has none. */
  readonly places: ReadonlyMap<number, Place>;
  /** Where an edge stands on the ground; a loop there has its middle. By `idOf`. */
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
        const near = (beside.get(v) ?? []).flatMap((w) => where.get(w) ?? []);
        return near.reduce((sum, x) => sum + x, 0) / (near.length || 1);
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
function spread(wanted: readonly number[], gap: number): number[] {
  const pools: { sum: number; count: number }[] = [];
  wanted.forEach((x, i) => {
    pools.push({ sum: x - i * gap, count: 1 });
    for (;;) {
      const [below, last] = pools.slice(-2);
      if (!last || !below || below.sum / below.count <= last.sum / last.count) break;
      pools.splice(-2, 2, { sum: below.sum + last.sum, count: below.count + last.count });
    }
  });
  const flat = pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  return flat.map((x, i) => x + i * gap);
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
  for (let round = 0; round < 80; round++) {
    for (const row of round % 2 ? order.toReversed() : order) {
      const wanted = row.map((v) => {
        const near = [...of(v, -1), ...of(v, 1)];
        return near.length ? near.reduce((sum, w) => sum + x.get(w)!, 0) / near.length : x.get(v)!;
      });
      spread(wanted, 1).forEach((at, i) => x.set(row[i]!, at));
    }
  }
  return x;
}

/** A part of the picture before it has its place: sideways in pixels around its first root, or a loop on the ground. */
interface Part {
  readonly x: ReadonlyMap<number, number>;
  readonly root: number;
  readonly left: number;
  readonly right: number;
  readonly loop: Edge | null;
}

/**
 * Where a picture is drawn, from the picture alone: what hangs together above the ground side by side, in the order of its
 * first edge, everything as high as it is far from the ground. `like`: a picture that it comes from; its parts
 * stay over where they stood, and it becomes no higher.
 */
export function layOut(edges: Edges, like: Laid | null = null): Laid {
  const beside = neighbours(edges);
  const levels = levelsOf(edges);
  const own = Math.max(0, ...levels.values());
  const rise = Math.max(closest, Math.min(apart, (like ? Math.max(-like.top, apart) : high) / Math.max(1, own)));
  const standing = edges.filter(({ a }) => a === 0);
  const parts: Part[] = [];
  const seen = new Set<number>();
  for (const edge of standing) {
    if (edge.b === 0) parts.push({ x: new Map(), root: 0, left: -stride / 2, right: stride / 2, loop: edge });
    if (edge.b === 0 || seen.has(edge.b)) continue;
    const whole = new Set([edge.b]);
    for (const v of whole) for (const w of beside.get(v) ?? []) if (w > 0) whole.add(w);
    for (const v of whole) seen.add(v);
    const roots = [...whole].filter((v) => levels.get(v) === 1).sort((v, w) => v - w);
    const rooms = sideways(roots, levels, beside);
    const x = new Map([...rooms].map(([v, at]) => [v, (at - rooms.get(edge.b)!) * across]));
    parts.push({ x, root: edge.b, left: Math.min(...x.values()), right: Math.max(...x.values()), loop: null });
  }
  const places = new Map<number, Place>();
  const feet = new Map<string, number>();
  let [left, right] = [Infinity, -Infinity];
  for (const { x, root, loop, ...reach } of parts) {
    const next = right === -Infinity ? -reach.left : right + (loop ? 0.75 : 1) * across - reach.left;
    const was = like && (loop ? like.feet.get(idOf(loop)) : like.places.get(root)?.x);
    const at = was === undefined || was === null ? next : right === -Infinity ? was : Math.max(next, was);
    if (loop) feet.set(idOf(loop), at);
    for (const [v, by] of x) places.set(v, { x: at + by, y: -levels.get(v)! * rise });
    [left, right] = [Math.min(left, at + reach.left), at + reach.right];
  }
  for (const [v, { x }] of places) {
    const own = standing.filter(({ b }) => b === v);
    own.forEach((edge, i) => feet.set(idOf(edge), x + (i - (own.length - 1) / 2) * stride));
  }
  if (parts.length === 0) [left, right] = like ? [like.left, like.right] : [0, 0];
  return { edges, places, feet, left, right, top: -own * rise };
}

/** As much of the way from one to another, 0 … 1, for what both have; the rest is where the second has it. */
export function between(from: Laid, to: Laid, part: number): Laid {
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
