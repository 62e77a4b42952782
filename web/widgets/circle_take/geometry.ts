/** Where the places of a circle lie. The same at rest and on the live board. Pixels; place 1 is on top, then clockwise. */

export const mostPlaces = 200;
/** With more places than this not every one bears its number. */
const mostNumbered = 24;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Circle {
  readonly places: number;
  /** Width and height of the drawing; its middle is the centre. */
  readonly size: number;
  readonly radius: number;
  /** Radius of a stone. */
  readonly stone: number;
  /** Arcs of winning moves are outside, `step` apart; numbers of places and values of rows inside. */
  readonly outside: number;
  readonly step: number;
  readonly inside: number;
  readonly innermost: number;
  /** Of a place, or of something between two. */
  at(place: number, radius?: number): Point;
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
    places,
    size: Math.ceil(2 * half),
    radius,
    stone,
    outside,
    step,
    inside,
    innermost: inside - 22,
    at: (place, r = radius) => {
      const angle = ((place - 1) / places) * 2 * Math.PI - Math.PI / 2;
      return { x: round(half + r * Math.cos(angle)), y: round(half + r * Math.sin(angle)) };
    },
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** An arc clockwise from one place to another, `over` of a place longer at both ends. */
export function arc(circle: Circle, radius: number, start: number, count: number, over: number): string {
  const { places } = circle;
  const whole = count >= places;
  const from = whole ? start : start - over;
  const to = whole ? start + places / 2 : start + count - 1 + over;
  const [a, b] = [circle.at(from, radius), circle.at(to, radius)];
  const large = !whole && to - from > places / 2 ? 1 : 0;
  const path = `M${a.x} ${a.y}A${round(radius)} ${round(radius)} 0 ${large} 1 ${b.x} ${b.y}`;
  return whole ? `${path}A${round(radius)} ${round(radius)} 0 0 1 ${a.x} ${a.y}` : path;
}

/** A part of the ring around a place, to be clicked on. */
export function sector({ at, radius, stone, outside, inside }: Circle, place: number, places: number): string {
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

/** Every place bears its number, or every fifth or tenth; then the numbers are larger, for they are drawn smaller on a phone. */
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
