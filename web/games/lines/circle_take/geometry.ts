import { around, type Around } from '../around.ts';

/** Where the places of a circle lie. Pixels; place 1 is on top, then clockwise. */

export const mostPlaces = 200;
/** With more places than this not every one bears its number. */
const mostNumbered = 24;

export interface Circle extends Around {
  /** Width and height of the drawing; its middle is the centre. */
  readonly size: number;
  /** Radius of a stone. */
  readonly stone: number;
  /** Arcs of winning moves are outside, `step` apart; numbers of places and values of rows inside. */
  readonly outside: number;
  readonly step: number;
  readonly inside: number;
  readonly innermost: number;
}

/** How many winning moves can lie over each other. */
export const lanes = 3;

export function layCircle(places: number): Circle {
  const radius = Math.min(205, Math.max(96, 84 + 2.8 * places));
  const apart = (2 * Math.PI * radius) / places;
  const stone = Math.min(21, apart * 0.44);
  const step = Math.min(6, 3 + stone / 6);
  const outside = radius + stone + 7;
  const half = outside + lanes * step + 2;
  const inside = radius - stone - numberSize(places);
  return {
    ...around(places, { x: half, y: half }, radius),
    size: Math.ceil(2 * half),
    stone,
    outside,
    step,
    inside,
    innermost: inside - 22,
  };
}

/** Along a row, `over` of a place longer at both ends. */
export const along = ({ places, arc }: Circle, { start, count }: Row, radius: number, over: number): string =>
  count >= places ? arc(start, start + places, radius) : arc(start - over, start + count - 1 + over, radius);

/** A part of the ring around a place, to be clicked on. */
export function sector({ places, at, radius, stone, outside, inside }: Circle, place: number): string {
  const outer = outside - 2;
  const inner = Math.min(inside - 6, radius - stone - 8);
  const half = Math.min(0.5, (places * (stone + 5)) / (2 * Math.PI * radius));
  const [a, b, c, d] = [
    at(place - half, outer),
    at(place + half, outer),
    at(place + half, inner),
    at(place - half, inner),
  ];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/**
 * Every place bears its number, or every fifth or tenth; then the numbers are larger, for they are drawn smaller on a
 * phone.
 */
export function isNumbered(place: number, places: number): boolean {
  const every = places <= mostNumbered ? 1 : places <= 60 ? 5 : 10;
  return place === 1 || (place % every === 0 && (every === 1 || places - place > every / 4));
}
export const numberSize = (places: number) => (places <= mostNumbered ? 11 : 14);

/** Stones that lie side by side, clockwise from `start`; all of a full circle is one row, which closes. */
export interface Row {
  readonly start: number;
  readonly count: number;
}

/** The rows, by the places where they begin; a 1 is a stone, a 0 a gap. */
export function rowsOf(stones: readonly boolean[]): Row[] {
  const n = stones.length;
  if (n > 0 && stones.every(Boolean)) return [{ start: 1, count: n }];
  return stones.flatMap((stone, i) => {
    if (!stone || stones[(i + n - 1) % n]) return [];
    let count = 1;
    while (stones[(i + count) % n]) count++;
    return [{ start: i + 1, count }];
  });
}

/** The place `steps` further on. */
export const further = (place: number, steps: number, places: number) =>
  ((((place - 1 + steps) % places) + places) % places) + 1;

export const placesOf = ({ start, count }: Row, places: number) =>
  Array.from({ length: Math.min(count, places) }, (_, i) => further(start, i, places));

/** Place p lies opposite place axis − p. */
export const image = (place: number, axis: number, places: number) => further(1, axis - place - 1, places);
