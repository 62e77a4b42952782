import { nodeName } from '../../../draw/letters.ts';
import type { Point } from '../../../draw/surface.ts';
import type { SolverError } from '../../../solver/types.ts';
import { cutAt } from '../../../draw/numerals.ts';

/**
 * Of a board that is written as its rows, the one that was refused for its length: its number from 1, and both lengths.
 */
export function wrongRow(
  text: string,
  { code, at }: SolverError,
): { readonly row: number; readonly length: number; readonly wanted: number } | null {
  if (code !== 'syntax' || at === null) return null;
  const [before, from] = cutAt(text, at);
  const length = /^[.#]+(?![^\s,，、;；])/.exec(from)?.[0].length;
  const above = before.match(/[.#]+/g) ?? [];
  // Numbers of rows and columns may stand before them.
  const wanted = Number(/^\D*\d+\D+(\d+)/.exec(before)?.[1] ?? above[0]?.length);
  return length && wanted && length !== wanted ? { row: above.length + 1, length, wanted } : null;
}

/** What the rule's numbers say: a board with walls, or a graph. Places have names, `cell-2-1` or `node-3`. */
export interface Drawing {
  /** How many numbers name a place. */
  readonly per: 1 | 2;
  /** Of a board; 0 of a graph. */
  readonly columns: number;
  readonly rows: number;
  readonly walls: ReadonlySet<string>;
  /** Where a token may stand. */
  readonly places: readonly string[];
  /** Of a graph. */
  readonly edges: readonly (readonly [string, string])[];
  /** Its edges lead one way. */
  readonly directed: boolean;
  /** Its rule names nodes by letters. */
  readonly letters: boolean;
}

/** Larger ones are not drawn. */
export const mostSide = 20;
export const mostNodes = 24;

export const named = (numbers: readonly (bigint | number)[]) =>
  numbers.length === 2 ? `cell-${numbers.join('-')}` : `node-${numbers[0]}`;
export const numbersOf = (place: string): readonly number[] => place.split('-').slice(1).map(Number);

/** A list of names, so many numbers each. */
export function placesIn(numbers: readonly bigint[], per: number): string[] {
  return Array.from({ length: numbers.length / per }, (_, i) => named(numbers.slice(i * per, (i + 1) * per)));
}

export function drawingOf(ruleNumbers: readonly bigint[] = []): Drawing {
  const [columns = 0, rows = 0] = ruleNumbers.map(Number);
  if (columns > 0) {
    const walls = new Set(placesIn(ruleNumbers.slice(2), 2));
    const all = Array.from({ length: columns * rows }, (_, i) =>
      named([(i % columns) + 1, Math.floor(i / columns) + 1]),
    );
    const places = all.filter((each) => !walls.has(each));
    return { per: 2, columns, rows, walls, places, edges: [], directed: false, letters: false };
  }
  const ends = placesIn(ruleNumbers.slice(3), 1);
  const signs = ruleNumbers[2] ?? 0n;
  return {
    per: 1,
    columns: 0,
    rows: 0,
    walls: new Set(),
    places: Array.from({ length: rows }, (_, i) => named([i + 1])),
    edges: Array.from({ length: ends.length / 2 }, (_, i) => [ends[2 * i]!, ends[2 * i + 1]!] as const),
    directed: (signs & 1n) > 0n,
    letters: (signs & 2n) > 0n,
  };
}

export const drawable = ({ columns, rows, places }: Drawing) =>
  columns > 0 ? Math.max(columns, rows) <= mostSide : places.length > 0 && places.length <= mostNodes;

/** As the rule names a node. */
export const called = ({ places, letters }: Pick<Drawing, 'places' | 'letters'>, node: string) =>
  nodeName({ count: places.length, letters }, numbersOf(node)[0]!);

/** As the rule is written. */
export const written = (columns: number, rows: number, walls: Iterable<string>): string =>
  [`${columns}x${rows}`, ...[...walls].map((wall) => numbersOf(wall).join(','))].join(' ');

/** Where things are. Pixels of the drawing. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The side of a cell, or twice the radius of a node and some air. */
  readonly cell: number;
  readonly left: number;
  readonly top: number;
  at(place: string): Point;
}

/** Left of and above a board: the numbers of rows and columns. */
const [left, top, edge] = [22, 20, 4];
const sizes = [
  [7, 54],
  [10, 46],
  [13, 38],
  [20, 31],
] as const;

/** Of a longest path no more nodes have room on a phone. */
const longestSpine = 7;

const neighbours =
  ({ edges }: Drawing) =>
  (of: string) =>
    edges.filter((each) => each.includes(of)).map(([a, b]) => (a === of ? b : a));

/**
 * Column and row of the nodes of a tree: a longest path from left to right in row 0, other branches hang down from it,
 * a second one at the same node stands up. null: no tree, too long a one, or branches that branch.
 */
function treeOf(drawing: Drawing): ReadonlyMap<string, Point> | null {
  const { places, edges } = drawing;
  if (places.length < 2 || edges.length !== places.length - 1) return null;
  const beside = neighbours(drawing);
  const longer = (a: readonly string[], b: readonly string[]) => (b.length > a.length ? b : a);
  const farthest = (way: readonly string[]): readonly string[] =>
    beside(way.at(-1)!)
      .filter((each) => !way.includes(each))
      .map((each) => farthest([...way, each]))
      .reduce(longer, way);
  const ends = places.filter((each) => beside(each).length === 1);
  const spine = ends.map((each) => farthest([each])).reduce(longer, []);
  if (spine.length > longestSpine) return null;
  const placed = new Map(spine.map((node, column): [string, Point] => [node, [column, 0]]));
  for (const [column, node] of spine.entries()) {
    const branches = beside(node).filter((each) => !spine.includes(each));
    for (const [i, first] of branches.slice(0, 2).entries()) {
      const chain = farthest([node, first]).slice(1);
      for (const [depth, each] of chain.entries()) placed.set(each, [column, (i ? -1 : 1) * (depth + 1)]);
    }
  }
  return placed.size === places.length ? placed : null;
}

/** Least and greatest length of an edge of rings, and the width that a phone has for all of them. */
const ringEdge = { least: 46, most: 66, room: 260 };

/** Two rings that a path joins: they lie beside each other, the path between them. null: the graph is none. */
function ringsOf(drawing: Drawing): Layout | null {
  const { places, edges, directed } = drawing;
  const beside = neighbours(drawing);
  const joints = places.filter((each) => beside(each).length === 3);
  if (directed || joints.length !== 2 || edges.length !== places.length + 1) return null;
  if (places.some((each) => beside(each).length < 2)) return null;
  const walk = (way: readonly string[]): readonly string[] => {
    const here = way.at(-1)!;
    const on = beside(here).find((each) => each !== way.at(-2));
    return joints.includes(here) || !on ? way : walk([...way, on]);
  };
  const [from, to] = joints.map((joint) => beside(joint).map((next) => walk([joint, next])));
  const paths = from!.filter((way) => way.at(-1) === joints[1]);
  const rings = [from!, to!].map((ways) => ways.find((way) => way[0] === way.at(-1))?.slice(1) ?? []);
  const [path = []] = paths;
  const count = path.length - 2 + rings[0]!.length + rings[1]!.length;
  if (paths.length !== 1 || count !== places.length) return null;

  // In edges, from the left joint: a ring's joint is its last node, and points to the other ring.
  const units = new Map(path.map((node, i): [string, Point] => [node, [i, 0]]));
  for (const [which, ring] of rings.entries()) {
    const [side, start] = which ? [-1, path.length - 1] : [1, 0];
    const radius = 0.5 / Math.sin(Math.PI / ring.length);
    for (const [i, node] of ring.entries()) {
      const turn = (2 * Math.PI * (i + 1)) / ring.length;
      units.set(node, [start + side * radius * (Math.cos(turn) - 1), radius * Math.sin(turn)]);
    }
  }
  const [across, down] = [0, 1].map((axis) => [...units.values()].map((each) => each[axis]!)) as [number[], number[]];
  const [west, north] = [Math.min(...across), Math.min(...down)];
  const [wide, tall] = [Math.max(...across) - west, Math.max(...down) - north];
  const edge = Math.min(ringEdge.most, ringEdge.room / wide);
  if (edge < ringEdge.least) return null;
  const at = (place: string): Point => {
    const [x, y] = units.get(place) ?? [0, 0];
    return [31 + edge * (x - west), 31 + edge * (y - north)];
  };
  return { width: 62 + edge * wide, height: 62 + edge * tall, cell: 44, left: 0, top: 0, at };
}

export function lay(drawing: Drawing): Layout {
  const { columns, rows, places } = drawing;
  if (columns > 0) {
    const [, cell] = sizes.find(([most]) => Math.max(columns, rows) <= most) ?? [0, 31];
    return {
      width: left + columns * cell + edge,
      height: top + rows * cell + edge,
      cell,
      left,
      top,
      at: (place) => {
        const [x = 1, y = 1] = numbersOf(place);
        return [left + (x - 0.5) * cell, top + (y - 0.5) * cell];
      },
    };
  }
  const tree = treeOf(drawing);
  if (tree) {
    const [columnsIn, rowsIn] = [0, 1].map((axis) => [...tree.values()].map((each) => each[axis]!)) as [
      number[],
      number[],
    ];
    const [last, up, down] = [Math.max(...columnsIn), Math.min(...rowsIn), Math.max(...rowsIn)];
    const step = Math.min(72, 260 / last);
    const at = (place: string): Point => {
      const [column, row] = tree.get(place) ?? [0, 0];
      return [31 + step * column, 31 + 62 * (row - up)];
    };
    return { width: 62 + step * last, height: 62 * (down - up + 1), cell: 44, left: 0, top: 0, at };
  }
  const rings = ringsOf(drawing);
  if (rings) return rings;
  // In a circle, the first one on top.
  const n = places.length;
  const radius = n < 2 ? 0 : Math.max(88, n * 13.5);
  const side = 2 * radius + 62;
  return {
    width: side,
    height: side,
    cell: 44,
    left: 0,
    top: 0,
    at: (place) => {
      const turn = (2 * Math.PI * ((numbersOf(place)[0] ?? 1) - 1)) / n;
      return [side / 2 + radius * Math.sin(turn), side / 2 - radius * Math.cos(turn)];
    },
  };
}
