import { css, html, nothing, svg, type TemplateResult } from 'lit';
import { defineSpeaking, SpeakingElement, translated } from '../../board/language.ts';
import { lessonOf, noteStyles, tick } from './note.ts';
import { ImportError, importLimit, progress } from './store.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/**
 * `<nimlab-progress>`: what the reader has done.
 *
 * - as it stands: every lesson with its questions; save, load, clear. Its light DOM names the lessons
 *   in their order: `<a data-lesson="nim" data-questions="4" href="…">Nim</a>`. Lessons it does not name are left out
 *   until there is progress in them.
 * - `compact`, with `lesson` and `questions` (how many there are): one line with a ring, for the head of a lesson and
 *   the map. With `here` it also notes that the lesson has been visited.
 * - `finish`, with `lesson`: the box to tick at the end of a lesson.
 */
export class ProgressElement extends SpeakingElement {
  static override properties = {
    compact: { type: Boolean },
    finish: { type: Boolean },
    here: { type: Boolean },
    lesson: { type: String },
    questions: { type: Number },
    asking: { state: true },
    said: { state: true },
    failed: { state: true },
  };
  declare compact: boolean;
  declare finish: boolean;
  declare here: boolean;
  declare lesson: string;
  declare questions: number;
  /** Clear has been asked for and waits for a yes. */
  declare private asking: boolean;
  declare private said: string;
  declare private failed: boolean;
  #onChange = () => this.requestUpdate();

  constructor() {
    super();
    this.compact = this.finish = this.here = this.asking = this.failed = false;
    this.lesson = this.said = '';
    this.questions = 0;
  }

