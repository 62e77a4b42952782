import type { Point } from '../surface.ts';
import { g, path, type Shape } from '../scene.ts';

/**
 * From one place towards another, `unit` being the size of what stands there, which it leaves free. `kind`: a class
 * (`look`, `wins`, `hint`, `reply`).
 */
export function arrow([x1, y1]: Point, [x2, y2]: Point, unit: number, kind: string): Shape {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [start, end] = [Math.min(unit * 0.36, length * 0.3), Math.min(unit * 0.26, length * 0.2)];
  const [ax, ay, bx, by] = [x1 + ux * start, y1 + uy * start, x2 - ux * end, y2 - uy * end];
  const head = Math.min(9, unit * 0.24, length * 0.4);
  const wing = (turn: number) => `${bx - head * (ux - turn * uy * 0.55)} ${by - head * (uy + turn * ux * 0.55)}`;
  return g(
    { class: `arrow ${kind} ${unit < 28 ? 'thin' : ''}` },
    path({ class: 'shaft', d: `M${ax} ${ay}L${bx} ${by}` }),
    path({ class: 'tip', d: `M${wing(1)}L${bx} ${by}L${wing(-1)}` }),
  );
}
