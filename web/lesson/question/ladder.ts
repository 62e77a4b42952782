import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { progress } from '../progress/store.ts';
import type { Note } from '../progress/note.ts';
import { words } from './words.ts';

/** Hints that climb, and the answer, in slots of their element. */
export class Ladder implements ReactiveController {
  #hints = 0;
  /** Hints that are open. */
  #open = 0;

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

  /** Whether the answer is there in words. */
  get hasAnswer(): boolean {
    return this.host.querySelector(':scope > [slot=answer]') !== null;
  }

  get #left(): boolean {
    return this.#open < this.#hints;
  }

  /** Opens the next hint, if one is left. */
  climb() {
    if (!this.#left) return;
    this.#open += 1;
    const { key } = this.host;
    if (key) progress.keepQuestion(key, { hints: Math.max(this.#open, progress.question(key).hints) });
    this.host.requestUpdate();
  }

  /** Hints are folded once they are not wanted any more. */
  drawHints(done: boolean): TemplateResult {
    const w = words[this.host.language];
    return html`${Array.from({ length: this.#hints }, (_, i) => i + 1).map(
      (n) =>
        html`<div class="rung" id="rung-${n}" tabindex="-1" ?data-folded=${done || n > this.#open}>
          <p class="rung-label">${w.hint(n, this.#hints)}</p>
          <slot name="hint-${n}"></slot>
        </div>`,
    )}`;
  }

  /** The button that opens the next one. */
  drawNext(): TemplateResult | typeof nothing {
    if (!this.#left) return nothing;
    const w = words[this.host.language];
    const climb = () => {
      this.climb();
      void this.host.focusOn(`#rung-${this.#open}`);
    };
    return html`<button type="button" class="quiet" @click=${climb}>
      ${this.#open === 0 ? w.firstHint : w.nextHint}
    </button>`;
  }

  /** The answer in words, folded until it is `told`. */
  drawAnswer(told: boolean): TemplateResult | typeof nothing {
    if (!this.hasAnswer) return nothing;
    return html`<div class="rung answer" tabindex="-1" ?data-folded=${!told}><slot name="answer"></slot></div>`;
  }
}
