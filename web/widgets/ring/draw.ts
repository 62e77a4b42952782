import { arc, coin, dot, fieldWidth, hasLarge, layRing, mostEdges, short, thickness } from './geometry.ts';

/** Room for what a move is put together with under the live board: two lines where it is wide, else three. */
const [two, three] = ['6.63rem', '9.78rem'];
const roomBelow = (large: boolean) =>
  `padding-block-end:${large ? three : `clamp(${two},(38rem - 100cqi)*999,${three})`}`;

/**
 * A ring with its coin at rest, for the slot of a board before the solver is there, for print and for a page without
 * JavaScript. The same geometry as the live board. Pure; colours are the tokens, with their light values for foreign pages.
 */
export function draw(position: string): string {
  const words = position.trim().split(/[\s,]+/);
  const at = words.at(-1)!.startsWith('@') ? Number(words.pop()!.slice(1)) : 1;
  const weights = words.filter((each) => /^\d{1,20}$/.test(each)).map(BigInt);
  const n = weights.length;
  if (n < 2 || n > mostEdges || n !== words.length) return '<div class="nl-rest nl-heaps"></div>';
  const ring = layRing(n, weights.map(short));
  const text = (x: number, y: number, size: number, weight: number, colour: string, said: string) =>
    `<text x="${x}" y="${y}" dy="0.36em" text-anchor="middle" font-size="${size}" font-weight="${weight}" font-family="var(--nl-ui, system-ui)" fill="${colour}">${said}</text>`;
  const edges = weights.map((weight, i) => {
    const said = short(weight);
    const width = fieldWidth(said);
    const { x, y } = ring.label(i + 1, width);
    return (
      `<path d="${arc(ring, i + 1, 1, ring.radius, dot)}" fill="none" stroke="var(--nl-line-strong, #857c6c)" stroke-width="${thickness(weight)}"${weight === 0n ? ' stroke-dasharray="3 5"' : ''}/>` +
      (ring.on
        ? `<rect x="${x - width / 2}" y="${y - 12}" width="${width}" height="24" rx="12" fill="var(--nl-raised, #fffdf8)" stroke="var(--nl-line, #dcd4c4)"/>`
        : '') +
      text(x, y, 15, 600, weight === 0n ? 'var(--nl-muted, #5b6169)' : 'var(--nl-ink, #22262b)', said)
    );
  });
  const vertices = weights.map((_, i) => {
    const { x, y } = ring.at(i + 1);
    return `<circle cx="${x}" cy="${y}" r="${dot}" fill="var(--nl-paper, #faf7f0)" stroke="var(--nl-line-strong, #857c6c)" stroke-width="1.6"/>`;
  });
  const { x, y } = ring.at(at >= 1 && at <= n ? at : 1);
  return (
    `<div class="nl-rest nl-heaps" style="${roomBelow(hasLarge(weights))}"><svg width="${ring.width}" height="${ring.height}" viewBox="0 0 ${ring.width} ${ring.height}" aria-hidden="true" focusable="false">` +
    `${edges.join('')}${vertices.join('')}` +
    `<circle cx="${x}" cy="${y}" r="${coin}" fill="var(--nl-stone, #434a52)" stroke="var(--nl-stone-edge, #2a3037)" stroke-width="1.5"/>` +
    `<circle cx="${x}" cy="${y}" r="${coin - 4.5}" fill="none" stroke="var(--nl-stone-shine, #7b858f)" stroke-width="1.5" opacity=".75"/></svg></div>`
  );
}
