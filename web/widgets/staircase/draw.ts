import { pebbles, shine } from '../kit/parts/pebble.ts';
import { layStairs, mostSteps, mostStones, profile, sumRow, transform } from './geometry.ts';

/**
 * The stairs at rest, for the slot of a board before the solver is there, for print and for a page without JavaScript: the
 * geometry of the live board. Words of `position` that are no numbers draw nothing. Pure; colours are the tokens, with
 * their light values for foreign pages. In the view `odd` the even steps are dimmed.
 */
export function draw(position: string, _rule = '', view = ''): string {
  const stones = position
    .trim()
    .split(/[\s,]+/)
    .filter((each) => /^\d{1,20}$/.test(each))
    .map(BigInt)
    .slice(0, mostSteps);
  const stairs = layStairs(stones, stones);
  const { width, scale, tread, floor, names } = stairs;
  const height = stairs.height + (view === 'odd' ? sumRow : 0);
  const text = (x: number, y: number, size: number, weight: number, ink: string, content: string) =>
    `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="${weight}" font-family="var(--nl-ui, system-ui)" fill="${ink}">${content}</text>`;
  const ink = 'var(--nl-ink, #22262b)';
  const muted = 'var(--nl-muted, #5b6169)';
  const steps = Array.from({ length: stairs.steps }, (_, i) => {
    const step = i + 1;
    const count = stones[i] ?? 0n;
    const lying =
      count > mostStones
        ? stairs.pile(step)
        : Array.from({ length: Number(count) }, (_, index) => stairs.stone(step, index));
    const odd = view === 'odd' && step % 2 === 1;
    const drawn = lying.map(
      (stone) =>
        `<g transform="${transform(stone, scale)}">` +
        `<path d="${pebbles[stone.shape]}" fill="var(--nl-stone-edge, #2a3037)"/>` +
        `<path d="${pebbles[stone.shape]}" transform="translate(0 -1.6) scale(.955 .9)" fill="var(--nl-stone, #434a52)"/>` +
        `<path d="${shine}" fill="none" stroke="var(--nl-stone-shine, #7b858f)" stroke-width="3" stroke-linecap="round" opacity=".75"/></g>`,
    );
    const x = stairs.middle(step);
    return (
      (odd
        ? `<rect x="${stairs.left(step)}" y="${stairs.top(step)}" width="${tread}" height="${stairs.height - stairs.top(step)}" fill="var(--nl-accent, #0d5c63)" opacity=".14"/>`
        : '') +
      `<g${view === 'odd' && !odd ? ' opacity=".4"' : ''}>${drawn.join('')}</g>` +
      text(x, stairs.top(step) + 18, 15, 600, ink, count.toLocaleString('en', { notation: 'compact' })) +
      text(x, names, 12, odd ? 700 : 400, muted, `${step}`)
    );
  });
  return (
    `<div class="nl-rest nl-heaps"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" focusable="false">` +
    `<path d="${profile(stairs)}" fill="var(--nl-sunk, #f1ece0)" stroke="var(--nl-line-strong, #857c6c)" stroke-width="1.4" stroke-linejoin="round"/>` +
    steps.join('') +
    text(stairs.middle(0), names, 12, 400, muted, '0') +
    `<path d="M1 ${floor}H${stairs.left(1)}" stroke="var(--nl-line-strong, #857c6c)" stroke-width="3"/></svg></div>`
  );
}
