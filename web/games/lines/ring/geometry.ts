import { grouped } from '../../../draw/numerals.ts';
import { around, type Around } from '../around.ts';

/**
 * Where the vertices and edges of a ring lie. The same at rest and on the live board. Pixels; vertex 1 is on top, then
 * clockwise.
 */

export const mostEdges = 24;
export const dot = 9;
export const coin = 16;

export interface RingPlace extends Around {
  readonly width: number;
  readonly height: number;
  readonly middle: { readonly x: number; readonly y: number };
  /** Whether the numbers stand on the edges, or else outside. */
  readonly on: boolean;
  /** Middle of the number of an edge (from 1), which is so wide. */
  label(edge: number, width: number): { readonly x: number; readonly y: number };
}

/** Width of a number's field. */
export const fieldWidth = (text: string) => Math.max(24, text.length * 8.4 + 12);

/** `texts`: the longest that may stand on the edges. */
export function layRing(edges: number, texts: readonly string[]): RingPlace {
  const radius = Math.min(150, 96 + 3 * edges);
  const widest = Math.max(0, ...texts.map(fieldWidth));
  const on = widest <= (2 * Math.PI * radius) / edges - 2 * dot - 22;
  const height = Math.ceil(2 * (radius + (on ? 32 : 40)));
  const width = Math.ceil(2 * (radius + (on ? 32 : 16 + widest)));
  const middle = { x: width / 2, y: height / 2 };
  const ring = around(edges, middle, radius);
  const { at } = ring;
  return {
    ...ring,
    width,
    height,
    middle,
    on,
    label: (edge, w) => {
      if (on) return at(edge + 0.5);
      const angle = ((edge - 0.5) / edges) * 2 * Math.PI;
      return at(edge + 0.5, radius + 11 + (w / 2) * Math.abs(Math.sin(angle)) + 10 * Math.abs(Math.cos(angle)));
    },
  };
}

/** Clockwise from a vertex over so many edges, `short` pixels shorter at both ends. */
export function along({ arc, radius, places }: RingPlace, from: number, count: number, short: number): string {
  const cut = (short * places) / (2 * Math.PI * radius);
  return arc(from + cut, from + count - cut);
}

/** The larger its number the thicker an edge, by its logarithm. */
export const thickness = (weight: bigint) =>
  weight === 0n ? 1.5 : Math.min(11, 2.5 + 1.1 * Math.log2(Number(weight)));

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A number as there is room for it: 1,234 in full, 18446744073709551615 as 1.8×10¹⁹. */
export function short(value: bigint): string {
  if (value < 1_000_000n) return grouped(value);
  const digits = `${value}`;
  const power = [...`${digits.length - 1}`].map((digit) => raised[Number(digit)]).join('');
  return `${digits[0]}.${digits[1]}×10${power}`;
}

/** Numbers for which a field needs a line of its own. */
export const hasLarge = (weights: readonly bigint[]) => weights.some((weight) => weight >= 10_000_000n);

/** The vertex an edge leads to from one of its ends. */
export const across = (edge: number, from: number, edges: number) => (edge === from ? (from % edges) + 1 : edge);

/** The edges at a vertex: clockwise and anticlockwise from it. */
export const besides = (vertex: number, edges: number): readonly [ahead: number, behind: number] => [
  vertex,
  vertex === 1 ? edges : vertex - 1,
];
