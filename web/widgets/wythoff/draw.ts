import { restingHeaps } from '../kit/parts/heap.ts';
import { restText } from '../kit/text.ts';
import {
  beyond,
  crown,
  flag,
  heapsIn,
  home,
  layOut,
  middle,
  queen,
  sideGap,
  sideRoom,
  sideWidth,
  ticks,
} from './geometry.ts';

/** What a board of a page has room for: 45rem without its frame. */
const frame = 34;
const room = 720 - frame;

const muted = 'var(--nl-muted, #5b6169)';
const text = (x: number, y: number, what: string | number, anchor = 'middle') =>
  `<text x="${x}" y="${y}" dy="0.36em" text-anchor="${anchor}" font-family="var(--nl-ui, system-ui)" font-size="11" fill="${muted}">${what}</text>`;

/**
 * A position at rest, for the slot of a board before the solver is there, for print and for a page without JavaScript:
 * the board from the goal up to the queen; two heaps where she stands further off. The rule draws nothing: which cells
 * she reaches is the solver's to say. Pure; colours are the tokens, with their light values for foreign pages.
 */
export function draw(position: string, _rule = ''): string {
  const heaps = heapsIn(position);
  if (!heaps) return '';
  // The live board has fields below the heaps, a line of words below the cells.
  if (beyond(heaps)) {
    const { className, pictures } = restingHeaps(heaps);
    return restText({ className: `${className} nl-six-views`, pictures }, { below: [30, [27, 42]] });
  }
  const [x, y] = heaps.map(Number) as [number, number];
  const layout = layOut(home([[x, y]]), room - sideGap - sideWidth);
  const { left, bottom, cell, size, span, width, height } = layout;
  const top = bottom - size;
  const every = layout.readable ? 1 : 10;
  const lines = Array.from({ length: Math.ceil(span / every) - 1 }, (_, i) => (i + 1) * every * cell).map(
    (at) => `M${left + at} ${top}v${size}M${left} ${bottom - at}h${size}`,
  );
  const [qx, qy] = middle(layout, x, y);
  const [gx, gy] = layout.readable ? middle(layout, 0, 0) : [left - 20, bottom + 15];
  const scale = Math.max(cell, layout.readable ? 24 : 26) / 56;
  const flagScale = layout.readable ? cell / 56 : 0.62;
  // Where there is room the side stands beside the board, else below it; under both is a line of words.
  const narrower = `(${sideRoom + frame}px - 100cqi)*999`;
  const beside = `clamp(100% - ${sideGap + sideWidth}px,${narrower},100%)`;
  const below = `padding-block-end:max(clamp(3.9rem,${narrower},6.5rem),clamp(3.9rem,(27rem - 100cqi)*999,8.3rem))`;
  const fill = 'fill="var(--nl-stone, #434a52)" stroke="var(--nl-stone-edge, #2a3037)" stroke-width="1.2"';
  return (
    `<div class="nl-rest nl-heaps nl-six-views" style="gap:.5rem ${sideGap}px;${below}">` +
    `<svg style="max-width:${beside}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" focusable="false">` +
    `<rect x="${left}" y="${top}" width="${size}" height="${size}" fill="var(--nl-raised, #fffdf8)"/>` +
    `<path d="${lines.join('')}" stroke="var(--nl-line, #dcd4c4)" fill="none"/>` +
    `<rect x="${left}" y="${top}" width="${size}" height="${size}" fill="none" stroke="var(--nl-line-strong, #857c6c)" stroke-width="1.4"/>` +
    ticks(0, span, cell)
      .map((n) => text(middle(layout, n, 0)[0], bottom + 11, n) + text(left - 6, middle(layout, 0, n)[1], n, 'end'))
      .join('') +
    `<path d="${flag}" transform="translate(${gx} ${gy}) scale(${flagScale})" fill="none" stroke="var(--nl-p, #24539c)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<g transform="translate(${qx} ${qy}) scale(${scale})">${queen.map((d) => `<path d="${d}" ${fill}/>`).join('')}` +
    `${crown.map(([cx, cy]) => `<circle cx="${cx}" cy="${cy}" r="2.6" ${fill}/>`).join('')}</g></svg>` +
    `<svg width="${sideWidth}" height="1" aria-hidden="true" focusable="false"></svg></div>`
  );
}