  get #words() {
    return words[this.language];
  }
  get #lesson(): string {
    return this.lesson || lessonOf(this);
  }

  override connectedCallback() {
    super.connectedCallback();
    progress.addEventListener('change', this.#onChange);
    if (this.here && !progress.lesson(this.#lesson).visited) progress.keepLesson(this.#lesson, { visited: true });
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    progress.removeEventListener('change', this.#onChange);
  }

  override render(): TemplateResult {
    if (this.finish) return this.#drawFinish();
    return this.compact ? this.#drawCompact() : this.#drawAll();
  }

  /** A ring that fills; full with a tick once the lesson is finished. */
  #ring(part: number, finished: boolean) {
    const around = 2 * Math.PI * 8;
    return html`<svg class="ring" viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <circle cx="10" cy="10" r="8" class="track" />
      ${part > 0 ? svg`<circle cx="10" cy="10" r="8" class="part" stroke-dasharray="${around * part} ${around}" transform="rotate(-90 10 10)" />` : nothing}
      ${finished ? svg`<path d="M6.200 10.400l2.600 2.700 5-6" class="tick" />` : nothing}
    </svg>`;
  }

  #drawCompact() {
    const w = this.#words;
    const { finished } = progress.lesson(this.#lesson);
    const all = this.questions;
    const solved = Math.min(progress.solved(this.#lesson), all || Infinity);
    return html`<span class="compact">
      ${this.#ring(finished ? 1 : all ? solved / all : 0, finished)}
      <span
        >${finished ? w.done : all ? w.compact(solved, all) : progress.lesson(this.#lesson).visited ? w.visited : w.untouched}</span
      >
    </span>`;
  }

  #drawFinish() {
    const lesson = this.#lesson;
    const keep = (event: Event) =>
      progress.keepLesson(lesson, { visited: true, finished: (event.target as HTMLInputElement).checked });
    return html`<label class="finish"
      ><input
        type="checkbox"
        .checked=${progress.lesson(lesson).finished}
        @change=${keep}
      />${this.#words.markFinished}</label
    >`;
  }

  #drawAll() {
    const w = this.#words;
    const { data } = progress;
    const named = new Map<string, { title: string; href: string | null; all: number }>();
    for (const each of this.querySelectorAll<HTMLElement>('[data-lesson]')) {
      named.set(each.dataset.lesson!, {
        title: each.textContent.trim(),
        href: each.getAttribute('href'),
        all: Number(each.dataset.questions ?? 0) || 0,
      });
    }
    const touched = [...Object.keys(data.lessons), ...Object.keys(data.questions).map((name) => name.split('/')[0]!)];
    for (const name of touched) if (!named.has(name)) named.set(name, { title: name, href: null, all: 0 });
    const rows = [...named].map(([name, { title, href, all }]) => {
      const lesson = progress.lesson(name);
      const solved = progress.solved(name);
      return html`<tr>
        <th scope="row">${href ? html`<a href=${href}>${title}</a>` : title}</th>
        <td data-label=${w.questions}>
          ${this.#ring(all ? Math.min(1, solved / all) : 0, false)} ${w.of(solved, all)}
        </td>
        <td data-label=${w.state} class=${lesson.finished ? 'good' : ''}>
          ${lesson.finished ? html`${tick(true)} ${w.finished}` : lesson.visited ? w.visited : w.untouched}
        </td>
      </tr>`;
    });
    return html`<section aria-label=${w.title}>
      ${
        rows.length
          ? html`<table>
              <thead>
                <tr>
                  <th scope="col">${w.lesson}</th>
                  <th scope="col">${w.questions}</th>
                  <th scope="col">${w.state}</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>`
          : html`<p class="said">${w.nothing}</p>`
      }
      <p class="said">${w.where}</p>
      ${
        this.asking
          ? html`<div class="row" role="group" aria-label=${w.clearSure}>
              <strong>${w.clearSure}</strong>
              <button type="button" class="yes" @click=${this.#clear}>${w.yes}</button>
              <button type="button" class="no" @click=${this.#stay}>${w.no}</button>
            </div>`
          : html`<div class="row">
              <button type="button" @click=${this.#export}>${w.export}</button>
              <button type="button" @click=${() => this.renderRoot.querySelector<HTMLInputElement>('#file')!.click()}>
                ${w.import}
              </button>
              <input
                id="file"
                type="file"
                accept="application/json,.json"
                hidden
                aria-label=${w.import}
                @change=${this.#import}
              />
              <button type="button" class="quiet clear" @click=${this.#ask}>${w.clear}</button>
            </div>`
      }
      <p class=${this.failed ? 'error' : 'said'} role="status">${this.said}</p>
    </section>`;
  }

  async #focus(selector: string) {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  #tell(said: string, failed = false) {
    this.said = said;
    this.failed = failed;
  }

  #ask = () => {
    this.asking = true;
    this.#tell('');
    void this.#focus('.no');
  };
  #stay = () => {
    this.asking = false;
    void this.#focus('.clear');
  };
  #clear = () => {
    progress.clear();
    this.asking = false;
    this.#tell(this.#words.cleared);
    void this.#focus('.clear');
  };

  #export = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([progress.export()], { type: 'application/json' }));
    link.download = `nimlab-${new Date().toISOString().slice(0, 10)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
  };

  #import = async (event: Event) => {
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (!file) return;
    try {
      if (file.size > importLimit * 4) throw new ImportError('too_large');
      this.#tell(this.#words.imported(progress.import(await file.text())));
    } catch (error) {
      this.#tell(error instanceof ImportError ? this.#words.refused(error) : this.#words.unreadable, true);
    }
    input.value = ''; // the same file may be chosen again
  };

  static override styles = [
    ...noteStyles,
    css`
      :host {
        margin-block: 1rem;
      }
      :host([compact]) {
        display: inline-block;
        margin: 0;
        container-type: normal;
      }
      .compact {
        display: inline-flex;
        align-items: center;
        gap: 0.45em;
        color: var(--nl-muted);
        font: 0.875rem/1.4 var(--nl-ui);
        font-variant-numeric: tabular-nums;
      }
      .ring {
        flex: none;
        fill: none;
        stroke-width: 2;
        vertical-align: -0.25em;
      }
      .ring .track {
        stroke: var(--nl-line-strong);
        stroke-width: 1.2;
      }
      .ring .part {
        stroke: var(--nl-good);
        stroke-width: 3;
      }
      .ring .tick {
        stroke: var(--nl-good);
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .finish {
        display: inline-flex;
        align-items: center;
        gap: 0.6em;
        min-height: 2.75rem;
        font-family: var(--nl-ui);
        cursor: pointer;
      }
      .finish input {
        min-height: 0;
        width: 1.2rem;
        height: 1.2rem;
        accent-color: var(--nl-accent);
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        text-align: start;
        font-weight: 400;
        padding: 0.55rem 1rem 0.55rem 0;
        border-block-end: 1px solid var(--nl-line);
        vertical-align: baseline;
      }
      thead th {
        color: var(--nl-muted);
        font-variant-caps: all-small-caps;
        letter-spacing: 0.06em;
      }
      thead th:lang(zh) {
        font-size: 0.85em;
      }
      td {
        font-family: var(--nl-ui);
        font-size: 0.92rem;
      }
      a {
        color: var(--nl-accent);
        text-underline-offset: 0.2em;
        text-decoration-thickness: 1px;
      }
      .good {
        color: var(--nl-good);
      }
      td .tick {
        width: 0.8em;
        height: 0.8em;
      }
      .said {
        color: var(--nl-muted);
        font-size: 0.95em;
        min-height: 1.2em;
      }
      @container (max-width: 34rem) {
        thead {
          display: none;
        }
        tr {
          display: grid;
          grid-template-columns: 1fr auto;
          gap: 0.15rem 1rem;
          padding-block: 0.7rem;
          border-block-end: 1px solid var(--nl-line);
        }
        th,
        td {
          border: 0;
          padding: 0;
        }
        tr > th {
          grid-column: 1 / -1;
        }
        td {
          grid-column: 1 / -1;
          display: flex;
          gap: 0.5em;
          align-items: center;
        }
        td::before {
          content: attr(data-label);
          color: var(--nl-muted);
          flex: 1;
        }
      }
      @media print {
        .row {
          display: none;
        }
      }
    `,
  ];
}

defineSpeaking('nimlab-progress', ProgressElement);
