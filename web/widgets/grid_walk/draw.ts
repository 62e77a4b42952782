import { outcomeFill, roomAround, signAtRest, valueAtRest, type Values } from '../theme/at-rest.ts';
import {
  counterPlace,
  layOut,
  middle,
  mostCounters,
  reach,
  readRule,
  sideGap,
  sideWidth,
  small,
  ticks,
  type Grid,
} from './geometry.ts';

/** What a board of a page has room for: 45rem without its frame. */
const room = 686;
const example = '3x4 1:0 0:1 1:1';

/** Views that show what the solver says of cells. */
export const valued = { pn: 'map', sg: 'map' } as const;

const line = 'var(--nl-line, #dcd4c4)';
const strong = 'var(--nl-line-strong, #857c6c)';
const text = (x: number, y: number, size: number, fill: string, what: string | number, weight = 400) =>
  `<text x="${x}" y="${y}" dy="0.36em" text-anchor="middle" font-family="var(--nl-ui, system-ui)" font-size="${size}" font-weight="${weight}" fill="${fill}">${what}</text>`;

/** The allowed steps, around the counter they are steps of. Shared with nothing: the live one is a set of buttons. */
function picture({ steps }: Grid, left: number, top: number): string {
  const far = reach(steps);
  const side = small(far);
  const across = 2 * far + 1;
  const at = (d: number) => (d + far + 0.5) * side;
  const shown = steps.filter(({ dx, dy }) => Math.abs(dx) <= far && Math.abs(dy) <= far);
  const lines = Array.from(
    { length: across + 1 },
    (_, i) => `M0 ${i * side}h${across * side}M${i * side} 0v${across * side}`,
  );
  return (
    `<g transform="translate(${left} ${top})"><path d="${lines.join('')}" stroke="${line}" fill="none"/>` +
    shown
      .map(
        ({ dx, dy }) =>
          `<path d="M${at(0)} ${at(0)}L${at(dx)} ${at(dy)}" stroke="var(--nl-accent, #0d5c63)" stroke-width="1.6"/>` +
          `<circle cx="${at(dx)}" cy="${at(dy)}" r="3.6" fill="var(--nl-accent, #0d5c63)"/>`,
      )
      .join('') +
    `<circle cx="${at(0)}" cy="${at(0)}" r="5.5" fill="var(--nl-stone, #434a52)"/></g>`
  );
}

/**
 * A position at rest, for the slot of a board before the solver is there, for print and for a page without JavaScript:
 * the grid with its counters, in some views with what the solver says of the cells, and beside it the steps they may
 * take. Text that is no grid or no cell draws nothing.
 * Pure; colours are the tokens, with their light values for foreign pages.
 */
