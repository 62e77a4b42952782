import { roomAround } from '../theme/at-rest.ts';
import { grainOf, mostHeaps, placeHeap } from '../kit/parts/heap.ts';
import { pebbles, shine, transform } from '../kit/parts/pebble.ts';

/** The live board has a field under a large heap. */
const fieldHeight = 44;

/**
 * Heaps at rest: one SVG a heap in a `<div class="nl-rest">`, for the slot of a board before the solver is there, for
 * print and for a page without JavaScript. Takes the position's text; words that are no numbers draw nothing.
 * The same geometry as the live board. Pure; colours are the tokens, with their light values for foreign pages.
 */
export function draw(position: string, _rule?: string, view = ''): string {
  const sizes = position
    .trim()
    .split(/[\s,+]+/)
    .filter((each) => /^\d{1,20}$/.test(each))
    .map(BigInt)
    .slice(0, mostHeaps);
  const grain = grainOf(sizes);
  const heights: number[] = [];
  const heaps = sizes.map((size, i) => {
    const place = placeHeap(i + 1, size, size, grain);
    const { width, stones, floor, label } = place;
    const height = place.height + (place.large ? fieldHeight : 0);
    heights.push(height);
    const drawn = stones.map(
      (stone) =>
        `<g transform="${transform(stone)}">` +
        `<path d="${pebbles[stone.shape]}" fill="var(--nl-stone-edge, #2a3037)"/>` +
        `<path d="${pebbles[stone.shape]}" transform="translate(0 -1.6) scale(.955 .9)" fill="var(--nl-stone, #434a52)"/>` +
        `<path d="${shine}" fill="none" stroke="var(--nl-stone-shine, #7b858f)" stroke-width="3" stroke-linecap="round" opacity=".75"/></g>`,
    );
    return (
      `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">` +
      `<ellipse cx="${width / 2}" cy="${floor}" rx="${width / 2 - 3}" ry="5" fill="var(--nl-sunk, #f1ece0)" stroke="var(--nl-line, #dcd4c4)"/>` +
      drawn.join('') +
      `<text x="${width / 2}" y="${label}" text-anchor="middle" font-size="16" font-weight="600" font-family="var(--nl-ui, system-ui)" fill="var(--nl-ink, #22262b)">${size.toLocaleString('en')}</text></svg>`
    );
  });
  // The table of columns has a row for each heap; it takes the place of the heaps, or stands under or beside them.
  const rows = 35 * sizes.length;
  const height = Math.max(0, ...heights);
  const room =
    view === 'columns'
      ? roomAround({ below: Math.max(0, 186 + rows - height), phone: Math.max(0, 254 + rows - height) })
      : view === 'both'
        ? roomAround({ below: Math.max(0, 110 + rows - height), phone: 120 + rows, pivot: 44 })
        : '';
  return `<div class="nl-rest nl-heaps" style="${room}">${heaps.join('')}</div>`;
}
