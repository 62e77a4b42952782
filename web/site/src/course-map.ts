import { Graph, layout } from '@dagrejs/dagre';

/** The lessons as a picture: a box for each, and lines from a lesson on to those that build on it, further right. */
export interface CoursePicture<T> {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly { readonly lesson: T; readonly x: number; readonly y: number }[];
  /** SVG paths. */
  readonly lines: readonly { readonly from: string; readonly to: string; readonly path: string }[];
}

interface Named {
  readonly name: string;
  readonly title: string;
  readonly prerequisites: readonly string[];
}
interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * All boxes are alike, in pixels: nine in a row, which the longest chain of lessons has, fit a desk’s screen unscaled,
 * and a name of three lines fits a box.
 */
export const boxWidth = 114;
export const boxHeight = 70;
const [margin, between, gap, lane] = [2, 17, 9, 12];

/**
 * The prerequisites that do not follow from the others: a lesson's `needs` name no lesson that another of them needs.
 */
export function needs(lesson: Named, lessons: readonly Named[]): string[] {
  const known = new Map(lessons.map((each) => [each.name, each]));
  const below = (name: string): string[] =>
    (known.get(name)?.prerequisites ?? []).flatMap((each) => [each, ...below(each)]);
  const implied = new Set(lesson.prerequisites.flatMap(below));
  return lesson.prerequisites.filter((name) => known.has(name) && !implied.has(name));
}

/** Level through a column, and a curve from one column to the next. */
const curve = (points: readonly Point[]) =>
  points
    .map(({ x, y }, i) => {
      const before = points[i - 1];
      if (!before) return `M${x} ${y}`;
      if (before.y === y) return `H${x}`;
      const middle = (before.x + x) / 2;
      return `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');

/** What stands in a column: a box, or a line that passes. */
interface Place extends Point {
  readonly height: number;
}

/**
 * The middles of what stands in columns when it is packed there in its order, each column about one line; and how high
 * all is.
 */
function packed(columns: readonly (readonly Place[])[]) {
  const heights = columns.map((column) => column.reduce((sum, { height }) => sum + height + gap, 2 * margin - gap));
  const height = Math.ceil(Math.max(...heights));
  const middles = new Map<Place, number>();
  for (const [i, column] of columns.entries()) {
    let top = (height - heights[i]!) / 2 + margin;
    for (const each of [...column].sort((a, b) => a.y - b.y)) {
      middles.set(each, Math.round(top + each.height / 2));
      top += each.height + gap;
    }
  }
  return { height, middle: (place: Place) => middles.get(place)! };
}

export function drawCourse<T extends Named>(lessons: readonly T[]): CoursePicture<T> {
  const graph = new Graph({ directed: true });
  graph.setGraph({ rankdir: 'LR', ranksep: between, marginx: margin, marginy: margin });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { name } of lessons) graph.setNode(name, { width: boxWidth, height: boxHeight });
  for (const lesson of lessons) for (const name of needs(lesson, lessons)) graph.setEdge(name, lesson.name);
  // The order of the course from top to bottom, as far as the lines let it.
  layout(graph, { disableOptimalOrderHeuristic: true });

  // The columns and the order in each are dagre’s, which puts what stands in them far apart.
  const place = (name: string) => graph.node(name) as Place;
  const columns = new Map<number, Place[]>(lessons.map(({ name }) => [place(name).x, []]));
  for (const { name } of lessons) columns.get(place(name).x)!.push(place(name));
  const edges = graph.edges().map(({ v, w }) => {
    const { points = [] } = graph.edge(v, w) as { points?: Point[] };
    const passing = points
      .filter(({ x }) => x > place(v).x && x < place(w).x && columns.has(x))
      .map((point) => ({ ...point, height: lane }));
    for (const each of passing) columns.get(each.x)!.push(each);
    return { from: v, to: w, passing };
  });
  const { height, middle } = packed([...columns.values()]);

  const boxes = lessons.map((lesson) => ({
    lesson,
    x: Math.round(place(lesson.name).x - boxWidth / 2),
    y: middle(place(lesson.name)) - boxHeight / 2,
  }));
  const lines = edges.map(({ from, to, passing }) => {
    const through = [place(from), ...passing, place(to)].flatMap((each) =>
      [-1, 1].map((side) => ({ x: Math.round(each.x + (side * boxWidth) / 2), y: middle(each) })),
    );
    return { from, to, path: curve(through.slice(1, -1)) };
  });
  return { width: Math.ceil(graph.graph().width ?? 0), height, boxes, lines };
}
