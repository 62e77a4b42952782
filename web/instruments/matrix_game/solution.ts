import { html, type TemplateResult } from 'lit';
import type { MatrixCheck, MatrixSolution, MixedStrategy } from '../../solver/types.ts';
import { written } from '../../draw/numerals.ts';
import type { MatrixWords } from './words.ts';

/** Weights over their sum: (7, 5) / 12. */
export const drawOdds = ({ weights, total }: MixedStrategy): string => {
  const pure = weights.findIndex((each) => each === total);
  return pure >= 0 && total === '1' ? `${weights.join(' ')}` : `(${weights.join(', ')}) / ${total}`;
};

/** What both strategies bring against each line; null where that is too long to read. */
export interface Certificate {
  readonly row: MatrixCheck | null;
  readonly column: MatrixCheck | null;
}

/** The value, a strategy of both, and whether there are others. */
export function drawSolution(solution: MatrixSolution, { row, column }: Certificate, w: MatrixWords): TemplateResult {
  const side = (name: string, strategy: MixedStrategy, unique: boolean, holds: string, against: string) =>
    html`<div class="side">
      <b>${name}</b>
      <span class="odds">${strategy.weights.length > 24 ? w.long(strategy.weights.length) : drawOdds(strategy)}</span>
      <span class="quiet">${holds} ${against} ${unique ? w.unique : w.notUnique}</span>
    </div>`;
  const value = written(solution.value);
  return html`<p class="value">${w.valueIs(value)}</p>
    ${side(w.playerI, solution.row, solution.rowUnique, w.winsAtLeast(value), row ? w.against(true, row.against.map(written)) : '')}
    ${side(w.playerII, solution.column, solution.columnUnique, w.paysAtMost(value), column ? w.against(false, column.against.map(written)) : '')}`;
}
