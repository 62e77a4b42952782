import { centred } from '../../draw/sign.ts';
import { circle, g, names, path, type Content, type Shape } from '../../draw/scene.ts';

/** The plans that have a face, in the solver's words. */
export const faces = [
  'all_c',
  'all_d',
  'tit_for_tat',
  'grim',
  'tit_for_two_tats',
  'tester',
  'pavlov',
  'alternate',
] as const;
export type Face = (typeof faces)[number];

export const isFace = (plan: string): plan is Face => (faces as readonly string[]).includes(plan);

const eyes = 'M-6 -4v.1M6 -4v.1';
/** Eyes, brows and mouth as lines, in a head of radius 16. */
const features: Readonly<Record<Face, string>> = {
  all_c: 'M-8.5 -4q2.5 -3 5 0M3.5 -4q2.5 -3 5 0M-7 4q7 7.5 14 0',
  all_d: `${eyes}M-10 -9l6.5 3M10 -9l-6.5 3M-7 5.5h14M-3.5 5.5v3.5M0 5.5v3.5M3.5 5.5v3.5M-7 5.5v3.5h14v-3.5`,
  tit_for_tat: `${eyes}M-5 5h10M-18.5 -5.5q-3 5.5 0 11M18.5 -5.5q3 5.5 0 11`,
  grim: `${eyes}M-9.5 -8.5h19M-6 8q6 -6 12 0`,
  tit_for_two_tats: 'M-9 -3h5.5M3.5 -3h5.5M-5 5q5 3.5 10 0',
  tester: `${eyes}M6 -8.5a4.8 4.8 0 1 0 .1 0M9.5 -1l5.5 6.5M-6 6l9 -1.5`,
  pavlov: `${eyes}M-7 5.5q2.3 -4 4.7 0t4.7 0t4.7 0`,
  alternate: 'M-8.5 -4h5M6 -4v.1M0 -16v32M-7 5h7M0 6q4 3 7 0',
};

/** A plan of the reader's: a star. */
export const own = 'own';
const star = 'M0 -10l2.8 6.3 6.9 .6 -5.2 4.5 1.6 6.7L0 4.5l-6.1 3.6 1.6 -6.7 -5.2 -4.5 6.9 -.6Z';

/**
 * A head around (x, y), `size` wide: with the face of a plan, or with a letter or number where there is none or where
 * nobody is to know it.
 */
export function character(plan: string, x: number, y: number, size: number, letter = ''): Shape {
  const known = !letter && (isFace(plan) || plan === own);
  const features_: Content = known
    ? path({ class: 'features', d: isFace(plan) ? features[plan] : star })
    : centred(0, 0, { class: 'letter', 'font-size': 17 }, letter || '?');
  return g(
    { class: names('character', { [plan]: known }), transform: `translate(${x} ${y}) scale(${size / 32})` },
    circle({ class: 'head', r: 16 }),
    features_,
  );
}

const hull = 'h17q-1.2 6 -5 6h-7q-3.8 0 -5 -6z';

/**
 * What somebody does, around (x, y), some 20 high: boats on the lake; elsewhere an open ring to cooperate and a full
 * square to defect.
 */
export function deed(act: number, boats: boolean, x: number, y: number): Shape {
  const one = (dy: number) => path({ d: `M-8.5 ${dy}${hull}M0 ${dy}v-3.5` });
  const own: Content = boats
    ? act === 1
      ? one(-1)
      : [one(-6.5), one(5)]
    : act === 1
      ? circle({ class: 'open', r: 7 })
      : path({ d: 'M-6.5 -6.5h13v13h-13z' });
  return g({ class: `deed act-${act}`, transform: `translate(${x} ${y})` }, own);
}
