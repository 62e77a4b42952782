/** Places around a middle, numbered clockwise from the top. Pixels. */
export interface Around {
  readonly places: number;
  readonly radius: number;
  /** Of a place, or of something between two. */
  at(place: number, radius?: number): { readonly x: number; readonly y: number };
  /** Clockwise from one place to another, at most once around. */
  arc(from: number, to: number, radius?: number): string;
}

const round = (value: number) => Math.round(value * 100) / 100;

export function around(places: number, middle: { x: number; y: number }, radius: number): Around {
  const at = (place: number, r = radius) => {
    const angle = ((place - 1) / places) * 2 * Math.PI - Math.PI / 2;
    return { x: round(middle.x + r * Math.cos(angle)), y: round(middle.y + r * Math.sin(angle)) };
  };
  const arc = (from: number, to: number, r = radius) => {
    const whole = to - from >= places;
    const turns = whole ? [from + places / 2, from] : [to];
    const large = !whole && to - from > places / 2 ? 1 : 0;
    const start = at(from, r);
    const part = (end: number) => `A${round(r)} ${round(r)} 0 ${large} 1 ${at(end, r).x} ${at(end, r).y}`;
    return `M${start.x} ${start.y}${turns.map(part).join('')}`;
  };
  return { places, radius, at, arc };
}
