import { pebbles, shine, transform } from '../kit/parts/pebble.ts';
import { layWall, short, startsShown } from './geometry.ts';

/**
 * A heap at rest: its stones, and the gate between those that may be taken now and the others. The position is "20 6",
 * or "20" for the start, where no gate is drawn. `above` is what a live board needs over it. In the view `table` the
 * starts without their letters; in `tiles` the heap in the room of its tiles, which the solver knows. Pure;
 * colours are the tokens, with their light values for foreign pages.
 */
export function heapAtRest(position: string, view = '', above = '0rem'): string {
  if (view === 'table') {
    const starts = Array.from(
      { length: startsShown },
      (_, i) =>
        `<span style="display:grid;place-items:center;min-height:2.75rem;border-radius:6px;background:var(--nl-sunk, #f1ece0);color:var(--nl-muted, #5b6169)">${i + 1}</span>`,
    );
    return (
      `<div class="nl-rest" style="padding-block:${above} clamp(8.2rem,(27rem - 100cqi)*999,14.2rem)">` +
      `<div style="display:grid;grid-template-columns:repeat(auto-fill,minmax(2.6rem,1fr));gap:2px;font:500 1rem/1.1 var(--nl-ui, system-ui)" aria-hidden="true">${starts.join('')}</div></div>`
    );
  }
  const tiles = view === 'tiles';
  const room = `display:grid;align-items:center;min-height:calc(${above} + clamp(17.5rem,(27rem - 100cqi)*999,25.2rem));`;
  const [stones = 0n, limit] = position
    .trim()
    .split(/[\s,]+/)
    .filter((each) => /^\d{1,20}$/.test(each))
    .map(BigInt);
  const wall = layWall(stones, stones);
  const { width, height, floor, middle } = wall;
  const gate = limit === undefined || stones === 0n ? null : wall.edge(stones - limit);
  const drawn = wall.stones.map(
    (stone) =>
      `<g transform="${transform(stone)}"><path d="${pebbles[stone.shape]}" fill="var(--nl-stone-edge, #2a3037)"/>` +
      `<path d="${pebbles[stone.shape]}" transform="translate(0 -1.6) scale(.955 .9)" fill="var(--nl-stone, #434a52)"/>` +
      `<path d="${shine}" fill="none" stroke="var(--nl-stone-shine, #7b858f)" stroke-width="3" stroke-linecap="round" opacity=".75"/></g>`,
  );
  const text = (x: number, y: number, fill: string, words: string, anchor = 'middle') =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="16" font-weight="600" font-family="var(--nl-ui, system-ui)" fill="${fill}">${words}</text>`;
  return (
    `<div class="nl-rest" style="${tiles ? room : ''}box-sizing:border-box;padding-block:${above} clamp(3.4rem,(27rem - 100cqi)*999,6.6rem)">` +
    `<svg style="width:min(100%,${(width * 1.2) / 16}rem);height:auto;${tiles ? 'max-height:14rem;' : ''}margin-inline:auto" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">` +
    `<path d="M4 ${floor}H${2 * middle - 4}" stroke="var(--nl-line-strong, #857c6c)" stroke-width="2" stroke-linecap="round"/>` +
    (wall.block
      ? `<rect x="10" y="${wall.summit}" width="${2 * middle - 20}" height="${floor - 3 - wall.summit}" rx="10" fill="var(--nl-stone, #434a52)" stroke="var(--nl-stone-edge, #2a3037)"/>`
      : drawn.join('')) +
    (gate
      ? `<path d="${gate.path}" fill="none" stroke="var(--nl-accent, #0d5c63)" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/>` +
        text(wall.tag, gate.y + 5, 'var(--nl-accent, #0d5c63)', `≤ ${short(limit!)}`, 'start')
      : '') +
    text(middle, floor + 24, 'var(--nl-ink, #22262b)', stones.toLocaleString('en')) +
    '</svg></div>'
  );
}
