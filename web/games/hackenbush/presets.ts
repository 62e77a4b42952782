/** Pictures that are ready, as pairs of vertices; with chance in them, another one each time. */
type Pairs = readonly (readonly [number, number])[];

const below = (count: number) => Math.floor(Math.random() * count);
/** Of paths: vertices one after the other. */
const paths = (...all: readonly (readonly number[])[]): Pairs =>
  all.flatMap((path) => path.slice(1).map((v, i) => [path[i]!, v] as const));

function stalks(): Pairs {
  let next = 1;
  const one = () => [0, ...Array.from({ length: 1 + below(6) }, () => next++)];
  return paths(...Array.from({ length: 3 + below(3) }, one));
}

/** Rather on what has just grown than far below. */
function tree(): Pairs {
  const count = 9 + below(6);
  return Array.from({ length: count }, (_, i) => [i === 0 ? 0 : Math.max(1, i - below(4)), i + 1] as const);
}

/** Fewer branches from below upwards; some bear a ball, the top a star. */
function fir(): Pairs {
  let next = 1;
  const edges: [number, number][] = [[0, next]];
  let trunk = next++;
  for (const branches of [3, 2, 2, 1, 1]) {
    const tips = Array.from({ length: 2 * branches + 1 }, () => next++);
    for (const tip of tips) edges.push([trunk, tip]);
    const up = tips[branches]!;
    for (const tip of [tips[0]!, tips.at(-1)!]) if (below(2) > 0) edges.push([tip, tip]);
    trunk = up;
  }
  return [...edges, [trunk, trunk]];
}

function flower(): Pairs {
  let next = 1;
  return Array.from({ length: 3 }, () => {
    const stem = [0, ...Array.from({ length: 2 + below(2) }, () => next++)];
    const [foot, head] = [stem[1]!, stem.at(-1)!];
    const petals = Array.from({ length: 2 + below(3) }, () => [head, head]);
    return paths(stem, [foot, next++], ...petals);
  }).flat();
}

export const ready: Readonly<Record<string, () => Pairs>> = {
  stalks,
  tree,
  fir,
  house: () => paths([0, 1, 3, 5, 4, 2, 0], [1, 2], [3, 4], [4, 6, 7], [0, 8, 9], [8, 10]),
  girl: () => paths([0, 1, 3, 2, 0], [1, 2], [3, 4, 5], [4, 6, 6], [4, 7, 8, 9, 9]),
  flower,
};
