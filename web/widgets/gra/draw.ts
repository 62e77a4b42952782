import { flag, house, itemsOf, layStairs, layStrip, mostRuns, mostSquares, profile, type Run } from './geometry.ts';

/** Width of a figure on a page. */
const room = 720;

/**
 * The strip at rest, for the slot of a board before the solver is there, for print and for a page without JavaScript; in the
 * view `stairs` with the stairs beneath it. Words that are no squares draw nothing. Pure; colours are the tokens, with
 * their light values for foreign pages.
 */
export function draw(position: string, rule = '', view = ''): string {
  const m = /^\d{1,10}$/.test(rule) ? Number(rule) : 10;
  const runs = position
    .trim()
    .split(/[\s,]+/)
    .filter((each) => /^\d{1,10}(-\d{1,10})?$/.test(each))
    .map((each): Run => {
      const [first, last = first] = each.split('-').map(Number) as [number, number?];
      return { first, last };
    });
  if (m > mostSquares && runs.length > mostRuns) return '';
  const items = itemsOf(m, runs);
  const stairs = view === 'stairs' && !runs.some(({ last }) => last >= m - 1);
  const strip = layStrip(items, m, room, stairs);
  const { cell, side, radius } = strip;
  const below = stairs ? layStairs(items, strip, m) : null;
  const [width, height] = [strip.width, below?.height ?? strip.height];
  const ink = 'var(--nl-ink, #22262b)';
  const muted = 'var(--nl-muted, #5b6169)';
  const strong = 'var(--nl-line-strong, #857c6c)';
  const text = (x: number, y: number, size: number, content: string, fill = muted) =>
    `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-family="var(--nl-ui, system-ui)" fill="${fill}">${content}</text>`;
  const stone = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="var(--nl-stone, #434a52)" stroke="var(--nl-stone-edge, #2a3037)" stroke-width="1.2"/>` +
    `<ellipse cx="${x - radius * 0.3}" cy="${y - radius * 0.42}" rx="${radius * 0.36}" ry="${radius * 0.23}" fill="var(--nl-stone-shine, #7b858f)" opacity="0.75"/>`;
  const squares = items.map(({ first, last, stone: taken }, i) => {
    const [x, y] = [strip.x(i), strip.y(i)];
    const middle = x + cell / 2;
    const many = first < last;
    return (
      `<rect x="${x}" y="${y}" width="${cell}" height="${side}" fill="${many && !taken ? 'none' : 'var(--nl-raised, #fffdf8)'}" stroke="${strong}"${many ? ' stroke-dasharray="3 3"' : ''}/>` +
      (taken && !many ? stone(middle, y + side / 2) : '') +
      (many ? text(middle, y + side / 2 + 4, 12, `…`, ink) : text(middle, y + side + 15, 11.5, `${first}`)) +
      (first === m && !taken
        ? `<path d="${flag}" transform="translate(${middle - 4} ${y + side / 2 + 9})" fill="${muted}" stroke="${muted}" stroke-width="1.5"/>`
        : '')
    );
  });
  const steps = below
    ? `<path d="${profile(items, strip, below)}" fill="var(--nl-sunk, #f1ece0)" stroke="${strong}" stroke-width="1.4" stroke-linejoin="round"/>` +
      items
        .map(({ first, last, stone: taken }, i) =>
          taken && first === last ? stone(strip.x(i) + cell / 2, below.top(i) - radius - 1) : '',
        )
        .join('') +
      runs
        .map(({ first, last }) => {
          const [a, b] = [strip.middle(first).x, strip.middle(last).x];
          return text((a + b) / 2, below.names, 12, `${below.treads[strip.index(first)]!.step}`);
        })
        .join('') +
      `<path d="${house}" transform="translate(${strip.x(items.length - 1)} ${below.floor + 13})" fill="none" stroke="${muted}" stroke-width="1.5"/>`
    : '';
  return (
    `<div class="nl-rest nl-heaps"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" focusable="false">` +
    squares.join('') +
    steps +
    '</svg></div>'
  );
}
