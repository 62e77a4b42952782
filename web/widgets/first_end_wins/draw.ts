import { roomBelow, sizesIn } from '../heaps/at-rest.ts';
import { deedRoom } from '../heaps/resting.ts';
import { restingCuts } from '../kit/parts/cut.ts';
import { restText } from '../kit/text.ts';
import { draw as drawGraph } from '../token_graph/draw.ts';
import { readRule, type Sheet } from './rule.ts';
import { longestSide, longestTable, mostSheets, placeSheet, squares, unitFor } from './sheets.ts';

type Room = readonly [wide: number, narrow: number];

/**
 * A position at rest, for the slot of a board before the solver is there, for print and for a page without JavaScript:
 * tokens on their graph, heaps, or sheets of squared paper, as the live board has them, with room for what a view puts
 * below. Pure; colours are the tokens, with their light values for foreign pages.
 */
export function draw(position: string, rule = '', view = ''): string {
  const { ends, kind, rest } = readRule(rule);
  const below = (table: Room, fields: Room = [3.25, 4.55]): [number, number] => {
    const [wide, narrow] = fields;
    if (view !== 'reduced') return [wide, narrow];
    // The steps and what is said of them; the table of values; the two verdicts.
    const claims: Room = ends === '1' ? [0, 0] : [9.4, 14.7];
    return [wide + 5.8 + table[0] + claims[0], narrow + 5.8 + table[1] + claims[1]];
  };
  if (kind === 'heaps') {
    const sizes = sizesIn(position);
    const { below: deed, phone: onPhone } = deedRoom(sizes);
    const [wide, narrow] = below([3.2, 3.2], [deed / 16, onPhone / 16]);
    // Lasker's Nim and its like have no views.
    const scene = { ...restingCuts(sizes, 'cut'), className: 'nl-heaps nl-ends' };
    return restText(scene, { below: 16 * wide, phone: 16 * narrow });
  }
  if (kind === 'sheets') {
    const sheets = sheetsIn(position);
    const rows = sheets.reduce((most, [, height]) => Math.max(most, Math.min(Number(height), longestTable)), 1);
    return sheetsAtRest(sheets, below([1.55 + 1.68 * rows, 1.5 + 1.53 * rows]));
  }
  return `<div class="nl-ends" style="${roomBelow(...below([0, 1.5]))}">${drawGraph(position, rest)}</div>`;
}

function sheetsIn(position: string): Sheet[] {
  return position
    .trim()
    .split(/[\s,+]+/)
    .flatMap((each): Sheet[] => {
      const [, width, height] = /^(\d{1,2})x(\d{1,2})$/.exec(each) ?? [];
      return width && height ? [[BigInt(width), BigInt(height)]] : [];
    })
    .filter((sheet) => sheet.every((side) => side >= 1n && side <= longestSide))
    .slice(0, mostSheets);
}

function sheetsAtRest(sheets: readonly Sheet[], below: Room): string {
  const unit = unitFor(sheets);
  const drawn = sheets.map((sheet) => {
    const paper = placeSheet(sheet, unit);
    const { width, height, x, columns, rows, y } = paper;
    const { outline, lines } = squares(paper, [0, columns], [0, rows]);
    return (
      `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true" focusable="false">` +
      `<path d="${outline}" fill="var(--nl-paper, #faf7f0)"/>` +
      `<path d="${lines}" fill="none" stroke="var(--nl-line-strong, #857c6c)" opacity="0.4"/>` +
      `<path d="${outline}" fill="none" stroke="var(--nl-stone, #434a52)" stroke-width="1.8" stroke-linejoin="round"/>` +
      `<text x="${x + (columns * unit) / 2}" y="${y + rows * unit + 23}" text-anchor="middle" font-size="16" font-weight="600" font-family="var(--nl-ui, system-ui)" fill="var(--nl-ink, #22262b)">${columns}×${rows}</text>` +
      '</svg>'
    );
  });
  return `<div class="nl-rest nl-heaps nl-ends" style="${roomBelow(...below)}">${drawn.join('')}</div>`;
}
