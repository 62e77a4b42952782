import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SolverError, type ExplanationStep, type Solver, type Work } from '../../solver/types.ts';
import { Stepper } from '../kit/stepper.ts';
import { ask, solverError } from '../shell/ask.ts';
import { drawTab, drawViews } from '../shell/controls.ts';
import { explain } from '../shell/error-words.ts';
import { drawField } from '../shell/field.ts';
import { Instrument } from '../shell/frame.ts';
import { defineSpeaking, followed, number, spoken, strung } from '../shell/language.ts';
import { gameInHash } from '../shell/link.ts';
import type { EmbedPanel, SharePanel } from '../shell/panels/share.ts';
import { Roving } from '../shell/roving.ts';
import type { Phase } from '../shell/session.ts';
import { isAbort } from '../shell/waiting.ts';
import { shellWords } from '../shell/words.ts';
import { isView, readState, sideOf, views, writeState, type View } from './address.ts';
import {
  askedOf,
  derived,
  emptyOf,
  fieldAt,
  formulaOf,
  isOperation,
  operands,
  operations,
  typedFrom,
  type Answer,
  type Operation,
  type Typed,
} from './operations.ts';
import { drawSteps, keepInSight, told } from './steps.ts';
import { nimberStyles } from './styles.ts';
import type { NimTable } from './table.ts';
import { words } from './words.ts';

type PanelName = 'share' | 'embed';
const usual = '12 9';
const ids = ['first', 'second'] as const;

/**
 * `<nimlab-nimber>`: the field of nimbers below 2^64 as a calculator, with the derivation of products and inverses step by
 * step, and its ⊗ table, whose entries go into the calculator.
 *
 * Attributes: `operation` (default `multiply`; see operations.ts); `position` (default `12 9`): one or two numbers; `view`
 * (`calculator`, `table`); `side` of the table (16 to 256); `controls`: `full`, or the names of operations, and `table` for the
 * choice of views; `name`: its state is in the address under it, and can be shared.
 * Keys in the table: arrows (ten at a time with Shift), Home, End, Page Up, Page Down, Enter.
 */
export class NimberElement extends Instrument {
  static override styles = nimberStyles;
  static override properties = {
    ...Instrument.properties,
    operation: { type: String },
    position: { type: String },
    view: { type: String },
    side: { type: String },
    controls: { type: String },
    name: { type: String },
  };
  declare operation: string;
  declare position: string;
  declare view: string;
  declare side: string;
  declare controls: string;
  declare name: string;

  protected override phase: Phase = 'waiting';
  #operation: Operation = 'multiply';
  #typed: Typed = ['', ''];
  #view: View = 'calculator';
  #side = sideOf('');
  /** The last good one. */
  #answer: Answer | null = null;
  #steps: readonly ExplanationStep[] = [];
  #error: { field: 0 | 1 | null; text: string } | null = null;
  #table: NimTable | null = null;
  #panels: Readonly<Record<PanelName, EmbedPanel | SharePanel>> | null = null;
  #open: PanelName | null = null;
  readonly #roving = new Roving(this);
  readonly #stepper = new Stepper(this, {
    moved: (at) => {
      const step = at !== null && !this.#stepper.playing ? this.#steps[at - 1] : undefined;
      if (step) this.announce(told(step, this.#write, this.#words).join(': '));
    },
  });

  constructor() {
    super();
    this.operation = 'multiply';
    this.position = usual;
    this.view = views[0];
    this.side = '';
    this.controls = 'full';
    this.name = '';
  }

