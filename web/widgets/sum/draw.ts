import type { Rest, Values } from '../kit/rest.ts';
import { restText } from '../kit/text.ts';
import { sidesOf } from './sides.ts';

const scenes = import.meta.glob<{ rest: Rest }>('../*/scene.ts', { eager: true });
const drawings = import.meta.glob<{ draw(position: string, rule?: string): string }>(
  ['../*/draw.ts', '!./draw.ts', '!../sum/draw.ts'],
  { eager: true },
);

/** The two positions at rest, side by side, each as its own game draws it. The first of a sum's numbers is how many are the first side's. */
export function draw(
  position: string,
  rule = '',
  _view = '',
  _values: Values | null = null,
  [first = 0n, ...numbers]: readonly bigint[] = [],
): string {
  const cut = Number(first);
  const sides = sidesOf(position, rule).map(({ game, rule, position }, i) => {
    const own = i === 0 ? numbers.slice(0, cut) : numbers.slice(cut);
    const scene = scenes[`../${game}/scene.ts`]?.rest({ position, numbers: own, rule, view: '', values: null }).scene;
    const figure = scene ? restText(scene) : (drawings[`../${game}/draw.ts`]?.draw(position, rule) ?? position);
    return `<div class="nl-side">${figure}</div>`;
  });
  return `<div class="nl-sum nl-no-views">${sides.join('<span class="nl-plus" aria-hidden="true">+</span>')}</div>`;
}
