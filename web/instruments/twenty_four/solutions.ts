import { html, nothing, type TemplateResult } from 'lit';
import type { InstrumentAnswers } from '../../solver/types.ts';
import { number, type Language } from '../../board/language.ts';
import { pretty } from './notation.ts';
import type { TwentyFourWords } from './words.ts';

export type Solved = InstrumentAnswers['twenty_four']['solve'];

/** Solutions that are listed. */
const listed = 200;

/** A field for an expression. */
export const drawTyped = (w: TwentyFourWords, submit: (event: SubmitEvent) => void): TemplateResult =>
  html`<form class="setup typed" novalidate @submit=${submit}>
    <div class="field wide">
      <label for="typed">${w.typed}</label>
      <input
        id="typed"
        class="notation"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        placeholder="(1 + 2) × 8"
      />
    </div>
    <button class="button">${w.check}</button>
  </form>`;

/** The button that asks for all solutions, and the list of them once it is there. */
export function drawSolutions(
  solved: Solved | null,
  w: TwentyFourWords,
  language: Language,
  toggle: () => void,
): TemplateResult {
  const n = (of: bigint | number) => number(of, language);
  return html`<div class="solutions">
    <button class="tab" aria-expanded=${solved !== null} @click=${toggle}>${w.all}</button>
    ${
      solved
        ? html`<p class="quiet">
              ${solved.count === 0n ? w.none : w.found(n(solved.count), n(solved.whole))}
              ${solved.count > BigInt(listed) ? w.shown(n(listed)) : nothing}
            </p>
            <ol class="found">
              ${solved.solutions.slice(0, listed).map(({ text, whole }) => html`<li class=${whole ? '' : 'broken'}>${pretty(text)}</li>`)}
            </ol>`
        : nothing
    }
  </div>`;
}
