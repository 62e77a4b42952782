import { stops, trackPicture, type TrackKind } from '../../draw/parts/track.ts';
import trackSheet from '../../draw/parts/track.css?inline';
import type { WallFace } from './wall.ts';
import { heapOf } from './wall.ts';
import type { Rest } from '../../draw/rest.ts';
import type { Picture } from '../../draw/scene.ts';
import { sheets } from '../../draw/sheets.ts';
import { restingSkin } from '../../draw/skin.ts';
import type { Played } from '../../board/match.ts';

/** A longer way is a heap again. */
const longest = 100n;

/**
 * How a heap is drawn, given what is said of it, what has been played and the room there is; null where it is too
 * large.
 */
export type DrawWall = (face: WallFace, past: readonly Played[], width: number) => Picture | null;

/**
 * What is left of the heap is the way to the goal: taking stones is going on. A race counts from the start, a road
 * tells how far it is. Places as those of stones.
 */
export function draws(kind: TrackKind): DrawWall {
  return (face, past, width) => {
    const { stones, limit, room, leaving = 0n, going = 0n, ahead, hint = 0n, wins = [], place, litStone } = face;
    if (room === 0n || room > longest || stones > room) return null;
    const goal = Number(room);
    const here = goal - Number(stones);
    const at = here + Number(leaving);
    const been = stops(past, 0);
    const idle = leaving > 0n;
    const considered = !idle && going > 0n;
    return trackPicture({
      kind,
      goal,
      at,
      width,
      ghost: considered ? here + Number(going) : null,
      going: considered,
      where: face.states?.where ?? false,
      ...(face.label !== undefined && { label: face.label }),
      name: kind === 'road' ? (on) => `${goal - on}` : String,
      bar: idle ? null : here + Number(limit),
      next: considered && ahead ? here + Number(going + ahead.limit) : null,
      face: (on) => {
        const take = BigInt(on - here);
        const within = take > 0n && take <= limit && !idle;
        return {
          place: (take > 0n && place?.(take, goal - on + 1)) || null,
          states: {
            within,
            lit: face.states?.lit || (take > 0n && litStone?.(take)) || (within && face.limitLit),
            hint: take > 0n && take === hint,
            wins: wins.includes(take),
            ...been(on),
          },
        };
      },
    });
  };
}

/** The same at rest; `ordinary` draws what is too large, and knows the room around. */
export const restingTrack = (kind: TrackKind, ordinary: Rest): Rest =>
  restingSkin(ordinary, ({ numbers }, width) => {
    const { stones, limit } = heapOf(numbers);
    return draws(kind)({ stones, limit, room: stones, write: String }, [], width);
  });

export const styles = sheets(trackSheet);
