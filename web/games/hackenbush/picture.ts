// A picture of edges that stands on the ground, as boards draw it. What a cut takes with it is the solver's affair.

/** In the solver's numbers: 1, 2, 3. */
export const colours = ['blue', 'red', 'green'] as const;
export type Colour = (typeof colours)[number];

/** Vertices are numbers, 0 is the ground; a ≤ b. Edges alike, with the same ends and colour, count from 0. */
export interface Edge {
  readonly a: number;
  readonly b: number;
  readonly colour: Colour;
  readonly copy: number;
}
export type Edges = readonly Edge[];

/** The edge of a move's numbers, or a step's. */
export const edgeOf = ([a = 0n, b = 0n, colour = 3n]: readonly bigint[]): Edge => ({
  a: Number(a),
  b: Number(b),
  colour: colours[Number(colour) - 1]!,
  copy: 0,
});

/** Larger pictures are played, but not drawn. */
export const mostEdges = 160;
export const mostLevels = 24;
/** Vertices of a picture with more have no numbers beside them. */
export const mostNamed = 40;

/** The text of the move that cuts it: green is not named where there are no other colours. */
export const cutOf = ({ a, b, colour }: Edge, coloured: boolean) =>
  coloured ? `${a}-${b}-${colours.indexOf(colour) + 1}` : `${a}-${b}`;
/** Tells edges of a picture apart. */
export const idOf = ({ a, b, colour, copy }: Edge) => `${a}-${b}${colour[0]}${copy || ''}`;

function counted(all: readonly Omit<Edge, 'copy'>[]): Edges {
  const alike = new Map<string, number>();
  return all.map((edge) => {
    const key = `${edge.a}-${edge.b}${edge.colour}`;
    const copy = alike.get(key) ?? 0;
    alike.set(key, copy + 1);
    return { ...edge, copy };
  });
}

/** Of a position's numbers: two an edge, or, `coloured`, three. */
export function edgesIn(numbers: readonly bigint[], coloured: boolean): Edges {
  const step = coloured ? 3 : 2;
  return counted(
    Array.from({ length: numbers.length / step }, (_, i) => ({
      a: Number(numbers[step * i]),
      b: Number(numbers[step * i + 1]),
      colour: coloured ? colours[Number(numbers[step * i + 2]) - 1]! : 'green',
    })),
  );
}

const signs: Readonly<Record<string, Colour>> = { '-': 'green', b: 'blue', r: 'red' };

/** Of a text that the solver has written: "0-1-2 1r3". */
export function readPicture(text: string): Edges {
  const edges = text.split(' ').flatMap((path) =>
    [...path.matchAll(/(?<=(\d+))([-br])(?=(\d+))/g)].map(([, from, sign, to]) => {
      const [a, b] = [Number(from), Number(to)].sort((x, y) => x - y) as [number, number];
      return { a, b, colour: signs[sign!]! };
    }),
  );
  return counted(edges.sort((x, y) => x.a - y.a || x.b - y.b || x.colour.localeCompare(y.colour)));
}

const joints = { green: '-', blue: 'b', red: 'r' } as const;
/** As the solver reads it; edges that hang in the air it refuses. */
export const writePicture = (edges: readonly Omit<Edge, 'copy'>[]) =>
  edges.map(({ a, b, colour }) => `${a}${joints[colour]}${b}`).join(' ') || '0';

/** The vertices of a picture without the ground, in order. */
export const verticesOf = (edges: Edges) =>
  [...new Set(edges.flatMap(({ a, b }) => [a, b]))].filter((v) => v > 0).sort((a, b) => a - b);

/** Levels from the ground on: 1 for what stands on it. A vertex that hangs in the air has none. */
export function levelsOf(edges: Edges): ReadonlyMap<number, number> {
  const beside = neighbours(edges);
  const levels = new Map([[0, 0]]);
  for (const v of levels.keys()) {
    for (const w of beside.get(v) ?? []) if (!levels.has(w)) levels.set(w, levels.get(v)! + 1);
  }
  levels.delete(0);
  return levels;
}

/** Other vertices that edges lead to, each once, in order. */
export function neighbours(edges: Edges): ReadonlyMap<number, readonly number[]> {
  const beside = new Map<number, Set<number>>();
  const add = (v: number, w: number) => beside.set(v, (beside.get(v) ?? new Set()).add(w));
  for (const { a, b } of edges) {
    if (a === b) continue;
    add(a, b);
    add(b, a);
  }
  return new Map([...beside].map(([v, set]) => [v, [...set].sort((x, y) => x - y)]));
}

export const drawable = (edges: Edges) =>
  edges.length <= mostEdges && Math.max(0, ...levelsOf(edges).values()) <= mostLevels;
