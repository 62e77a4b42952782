import { nothing, svg, type SVGTemplateResult } from 'lit';
import type { Layout } from './geometry.ts';
import type { Pair } from './values.ts';

/** Height of a strip, and of the line of the pairs' numbers. */
const row = 30;
const gap = 7;
const numbers = 20;

export const stripsHeight = 2 * row + gap + numbers;

export interface Strips {
  readonly layout: Layout;
  readonly pairs: readonly Pair[];
  /** The pair that is looked at. */
  readonly looked: Pair | null;
  /** Which strips are lit. */
  readonly lit: ReadonlySet<string>;
  readonly labels: readonly [string, string];
}

/**
 * The two strips under the board, in its own columns: the number of a column lies in strip A where its P-cell is the
 * upper one of a pair, in strip B where it is the lower one; never in both.
 */
export function drawStrips({ layout, pairs, looked, lit, labels }: Strips): SVGTemplateResult {
  const { left, cell, span, x: from, size } = layout;
  const top = (strip: 'a' | 'b') => (strip === 'a' ? 1 : row + gap);
  const stripOf = (k: number) => (k === 0 ? null : pairs[k]!.a === k ? 'a' : 'b');
  const columns = Array.from({ length: span }, (_, i) => from + i).filter((k) => pairs[k] && k > 0);
  const at = (k: number) => left + (k - from) * cell;
  const within = (k: number | null | undefined) => k !== null && k !== undefined && k >= from && k < from + span;
  const readable = cell >= 15;
  const inset = readable ? Math.min(2, cell * 0.06) : cell > 4 ? 0.5 : 0;
  const rect = (k: number) =>
    `M${at(k) + inset} ${top(stripOf(k)!) + 2}h${cell - 2 * inset}v${row - 4}h${2 * inset - cell}z`;
  const name = (strip: 'a' | 'b') =>
    svg`<text class="strip-name" x=${left - 9} y=${top(strip) + row / 2} dy="0.36em" text-anchor="end">${strip === 'a' ? 'A' : 'B'}<tspan class="small" dy="0.35em">n</tspan></text>`;
  return svg`
    ${(['a', 'b'] as const).map(
      (
        strip,
      ) => svg`<rect class="strip ${strip} ${lit.has(`strip-${strip}`) ? 'lit' : ''}" x=${left} y=${top(strip)} width=${size} height=${row} rx="5">
          <title>${labels[strip === 'a' ? 0 : 1]}</title>
        </rect>
        <path class="strip-cells ${strip}" d=${columns
          .filter((k) => stripOf(k) === strip)
          .map(rect)
          .join('')} />
        ${name(strip)}`,
    )}
    ${
      readable
        ? columns.map((k) => {
            const strip = stripOf(k)!;
            const x = at(k) + cell / 2;
            return svg`<text class="strip-number ${strip}" x=${x} y=${top(strip) + row / 2} dy="0.36em" text-anchor="middle" font-size=${k > 99 ? Math.min(13, cell * 0.5) : Math.min(14, cell * 0.62)}>${k}</text>
              <text class="strip-index ${looked && pairs[k]!.n === looked.n ? 'here' : ''}" x=${x} y=${2 * row + gap + 10} dy="0.36em" text-anchor="middle" font-size=${Math.min(11, cell * 0.55)}>${pairs[k]!.n}</text>`;
          })
        : nothing
    }
    ${readable ? svg`<text class="strip-index name" x=${left - 9} y=${2 * row + gap + 10} dy="0.36em" text-anchor="end">n</text>` : nothing}
    ${
      looked && looked.n > 0
        ? [looked.a, looked.b].filter(within).map(
            (k) =>
              svg`<path class="link" d="M${at(k!) + cell / 2} -12V${top(stripOf(k!)!)}" />
              <rect class="box linked" x=${at(k!) + Math.min(0, (cell - 9) / 2)} y=${top(stripOf(k!)!)} width=${Math.max(cell, 9)} height=${row} rx="4" />`,
          )
        : nothing
    }`;
}
