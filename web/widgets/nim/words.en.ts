const list = (sizes: readonly string[]) =>
  sizes.length < 2 ? sizes.join('') : `${sizes.slice(0, -1).join(', ')} and ${sizes.at(-1)}`;

export const words = {
  title: 'Nim',
  heaps: 'Heaps',
  stones: 'Stones',
  columns: 'Binary',
  both: 'Both',
  heap: (heap: string) => `Heap ${heap}`,
  heapOf: (heap: string, size: string) => `Heap ${heap}: ${size}`,
  takeFrom: (take: string, heap: string) => `take ${take} from heap ${heap}`,
  takesFrom: (take: string, heap: string) => `takes ${take} from heap ${heap}`,
  stone: (take: string, heap: string, left: string) => `Take ${take} from heap ${heap}, ${left} left`,
  place: (heap: string) => `heap ${heap}`,
  noHeaps: 'no heaps',
  position: (sizes: readonly string[]) => (sizes.length === 1 ? `one heap of ${sizes[0]}` : `heaps of ${list(sizes)}`),
  manyHeaps: (count: string, largest: string) => `${count} heaps, the largest of ${largest}`,
  take: 'Take',
  fromHeap: 'From',
  count: 'How many',
  howMany: (heap: string) => `How many to take from heap ${heap}`,
  tooManyToDraw: (count: string, limit: string) =>
    `${count} heaps are more than this board draws (${limit}). The position is kept: analysis, “why?” and the opponent answer as always.`,
  table: 'The heaps in binary',
  nimSum: 'nim-sum',
  ones: 'ones in column',
  odd: 'odd',
  even: 'even',
  flips: (size: string) => `becomes ${size}`,
};
