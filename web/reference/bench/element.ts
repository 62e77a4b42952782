import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import {
  InputError,
  SolverError,
  type InputFault,
  type ProblemInfo,
  type Solver,
  type Work,
} from '../../solver/types.ts';
import { ask, solverError } from '../../board/ask.ts';
import { drawTab } from '../../board/controls.ts';
import { explain } from '../../board/error-words.ts';
import { Instrument } from '../../board/frame.ts';
import { defineSpeaking, number } from '../../board/language.ts';
import type { Phase } from '../../board/session.ts';
import { solver } from '../../board/solver.ts';
import { isAbort } from '../../board/waiting.ts';
import { boardWords } from '../../board/words.ts';
import {
  drawPlace,
  faultSentence,
  excerptLength,
  mostBytes,
  mostInField,
  mostShown,
  sizeOf,
  type Size,
} from './text.ts';
import { panelNames, type Host, type Panel, type PanelName } from './panel.ts';
import { sheets } from '../../draw/sheets.ts';
import { frameStyles, scrollStyles } from '../../board/styles.ts';
import boardSheet from './board.css?inline';
import { words } from './words.ts';

/** An input that was answered. */
interface Run {
  readonly input: string;
  readonly output: string;
  readonly milliseconds: number;
  readonly size: Size;
}

/** Seeds are new each time, and small enough to be told. */
const someSeed = () => BigInt(Math.floor(Math.random() * 2 ** 48));

/**
 * `<nimlab-bench>`: the bench of a contest problem. An input, written, pasted, dropped, opened or made at random, gives
 * the output that the judge expects, and panels try it: by brute force, against a program's output, against strategies
 * that fail, and on boards.
 *
 * Attribute: `problem`, as "hdu-1846". Its light DOM is what stands there until the bench has answered; the texts of
 * its slots `wrong-<strategy>` say what somebody thinks who submits that strategy. Keys: Ctrl+Enter in the input runs
 * it. Event: `nimlab-asked` { asked: { problem } }, bubbles, composed, after each run.
 */
export class BenchElement extends Instrument implements Host {
  static override styles = [...frameStyles, ...scrollStyles, ...sheets(boardSheet)];
  static override properties = { ...Instrument.properties, problem: { type: String } };
  declare problem: string;

  protected override phase: Phase = 'waiting';
  #info: ProblemInfo | null = null;
  /** What is to be run. What is longer than a field should be is kept here alone. */
  #input = '';
  #size: Size = sizeOf('');
  #run: Run | null = null;
  /** What the input was refused for, and that input. */
  #fault: { readonly fault: InputFault; readonly input: string } | null = null;
  /** What else went wrong, or was given up. */
  #said = '';
  #copied: 'copied' | 'failed' | null = null;
  #dropping = false;
  #open: PanelName | null = null;
  #panels: Readonly<Record<PanelName, Panel>> | null = null;
  #begun: Promise<void> | null = null;

  constructor() {
    super();
    this.problem = '';
  }

  get words() {
    return words[this.language];
  }
  override get title(): string {
    return this.words.title(this.problem);
  }
  get input(): string {
    return this.#input;
  }
  get strategies(): readonly string[] {
    return this.#info?.wrong ?? [];
  }

  override connectedCallback() {
    // By this the page's solver knows which module will be asked (web/solver/client.ts).
    this.setAttribute('game', 'contest');
    super.connectedCallback();
  }

  // ---- Asking the solver ---------------------------------------------------------------------------------------

  override begin(): Promise<void> {
    return (this.#begun ??= this.#begin());
  }

  async #begin() {
    this.phase = 'loading';
    this.requestUpdate();
    try {
      const name = this.problem;
      const info = (await (await solver()).problems()).find((each) => each.name === name);
      if (!info) throw new SolverError('unknown_game', 'rule', name, '');
      this.#info = info;
      await this.put(info.sample);
      this.phase = 'ready';
    } catch (cause) {
      const { code } = solverError(cause);
      this.#said = code === 'unknown_game' ? this.words.noProblem(this.problem) : '';
      this.phase = 'absent';
      this.#begun = null; // to be tried again
    }
    this.requestUpdate();
  }

  protected override willUpdate(changed: PropertyValues) {
    if (!changed.has('problem') || this.phase === 'waiting' || this.phase === 'loading') return;
    this.#begun = this.#run = this.#fault = null;
    void this.begin();
  }

