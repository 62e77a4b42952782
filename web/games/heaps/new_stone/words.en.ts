import { counted, list } from '../../../board/language.ts';

export const words = {
  title: 'A new stone game',
  position: 'Piles',
  views: { plain: 'Stones', pairs: 'Equal piles' },
  none: 'no piles',
  speak: (sizes: readonly string[]) => (sizes.length === 1 ? `one pile of ${sizes[0]}` : `piles of ${list(sizes)}`),
  manyPiles: (count: string, largest: string) => `${counted(count, 'pile')}, the largest of ${largest}`,
  pileOf: (pile: string, size: string) => `Pile ${pile}: ${size}`,
  place: (pile: string) => `pile ${pile}`,
  take: (take: string, pile: string, form: 'base' | 'third') =>
    `${form === 'base' ? 'take' : 'takes'} ${take} from pile ${pile}`,
  moving: (gifts: readonly { readonly add: string; readonly pile: string }[], form: 'base' | 'third') =>
    ` and ${form === 'base' ? 'move' : 'moves'} ${list(gifts.map(({ add, pile }) => `${add} to pile ${pile}`))}`,
  stone: (take: string, pile: string) => `Take ${take} from pile ${pile}`,
  give: (pile: string, from: string) => `Move a stone from pile ${from} to pile ${pile}`,
  back: (pile: string) => `Take a stone back from pile ${pile}`,
  idle: 'Click a stone: it goes, and all above it.',
  thenGive: 'What stays may be moved to other piles: click a dashed place.',
  play: 'Play',
  cancel: 'Cancel',
  equal: (one: string, two: string) => `Piles ${one} and ${two} are equal.`,
  tooMany: 'These piles are too many or too high to draw. They are played and analysed all the same.',
};
