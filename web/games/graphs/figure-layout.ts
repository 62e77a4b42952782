import { edgeKey, type Graph, type Layout, type Place } from './graph.ts';

/** A layout, and the widths in pixels, from and to, for which a graph is laid out so. */
export interface FigureLayout {
  readonly widths: readonly [number, number];
  readonly layout: Layout;
}

const numbers = (text: string | null) => (text?.match(/-?[\d.]+/g) ?? []).map(Number);
const pairs = ([x, y, ...more]: readonly number[]): Place[] =>
  x === undefined || y === undefined ? [] : [{ x, y }, ...pairs(more)];
/** The corners of a shaft that is no straight line: where its curves are drawn to. */
const corners = (shaft: string) =>
  [...shaft.matchAll(/Q(\S+ [^QL\s]+)/g)].flatMap(([, corner]) => pairs(numbers(corner!)));

/** How a figure at rest (graph-rest.ts) lays out its graph: vertices are where it writes, in their order; arrows follow the edges. */
export function readFigureLayout(figure: Element, { edges }: Graph): FigureLayout {
  const [from = 0, to = 0] = numbers(figure.getAttribute('data-laid')!.replace('-', ' '));
  const places = [...figure.querySelectorAll('.writing .text')].map((of) => ({
    x: Number(of.getAttribute('x')),
    y: Number(of.getAttribute('y')),
  }));
  const shafts = [...figure.querySelectorAll('.shaft')].map((of) => corners(of.getAttribute('d')!));
  // Loops are drawn last, and bend by themselves.
  const bends = edges
    .filter((edge) => edge.from !== edge.to)
    .map((edge, i) => [edgeKey(edge), shafts[i] ?? []] as const);
  return { widths: [from, to], layout: { places, bends: new Map(bends) } };
}
