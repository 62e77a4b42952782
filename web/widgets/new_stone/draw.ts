import { roomBelow, sizesIn, stoneAtRest } from '../heaps/at-rest.ts';
import { pebbles } from '../kit/parts/pebble.ts';
import { mostPiles, placeLine, tallest } from './geometry.ts';

/** Piles in a line at rest. Pure. */
export function draw(position: string): string {
  const sizes = sizesIn(position).slice(0, mostPiles);
  const most = sizes.reduce((a, b) => (a > b ? a : b), 0n);
  if (most > tallest) return '<div class="nl-rest nl-heaps"></div>';
  const line = placeLine(sizes.length, sizes.length, most, most);
  const piles = sizes.map((size, pile) => {
    const x = line.x(pile);
    const stones = Array.from({ length: Number(size) }, (_, k) =>
      stoneAtRest(
        (pile * 2 + k * 3) % pebbles.length,
        `translate(${x + ((k * 7 + pile * 3) % 5) - 2} ${line.y(k)}) scale(1 ${line.step / 24})`,
      ),
    );
    return (
      `<ellipse cx="${x}" cy="${line.floor}" rx="28" ry="5" fill="var(--nl-sunk, #f1ece0)" stroke="var(--nl-line, #dcd4c4)"/>` +
      stones.join('') +
      `<text x="${x}" y="${line.floor + 23}" text-anchor="middle" font-size="16" font-weight="600" font-family="var(--nl-ui, system-ui)" fill="var(--nl-ink, #22262b)">${size}</text>`
    );
  });
  return (
    `<div class="nl-rest nl-heaps" style="${roomBelow(3.75, 7.75)}"><svg width="${line.width}" height="${line.height}" viewBox="0 0 ${line.width} ${line.height}" aria-hidden="true" focusable="false">` +
    `${piles.join('')}</svg></div>`
  );
}
