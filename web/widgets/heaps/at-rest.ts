import { pebbles, shine, transform } from '../kit/parts/pebble.ts';
import {
  barHeight,
  barTop,
  barWidth,
  easilyPointed,
  foot,
  grainFor,
  largestDrawn,
  mostHeaps,
  placeColumn,
} from './geometry.ts';

/** Sizes of the heaps in a position's text; words that are no numbers are left out. */
export const sizesIn = (position: string): bigint[] =>
  position
    .trim()
    .split(/[\s,+]+/)
    .filter((each) => /^\d{1,20}$/.test(each) && !/^0+$/.test(each))
    .map(BigInt)
    .slice(0, mostHeaps);

/**
 * Room for what a live board has under its heaps: so many rem where it is wide, so many where it is narrow. The page's
 * figure stands in the same container as the board.
 */
export const roomBelow = (wide: number, narrow: number) =>
  `padding-block-end:clamp(${wide}rem,(27rem - 100cqi)*999,${narrow}rem)`;
/** The line that says what one aims at, and the number fields for large heaps. */
export const deedRoom = (sizes: readonly bigint[]): [wide: number, narrow: number] =>
  sizes.some((size) => size > easilyPointed) ? [6.5, 10.85] : [3.25, 4.55];

const frame = (content: string) =>
  `<div style="display:flex;align-items:flex-end;justify-content:center;gap:.2rem;max-width:100%;padding:.2rem .5rem 0;border:1.5px solid var(--nl-line, #dcd4c4);border-radius:10px">${content}</div>`;

const text = (x: number, y: number, size: number, words: string) =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="600" font-family="var(--nl-ui, system-ui)" fill="var(--nl-ink, #22262b)">${words}</text>`;

/** A stone of a heap at rest; `place` is its transform. */
export const stoneAtRest = (shape: number, place: string) =>
  `<g transform="${place}"><path d="${pebbles[shape]}" fill="var(--nl-stone-edge, #2a3037)"/>` +
  `<path d="${pebbles[shape]}" transform="translate(0 -1.6) scale(.955 .9)" fill="var(--nl-stone, #434a52)"/>` +
  `<path d="${shine}" fill="none" stroke="var(--nl-stone-shine, #7b858f)" stroke-width="3" stroke-linecap="round" opacity=".75"/></g>`;

/** Heaps that are cut, at rest: one SVG a heap; `together` heaps in one frame, where they belong together. */
export function columnsAtRest(position: string, together = 1, below?: [wide: number, narrow: number]): string {
  const sizes = sizesIn(position);
  const grain = grainFor(sizes);
  const heaps = sizes.map((size, i) => (size > largestDrawn ? bar(size) : column(size, i)));
  const frames =
    together === 1
      ? heaps
      : heaps.flatMap((_, i) => (i % together === 0 ? [frame(heaps.slice(i, i + together).join(''))] : []));
  return `<div class="nl-rest nl-heaps nl-no-views" style="${roomBelow(...(below ?? deedRoom(sizes)))}">${frames.join('')}</div>`;

  function column(size: bigint, i: number): string {
    const { width, height, floor, stones } = placeColumn(Number(size), grain, i + 1);
    return (
      `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">` +
      `<ellipse cx="${width / 2}" cy="${floor}" rx="${width / 2 - 3}" ry="5" fill="var(--nl-sunk, #f1ece0)" stroke="var(--nl-line, #dcd4c4)"/>` +
      stones.map((stone) => stoneAtRest(stone.shape, transform(stone))).join('') +
      text(width / 2, floor + 25, 16, size.toLocaleString('en')) +
      '</svg>'
    );
  }
}

/** A heap too large to count. */
export function bar(size: bigint): string {
  const height = barTop + barHeight + foot;
  return (
    `<svg width="${barWidth}" height="${height}" viewBox="0 0 ${barWidth} ${height}" aria-hidden="true" focusable="false">` +
    `<rect x="4" y="${barTop}" width="${barWidth - 8}" height="${barHeight}" rx="9" fill="var(--nl-stone, #434a52)" stroke="var(--nl-stone-edge, #2a3037)"/>` +
    text(barWidth / 2, barTop + barHeight + 25, 16, size.toLocaleString('en')) +
    '</svg>'
  );
}
