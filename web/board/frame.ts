import { html, nothing, type TemplateResult } from 'lit';
import { SpeakingElement, type Language } from './language.ts';
import type { Solver, Work } from '../solver/types.ts';
import { solverError } from './ask.ts';
import { whenNearViewport } from './viewport.ts';
import type { Phase } from './session.ts';
import { solver } from './solver.ts';
import { shellStyles } from './styles.ts';
import { isAbort, pause, Waiting } from './waiting.ts';
import { boardWords } from './words.ts';

/**
 * What asks the solver and is looked at in a frame, with an opponent or without: it loads when it comes near the
 * window, shows its light DOM until there is an answer, says when the solver is not to be had and tries again, shows
 * what takes long and lets the reader cancel it, and has one live region.
 */
export abstract class Instrument extends SpeakingElement {
  static override styles = shellStyles;
  static override properties = {
    theme: { type: String },
  };
  /** What the reader waits for; null while that is nothing. */
  #waiting: Waiting | null = null;
  #forgetNear = () => {};
  #live = '';
  #spokenIn: Language = 'en';

  /** Its name in the reader's language; takes the place of `HTMLElement.title`, read only. */
  abstract override get title(): string;
  protected abstract get phase(): Phase;
  /** Loads what it needs, once; again where it could not be had. Called by itself when it comes near the window. */
  abstract begin(): Promise<void>;

  protected get waiting(): Waiting | null {
    return this.#waiting;
  }

  /**
   * Asks the solver what the reader waits for. A later question makes an earlier one stale, which then resolves to
   * nothing. Rejects with a SolverError, or an AbortError where the reader has cancelled.
   */
  protected async inquire<T>(question: (solver: Solver, work: Work) => Promise<T>): Promise<T | null> {
    this.#waiting?.cancel();
    const waiting: Waiting = new Waiting(() => this.#waiting === waiting && this.requestUpdate(), pause);
    this.#waiting = waiting;
    try {
      const answer = await question(await solver(), waiting.work);
      return this.#waiting === waiting ? answer : null;
    } catch (error) {
      if (this.#waiting !== waiting) return null;
      throw isAbort(error) ? error : solverError(error);
    } finally {
      if (this.#waiting === waiting) this.#waiting = null;
      this.requestUpdate();
    }
  }

  /** Says something through the one live region. */
  announce(text: string) {
    this.#live = text;
    this.requestUpdate();
  }

  override connectedCallback() {
    super.connectedCallback();
    if (this.phase === 'waiting')
      this.#forgetNear = whenNearViewport(this, () => this.phase === 'waiting' && void this.begin());
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#forgetNear();
    this.#waiting?.cancel();
  }

  // ---- Drawing -----------------------------------------------------------------------------------------------------

  #keptFor: string | undefined;
  #kept = '';

  protected override performUpdate() {
    if (!this.hasUpdated && this.firstElementChild) {
      const { width, height } = this.getBoundingClientRect();
      // As long as it is so wide.
      this.#kept = `min-height:calc(${height}px - 9*max(100cqi - ${width}px,${width}px - 100cqi))`;
    }
    super.performUpdate();
  }

  /**
   * The whole of it; `content` begins with a `table`. As long as it shows what it did at first (`view`) it takes no
   * less room than the page has kept for it; what it does not need is under the drawing, which stays where it was.
   */
  protected drawFrame(content: TemplateResult, view = ''): TemplateResult {
    if (this.language !== this.#spokenIn) {
      // What was said was said in the other language.
      this.#spokenIn = this.language;
      this.#live = '';
    }
    const room = (this.#keptFor ??= view) === view ? this.#kept : '';
    return html`<section class="frame" role="group" aria-label=${this.title} .style=${room}>
      ${content}
      <div class="visually-hidden" role="status" aria-live="polite">${this.#live}</div>
    </section>`;
  }

  /** What one looks at: `drawing`, or the light DOM as long as there is none. */
  protected drawTable(drawing: TemplateResult | typeof nothing, more = ''): TemplateResult {
    return html`<div class="table ${more} ${this.childElementCount > 0 ? 'rests' : ''}">
      ${drawing}
      <slot class=${this.phase === 'absent' ? 'alone' : ''}></slot>
    </div>`;
  }

  /** The solver is not to be had, as far as one can tell why; or `why` says what else it is. */
  protected drawAbsent(why: string | null = null): TemplateResult {
    const words = boardWords[this.language];
    const reason =
      typeof WebAssembly === 'undefined' || !mayCompile()
        ? words.noWasm
        : navigator.onLine === false
          ? words.offline
          : words.notFetched;
    return html`<div class="absent">
      ${
        why === null
          ? html`<p><strong>${words.unavailable}</strong></p>
              <p>${reason}</p>`
          : html`<p>${why}</p>`
      }
      <button class="button" @click=${() => void this.begin()}>${words.retry}</button>
    </div>`;
  }

  /** What takes long, how far it has come, and a way out. */
  protected drawWorking(waiting: Waiting): TemplateResult {
    const words = boardWords[this.language];
    return html`<p>${words.thinking}</p>
      <div class="actions">
        ${drawProgress(waiting.progress, words.progress)}
        <button type="button" class="button small" @click=${() => waiting.cancel()}>${words.cancel}</button>
      </div>`;
  }
}

/** A bar that is only as sure of the end as the solver is. */
export const drawProgress = (progress: Waiting['progress'], label: string): TemplateResult => {
  const { done, total } = progress ?? { done: 0n, total: 0n };
  return html`<progress
    aria-label=${label}
    max=${total > 0n ? 1000 : nothing}
    value=${total > 0n ? Number((done * 1000n) / total) : nothing}
  ></progress>`;
};

/** Whether a policy lets this page compile WebAssembly: the smallest module there is. */
function mayCompile(): boolean {
  try {
    return new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}
