import { svg, type SVGTemplateResult } from 'lit';
import type { Outcome } from '../../solver/types.ts';
import type { Heat } from '../kit/parts/heat.ts';
import { valueFill } from '../kit/parts/ramp.ts';

/** Sign of an outcome around (x, y): a ring with P, a diamond with N, a bar with =. */
export function drawSign(outcome: Outcome, x: number, y: number, r: number): SVGTemplateResult {
  const shape =
    outcome === 'P'
      ? svg`<circle cx=${x} cy=${y} r=${r} />`
      : outcome === 'N'
        ? svg`<path d="M${x} ${y - r * 1.2}L${x + r * 1.2} ${y}L${x} ${y + r * 1.2}L${x - r * 1.2} ${y}Z" />`
        : svg`<rect x=${x - r * 1.05} y=${y - r * 0.7} width=${r * 2.1} height=${r * 1.4} />`;
  return svg`<g class="sign ${outcome}">${shape}<text x=${x} y=${y} dy="0.36em" text-anchor="middle" font-size=${r * 1.15}>${outcome === 'draw' ? '=' : outcome}</text></g>`;
}

/** The colour of a cell that is drawn by itself. */
export const fillOf = ({ mark, value }: Heat) =>
  value !== null
    ? valueFill(Number(value))
    : mark === 'P'
      ? 'var(--nl-p-soft)'
      : mark === 'N'
        ? 'var(--nl-n-soft)'
        : mark === 'draw'
          ? 'var(--nl-sunk)'
          : 'var(--nl-raised)';
