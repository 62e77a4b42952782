import { html, nothing, type TemplateResult } from 'lit';
import { type Language, locales } from './language.ts';
import type { Narrator } from './narrate.ts';
import type { Session } from './session.ts';
import { shellWords } from './words.ts';

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
  const words = shellWords[language];
  const { match, shown } = session;
  if (!match) return html`<p class="quiet">${words.loading}</p>`;
  const actions = (label: string, act: () => void, expanded: boolean | null = null) =>
    html`<div class="actions">
      <button class="button small" aria-expanded=${expanded ?? nothing} @click=${act}>${label}</button>
    </div>`;
  if (shown) {
    return html`<p><span class="quiet">${words.shown}</span> ${narrator.shown}</p>
      ${actions(words.back, () => void session.show(null))}`;
  }
  const waits = session.opponentWaits;
  const beginning = waits && match.at === 0;
  return html`<p>${narrator.said}${locales[language].space}${drawNow(session, narrator, language)}</p>
    ${
      waits
        ? actions(beginning ? words.letThemBegin : words.letThemMove, () => void session.answer())
        : match.review && review && (match.drawn || match.winner !== 'you')
          ? actions(words.reviewTitle(match.drawn), () => review.toggle(), review.open)
          : nothing
    }`;
}

function drawNow(session: Session, narrator: Narrator, language: Language) {
  const words = shellWords[language];
  const { remark, leaving, opponentWaits } = session;
  const match = session.match!;
  const remarked = remark && narrator.remark(remark);
  if (match.over) {
    const { hopeless } = match;
    const tone = match.at === 0 || hopeless || match.drawn ? '' : match.winner === 'opponent' ? 'lost' : 'won';
    const more = [hopeless && words.neverWon, remarked]
      .filter(Boolean)
      .map((each) => `${locales[language].space}${each}`);
    return html`<span class=${tone}>${narrator.verdict}</span>${more}`;
  }
  if (remarked) return remarked;
  if (opponentWaits) return match.at === 0 ? html`<strong>${words.theyBegin}</strong>` : nothing;
  return leaving ? nothing : html`<strong>${narrator.turn}</strong>`;
}
