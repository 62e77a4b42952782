import type { GuessRound } from '../../solver/types.ts';
import type { RestOf } from '../../draw/rest.ts';
import { heldCard } from '../held-card.ts';
import type { Picture, Press, Shape } from '../../draw/scene.ts';

const width = 380;
const gap = 6;
const row = 70;

/** Cards of a row: which, and whether their faces are seen. */
interface Lying {
  readonly card: number | null;
  readonly states: Readonly<Record<string, unknown>>;
}

export interface Cards {
  readonly round: GuessRound;
  readonly lit?: ReadonlySet<string>;
  readonly chosen?: number | null;
  /** How a card is pressed; undefined where it cannot be. */
  readonly press?: (card: number) => Press | undefined;
  readonly label?: string;
}

/**
 * Above the other's cards and, apart, the one on the table; below the reader's. Between them, drawn as outlines, the
 * cards that the reader does not hold, of which nobody has told where they are.
 */
export function layout({ round, lit, chosen = null, press, label }: Cards): Picture {
  const cards = Array.from(round.places, (place, i) => ({ card: i + 1, place, mark: round.marks[i]! }));
  const widest = Math.max(...[1, 2].map((of) => cards.filter(({ place }) => place === of).length + 2), 6);
  const size = Math.min(44, Math.floor((width - 2 * gap) / widest) - gap);
  const state = (card: number, mark: number) => ({
    gone: (mark & 2) > 0,
    asked: mark === 1,
    chosen: chosen === card,
    lit: lit?.has(`card-${card}`),
  });
  const seen = cards.filter(({ place }) => place > 0);
  const open = cards.filter(({ place }) => place === 0);
  const over = round.over !== '';
  const theirs: Lying[] = seen
    .filter(({ place }) => place === 2)
    .map(({ card, mark }) => ({ card, states: state(card, mark) }));
  const backs = over ? 0 : Math.max(0, open.length - 1);
  for (let i = 0; i < backs; i++) theirs.unshift({ card: null, states: {} });
  const hidden = seen.find(({ place }) => place === 3);
  const line = (all: readonly Lying[], y: number, left: number): Shape[] =>
    all.map(({ card, states }, i) =>
      heldCard({
        x: left + i * (size + gap),
        y,
        width: size,
        face: card === null ? null : `${card}`,
        states,
        ...pressed(card),
      }),
    );
  const pressed = (card: number | null) => {
    const press_ = card === null ? undefined : press?.(card);
    return press_ && { press: press_ };
  };
  const span = (count: number) => count * (size + gap) - gap;
  const whole = span(theirs.length) + size + 4 * gap;
  const from = (width - whole) / 2;
  const mine = seen.filter(({ place }) => place === 1).map(({ card, mark }) => ({ card, states: state(card, mark) }));
  const asking = over ? [] : open.map(({ card, mark }) => ({ card, states: { ...state(card, mark), open: true } }));
  const small = span(asking.length);
  return {
    width,
    height: 3 * row + 8,
    label: label ?? '',
    is: { class: 'guess' },
    of: [
      line(theirs, 4, from),
      heldCard({
        x: from + span(theirs.length) + 4 * gap,
        y: 4,
        width: size,
        face: hidden ? `${hidden.card}` : null,
        states: { hidden: true, lit: lit?.has('hidden') },
      }),
      line(asking, row + 6, (width - small) / 2),
      line(mine, 2 * row + 8, (width - span(mine.length)) / 2),
    ],
  };
}

/** What the live board has around the cards; the other views are no pictures of them. */
const rooms = {
  play: { above: 40, below: 142, phone: 153, english: 15 },
  stage: { above: 40, below: 267, phone: 271, english: 22 },
  surface: { above: 40, below: 540, phone: 551 },
};

export const rest: RestOf<GuessRound> = ({ said, view, lit = new Set() }) => ({
  scene: {
    className: 'nl-cards',
    pictures: said.places.length > 0 && (!view || view === 'play') ? [layout({ round: said, lit })] : [],
  },
  room: rooms[(view || 'play') as keyof typeof rooms],
});
