import { html, nothing, type TemplateResult } from 'lit';
import { type Language, locales, number } from './language.ts';
import type { Narrator } from './narrate.ts';
import type { Session } from './session.ts';
import { boardWords } from './words.ts';
import type { Analysis } from '../solver/types.ts';
import { meaning, outcomeMark } from './marks.ts';
import type { Speech } from './speech.ts';

/** The review of a game that is over, from the status line; `open` while it is there. */
export interface Review {
  readonly open: boolean;
  toggle(): void;
}

/** Who has moved, who is to move or has won, what was asked and answered; and what the reader can do about it. */
export function drawStatus(
  session: Session,
  narrator: Narrator,
  language: Language,
  review: Review | null,
): TemplateResult {
  const words = boardWords[language];
  const { match, shown } = session;
  if (!match) return html`<p class="quiet">${words.loading}</p>`;
  const actions = (label: string, act: () => void, expanded: boolean | null = null) =>
    html`<div class="actions">
      <button class="button small" aria-expanded=${expanded ?? nothing} @click=${act}>${label}</button>
    </div>`;
  /** Nothing happens until it is pressed. */
  const begin = (label: string) =>
    html`<div class="actions">
      <button class="button strong begin" @click=${() => void session.answer()}>${label}</button>
    </div>`;
  if (shown) {
    return html`<p><span class="quiet">${words.shown}</span> ${narrator.shown}</p>
      ${actions(words.back, () => void session.show(null))}`;
  }
  const waits = session.opponentWaits;
  return html`<p>${narrator.said}${locales[language].space}${drawNow(session, narrator, language, review !== null)}</p>
    ${
      waits
        ? begin(match.at === 0 ? words.letThemBegin : words.letThemMove)
        : match.review && review && (match.drawn || match.winner !== 'you')
          ? actions(words.reviewTitle(match.drawn), () => review.toggle(), review.open)
          : nothing
    }`;
}

/** `reviewed`: it may be told of the whole game that is over. */
function drawNow(session: Session, narrator: Narrator, language: Language, reviewed: boolean) {
  const words = boardWords[language];
  const { remark, leaving } = session;
  const match = session.match!;
  const remarked = remark && narrator.remark(remark);
  if (match.over) {
    const { hopeless } = match;
    const tone = match.at === 0 || hopeless || match.drawn ? '' : match.winner === 'opponent' ? 'lost' : 'won';
    const more = [hopeless && reviewed && words.neverWon, remarked]
      .filter(Boolean)
      .map((each) => `${locales[language].space}${each}`);
    return html`<span class=${tone}>${narrator.verdict}</span>${more}`;
  }
  if (remarked) return remarked;
  return leaving ? nothing : html`<strong>${narrator.turn}</strong>`;
}

/** The line of theory under the board; its place is kept until there is an analysis. `formula` is the game's own. */
export function drawTheory(
  analysis: Analysis | null,
  formula: TemplateResult | string | null,
  language: Language,
  /** The players' names, where they differ. */
  players: Speech['players'],
): TemplateResult {
  if (!analysis) return html`<div class="theory"></div>`;
  const words = boardWords[language];
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