export function draw(position: string, rule = '', view = '', values: Values | null = null): string {
  const grid = readRule(rule.trim() || example);
  if (!grid) return '';
  const far = reach(grid.steps);
  const across = (2 * far + 1) * small(far);
  const layout = layOut(grid, room - sideGap - sideWidth);
  const { columns, rows, cell, left, top, readable } = layout;
  const [right, bottom] = [left + columns * cell, top + rows * cell];
  const every = readable ? 1 : Math.max(1, Math.ceil(6 / cell));
  const lines = [
    ...Array.from(
      { length: Math.floor((columns - 1) / every) },
      (_, i) => `M${left + (i + 1) * every * cell} ${top}V${bottom}`,
    ),
    ...Array.from(
      { length: Math.floor((rows - 1) / every) },
      (_, i) => `M${left} ${top + (i + 1) * every * cell}H${right}`,
    ),
  ];
  const counters = [...position.matchAll(/(\d{1,5})\s*,\s*(\d{1,5})/g)]
    .map(([, x, y]) => [Number(x), Number(y)] as const)
    .filter(([x, y]) => x >= 1 && y >= 1 && x <= columns && y <= rows)
    .slice(0, mostCounters);
  const shown = view in valued && readable ? values : null;
  const said = (i: number) => {
    const outcome = shown?.outcome(i) ?? null;
    return { outcome, value: view === 'sg' ? (shown?.grundy(i) ?? null) : null };
  };
  // What the view says of the cells; a board whose letters come one by one has them on paper only.
  const marks = !shown
    ? ''
    : Array.from({ length: columns * rows }, (_, i) => {
        const { outcome, value } = said(i);
        if (!outcome) return '';
        const [mx, my] = middle(layout, (i % columns) + 1, Math.floor(i / columns) + 1);
        const fill = value === null || value === 0n ? outcomeFill[outcome] : 'none';
        const size = cell * (value !== null && value > 99n ? 0.32 : cell < 28 ? 0.52 : 0.42);
        return (
          `<rect x="${mx - cell / 2}" y="${my - cell / 2}" width="${cell}" height="${cell}" fill="${fill}"/>` +
          (value === null ? signAtRest(outcome, mx, my, cell * 0.29) : valueAtRest(value, mx, my, cell * 0.32, size))
        );
      }).join('');
  /** What a single counter stands on is written on it. */
  const covered = ([x, y]: readonly [number, number]) => {
    const { outcome, value } = said((y - 1) * columns + x - 1);
    return value !== null ? `${value}` : outcome === 'draw' ? '=' : (outcome ?? '');
  };
  const stones = counters.map((place, i) => {
    const there = counters.flatMap(([x, y], j) => (x === place[0] && y === place[1] ? [j] : []));
    const aside = counters.length > 1 && marks !== '';
    const { x, y, r } = counterPlace(layout, place, there.indexOf(i), there.length, aside);
    return (
      `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--nl-stone, #434a52)" stroke="var(--nl-stone-edge, #2a3037)" stroke-width="1.2"/>` +
      (counters.length > 1
        ? text(x, y, r, 'var(--nl-paper, #faf7f0)', i + 1, 650)
        : covered(place)
          ? `<g class="nl-marks">${text(x, y, r * 1.1, 'var(--nl-paper, #faf7f0)', covered(place), 650)}</g>`
          : `<ellipse cx="${x - r * 0.28}" cy="${y - r * 0.4}" rx="${r * 0.34}" ry="${r * 0.22}" fill="var(--nl-stone-shine, #7b858f)" opacity="0.75"/>`)
    );
  });
  const muted = 'var(--nl-muted, #5b6169)';
  const svg = (width: number, height: number, what: string) =>
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" aria-hidden="true" focusable="false">${what}</svg>`;
  const board =
    `<rect x="${left}" y="${top}" width="${columns * cell}" height="${rows * cell}" fill="var(--nl-raised, #fffdf8)"/>` +
    (marks ? `<g class="nl-marks">${marks}</g>` : '') +
    `<path d="${lines.join('')}" stroke="${line}" fill="none"/>` +
    `<rect x="${left}" y="${top}" width="${columns * cell}" height="${rows * cell}" fill="none" stroke="${strong}" stroke-width="1.4"/>` +
    ticks(columns, cell)
      .map((n) => text(middle(layout, n, 1)[0], top - 10, 11, muted, n))
      .join('') +
    ticks(rows, cell)
      .map((n) => text(left - 9 - (n > 9 ? 2 : 0) - (n > 99 ? 3 : 0), middle(layout, 1, n)[1], 11, muted, n))
      .join('') +
    stones.join('');
  // A row of buttons for counters over it; under it the stages of backward induction and why a cell has its mark.
  // Steps too far for the picture are told in words beside it, or under it.
  const told = grid.steps.some(({ dx, dy }) => Math.max(Math.abs(dx), Math.abs(dy)) > far) ? 20 : 0;
  const around = roomAround({
    above: counters.length > 1 ? 48 : 0,
    below: view === 'paint' || view in valued ? 105 : 0,
    phone: told + (view === 'paint' ? 127 : view in valued ? 167 : 0),
  });
  return (
    `<div class="nl-rest nl-heaps nl-grid" style="align-items:flex-start;gap:.5rem ${sideGap}px;${around}">` +
    svg(layout.width, layout.height, board) +
    svg(sideWidth, top + across + 2, picture(grid, (sideWidth - across) / 2, top)) +
    '</div>'
  );
}
