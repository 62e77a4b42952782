import type { Point } from '../surface.ts';
import { circle, ellipse, g, keyed, names, type Shape } from '../scene.ts';
import { centred } from '../sign.ts';

/** A stone seen from above. */
export interface Disc {
  readonly at: Point;
  readonly r: number;
  /** Its number among several, or what it stands on; without it light falls on it. */
  readonly text?: string;
  /** Of text; else it goes with the radius, as long as it can be read. */
  readonly size?: number;
  readonly states?: Readonly<Record<string, unknown>>;
  /** Keeps it the same stone while it moves: it glides. */
  readonly key?: string;
}

export function disc({ at: [x, y], r, text = '', size, states = {}, key }: Disc): Shape {
  const written = size ?? Math.max(10, r * (text.length > 1 ? 0.9 : 1.1));
  const [gx, gy] = [-r * 0.28, -r * 0.4];
  const drawn = g(
    { class: names('disc', states), translate: `${x} ${y}` },
    circle({ class: 'halo', r: r + Math.max(2.5, r * 0.16) }),
    circle({ class: 'body', r }),
    text
      ? centred(0, 0, { 'font-size': written }, text)
      : ellipse({ class: 'gleam', cx: gx, cy: gy, rx: r * 0.34, ry: r * 0.22, transform: `rotate(-28 ${gx} ${gy})` }),
  );
  return key === undefined ? drawn : keyed(key, drawn);
}
