import { css, html, type TemplateResult } from 'lit';
import type { Language } from '../../board/language.ts';
import type { heapWords } from './words.ts';

/** How a board speaks of the last stone, or of what is taken last in its skin. */
export type LastWords = Pick<
  (typeof heapWords)[Language],
  'lastStone' | 'whoever' | 'wins' | 'loses' | 'normalPlay' | 'miserePlay'
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
  @container (max-width: 32rem) {
    .last-stone .whoever {
      flex-basis: 100%;
      text-align: center;
    }
  }
  @media print {
    .last-stone .segments button[aria-pressed='false'] {
      display: none;
    }
  }
`;
