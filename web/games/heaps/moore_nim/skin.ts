import type { HeapFace } from '../../../draw/parts/heap.ts';
import { lanesPicture, type LanePiece, type LaneSquare } from '../lane.ts';
import skinsSheet from '../skins.css?inline';
import type { Picture } from '../../../draw/scene.ts';
import { sheets } from '../../../draw/sheets.ts';
import { restingSkin, type SkinFile } from '../../../draw/skin.ts';
import type { Played } from '../../../board/match.ts';
import { rest } from './scene.ts';

/** A longer strip is heaps again. */
const longest = 30;
/** Free squares before the first pair, and before the next ones: they only grow, and stop nobody. */
const before = [1, 1, 0];

interface Pairs {
  readonly sizes: readonly bigint[];
  readonly rooms: readonly bigint[];
  readonly face: ((heap: number, size: bigint) => HeapFace) | null;
  /** What white (`mine`) and black have closed of the gaps; whose move it is. */
  readonly past: readonly Played[];
  readonly mine: boolean;
  readonly width: number;
}
export type DrawPieces = (pairs: Pairs) => Picture | null;

/**
 * White and black pieces on a strip: a heap is the gap between a white one and the black one on its right, and whoever
 * moves closes it from their side. Places as those of stones.
 */
const draw: DrawPieces = ({ sizes, rooms, face, past, mine, width }) => {
  if (sizes.length === 0 || rooms.some((room) => room > BigInt(longest))) return null;
  /** What black has taken from a heap. */
  const taken = (heap: number) =>
    past
      .filter((each) => !each.mine)
      .flatMap(({ numbers }) => numbers.filter((_, i) => i % 2 === 1 && Number(numbers[i - 1]) === heap))
      .reduce((sum, take) => sum + Number(take), 0);
  const pieces: LanePiece[] = [];
  const ghosts: { at: number; from: number; kind: 'white' | 'black' }[] = [];
  const squares = new Map<number, LaneSquare>();
  let next = 0;
  sizes.forEach((size, i) => {
    const heap = i + 1;
    const start = next + before[i % before.length]!;
    const end = start + Number(rooms[i]) + 1;
    next = end + 1;
    const black = end - Math.min(taken(heap), Number(rooms[i]! - size));
    const white = black - Number(size) - 1;
    const { takes, disabled = false, chosen, ...is }: Partial<HeapFace> = face?.(heap, size) ?? {};
    const { leaving = 0n, going = 0n } = is;
    const aim = leaving ? 0 : Number(chosen || going);
    const on = (take: number) => (mine ? white + take : black - take);
    const stand = (kind: 'white' | 'black', at: number): LanePiece => {
      const moves = (kind === 'white') === mine;
      return {
        key: `${kind}-${heap}`,
        at: moves && leaving ? on(Number(leaving)) : at,
        kind,
        states: { going: moves && aim > 0, where: moves && is.states?.where, lit: is.states?.lit },
      };
    };
    pieces.push(stand('white', white), stand('black', black));
    if (aim > 0) ghosts.push({ at: on(aim), from: on(0), kind: mine ? 'white' : 'black' });
    for (let take = 1; takes && take <= Number(size); take++) {
      const count = BigInt(take);
      const pressed = chosen === undefined ? null : chosen === count;
      squares.set(on(take), {
        place: { id: `${heap}-${size - count}`, label: takes(count), disabled, pressed },
        states: { wins: is.wins === count, hint: is.hint === count, lit: is.states?.lit },
      });
    }
  });
  if (next > longest) return null;
  return lanesPicture([{ squares: next, pieces, ghosts, square: (at) => squares.get(at) ?? null }], {
    width,
    ...(face && { label: '' }),
  });
};

export const { skins, styles }: SkinFile<DrawPieces> = {
  skins: {
    pieces: {
      draw,
      rest: restingSkin(rest, ({ numbers: sizes }, width) =>
        draw({ sizes, rooms: sizes, face: null, past: [], mine: true, width }),
      ),
    },
  },
  styles: sheets(skinsSheet),
};
