import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis } from '../solver/types.ts';
import { number, type Language } from './language.ts';
import { meaning, outcomeMark } from './marks.ts';
import type { Speech } from './speech.ts';
import { shellWords } from './words.ts';

/** The line of theory under the board; its place is kept until there is an analysis. `formula` is the game's own. */
export function drawTheory(
  analysis: Analysis | null,
  formula: TemplateResult | string | null,
  language: Language,
  /** The players' names, where they differ. */
  players: Speech['players'],
): TemplateResult {
  if (!analysis) return html`<div class="theory"></div>`;
  const words = shellWords[language];
  const { outcome, grundy, player, winningMoveCount, moreWinningMoves, distance } = analysis;
  const count = number(winningMoveCount, language);
  const winning =
    winningMoveCount === 0n
      ? words.noWinningMove
      : moreWinningMoves
        ? words.winningMovesAtLeast(count)
        : words.winningMoves(count, winningMoveCount === 1n);
  return html`<div class="theory">
    <span class="outcome">${outcomeMark(outcome, language)} ${meaning(outcome, words)}</span>
    ${grundy === null ? nothing : html`<span>${words.value} <b>${number(grundy, language)}</b></span>`}
    ${formula === null || formula === '' ? nothing : html`<span class="formula">${formula}</span>`}
    <span class="quiet"> ${players ? words.named(players[player], winning) : winning} </span>
    ${distance === null || distance === 0n ? nothing : html`<span class="quiet">${words.endsIn(number(distance, language))}</span>`}
  </div>`;
}
