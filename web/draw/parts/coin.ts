import { circle, g, type Attributes, type Shape } from '../scene.ts';

/** A coin around (0, 0). */
export const coin = (radius: number, is: Attributes = {}): Shape =>
  g(
    { ...is, class: `coin ${is['class'] ?? ''}` },
    circle({ class: 'rim', r: radius }),
    circle({ class: 'inlay', r: radius - 4.5 }),
  );
