import { css, html, nothing, type TemplateResult } from 'lit';
import type { Analysis } from '../../solver/types.ts';
import type { Language } from '../shell/language.ts';
import type { Match } from '../shell/match.ts';
import type { heapWords } from './words.ts';

/** How a board speaks of the last stone, or of what is taken last in its skin. */
export type LastWords = Pick<
  (typeof heapWords)[Language],
  'lastStone' | 'whoever' | 'wins' | 'loses' | 'normalPlay' | 'miserePlay' | 'ended'
>;

/** Both ways to end a game of heaps, as a switch of two states; without `change` a sentence says which one holds. */
export function lastStoneSwitch(
  w: LastWords,
  loses: boolean,
  change: ((loses: boolean) => void) | null,
): TemplateResult {
  if (!change) return html`<p class="last-stone">${w.lastStone(loses)}</p>`;
  const choice = (of: boolean, outcome: string, name: string) =>
    html`<button aria-pressed=${loses === of} @click=${() => loses !== of && change(of)}>
      ${outcome}<span class="named">${name}</span>
    </button>`;
  return html`<div class="last-stone" role="group" aria-label=${w.whoever}>
    <span class="whoever">${w.whoever}</span>
    <div class="segments">${choice(false, w.wins, w.normalPlay)}${choice(true, w.loses, w.miserePlay)}</div>
  </div>`;
}

/** Once the last stone is gone: who took it, and what that means. The line is there before, empty: nothing jumps. */
export function lastStoneTaken(w: LastWords, match: Match | null, { outcome, moveCount }: Analysis): TemplateResult {
  const taken = match !== null && match.at > 0 && moveCount === 0n;
  // The solver says of the final position whether whoever left it has won.
  return html`<p class="taken">${taken ? w.ended(match.speaker(match.at - 1), outcome === 'P') : nothing}</p>`;
}

export const lastStoneStyles = css`
  .last-stone {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0.35rem 0.75rem;
    margin: 0;
  }
  .last-stone .segments button {
    min-width: 7rem;
    line-height: 1.15;
  }
  .last-stone .named {
    display: block;
    font-size: 0.78em;
    opacity: 0.8;
  }
  .last-stone button[aria-pressed='true'] .named {
    opacity: 1;
  }
  .taken {
    margin: 0.35rem 0 0;
    min-height: 1.5em;
    text-align: center;
    font-weight: 600;
    text-wrap: balance;
  }
  @container (max-width: 32rem) {
    .last-stone .whoever {
      flex-basis: 100%;
      text-align: center;
    }
  }
  @container (max-width: 27rem) {
    .taken {
      min-height: 3em;
    }
  }
  @media print {
    .last-stone .segments button[aria-pressed='false'] {
      display: none;
    }
  }
`;
