import { blackboardPicture, type Factor, type Power } from '../../../draw/parts/blackboard.ts';
import boardSheet from '../../../draw/parts/blackboard.css?inline';
import type { HeapFace } from '../../../draw/parts/heap.ts';
import type { Picture } from '../../../draw/scene.ts';
import { sheets } from '../../../draw/sheets.ts';
import { restingSkin, type SkinFile } from '../../../draw/skin.ts';
import { primes } from './primes.ts';
import { rest } from './scene.ts';

/** Of more heaps, or more factors, heaps are drawn. */
const mostFactors = 12n;

export type DrawNumber = (
  sizes: readonly bigint[],
  rooms: readonly bigint[],
  face: ((heap: number, size: bigint) => HeapFace) | null,
  width: number,
) => Picture | null;

/** The number whose prime factors the heaps are; taking stones divides it. Places as those of stones. */
const draw: DrawNumber = (sizes, rooms, face, width) => {
  if (sizes.length === 0 || sizes.length > primes.length) return null;
  if (rooms.reduce((sum, each) => sum + each, 0n) > mostFactors) return null;
  const powers = sizes.map((size, i): Power => {
    const heap = i + 1;
    const { label, takes, disabled = false, ...is }: Partial<HeapFace> = face?.(heap, size) ?? {};
    const factor = (at: number): Factor => {
      const among = (count = 0n) => BigInt(at) >= size - count;
      return {
        place: takes ? { id: `${heap}-${at}`, label: takes(size - BigInt(at)), disabled } : null,
        states: {
          leaving: among(is.leaving),
          going: !is.leaving && among(is.going),
          hint: among(is.hint),
          marked: among(is.marked),
          lit: is.lit || is.hinted,
        },
      };
    };
    return {
      prime: primes[i]!,
      count: Number(size),
      room: Number(rooms[i]),
      ...(label !== undefined && { label }),
      factor,
    };
  });
  return blackboardPicture(powers, { width, ...(face && { label: '' }) });
};

export const { skins, styles }: SkinFile<DrawNumber> = {
  skins: {
    number: {
      draw,
      rest: restingSkin(rest, ({ numbers }, width) => draw(numbers, numbers, null, width)),
    },
  },
  styles: sheets(boardSheet),
};
