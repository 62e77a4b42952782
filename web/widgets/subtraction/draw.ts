import { outcomeFill, roomAround, signAtRest, textAtRest, valueAtRest, type Values } from '../theme/at-rest.ts';
import { cellNumber, cellSize, edge, numberRow, stoneRadius, stoneRise } from './geometry.ts';

/** Views that show what the solver says of cells. */
export const valued = { pn: 'table', sg: 'table' } as const;

/** Cells of a figure at rest: what a page of text has room for. */
const cells = 16;
const above = 44;
const mostStones = 60;

/**
 * A position at rest, for the slot of a board before the solver is there, for print and for a page without JavaScript:
 * the strip with every stone on its cell, its end just after the largest heap, in some views with what the solver says of
 * the cells. Words of `position` that are no numbers draw nothing. Pure; colours are the tokens, with their light values for foreign pages.
 */
export function draw(position: string, _rule?: string, view = '', values: Values | null = null): string {
  const heaps = position
    .trim()
    .split(/[\s,+]+/)
    .filter((each) => /^\d{1,20}$/.test(each))
    .map(BigInt)
    .slice(0, mostStones);
  const largest = heaps.reduce((a, b) => (a > b ? a : b), 0n);
  const count = largest + 2n < BigInt(cells) ? Number(largest) + 2 : cells;
  const from = largest + 2n - BigInt(count);
  const x = (n: bigint) => edge + Number(n - from) * cellSize;
  const numbered = view in valued;
  const [width, height] = [2 * edge + count * cellSize, above + cellSize + (numbered ? numberRow : 4)];
  const end = x(from + BigInt(count));
  const squares = Array.from({ length: count }, (_, i) => {
    const n = from + BigInt(i);
    const outcome = values?.outcome(Number(n)) ?? null;
    const value = view === 'sg' ? (values?.grundy(Number(n)) ?? null) : null;
    const fill = outcome && (value === null || value === 0n) ? outcomeFill[outcome] : 'var(--nl-raised, #fffdf8)';
    const [mx, my] = [x(n) + cellSize / 2, above + cellSize / 2];
    const digits = value === null ? 0 : `${value}`.length;
    return (
      `<rect x="${x(n)}" y="${above}" width="${cellSize}" height="${cellSize}" fill="${fill}" stroke="var(--nl-line, #dcd4c4)"/>` +
      (value !== null
        ? valueAtRest(value, mx, my, 13.5, digits < 3 ? 18 : digits < 5 ? 13 : 9)
        : outcome
          ? signAtRest(outcome, mx, my, 12.5)
          : '') +
      textAtRest(
        mx,
        numbered ? above + cellSize + 10 : my,
        numbered ? 11 : 14,
        cellNumber(n),
        'var(--nl-muted, #5b6169)',
      )
    );
  });
  const stones = heaps.flatMap((n, i) => {
    if (n < from) return [];
    const level = heaps.slice(0, i).filter((other) => other === n).length;
    const [cx, cy] = [x(n) + cellSize / 2, above - stoneRise(level)];
    return [
      `<circle cx="${cx}" cy="${cy}" r="${stoneRadius}" fill="var(--nl-stone, #434a52)" stroke="var(--nl-stone-edge, #2a3037)" stroke-width="1.2"/>` +
        (heaps.length > 1
          ? `<text x="${cx}" y="${cy}" dy="0.36em" text-anchor="middle" font-family="var(--nl-ui, system-ui)" font-size="13" font-weight="650" fill="var(--nl-paper, #faf7f0)">${i + 1}</text>`
          : `<ellipse cx="${cx - 4}" cy="${cy - 5.5}" rx="4.6" ry="3" fill="var(--nl-stone-shine, #7b858f)" opacity="0.75"/>`),
    ];
  });
  const over = heaps.length > 1 ? 42 : 0;
  // A row of buttons for heaps over it; under it brackets of the period, what was proved, and why.
  const room = numbered ? roomAround({ above: over + 15, below: 82, phone: 127 }) : roomAround({ above: over });
  return (
    `<div class="nl-rest nl-strip" style="${room}"><svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" focusable="false">` +
    squares.join('') +
    `<path d="M${edge} ${above}H${end}M${edge} ${above + cellSize}H${end}" stroke="var(--nl-line-strong, #857c6c)" stroke-width="1.2" fill="none"/>` +
    (from === 0n
      ? `<path d="M${edge} ${above - 1}v${cellSize + 2}" stroke="var(--nl-line-strong, #857c6c)" stroke-width="3"/>`
      : '') +
    stones.join('') +
    '</svg></div>'
  );
}
