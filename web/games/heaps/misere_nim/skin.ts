import skinsSheet from '../skins.css?inline';
import { grouped } from '../../../draw/numerals.ts';
import type { HeapFace } from '../../../draw/parts/heap.ts';
import { type Picture, g, names, press, rect, text, tspan, type Content, type Press } from '../../../draw/scene.ts';
import { sheets } from '../../../draw/sheets.ts';
import { restingSkin, type SkinFile } from '../../../draw/skin.ts';
import { primes, rest } from './scene.ts';

// A number on a blackboard, and below it its prime factors. CSS pixels; knows nothing of any game.

interface Factor {
  readonly place?: Press | null;
  /** `going`: it would be divided by; `leaving`; `marked`, `hint`, `lit`. */
  readonly states?: Readonly<Record<string, unknown>>;
}

/** Equal factors, and what is to be seen of each, from the first. */
interface Power {
  readonly prime: number;
  readonly count: number;
  /** As many as there were when the number was written. */
  readonly room: number;
  readonly label?: string;
  readonly factor: (at: number) => Factor;
}

const largest = 44;
const between = 18;
const pad = 16;

function blackboardPicture(
  powers: readonly Power[],
  { width: room, label }: { width: number; label?: string },
): Picture {
  const gaps = between * (powers.length - 1);
  const all = Math.max(
    1,
    powers.reduce((sum, each) => sum + each.room, 0),
  );
  const cell = Math.min(largest, (room - 2 * pad - gaps) / all);
  const width = Math.max(Math.min(room, 280), 2 * pad + gaps + all * cell);
  const height = 148;
  const product = (of: (factor: Factor) => boolean) =>
    powers.reduce((number, each) => {
      for (let i = 0; i < each.count; i++) if (of(each.factor(i))) number *= BigInt(each.prime);
      return number;
    }, 1n);
  const goes = (factor: Factor) => !!(factor.states?.['going'] || factor.states?.['leaving']);
  const [number, by] = [product(() => true), product(goes)];
  let x = (width - gaps - all * cell) / 2;
  return {
    width,
    height,
    ...(label === undefined ? {} : { label }),
    is: { class: 'blackboard' },
    of: [
      rect({ class: 'slate', x: 3, y: 3, width: width - 6, height: height - 6, rx: 7 }),
      text(
        { class: 'number', x: width / 2, y: 58, 'text-anchor': 'middle', 'aria-hidden': 'true' },
        by === 1n
          ? grouped(number)
          : [tspan({ class: 'by' }, `${grouped(number)} ÷ ${grouped(by)} = `), tspan({}, grouped(number / by))],
      ),
      powers.map(({ prime, count, room: places, label: heard, factor }): Content => {
        const left = x;
        x += places * cell + between;
        return g(
          label !== undefined && heard ? { role: 'group', 'aria-label': heard } : {},
          Array.from({ length: count }, (_, i) => {
            const { place, states = {} } = factor(i);
            const box = { x: left + i * cell + 1.5, y: 84, width: cell - 3, height: 42, rx: 6 };
            const drawn: Content = [
              rect({ class: 'chip', ...box }),
              text(
                {
                  class: 'prime',
                  x: box.x + box.width / 2,
                  y: 105,
                  dy: '0.36em',
                  'text-anchor': 'middle',
                  'aria-hidden': 'true',
                },
                `${prime}`,
              ),
            ];
            const is = { class: names('factor', states) };
            // The sign is beside the place: it is not what the place is called.
            return g(is, drawn, place ? press(place, {}, rect({ class: 'reach', ...box })) : []);
          }),
        );
      }),
    ],
  };
}

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
          wins: among(is.wins),
          lit: is.states?.lit || is.states?.where,
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
  styles: sheets(skinsSheet),
};
