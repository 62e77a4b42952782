import { html, nothing, type TemplateResult } from 'lit';
import type { RunComparison } from '../../solver/types.ts';
import { number } from '../../board/language.ts';
import { drawPlace, faultSentence, excerptLength, mostInField, parted } from './text.ts';
import type { Host, Panel } from './panel.ts';

/** What a judge would say to the output of the reader's program. */
export class ComparePanel implements Panel {
  #output = '';
  #found: { readonly compared: RunComparison; readonly output: string } | null = null;

  constructor(private readonly host: Host) {}

  load() {
    this.#found = null;
  }

  #write(output: string) {
    this.#output = output;
    this.#found = null;
    this.host.requestUpdate();
  }

  #compare = async () => {
    const { problem, input, words: w } = this.host;
    const output = this.#output;
    const compared = await this.host.seek((solver, work) => solver.compareRun(problem, input, output, work));
    this.#found = compared && { compared, output };
    if (compared) this.host.announce(compared.same ? w.same : this.#differs(compared));
    this.host.requestUpdate();
  };

  #paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length <= mostInField) return;
    event.preventDefault();
    this.#write(text);
  };

  #key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void this.#compare();
  };

  #choose = async (event: Event) => {
    const field = event.target as HTMLInputElement;
    const file = field.files?.[0];
    field.value = '';
    if (file) this.#write(await file.text().catch(() => ''));
  };

  #differs({ line, refused }: RunComparison & { readonly same: false }): string {
    const { words: w, language } = this.host;
    if (line !== null) return w.differsAt(number(line, language));
    return refused ? `${w.refused} ${faultSentence(refused, w, language, true)}` : w.refused;
  }

  #lines({ line, expected, found }: RunComparison & { readonly same: false }): TemplateResult | typeof nothing {
    if (line === null) return nothing;
    const w = this.host.words;
    const [of, yours] = parted(expected ?? '', found ?? '');
    const row = (label: string, text: string | null, none: string, [before, there, after]: typeof of) =>
      html`<tr>
        <th scope="row">${label}</th>
        <td>${text === null ? html`<i>${none}</i>` : html`<code>${before}<mark>${there}</mark>${after}</code>`}</td>
      </tr>`;
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${w.panels.compare}>
      <table class="aligned">
        ${row(w.expectedLine, expected, w.nothingMore, of)} ${row(w.yours, found, w.endsBefore, yours)}
      </table>
    </div>`;
  }

  render(): TemplateResult {
    const w = this.host.words;
    const { compared, output } = this.#found ?? { compared: null, output: '' };
    const large = this.#output.length > mostInField;
    return html`<div class="name">
        <label for="yours">${w.compareWhat}</label>
        <label class="tab file">${w.file}<input type="file" class="visually-hidden" @change=${this.#choose} /></label>
      </div>
      ${
        large
          ? html`<div class="text large">
              <p>
                ${w.large}
                <button type="button" class="button small" @click=${() => this.#write('')}>${w.clear}</button>
              </p>
              <pre tabindex="0" aria-label=${w.yours}>${this.#output.slice(0, excerptLength)}…</pre>
            </div>`
          : html`<textarea
              id="yours"
              class="text"
              rows="6"
              autocomplete="off"
              autocapitalize="off"
              spellcheck="false"
              wrap="off"
              .value=${this.#output}
              @input=${(event: Event) => this.#write((event.target as HTMLTextAreaElement).value)}
              @paste=${this.#paste}
              @keydown=${this.#key}
            ></textarea>`
      }
      <div class="row"><button class="button" @click=${this.#compare}>${w.compareRun}</button></div>
      <p class="verdict ${compared ? (compared.same ? 'good' : 'bad') : ''}">
        ${compared ? (compared.same ? w.same : this.#differs(compared)) : html`&nbsp;`}
      </p>
      ${compared && !compared.same ? this.#lines(compared) : nothing}
      ${compared && !compared.same && compared.refused ? drawPlace(compared.refused, output) : nothing}`;
  }
}
