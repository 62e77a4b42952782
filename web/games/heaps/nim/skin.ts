import { restingHeaps, type HeapFace } from '../../../draw/parts/heap.ts';
import skinsSheet from '../skins.css?inline';
import { coinLane, lanesPicture } from '../lane.ts';
import { textWidth } from '../../../draw/rest.ts';
import type { Picture } from '../../../draw/scene.ts';
import { sheets } from '../../../draw/sheets.ts';
import type { SkinFile } from '../../../draw/skin.ts';

/** Longer strips, or more of them, are heaps again. */
const longest = 24n;
const mostStrips = 8;

/** How heaps are drawn in their rooms, given what is said of each; null where they are too large. */
export type DrawHeaps = (
  sizes: readonly bigint[],
  rooms: readonly bigint[],
  face: ((heap: number, size: bigint) => HeapFace) | null,
) => Picture | null;

/**
 * A coin on a strip for each heap, as many squares from the left end as the heap has stones. Places as those of stones.
 */
const draw: DrawHeaps = (sizes, rooms, face) => {
  if (sizes.length === 0 || sizes.length > mostStrips || rooms.some((room) => room > longest)) return null;
  const squares = Number(rooms.reduce((most, each) => (each > most ? each : most), 1n)) + 1;
  const lanes = sizes.map((size, i) => {
    const heap = i + 1;
    const held: Partial<HeapFace> = face?.(heap, size) ?? {};
    return coinLane(`coin-${heap}`, size, held, {
      ...(sizes.length > 1 && { name: `${heap}` }),
      squares,
      states: held.states ?? {},
      id: (to) => `${heap}-${to}`,
    });
  });
  return lanesPicture(lanes, {
    width: textWidth,
    index: (at) => `${at}`,
    ...(face && { label: '' }),
  });
};

export const { skins, styles }: SkinFile<DrawHeaps> = {
  skins: {
    strips: {
      draw,
      rest: ({ numbers }) => {
        const picture = draw(numbers, numbers, null);
        return { scene: picture ? { className: 'nl-lanes', pictures: [picture] } : restingHeaps(numbers) };
      },
    },
  },
  styles: sheets(skinsSheet),
};