  get #words() {
    return words[this.language];
  }
  override get title() {
    return this.#words.title;
  }
  #write = (n: bigint) => number(n, this.language);
  /** The last good answer; null until there is one. */
  get answer(): Answer | null {
    return this.#answer;
  }
  /** Light or dark, as what is drawn on a canvas must know. */
  get shade() {
    return this.surroundings.theme;
  }
  sayEntry(x: string, y: string, product: string): string {
    return this.#words.entry(x, y, product);
  }
  /** Rows and columns of the table. */
  get tableSide(): number {
    return this.#side;
  }
  /** The entry of the table that is in the calculator; null: none, or not a small one. */
  get entry(): readonly [number, number] | null {
    const [x = -1n, y = -1n] = this.#answer?.operation === 'multiply' ? this.#answer.numbers : [];
    return x >= 0n && y >= 0n && x < this.#side && y < this.#side ? [Number(x), Number(y)] : null;
  }

  // ---- Asking the solver ---------------------------------------------------------------------------------------

  override connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.#addressed);
  }
  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#addressed);
  }

  #addressed = () => {
    if (this.phase === 'ready' && this.#readAddress()) void this.#calculate();
  };

  #linked() {
    const written = this.name && gameInHash(location.hash, this.name);
    return written ? readState(written) : null;
  }

  #readAddress(): boolean {
    const state = this.#linked();
    if (!state) return false;
    this.#operation = state.operation;
    this.#typed = state.typed;
    this.#side = state.side;
    this.#turn(state.view);
    return true;
  }

  #readAttributes() {
    this.#operation = isOperation(this.operation) ? this.operation : 'multiply';
    this.#typed = typedFrom(this.position, this.#typed);
    this.#side = sideOf(this.side);
    this.#turn(isView(this.view) ? this.view : views[0]);
  }

  protected override willUpdate(changed: PropertyValues) {
    this.#roving.remember();
    const asks = ['operation', 'position', 'view', 'side'].some((name) => changed.has(name));
    if (!asks || this.phase === 'waiting' || this.phase === 'loading') return;
    this.#readAttributes();
    void this.#calculate();
  }

  #begun: Promise<void> | null = null;
  override begin(): Promise<void> {
    return (this.#begun ??= this.#begin());
  }

  async #begin() {
    this.phase = 'loading';
    this.requestUpdate();
    // A table that is asked for is what comes first; where it cannot be had, that is said in its place.
    if ((this.#linked()?.view ?? this.view) === 'table') await this.#bringTable().catch(() => {});
    if (!this.#readAddress()) this.#readAttributes();
    await this.#calculate();
    if (!this.#answer) this.#begun = null; // to be tried again
  }

  async #calculate() {
    const [operation, typed] = [this.#operation, this.#typed];
    try {
      // A single number has a product, too: the solver would not miss the other one.
      if (emptyOf(operation, typed) !== null) throw new SolverError('empty', 'position', '', '');
      const found = await this.inquire((client, work) => question(client, work, operation, askedOf(operation, typed)));
      if (!found) return;
      this.#answer = found.answer;
      this.#steps = found.steps;
      this.#error = null;
      this.phase = 'ready';
      this.announce(followed(this.#formula, this.#meaning, this.language));
    } catch (error) {
      this.#refused(error, operation, typed);
    }
    this.#panels?.[this.#open ?? 'embed'].load();
    this.requestUpdate();
  }

  #refused(cause: unknown, operation: Operation, typed: Typed) {
    if (isAbort(cause)) return;
    const error = solverError(cause);
    if (error.code === 'unavailable' && !this.#answer) this.phase = 'absent';
    else {
      this.phase = 'ready';
      const field = error.field === 'position' ? (emptyOf(operation, typed) ?? fieldAt(typed, error.at)) : null;
      this.#error = { field, text: this.#sayWrong(error, operation) };
    }
  }

  #sayWrong(error: SolverError, operation: Operation): string {
    const w = this.#words;
    if (error.code === 'too_small' && operation === 'inverse') return w.noInverse;
    if (error.code === 'too_small' && operation === 'divide') return w.noDivision;
    if (error.code === 'too_small' && operation === 'order') return w.noOrder;
    return explain(error, this.language);
  }

  // ---- What the reader does ------------------------------------------------------------------------------------

  #choose(operation: Operation) {
    this.#operation = operation;
    void this.#calculate();
  }

  /** While one types, a field that is still empty is no mistake. */
  #type = (event: Event) => {
    const { id, value } = event.target as HTMLInputElement;
    this.#typed = id === ids[0] ? [value, this.#typed[1]] : [this.#typed[0], value];
    if (emptyOf(this.#operation, this.#typed) === null) void this.#calculate();
    else {
      this.#error = null;
      this.requestUpdate();
    }
  };

  #submit = async (event: SubmitEvent) => {
    event.preventDefault();
    await this.#calculate();
    if (this.#error === null || this.#error.field === null) return;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLInputElement>(`#${ids[this.#error.field]}`)?.focus();
  };

  /** An entry of the table, or a product of a derivation, comes into the calculator. */
  pick(x: bigint | number, y: bigint | number) {
    this.#operation = 'multiply';
    this.#typed = [`${x}`, `${y}`];
    void this.#calculate();
  }

  #turn(view: View) {
    if (view === 'table') {
      if (!this.#table) {
        // The view before stands until the table has come.
        ask(
          async () => {
            await this.#bringTable();
            this.#turn('table');
            if (this.#operation !== 'multiply') this.#choose('multiply');
          },
          (error) => {
            this.#error = { field: null, text: explain(error, this.language) };
            this.requestUpdate();
          },
        );
        return;
      }
      this.#operation = 'multiply';
    }
    this.#stepper.pause();
    this.#view = view;
    this.requestUpdate();
  }

  async #bringTable() {
    if (this.#table) return;
    const { NimTable, tableStyles } = await import('./table.ts');
    if (this.#table) return;
    (this.renderRoot as ShadowRoot).adoptedStyleSheets.push(...tableStyles.map(({ styleSheet }) => styleSheet!));
    this.#table = new NimTable(this);
  }

  /** Another size of the table. */
  widen(side: number) {
    this.#side = side;
    this.requestUpdate();
  }

  #toggle(name: PanelName) {
    this.#open = this.#open === name ? null : name;
    this.requestUpdate();
    if (!this.#open) return;
    ask(
      async () => {
        await this.#bringPanels();
        const panel = this.#panels![name];
        panel.load();
        if ('opened' in panel) panel.opened();
        this.requestUpdate();
      },
      (error) => {
        this.#error = { field: null, text: explain(error, this.language) };
        this.requestUpdate();
      },
    );
  }

  async #bringPanels() {
    const [{ EmbedPanel, SharePanel }, { panelStyles }] = await Promise.all([
      import('../shell/panels/share.ts'),
      import('../shell/panels/styles.ts'),
    ]);
    await spoken(this.language);
    if (this.#panels) return;
    (this.renderRoot as ShadowRoot).adoptedStyleSheets.push(...panelStyles.map(({ styleSheet }) => styleSheet!));
    this.#panels = {
      share: new SharePanel(() => writeState(this.#state), this),
      embed: new EmbedPanel(
        this,
        () => ({ operation: this.#operation, position: askedOf(this.#operation, this.#typed), view: this.#view }),
        { widget: 'nimber' },
      ),
    };
  }

  get #state() {
    return { operation: this.#operation, typed: this.#typed, view: this.#view, side: this.#side };
  }

  // ---- Drawing -------------------------------------------------------------------------------------------------

  protected override updated() {
    this.#roving.settle();
    if (this.#stepper.at !== null) keepInSight(this.renderRoot);
  }

  get #formula(): string {
    const formula = formulaOf(this.#answer!, this.#write);
    return formula || this.#words.noAnswer;
  }

  get #meaning(): string {
    const { operation, numbers, said } = this.#answer!;
    const given = numbers.map(this.#write);
    if ('solutions' in said && said.solutions.length === 0) {
      return this.#words.unsolved(given[0]!, said.beyond === null ? '' : this.#write(said.beyond));
    }
    const result = 'value' in said ? [this.#write(said.value)] : [];
    const says: (...of: string[]) => string = this.#words.meaning[operation];
    return says(...given, ...result);
  }

  #form(): TemplateResult {
    const w = this.#words;
    const [error, operation] = [this.#error, this.#operation];
    const field = (i: 0 | 1) =>
      drawField({
        name: ids[i],
        label: w.fields[operation][i],
        value: this.#typed[i],
        wrong: error?.field === i,
        numeric: true,
      });
    return html`<form novalidate @submit=${this.#submit} @input=${this.#type}>
      ${field(0)} ${operands[operation] === 2 ? field(1) : nothing}
      <button type="submit" hidden aria-label=${this.title}></button>
      <p class="problem error" id="error" role="alert">${error?.text ?? ''}</p>
    </form>`;
  }

  #offers(name: Operation | 'table' | 'embed'): boolean {
    return this.controls === 'full' || this.controls.split(/\s+/).includes(name);
  }

  #operations(): TemplateResult | typeof nothing {
    const w = this.#words;
    const offered = operations.filter((each) => this.#offers(each));
    if (offered.length < 2) return nothing;
    return html`<div class="operations" role="group" aria-label=${w.operation}>
      ${offered.map((each) => {
        // What is seen is part of what is heard.
        const [sign, name] = [w.signs[each], w.names[each]];
        const label = name.includes(sign) ? name : strung([sign, name], this.language);
        return html`<button
          type="button"
          aria-pressed=${each === this.#operation}
          aria-label=${label}
          title=${name}
          @click=${() => this.#choose(each)}
        >
          ${sign}
        </button>`;
      })}
    </div>`;
  }

  #derivation(answer: Answer): TemplateResult {
    const w = this.#words;
    if (!derived(answer.operation)) return html`<p class="quiet">${w.noDerivation}</p>`;
    const last = this.#steps.length;
    this.#stepper.keep(this.#steps, last);
    return html`<div class="bar">
        ${this.#stepper.draw(w)} <span class="where">${w.stepOf(this.#stepper.seen, last)}</span>
      </div>
      ${drawSteps({
        steps: this.#steps,
        seen: this.#stepper.seen,
        stepped: this.#stepper.at !== null,
        label: w.derivationOf(this.#formula),
        write: this.#write,
        words: w,
        pick: (x, y) => this.pick(x, y),
      })}`;
  }

  #tabs(): TemplateResult | typeof nothing {
    if (!this.#offers('embed')) return nothing;
    const { share, embed } = shellWords[this.language];
    const label = { share, embed };
    const tab = (name: PanelName) => drawTab(label[name], this.#open === name, () => this.#toggle(name));
    return html`<div class="controls">
        <div class="row">${this.name ? tab('share') : nothing} ${tab('embed')}</div>
      </div>
      ${
        this.#open
          ? html`<div class="panel" id="panel" role="region" aria-label=${label[this.#open]}>
              ${this.#panels?.[this.#open].render() ?? nothing}
            </div>`
          : nothing
      }`;
  }

  protected override get settled() {
    return this.#answer !== null || this.phase === 'absent';
  }

  override render(): TemplateResult {
    const w = this.#words;
    const answer = this.#answer;
    const late = this.waiting?.late ? this.drawWorking(this.waiting) : nothing;
    if (!answer) {
      if (!this.settled && late === nothing && !this.#error && this.childElementCount > 0) return html`<slot></slot>`;
      const quiet = html`<p class="quiet">${shellWords[this.language].loading}</p>`;
      return this.drawFrame(
        html`${this.drawTable(nothing)}
        ${
          this.phase === 'absent'
            ? this.drawAbsent()
            : html`<div class="desk">${this.#error ? this.#form() : late === nothing ? quiet : late}</div>`
        }`,
      );
    }
    const choices = views.map((id) => ({ id, label: w.views[id] }));
    const formula = this.#formula;
    const table = this.#view === 'table' ? this.#table : null;
    return this.drawFrame(html`
      <div class="head">
        <h3 id="title">${this.title}</h3>
        ${this.#offers('table') ? drawViews(choices, this.#view, (id) => this.#turn(id as View), shellWords[this.language]) : nothing}
      </div>
      <div class="desk">
        ${table ? nothing : this.#operations()} ${this.#form()}
        <p class="result ${formula.length > 26 ? 'long' : ''}">${formula}</p>
        <p class="meaning">${table ? nothing : this.#meaning}</p>
        ${late}
      </div>
      <div class="under">
        ${
          table
            ? html`<div class="board" @focusin=${this.#roving.focused}>
                ${table.render(this.#side, this.entry, this.#words)}
              </div>`
            : this.#derivation(answer)
        }
      </div>
      ${this.#tabs()}
    `);
  }
}

/** What the solver says, with the derivation where there is one. */
async function question(client: Solver, work: Work, operation: Operation, text: string) {
  const said = await client.ask('nimber', operation, text, work);
  const steps = derived(operation) ? await client.ask('nimber', 'explain', text, work) : [];
  const answer: Answer = { operation, numbers: [...said.numbers], said };
  return { answer, steps };
}

defineSpeaking('nimlab-nimber', NimberElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-nimber': NimberElement;
  }
}
