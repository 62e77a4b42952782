import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis } from '../../solver/types.ts';
import { number, type Language } from './language.ts';
import { outcomeMark } from './marks.ts';
import { shellWords } from './words.ts';

/** The line of theory under the board; its place is kept until there is an analysis. `formula` is the game's own. */
export function drawTheory(
  analysis: Analysis | null,
  formula: TemplateResult | string | null,
  language: Language,
): TemplateResult {
  if (!analysis) return html`<div class="theory"></div>`;
  const words = shellWords[language];
  const { outcome, grundy, winningMoveCount, moreWinningMoves, distance } = analysis;
  const meaning = { P: words.outcomeP, N: words.outcomeN, draw: words.outcomeDraw }[outcome];
  const count = number(winningMoveCount, language);
  return html`<div class="theory">
    <span class="outcome">${outcomeMark(outcome, language)} ${meaning}</span>
    ${grundy === null ? nothing : html`<span>${words.value} <b>${number(grundy, language)}</b></span>`}
    <span class="formula">${formula}</span>
    <span class="quiet">
      ${
        winningMoveCount === 0n
          ? words.noWinningMove
          : moreWinningMoves
            ? words.winningMovesAtLeast(count)
            : words.winningMoves(count, winningMoveCount === 1n)
      }
    </span>
    ${distance === null || distance === 0n ? nothing : html`<span class="quiet">${words.endsIn(number(distance, language))}</span>`}
  </div>`;
}
