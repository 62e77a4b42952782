import { html, nothing, type TemplateResult } from 'lit';
import type { Outcome, Player } from '../../solver/types.ts';
import type { Language } from '../shell/language.ts';
import { outcomeIcon } from './note.ts';
import type { Ask } from './judge.ts';
import { words } from './words.ts';

/** Heaps and SG values have at most 20 digits; anything longer is no answer. */
export const digits = /^\d{1,20}$/;

/** The outcomes to choose from: with a draw, or, where the players differ, with a win of either of them. */
export const offered = (draws: boolean, plays: Player | undefined): readonly Outcome[] => [
  ...(plays ? (['L', 'R'] as const) : []),
  ...(['P', 'N'] as const),
  ...(draws ? (['draw'] as const) : []),
];

/**
 * The way to give an answer to `ask`: the `outcomes` to choose from; a number field
 * otherwise. `commit` gets an outcome or digits. `error` is shown beside the field; `label` is what a lesson calls the number, where it has no name yet.
 */
export function answerForm(
  language: Language,
  ask: Ask,
  texts: { legend: string; commit: string },
  label: string | null,
  error: string,
  commit: (answer: string) => void,
  outcomes: readonly Outcome[],
): TemplateResult {
  const w = words[language];
  if (ask === 'outcome') {
    return html`<div class="choices ${outcomes.length === 3 ? 'three' : ''}" role="group" aria-label=${texts.legend}>
        ${outcomes.map(
          (o) =>
            html`<button type="button" data-choice=${o} @click=${() => commit(o)}>
              ${outcomeIcon(o, language)}<span>${w.choice[o]}<small>${w.outcomeMeans[o]}</small></span>
            </button>`,
        )}
      </div>
      ${error ? html`<p class="error" role="alert">${error}</p>` : nothing}`;
  }
  const submit = (event: Event) => {
    event.preventDefault();
    commit((event.target as HTMLFormElement).querySelector('input')!.value.trim());
  };
  return html`<form class="row" novalidate @submit=${submit}>
    <label for="number">${label ?? w.number[ask]}</label>
    <input
      id="number"
      inputmode="numeric"
      autocomplete="off"
      size="6"
      maxlength="24"
      aria-invalid=${error ? 'true' : 'false'}
      aria-describedby="number-error"
    />
    <button>${texts.commit}</button>
    <span class="error" id="number-error" role="alert">${error || nothing}</span>
  </form>`;
}