  async seek<T>(question: (solver: Solver, work: Work) => Promise<T>): Promise<T | null> {
    const input = this.#input;
    this.#said = '';
    try {
      return await this.inquire(async (client, work) => {
        // Refused is not failed: only the bench knows such errors.
        const answer = await question(client, work).catch((cause: unknown) => {
          if (cause instanceof InputError) return cause;
          throw cause;
        });
        if (!(answer instanceof InputError)) return { answer };
        this.#fault = { fault: answer.fault, input };
        this.announce(faultSentence(answer.fault, this.words, this.language));
        return null;
      }).then((found) => found?.answer ?? null);
    } catch (cause) {
      this.#said = isAbort(cause) ? this.words.cancelled : explain(cause, this.language);
      this.announce(this.#said);
      return null;
    } finally {
      this.requestUpdate();
    }
  }

  async put(input: string): Promise<void> {
    this.#write(input);
    await this.#solve();
  }

  #write(input: string) {
    this.#input = input;
    this.#size = sizeOf(input);
    this.#fault = null;
    this.#said = '';
    this.requestUpdate();
  }

  async #solve() {
    const [problem, input] = [this.problem, this.#input];
    this.#fault = null;
    const run = await this.seek(async (client, work): Promise<Run> => {
      const start = performance.now();
      const output = await client.solve(problem, input, work);
      const milliseconds = performance.now() - start;
      return { input, output, milliseconds, size: sizeOf(output) };
    });
    if (!run) return;
    this.#run = run;
    this.#copied = null;
    if (this.phase === 'ready') this.announce(this.words.ran(this.#milliseconds(run.milliseconds)));
    if (this.#open) this.#panels?.[this.#open].load();
    this.requestUpdate();
    this.dispatchEvent(
      new CustomEvent('nimlab-asked', { bubbles: true, composed: true, detail: { asked: { problem } } }),
    );
  }

  async #generate(size: 'small' | 'limits') {
    const input = await this.seek((client) => client.generate(this.problem, someSeed(), size));
    if (input !== null) await this.put(input);
  }

  // ---- What the reader does --------------------------------------------------------------------------------------

  #type = (event: Event) => {
    this.#write((event.target as HTMLTextAreaElement).value);
  };

  /** A field would lay all of it out. */
  #paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (text.length <= mostInField) return;
    event.preventDefault();
    void this.put(text);
  };

