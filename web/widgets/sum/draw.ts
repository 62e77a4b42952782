import { sidesOf } from './sides.ts';

const drawings = import.meta.glob<{ draw(position: string, rule?: string): string }>(
  ['../*/draw.ts', '!./draw.ts', '!../sum/draw.ts'],
  { eager: true },
);

/** The two positions at rest, side by side, each as its own game draws it. */
export function draw(position: string, rule = ''): string {
  const sides = sidesOf(position, rule).map(({ game, rule, position }) => {
    const figure = drawings[`../${game}/draw.ts`]?.draw(position, rule) ?? position;
    return `<div class="nl-side">${figure}</div>`;
  });
  return `<div class="nl-sum nl-no-views">${sides.join('<span class="nl-plus" aria-hidden="true">+</span>')}</div>`;
}
