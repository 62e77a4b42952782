import { isNumbered, layCircle, mostPlaces, numberSize } from './geometry.ts';

/** Room for the line under the live board, for two of them where it is narrow. */
const roomBelow = 'padding-block-end:clamp(3.25rem,(33rem - 100cqi)*999,4.55rem)';

/**
 * A circle of stones at rest, for the slot of a board before the solver is there, for print and for a page without
 * JavaScript. The same geometry as the live board. Pure; colours are the tokens, with their light values for foreign pages.
 */
export function draw(position: string): string {
  const text = position.trim();
  const stones = /^\d+$/.test(text)
    ? Array.from({ length: Math.min(Number(text), mostPlaces + 1) }, () => true)
    : [...text].map((each) => each === 'o');
  if (stones.length === 0 || stones.length > mostPlaces || !/^(\d+|[o.]+)$/.test(text)) {
    return '<div class="nl-rest nl-heaps"></div>';
  }
  const circle = layCircle(stones.length);
  const { size, stone, inside } = circle;
  const places = stones.map((there, i) => {
    const { x, y } = circle.at(i + 1);
    const number = circle.at(i + 1, inside);
    return (
      (there
        ? `<circle cx="${x}" cy="${y}" r="${stone}" fill="var(--nl-stone-edge, #2a3037)"/>` +
          `<circle cx="${x}" cy="${y - stone * 0.07}" r="${stone * 0.92}" fill="var(--nl-stone, #434a52)"/>` +
          (stone < 5
            ? ''
            : `<ellipse cx="${x - stone * 0.3}" cy="${y - stone * 0.42}" rx="${stone * 0.32}" ry="${stone * 0.2}" fill="var(--nl-stone-shine, #7b858f)" opacity=".75"/>`)
        : `<circle cx="${x}" cy="${y}" r="${stone * 0.55}" fill="var(--nl-sunk, #f1ece0)" stroke="var(--nl-line, #dcd4c4)"/>`) +
      (isNumbered(i + 1, stones.length)
        ? `<text x="${number.x}" y="${number.y}" dy="0.36em" text-anchor="middle" font-size="${numberSize(stones.length)}" font-family="var(--nl-ui, system-ui)" fill="var(--nl-muted, #5b6169)">${i + 1}</text>`
        : '')
    );
  });
  return (
    `<div class="nl-rest nl-heaps" style="${roomBelow}"><svg width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" aria-hidden="true" focusable="false">` +
    `${places.join('')}<text x="${size / 2}" y="${size / 2}" dy="0.1em" text-anchor="middle" font-size="30" font-weight="600" font-family="var(--nl-ui, system-ui)" fill="var(--nl-ink, #22262b)">${stones.filter(Boolean).length}</text></svg></div>`
  );
}
