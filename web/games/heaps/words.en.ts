import { counted, list } from '../../board/language.ts';
/** What a move does to a heap, written out. `size` is null where the position before is not at hand. */
export interface Change {
  readonly heap: string;
  readonly size: string | null;
  readonly taken: string;
  readonly parts: readonly string[];
  /** Whether stones leave the board. */
  readonly takes: boolean;
  readonly form: 'base' | 'third';
}

export const words = {
  heaps: 'Stones',
  noHeaps: 'no heaps',
  position: (sizes: readonly string[]) => (sizes.length === 1 ? `one heap of ${sizes[0]}` : `heaps of ${list(sizes)}`),
  manyHeaps: (count: string, largest: string) => `${counted(count, 'heap')}, the largest of ${largest}`,
  heapOf: (heap: string, size: string) => `Heap ${heap}: ${size}`,
  place: (heap: string) => `heap ${heap}`,
  value: (value: string) => `SG ${value}`,
  change: ({ heap, size, taken, parts, takes, form }: Change) => {
    const s = form === 'third' ? 's' : '';
    const of = size === null ? `heap ${heap}` : `the heap of ${size}`;
    if (size === null) return parts.length ? `turn${s} ${of} into ${list(parts)}` : `take${s} all of ${of}`;
    if (!takes) return `split${s} ${of} into ${list(parts)}`;
    if (parts.length === 0) return `take${s} all of ${of}`;
    // After “whoever”, what is left is said next.
    return `take${s} ${taken} from ${of}${s && parts.length === 1 ? '' : `, leaving ${list(parts)}`}`;
  },
  play: 'Play',
  first: 'First part',
  second: 'Second part',
  which: 'Heap',
  notAllowed: 'The rules do not allow this.',
  tooManyToDraw: (count: string, limit: string) =>
    `${counted(count, 'heap')} are more than this board draws (${limit}). The position is kept: analysis, “why?” and the opponent answer as always.`,
  /** What may be taken; of one heap of several it is said which. */
  refused: (amount: string, of: { readonly heap: string; readonly size: string } | null) =>
    of === null ? `Take ${amount}.` : `Heap ${of.heap} has ${counted(of.size, 'stone')}: take ${amount}.`,
  refusedAll: (heap: string | null) => `Nothing can be taken from ${heap === null ? 'this heap' : `heap ${heap}`}.`,
  // Heaps that stand, taken from their tops
  stones: 'Stones',
  columns: 'Binary',
  both: 'Both',
  heap: (heap: string) => `Heap ${heap}`,
  takeFrom: (take: string, heap: string) => `take ${take} from heap ${heap}`,
  takesFrom: (take: string, heap: string) => `takes ${take} from heap ${heap}`,
  stone: (take: string, heap: string, left: string) => `Take ${take} from heap ${heap}, ${left} left`,
  take: 'Take',
  fromHeap: 'From',
  count: 'How many',
  howMany: (heap: string) => `How many to take from heap ${heap}`,
  // Their binary columns
  table: 'The heaps in binary',
  nimSum: 'nim-sum',
  ones: 'ones in column',
  odd: 'odd',
  even: 'even',
  becomes: (size: string) => `becomes ${size}`,
  // Which of both ways to end a game of heaps holds
  lastStone: (loses: boolean) => `Whoever takes the last stone ${loses ? 'loses' : 'wins'}.`,
  whoever: 'Whoever takes the last stone',
  wins: 'wins',
  loses: 'loses',
  normalPlay: 'normal play',
  miserePlay: 'misère',
};
