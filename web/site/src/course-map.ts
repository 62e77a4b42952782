import { Graph, layout } from '@dagrejs/dagre';

/** The lessons as a picture: a box for each, and lines from a lesson down to those that build on it. */
export interface CoursePicture<T> {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly { readonly lesson: T; readonly x: number; readonly y: number; readonly width: number }[];
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

export const boxHeight = 56;
const margin = 2;

/** The prerequisites that do not follow from the others: a lesson's `needs` name no lesson that another of them needs. */
export function needs(lesson: Named, lessons: readonly Named[]): string[] {
  const known = new Map(lessons.map((each) => [each.name, each]));
  const below = (name: string): string[] =>
    (known.get(name)?.prerequisites ?? []).flatMap((each) => [each, ...below(each)]);
  const implied = new Set(lesson.prerequisites.flatMap(below));
  return lesson.prerequisites.filter((name) => known.has(name) && !implied.has(name));
}

/** At 15 pixels; Chinese characters are square, Latin letters about half as wide. */
const textWidth = (text: string) =>
  [...text].reduce((width, character) => width + (character.codePointAt(0)! > 0x2e80 ? 15 : 7.9), 0);

/** From a box down to the next: every piece leaves and arrives upright. */
const curve = (points: readonly Point[]) =>
  points
    .map(({ x, y }, i) => {
      const before = points[i - 1];
      if (!before) return `M${x} ${y}`;
      const middle = (before.y + y) / 2;
      return `C${before.x} ${middle} ${x} ${middle} ${x} ${y}`;
    })
    .join('');

export function drawCourse<T extends Named>(lessons: readonly T[]): CoursePicture<T> {
  const graph = new Graph({ directed: true });
  graph.setGraph({ rankdir: 'TB', nodesep: 14, ranksep: 36, edgesep: 20, marginx: margin, marginy: margin });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { name, title } of lessons)
    graph.setNode(name, { width: Math.max(116, Math.ceil(textWidth(title)) + 28), height: boxHeight });
  for (const lesson of lessons) for (const name of needs(lesson, lessons)) graph.setEdge(name, lesson.name);
  // The order of the course from left to right, as far as the lines let it.
  layout(graph, { disableOptimalOrderHeuristic: true });

  const round = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
  const place = (name: string) => graph.node(name) as Point & { width: number };
  const boxes = lessons.map((lesson) => {
    const { x, y, width } = place(lesson.name);
    return { lesson, ...round({ x: x - width / 2, y: y - boxHeight / 2 }), width };
  });
  const lines = graph.edges().map(({ v, w }) => {
    const { points = [] } = graph.edge(v, w) as { points?: Point[] };
    const [from, to] = [place(v), place(w)];
    // The layers in between, where the line has to find its way past other boxes.
    const bends = points.slice(1, -1).filter(({ y }) => y > from.y + boxHeight && y < to.y - boxHeight);
    const ends = [{ x: from.x, y: from.y + boxHeight / 2 }, ...bends, { x: to.x, y: to.y - boxHeight / 2 }];
    return { from: v, to: w, path: curve(ends.map(round)) };
  });
  const { width = 0, height = 0 } = graph.graph();
  return { width: Math.ceil(width), height: Math.ceil(height), boxes, lines };
}
