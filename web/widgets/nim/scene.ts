import { grainOf, heapPicture, mostHeaps, placeHeap, type HeapFace } from '../kit/parts/heap.ts';
import type { Rest } from '../kit/rest.ts';
import type { Scene } from '../kit/scene.ts';

/** What a board says of a heap besides its size. */
export type Face = Omit<HeapFace, 'heap' | 'size' | 'place'>;

/** Heaps in the room that they had when the game began (`rooms`). */
export function heaps(
  sizes: readonly bigint[],
  rooms: readonly bigint[],
  face: (heap: number, size: bigint) => Face,
): Scene {
  const grain = grainOf(rooms);
  const pictures = sizes.slice(0, mostHeaps).map((size, i) => {
    const place = placeHeap(i + 1, size, rooms[i]!, grain);
    return heapPicture({ ...face(i + 1, size), heap: i + 1, size, place });
  });
  return { className: 'nl-heaps', pictures };
}

/** The live board has a field under a large heap. */
const fieldHeight = 44;

/** At rest. The table of columns has a row a heap; it takes the place of the heaps, or stands under or beside them. */
export const rest: Rest = ({ numbers, view }) => {
  const scene = heaps(numbers, numbers, () => ({ write: (value) => value.toLocaleString('en') }));
  const large = numbers.some((size) => placeHeap(1, size, size, grainOf(numbers)).large) ? fieldHeight : 0;
  const height = Math.max(0, ...scene.pictures.map((each) => each.height)) + large;
  const rows = 35 * numbers.length;
  return {
    scene,
    room:
      view === 'columns'
        ? { below: Math.max(0, 186 + rows - height) + large, phone: Math.max(0, 254 + rows - height) + large }
        : view === 'both'
          ? { below: Math.max(0, 110 + rows - height) + large, phone: 120 + rows + large, pivot: 44 }
          : { below: large },
  };
};
