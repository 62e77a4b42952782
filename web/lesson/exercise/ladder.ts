import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { progress } from '../progress/store.ts';
import type { Note } from '../progress/note.ts';
import { words } from './words.ts';

/** Hints that climb, and then the answer, in slots of their element: rung after rung unfolds. */
export class Ladder implements ReactiveController {
  #hints = 0;
  /** Hints that are open. */
  #shown = 0;
  /** The answer is. */
  #told = false;

  constructor(private readonly host: Note) {
    host.addController(this);
  }

  /** Without its element a rung is a `<details>`; with it the ladder does the folding. */
  hostConnected() {
    const rungs = [...this.host.querySelectorAll(':scope > [slot=hint], :scope > [slot=answer]')];
    for (const rung of rungs) {
      const slot = rung.slot === 'answer' ? 'answer' : `hint-${++this.#hints}`;
      if (rung instanceof HTMLDetailsElement) {
        const plain = document.createElement('div');
        plain.append(
          ...[...rung.childNodes].filter((node) => !(node instanceof Element && node.localName === 'summary')),
        );
        plain.slot = slot;
        rung.replaceWith(plain);
        // The ladder sets the distances; a margin of the page's style sheet would add to them.
        (plain.firstElementChild as HTMLElement | null)?.style.setProperty('margin-block-start', '0');
        (plain.lastElementChild as HTMLElement | null)?.style.setProperty('margin-block-end', '0');
      } else {
        rung.slot = slot;
      }
    }
  }

  async #climb(rung: number) {
    const { key } = this.host;
    if (rung > this.#hints) this.#told = true;
    else this.#shown = rung;
    this.host.requestUpdate();
    if (key && !this.#told) progress.keepExercise(key, { hints: Math.max(rung, progress.exercise(key).hints) });
    await this.host.focusOn(`#rung-${rung}`);
  }

  /** Who has `solved` it needs no hint any more, but may want to read the answer. */
  draw(solved: boolean): TemplateResult {
    const w = words[this.host.language];
    const [hints, answer] = [this.#hints, this.host.querySelector(':scope > [slot=answer]') ? 1 : 0];
    const rung = (n: number) => {
      const last = n > hints;
      return html`<div
        class="rung ${last ? 'answer' : ''}"
        id="rung-${n}"
        tabindex="-1"
        ?data-folded=${last ? !this.#told : n > this.#shown}
      >
        <p class="rung-label">${last ? w.answer : w.hint(n, hints)}</p>
        <slot name=${last ? 'answer' : `hint-${n}`}></slot>
      </div>`;
    };
    const next = solved || this.#told ? hints + 1 : this.#shown + 1;
    const label = next > hints ? w.showAnswer : next === 1 ? w.firstHint : w.nextHint(next, hints);
    const left = !this.#told && next <= hints + answer;
    return html`<div class="ladder">
      ${Array.from({ length: hints + answer }, (_, i) => rung(i + 1))}
      ${left ? html`<button type="button" class="quiet" @click=${() => this.#climb(next)}>${label}</button>` : nothing}
    </div>`;
  }
}
