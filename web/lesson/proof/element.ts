import { css, html, nothing, type TemplateResult } from 'lit';
import { languageOfTag } from '../../languages.ts';
import type { GameElement } from '../../board/game-element.ts';
import { defineSpeaking, SpeakingElement, translated } from '../../board/language.ts';
import { loadBoard } from '../../board/load.ts';
import { boardNamed, lightBoard, originalOf, seenTogether, showCopy, type Original, type Shown } from '../copy.ts';
import { said } from '../words.ts';
import proofStyles from './proof.css?inline';
import { tagOf } from '../../board/tag.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

const sheet = new CSSStyleSheet();
sheet.replaceSync(proofStyles);

/**
 * `<nimlab-proof>`: a whole proof, folded. Its light DOM is a native `<details>` whose summary is the theorem and whose
 * steps are `<nimlab-step>`s, so that it folds and is read without any script; where there is no `<details>` the
 * element wraps its children in one, with `title` as summary. Printed, it is open.
 *
 * Keys, in a step: ↓ or → the next step, ↑ or ← the previous one, Escape back to the game.
 */
export class ProofElement extends HTMLElement {
  #wasOpen = false;
  #open = () => {
    this.#wasOpen = this.details.open;
    this.details.open = true;
  };
  #fold = () => {
    this.details.open = this.#wasOpen;
  };

  get details(): HTMLDetailsElement {
    return this.querySelector<HTMLDetailsElement>(':scope > details')!;
  }

  get steps(): StepElement[] {
    return [...this.querySelectorAll<StepElement>('nimlab-step')];
  }

  connectedCallback() {
    const root = this.getRootNode() as Document | ShadowRoot;
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    if (!this.details) this.#wrap();
    this.details.addEventListener('toggle', this.#toggled);
    this.addEventListener('keydown', this.#key);
    addEventListener('beforeprint', this.#open);
    addEventListener('afterprint', this.#fold);
  }

  disconnectedCallback() {
    removeEventListener('beforeprint', this.#open);
    removeEventListener('afterprint', this.#fold);
    this.removeEventListener('keydown', this.#key);
  }

  #wrap() {
    const details = document.createElement('details');
    const summary = document.createElement('summary');
    const title = this.title;
    this.removeAttribute('title'); // else it becomes a tooltip of the whole proof
    summary.textContent = title || words[languageOfTag(this.closest('[lang]')?.getAttribute('lang'))].proof;
    details.append(summary, ...this.childNodes);
    this.append(details);
  }

  #toggled = () => {
    if (!this.details.open) this.steps.find((step) => step.showing)?.release();
  };

  #key = (event: KeyboardEvent) => {
    const step = event.target instanceof StepElement ? event.target : null;
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (event.key === 'Escape' && step.showing) step.release();
    else if (by === undefined || !this.go(step, by)) return;
    event.preventDefault();
  };

  /** Shows the nearest step after (1) or before (−1) `from` that speaks of a board; false if there is none. */
  go(from: StepElement, by: 1 | -1 | number): boolean {
    const steps = this.steps.filter((step) => step.position);
    const next = steps[steps.indexOf(from) + by];
    if (!next) return false;
    void next.showOnBoard(true);
    return true;
  }
}

/**
 * `<nimlab-step>`: one step of a proof. With `position` it can put that position on the board named `board` (`lit` and
 * `view` as in `show`; without a board of that name, `game` and `rule` say what to draw). The page does not scroll:
 * where that board cannot be seen together with the step, a copy of it appears under the step's text.
 */
export class StepElement extends SpeakingElement {
  static override properties = {
    board: { type: String },
    position: { type: String },
    lit: { type: String },
    view: { type: String },
    game: { type: String },
    rule: { type: String },
    showing: { state: true },
    problem: { state: true },
  };
  declare board: string;
  declare position: string;
  declare lit: string;
  declare view: string;
  declare game: string;
  declare rule: string;
  declare showing: boolean;
  declare private problem: string;
  #copy: GameElement | null = null;

  constructor() {
    super();
    this.board = this.position = this.lit = this.view = this.game = this.rule = this.problem = '';
    this.showing = false;
  }

  get #proof(): ProofElement | null {
    return this.closest<ProofElement>('nimlab-proof');
  }

  get #named(): GameElement | null {
    return boardNamed(this.board, this);
  }

  async showOnBoard(focus = false) {
    for (const step of this.#proof?.steps ?? []) if (step !== this && step.showing) step.release();
    this.showing = true;
    this.problem = '';
    await this.updateComplete;
    const { position, lit, view } = this;
    const shown: Shown = { position, lit, view };
    const named = this.#named;
    if (named && seenTogether(named, this)) await lightBoard(named, shown);
    else await this.#showCopy(named, shown);
    const button = this.renderRoot.querySelector<HTMLElement>('button');
    if (focus) button?.focus({ preventScroll: true });
    if (!inView(this)) this.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  async #showCopy(named: GameElement | null, shown: Shown) {
    const place = this.renderRoot.querySelector('.figure')!;
    try {
      if (!named && !(await loadBoard(this.game))) return;
      const { rule, view } = this;
      const original: Original = named ? originalOf(named) : { tag: tagOf(this.game), rule, view, analysis: 'off' };
      this.#copy = await showCopy(place, original, shown, () => this.showing);
    } catch (error) {
      place.replaceChildren();
      this.problem = said(error, this.language);
    }
  }

  release() {
    this.showing = false;
    this.#copy?.remove();
    this.#copy = null;
    this.renderRoot.querySelector('.figure')?.replaceChildren();
    void this.#named?.show(null);
  }

  override render(): TemplateResult {
    if (!this.position) return html`<slot></slot>`;
    const w = words[this.language];
    const steps = this.#proof?.steps ?? [];
    const [n, of] = [steps.indexOf(this) + 1, steps.length];
    const playable = steps.filter((step) => step.position);
    const turn = (by: 1 | -1, label: string, sign: string) =>
      playable[playable.indexOf(this) + by]
        ? html`<button type="button" class="turn" aria-label=${label} @click=${() => this.#proof?.go(this, by)}>
            ${sign}
          </button>`
        : nothing;
    return html`<slot></slot>
      <div class="figure"></div>
      <p class="act">
        <button
          type="button"
          aria-pressed=${this.showing}
          @click=${() => (this.showing ? this.release() : void this.showOnBoard())}
        >
          ${this.showing ? w.back : w.show}<span class="visually-hidden"> (${w.step(n, of)})</span>
        </button>
        ${this.showing ? html`${turn(-1, w.previous, '←')}${turn(1, w.next, '→')}` : nothing}
        <span class="visually-hidden" role="status"
          >${this.showing && !this.problem ? w.shown(n, of, this.position) : nothing}</span
        >
      </p>
      ${this.problem ? html`<p class="error" role="alert">${this.problem}</p>` : nothing}`;
  }

  static override styles = css`
    :host {
      display: block;
    }
    .act {
      display: flex;
      gap: 0.9rem;
      margin: 0.35rem 0 0;
    }
    .figure:not(:empty) {
      margin-block: 0.8rem 0.4rem;
    }
    button {
      font: 0.86rem/1.4 var(--nl-ui);
      color: var(--nl-accent);
      background: none;
      border: 0;
      border-radius: 3px;
      padding: 0.25rem 0;
      min-height: 1.75rem;
      min-width: 1.75rem;
      cursor: pointer;
      text-decoration: underline dotted 1px;
      text-underline-offset: 0.25em;
    }
    button:hover {
      text-decoration-style: solid;
    }
    .turn {
      text-decoration: none;
      font-size: 1rem;
    }
    button:focus-visible {
      outline: 2px solid var(--nl-accent);
      outline-offset: 2px;
    }
    .error {
      color: var(--nl-bad);
      font: 0.9rem/1.4 var(--nl-ui);
    }
    .visually-hidden {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    @media (pointer: coarse) {
      button {
        min-height: 2.75rem;
        min-width: 2.75rem;
        padding-block: 0.6rem;
      }
    }
    @media print {
      .act,
      .figure {
        display: none;
      }
    }
  `;
}

/** Whether all of an element can be seen (all of what fits, for one taller than the window). */
function inView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}

defineSpeaking('nimlab-proof', ProofElement);
defineSpeaking('nimlab-step', StepElement);
