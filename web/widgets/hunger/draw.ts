import { roomBelow } from '../heaps/at-rest.ts';
import { pebbles, transform } from '../kit/parts/pebble.ts';
import { mostBoxes, placeBox } from './geometry.ts';

/**
 * Boxes at rest: one SVG a box, closed ones with their lid down, open ones ("o2") with their stones. Words that are no
 * boxes draw nothing. Below them there is room for what a view puts there. Pure; colours are the tokens, with their light values for foreign pages.
 */
export function draw(position: string, _rule = '', view = ''): string {
  const boxes = position
    .trim()
    .split(/[\s,]+/)
    .filter((each) => /^o?\d{1,20}$/.test(each))
    .slice(0, mostBoxes)
    .map((each) => ({ open: each.startsWith('o'), stones: BigInt(each.replace('o', '')) }));
  const drawn = boxes.map(({ open, stones }, i) => {
    const place = placeBox(i + 1, stones, stones, boxes.length);
    const { width, height, left, right, top, floor, label, lid, small } = place;
    const body = `x="${left}" y="${top}" width="${right - left}" height="${floor - top}" rx="3"`;
    return (
      `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">` +
      `<path d="${open ? lid.open : lid.closed}" fill="var(--nl-line, #dcd4c4)" stroke="var(--nl-line-strong, #857c6c)" stroke-width="1.5" stroke-linejoin="round"/>` +
      `<rect ${body} fill="${open ? 'var(--nl-paper, #faf7f0)' : 'var(--nl-sunk, #f1ece0)'}" stroke="var(--nl-line-strong, #857c6c)" stroke-width="1.5"/>` +
      (open
        ? place.stones
            .map(
              (stone) =>
                `<path transform="${transform(stone)}" d="${pebbles[stone.shape]}" fill="var(--nl-stone, #434a52)" stroke="var(--nl-stone-edge, #2a3037)"/>`,
            )
            .join('')
        : `<path d="M${left} ${top + (floor - top) / 3}H${right}M${left} ${top + ((floor - top) * 2) / 3}H${right}" stroke="var(--nl-line, #dcd4c4)" stroke-width="1.5"/>`) +
      `<text x="${width / 2}" y="${label}" text-anchor="middle" font-size="${small ? 14 : 16}" font-weight="600" font-family="var(--nl-ui, system-ui)" fill="var(--nl-ink, #22262b)">${stones.toLocaleString('en')}</text></svg>`
    );
  });
  const open = boxes.filter((box) => box.open).length;
  const closed = Math.min(boxes.length - open, 12);
  const columns = open ? 6.3 + 2.6 * open : 2.3;
  const [wide, narrow]: readonly [number, number] =
    view === 'basis' ? [2.7 + 3.28 * closed, 4 + 3.97 * closed] : view === 'columns' ? [columns, columns] : [0, 0];
  const gap = boxes.length > 12 ? '.2rem .25rem' : '.4rem clamp(.3rem,(100cqi - 27rem)*99,.9rem)';
  return `<div class="nl-rest nl-heaps" style="gap:${gap};${roomBelow(6.7 + wide, 10 + narrow)}">${drawn.join('')}</div>`;
}
