import type { KuhnMatch } from '../../solver/types.ts';
import type { RestOf } from '../../draw/rest.ts';
import { heightOf, heldCard } from '../held-card.ts';
import { circle, g, rect, type Picture, type Shape } from '../../draw/scene.ts';

const [width, height] = [320, 236];
const card = 62;
const tall = heightOf(card);

/** A chip from the side. */
const chip = (x: number, y: number): Shape =>
  g({ class: 'chip', translate: `${x} ${y}` }, circle({ class: 'rim', r: 12 }), circle({ class: 'inlay', r: 7.5 }));

/** The chips that somebody has in the pot, from the middle outwards. */
const stake = (count: number, y: number) => Array.from({ length: count }, (_, i) => chip(226 + 27 * i, y));

export interface Table {
  readonly match: Pick<KuhnMatch, 'mine' | 'theirs' | 'chips' | 'over' | 'won'>;
  readonly lit?: ReadonlySet<string>;
  readonly label?: string;
}

/** The other's card above, the reader's below, and what both have in the pot beside them. */
export function table({ match, lit, label }: Table): Picture {
  const won = match.over ? Math.sign(Number(match.won)) : 0;
  const x = width / 2 - card / 2;
  return {
    width,
    height,
    label: label ?? '',
    is: { class: 'kuhn' },
    of: [
      rect({ class: 'felt', x: 30, y: 20, width: width - 60, height: height - 40, rx: 90 }),
      heldCard({
        x,
        y: 8,
        width: card,
        face: match.theirs > 0 ? `${match.theirs}` : null,
        states: { gone: won > 0, lit: lit?.has('theirs') },
      }),
      heldCard({
        x,
        y: height - 8 - tall,
        width: card,
        face: `${match.mine}`,
        states: { gone: won < 0, lit: lit?.has('mine') },
      }),
      stake(match.chips[1] ?? 0, 8 + tall / 2 + 10),
      stake(match.chips[0] ?? 0, height - 8 - tall / 2 - 10),
    ],
  };
}

/** What the live board has around the table; the other views are no pictures. */
const rooms = {
  play: { above: 40, below: 289, phone: 351, english: 52 },
  plans: { above: 40, below: 329, phone: 423 },
  matrix: { above: 40, below: 447, phone: 537 },
};

export const rest: RestOf<KuhnMatch> = ({ said, view, lit = new Set() }) => ({
  scene: {
    className: 'nl-cards',
    pictures: view === 'plans' || view === 'matrix' ? [] : [table({ match: said, lit })],
  },
  room: rooms[(view || 'play') as keyof typeof rooms],
});
