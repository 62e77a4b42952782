import type { DrawBlanks } from '../../../draw/blanks.ts';
import { grainOf, heapPicture, largestCounted, placeHeap } from '../../../draw/parts/heap.ts';
import { pebble, reach } from '../../../draw/parts/pebble.ts';
import { grouped } from '../../../draw/numerals.ts';
import { ellipse, names, press, text, type Picture } from '../../../draw/scene.ts';
import { number, type Language, translated } from '../../../board/language.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Places for stones in a missing heap: so many that they do not say how many are missing. */
const roomFor = (largest: number) => Math.min(Number(largestCounted), Math.max(7, 2 * largest + 1));

/** A missing heap is stacked up: pressing a place lays stones up to it. */
export const drawBlanks: DrawBlanks<Language> = (template, given, language) => {
  if (!/^(?:\d{1,2}|_)(?: (?:\d{1,2}|_))*$/.test(template)) return null;
  const parts = template.split(' ');
  const sizes = parts.map((part) => (part === '_' ? 0n : BigInt(part)));
  const largest = sizes.reduce((a, b) => (a > b ? a : b), 0n);
  if (largest > 11n) return null;
  const room = roomFor(Number(largest));
  const grain = grainOf([BigInt(room)]);
  const w = words[language];

  const missing = (heap: number, blank: number): Picture => {
    const laid = /^\d{1,2}$/.test(given[blank] ?? '') ? Number(given[blank]) : 0;
    const { width, height, stones, floor, label } = placeHeap(heap, BigInt(room), BigInt(room), grain);
    return {
      width,
      height,
      label: '', // its places say what they are
      is: { class: 'heap missing' },
      of: [
        ellipse({ class: 'floor', cx: width / 2, cy: floor, rx: width / 2 - 3, ry: 5 }),
        stones.map((stone, i) =>
          press(
            { id: `${blank}-${i + 1}`, label: w.stack(number(i + 1, language)), pressed: laid === i + 1 },
            { class: names('stone', { place: i >= laid }) },
            reach(stone),
            pebble(stone),
          ),
        ),
        text(
          { class: 'count', x: width / 2, y: label, 'text-anchor': 'middle', 'aria-hidden': 'true' },
          laid ? `${laid}` : '?',
        ),
      ],
    };
  };
  let blank = 0;
  return {
    className: 'nl-heaps',
    label: w.missing,
    pictures: parts.map((part, i) =>
      part === '_'
        ? missing(i + 1, blank++)
        : heapPicture(i + 1, sizes[i]!, placeHeap(i + 1, sizes[i]!, BigInt(room), grain), { write: grouped }),
    ),
    written: (place) => {
      const [which, count] = place.split('-');
      return [Number(which), count!];
    },
  };
};
