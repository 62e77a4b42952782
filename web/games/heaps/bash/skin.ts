import { lanesPicture, type LanePiece } from '../lane.ts';
import skinsSheet from '../skins.css?inline';
import { stops, trackPicture } from '../../../draw/parts/track.ts';
import trackSheet from '../../../draw/parts/track.css?inline';
import { inRoom, type Rest } from '../../../draw/rest.ts';
import type { Picture, Press } from '../../../draw/scene.ts';
import { sheets } from '../../../draw/sheets.ts';
import type { SkinFile } from '../../../draw/skin.ts';
import type { Played } from '../../../board/match.ts';
import { rest } from './scene.ts';

/** A longer way, or a wider gap, is a heap again. */
const longest = { race: 100n, gap: 24n };

/** One heap, and what is said of what can be taken from it. */
export interface HeapOnItsWay {
  readonly size: bigint;
  /** When the game began. */
  readonly room: bigint;
  /** As many as may be taken at once. */
  readonly most: bigint;
  readonly place?: (take: bigint) => Press | null;
  readonly going?: bigint;
  readonly leaving?: bigint;
  readonly wins?: ReadonlySet<string>;
  readonly hint?: string | null;
  readonly where?: boolean;
  readonly lit?: boolean;
  readonly past: readonly Played[];
  /** Whose move it is. */
  readonly mine: boolean;
  readonly width: number;
  readonly label?: string;
}
export type DrawWay = (heap: HeapOnItsWay) => Picture | null;

/** Counting up to a number: what is missing is the heap. */
const race: DrawWay = (heap) => {
  const { size, room, most, going = 0n, leaving = 0n, past, width, label } = heap;
  if (room === 0n || room > longest.race || size > room) return null;
  const goal = Number(room);
  const here = goal - Number(size);
  const limit = leaving ? 0 : Number(most);
  const been = stops(past, 1);
  const considered = going > 0n && !leaving;
  return trackPicture({
    kind: 'race',
    goal,
    at: here + Number(leaving),
    ghost: considered ? here + Number(going) : null,
    going: considered,
    where: heap.where ?? false,
    width,
    ...(label !== undefined && { label }),
    name: String,
    bar: limit > 0 ? here + limit : null,
    face: (on) => ({
      place: on > here ? (heap.place?.(BigInt(on - here)) ?? null) : null,
      states: {
        within: on > here && on <= here + limit,
        wins: heap.wins?.has(`${on - here}`),
        hint: heap.hint === `${on - here}`,
        lit: heap.lit,
        ...been(on),
      },
    }),
  });
};

/** A white and a black counter that come closer: the squares between them are the heap. */
const gap: DrawWay = (heap) => {
  const { size, room, going = 0n, leaving = 0n, mine, past, width, label } = heap;
  if (room > longest.gap || size > room) return null;
  const theirs = past.filter((each) => !each.mine).reduce((sum, { numbers }) => sum + Number(numbers[1]), 0);
  const black = Number(room) + 1 - Math.min(theirs, Number(room - size));
  const white = black - Number(size) - 1;
  const on = (take: bigint) => (mine ? white + Number(take) : black - Number(take));
  const considered = going > 0n && !leaving;
  const stand = (kind: 'white' | 'black', at: number): LanePiece => {
    const moves = (kind === 'white') === mine;
    const states = { going: moves && considered, where: moves && heap.where, lit: heap.lit };
    return { key: kind, at: moves ? on(leaving) : at, kind, states };
  };
  const lane = {
    squares: Number(room) + 2,
    pieces: [stand('white', white), stand('black', black)],
    ghosts: considered ? [{ at: on(going), from: on(0n), kind: mine ? ('white' as const) : ('black' as const) }] : [],
    square: (at: number) => {
      const take = mine ? at - white : black - at;
      const inside = at > white && at < black;
      return {
        place: inside ? (heap.place?.(BigInt(take)) ?? null) : null,
        states: {
          wins: inside && heap.wins?.has(`${take}`),
          hint: inside && heap.hint === `${take}`,
          lit: inside && heap.lit,
        },
      };
    },
  };
  return lanesPicture([lane], { width, ...(label !== undefined && { label }) });
};

const resting =
  (draw: DrawWay): Rest =>
  (of) => {
    const [size = 0n] = of.numbers;
    const [most = 0n] = of.ruleNumbers ?? [];
    const pictures = inRoom(of.width, (width) =>
      of.numbers.length === 1 ? draw({ size, room: size, most, past: [], mine: true, width }) : null,
    );
    if (pictures.length === 0) return rest({ ...of, view: '' });
    return { scene: { className: 'nl-lanes', pictures }, room: { below: 52, phone: 73 } };
  };

export const { skins, styles }: SkinFile<DrawWay> = {
  skins: {
    race: { draw: race, rest: resting(race) },
    gap: { draw: gap, rest: resting(gap) },
  },
  styles: sheets(skinsSheet, trackSheet),
};
