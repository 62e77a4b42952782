import { html, nothing, type TemplateResult } from 'lit';
import type { Outcome, Player } from '../solver/types.ts';
import type { Language } from '../board/language.ts';
import { outcomeIcon } from './progress/note.ts';
import { parseValue, valueText } from '../draw/value.ts';
import { isOutcome } from './judge.ts';
import type { Ask } from './cause.ts';
import { words } from './words.ts';

/** Heaps and SG values have at most 20 digits; anything longer is no answer. */
export const digits = /^\d{1,20}$/;

/** An answer to `ask` as the judge reads it, in its plainest form; null if it is none. */
export function plainAnswer(ask: Ask, text: string): string | null {
  if (ask === 'outcome') return isOutcome(text) ? text : null;
  if (ask !== 'value') return digits.test(text) ? BigInt(text).toString() : null;
  const value = parseValue(text);
  return value && valueText(value);
}

/** The outcomes to choose from: with a draw, or, where the players differ, with a win of either of them. */
export const offered = (draws: boolean, plays: Player | undefined): readonly Outcome[] => [
  ...(plays ? (['L', 'R'] as const) : []),
  ...(['P', 'N'] as const),
  ...(draws ? (['draw'] as const) : []),
];

/**
 * The way to give an answer to `ask`: the `outcomes` to choose from; a number field otherwise. `commit` gets an outcome
 * or what was written; `chosen` is the last one, and once it is `settled` no other can be chosen. `error` is shown beside the field; `label` is what a lesson calls the number, where it has no
 * name yet.
 */
export function answerForm(
  language: Language,
  ask: Ask,
  texts: { legend: string; commit: string },
  label: string | null,
  error: string,
  commit: (answer: string) => void,
  outcomes: readonly Outcome[],
  { chosen, settled }: { readonly chosen: string | null; readonly settled: boolean },
): TemplateResult {
  const w = words[language];
  if (ask === 'outcome') {
    return html`<div class="choices ${outcomes.length === 3 ? 'three' : ''}" role="group" aria-label=${texts.legend}>
        ${outcomes.map(
          (o) =>
            html`<button
              type="button"
              data-choice=${o}
              aria-pressed=${o === chosen}
              aria-disabled=${settled}
              @click=${() => settled || commit(o)}
            >
              ${outcomeIcon(o, language)}<span>${w.choice[o]}<small>${w.outcomeMeans[o]}</small></span>
            </button>`,
        )}
      </div>
      ${error ? html`<p class="error" role="alert">${error}</p>` : nothing}`;
  }
  return textForm(texts, label ?? w.number[ask], error, commit, ask !== 'value');
}

/** One field; `commit` gets what was written. `written` stands in it at first. */
export function textForm(
  texts: { commit: string },
  label: string,
  error: string,
  commit: (answer: string) => void,
  numeric = false,
  written = '',
): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    commit((event.target as HTMLFormElement).querySelector('input')!.value.trim());
  };
  return html`<form class="row" novalidate @submit=${submit}>
    <label for="number">${label}</label>
    <input
      id="number"
      .value=${written}
      inputmode=${numeric ? 'numeric' : 'text'}
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      size=${numeric ? 6 : 12}
      maxlength=${numeric ? 24 : 200}
      aria-invalid=${error ? 'true' : 'false'}
      aria-describedby="number-error"
    />
    <button>${texts.commit}</button>
    <span class="error" id="number-error" role="alert">${error || nothing}</span>
  </form>`;
}