  #key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void this.#solve();
  };

  async #take(file: File | undefined) {
    if (!file) return;
    try {
      if (file.size > mostBytes) this.#said = this.words.tooLarge;
      else await this.put(await file.text());
    } catch {
      this.#said = this.words.unreadable;
    }
    this.requestUpdate();
  }

  #choose = (event: Event) => {
    const field = event.target as HTMLInputElement;
    void this.#take(field.files?.[0]);
    field.value = '';
  };

  #drag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.#dropping = event.type === 'dragover';
    if (event.type === 'drop') void this.#take(event.dataTransfer.files[0]);
    this.requestUpdate();
  };

  #copy = async () => {
    try {
      await navigator.clipboard.writeText(this.#run!.output);
      this.#copied = 'copied';
    } catch {
      this.#copied = 'failed';
    }
    this.announce(this.#copied === 'copied' ? this.words.copied : this.words.copyFailed);
  };

  #toggle(name: PanelName) {
    this.#open = this.#open === name ? null : name;
    this.requestUpdate();
    if (!this.#open) return;
    ask(
      async () => {
        await this.#bring();
        this.#panels![name].load();
        this.requestUpdate();
      },
      (error) => (this.#said = explain(error, this.language)),
    );
  }

  async #bring() {
    const { makePanels, panelStyles } = await import('./panels.ts');
    if (this.#panels) return;
    this.wear(panelStyles);
    this.#panels = makePanels(this);
  }

  // ---- Drawing ---------------------------------------------------------------------------------------------------

  #milliseconds(time: number): string {
    return time < 10 ? time.toFixed(1) : number(Math.round(time), this.language);
  }

  #bytes(bytes: number): string {
    const w = this.words;
    if (bytes < 10_000) return w.bytes(number(bytes, this.language));
    if (bytes < 1_000_000) return w.kilobytes(number(Math.round(bytes / 1000), this.language));
    return w.megabytes((bytes / 1_000_000).toFixed(1));
  }

  #sized({ lines, bytes }: Size): string {
    return this.words.size(number(lines, this.language), this.#bytes(bytes), lines === 1);
  }

  #sources(): TemplateResult {
    const w = this.words;
    const { sample, published } = this.#info!;
    const button = (label: string, act: () => void) =>
      html`<button type="button" class="tab" @click=${act}>${label}</button>`;
    return html`<div class="sources" role="group" aria-label=${w.sources}>
      ${button(published ? w.sample : w.own, () => void this.put(sample))}
      ${button(w.small, () => void this.#generate('small'))} ${button(w.limits, () => void this.#generate('limits'))}
      <label class="tab file">${w.file}<input type="file" class="visually-hidden" @change=${this.#choose} /></label>
    </div>`;
  }

  #drawInput(): TemplateResult {
    const w = this.words;
    const input = this.#input;
    if (input.length <= mostInField) {
      const wrong = this.#fault !== null;
      return html`<textarea
        id="input"
        class="text"
        aria-label=${w.input}
        aria-invalid=${wrong}
        aria-describedby=${wrong ? 'fault' : nothing}
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        wrap="off"
        .value=${live(input)}
        @input=${this.#type}
        @paste=${this.#paste}
        @keydown=${this.#key}
      ></textarea>`;
    }
    return html`<div class="text large">
      <p>
        ${w.large}
        <button type="button" class="button small" @click=${() => this.#write('')}>${w.clear}</button>
      </p>
      <pre tabindex="0" aria-label=${w.input}>${input.slice(0, excerptLength)}…</pre>
    </div>`;
  }

  #drawOutput(run: Run): TemplateResult {
    const { output, size } = run;
    const shown = output.slice(0, mostShown);
    // Outputs of judges are ASCII, or nearly so.
    const rest =
      shown.length < output.length
        ? html`<p class="quiet">${this.words.cut(this.#bytes(size.bytes - shown.length))}</p>`
        : nothing;
    return html`<div class="text">
      <pre tabindex="0" aria-label=${this.words.output}>${shown}</pre>
      ${rest}
    </div>`;
  }

  /** How long it took, and how that compares to what the judge allows. */
  #drawTime({ milliseconds }: Run): TemplateResult {
    const w = this.words;
    const limit = this.#info!.milliseconds;
    const compared = limit === null ? w.noLimit : w.ofLimit(number(limit, this.language));
    return html`<p class="time">
      <b>${w.time(this.#milliseconds(milliseconds))}</b>
      ${
        limit === null
          ? nothing
          : html`<span class="bar" aria-hidden="true"
              ><i .style=${`width:${Math.min(100, (100 * milliseconds) / limit).toFixed(2)}%`}></i
            ></span>`
      }
      <span class="quiet">${compared}</span>
    </p>`;
  }

  #drawState(run: Run | null): TemplateResult | typeof nothing {
    const { waiting } = this;
    if (waiting?.late) return html`<div class="working">${this.drawWorking(waiting)}</div>`;
    if (this.#said) return html`<p class="quiet">${this.#said}</p>`;
    if (!run) return nothing;
    if (this.#fault) return html`<p class="quiet">${this.words.kept}</p>`;
    if (run.input !== this.#input) return html`<p class="quiet">${this.words.stale}</p>`;
    return this.#drawTime(run);
  }

  #drawTabs(): TemplateResult {
    const w = this.words;
    const open = this.#open;
    return html`<div class="controls">
        <div class="row">
          ${panelNames.map((name) => drawTab(w.panels[name], open === name, () => this.#toggle(name)))}
        </div>
      </div>
      ${
        open
          ? html`<div class="panel" id="panel" role="region" aria-label=${w.panels[open]}>
              ${this.#panels?.[open].render() ?? nothing}
            </div>`
          : nothing
      }`;
  }

  protected override get settled() {
    return this.phase === 'ready' || this.phase === 'absent';
  }

  override render(): TemplateResult {
    const w = this.words;
    if (!this.settled && this.childElementCount > 0) return html`<slot></slot>`;
    if (!this.#info || !this.settled)
      return this.drawFrame(
        html`${this.drawTable(nothing)}
        ${
          this.phase === 'absent'
            ? this.drawAbsent(this.#said || null)
            : html`<p class="quiet">${boardWords[this.language].loading}</p>`
        }`,
      );
    const run = this.#run;
    const fault = this.#fault;
    const current = run !== null && run.input === this.#input && !fault;
    return this.drawFrame(html`
      ${this.#sources()}
      <div
        class="desk ${this.#dropping ? 'dropping' : ''}"
        data-drop=${w.drop}
        @dragover=${this.#drag}
        @dragleave=${this.#drag}
        @drop=${this.#drag}
      >
        <div class="side">
          <div class="name">
            <label for="input">${w.input}</label> <span class="quiet">${this.#sized(this.#size)}</span>
          </div>
          ${this.#drawInput()}
        </div>
        <div class="side ${current ? '' : 'stale'}">
          <div class="name">
            <span class="label">${w.output}</span> <span class="quiet">${run ? this.#sized(run.size) : nothing}</span>
            <button type="button" class="button small" ?disabled=${!run} @click=${this.#copy}>
              ${this.#copied === 'copied' ? w.copied : w.copy}
            </button>
          </div>
          ${run ? this.#drawOutput(run) : html`<div class="text"></div>`}
        </div>
      </div>
      ${
        fault
          ? html`<div class="fault" id="fault" role="alert">
              <p class="error">${faultSentence(fault.fault, w, this.language)}</p>
              ${drawPlace(fault.fault, fault.input)}
            </div>`
          : nothing
      }
      <div class="act">
        <button type="button" class="button strong" @click=${() => void this.#solve()}>
          ${w.run} <span class="keys">${w.runKeys}</span>
        </button>
        <div class="state">${this.#drawState(run)}</div>
      </div>
      ${this.#drawTabs()}
    `);
  }
}

defineSpeaking('nimlab-bench', BenchElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-bench': BenchElement;
  }
}
