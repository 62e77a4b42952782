import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SolverError, type Solver, type Work } from '../../solver/types.ts';
import { Stepper } from '../../draw/stepper/stepper.ts';
import { Desk, type Asked, type Showing } from '../desk.ts';
import { drawField } from '../../board/field.ts';
import { defineSpeaking, followed, locales, number, strung } from '../../board/language.ts';
import { isWide, question } from './ask.ts';
import {
  askedOf,
  derived,
  emptyOf,
  fieldAt,
  formulaOf,
  goesFar,
  isOperation,
  joined,
  operands,
  operations,
  typedFrom,
  type Answer,
  type Found,
  type Operation,
  type Typed,
} from './operations.ts';
import { sideOf } from './sides.ts';
import { drawSteps, keepInSight, told } from './steps.ts';
import { nimberStyles } from './styles.ts';
import type { NimTable } from './table.ts';
import { words } from './words.ts';

const usual = '12 9';
const ids = ['first', 'second'] as const;

/**
 * `<nimlab-nimber>`: the field of nimbers below 2^64 as a calculator (⊕ and ⊗ to 2^128), with the derivation of products and inverses step by
 * step, and its ⊗ table, whose entries go into the calculator.
 *
 * Attributes besides those of every desk: `operation` (default `multiply`; see operations.ts); `position` (default `12 9`):
 * one or two numbers; `view` (`calculator`, `table`); `side` of the table (16 to 256); `controls` also takes the names of
 * operations, and `table` for the choice of views.
 * Keys in the table: arrows (ten at a time with Shift), Home, End, Page Up, Page Down, Enter.
 */
export class NimberElement extends Desk<Found> {
  static override readonly instrument = 'nimber';
  static override readonly words = words;
  static override readonly asks = ['operation', 'position', 'view', 'side'];
  static override styles = nimberStyles;
  static override properties = {
    ...Desk.properties,
    operation: { type: String },
    side: { type: String },
  };
  declare operation: string;
  declare side: string;

  /** What stands in the fields; asked or not. */
  #typed: Typed = ['', ''];
  #table: NimTable | null = null;
  readonly #stepper = new Stepper(this, {
    moved: (at) => {
      const step = at !== null && !this.#stepper.playing ? this.current!.steps[at - 1] : undefined;
      if (step) this.announce(told(step, this.#write, this.#words).join(': '));
    },
  });

  constructor() {
    super();
    this.operation = 'multiply';
    this.position = usual;
    this.side = '';
  }

  get #words() {
    return words[this.language];
  }
  #write = (n: bigint) => number(n, this.language);
  /** Light or dark, as what is drawn on a canvas must know. */
  get shade() {
    return this.surroundings.theme;
  }
  sayEntry(x: string, y: string, product: string): string {
    return this.#words.entry(x, y, product);
  }
  /** Rows and columns of the table. */
  get tableSide(): number {
    return sideOf(this.asked['side'] ?? '');
  }
  /** The entry of the table that is in the calculator; null: none, or not a small one. */
  get entry(): readonly [number, number] | null {
    const { operation, numbers = [] } = this.current?.answer ?? {};
    const [x = -1n, y = -1n] = operation === 'multiply' ? numbers : [];
    return x >= 0n && y >= 0n && x < this.tableSide && y < this.tableSide ? [Number(x), Number(y)] : null;
  }

  // ---- Asking the solver ---------------------------------------------------------------------------------------

  get #operation(): Operation {
    return this.asked['operation'] as Operation;
  }

  protected override usual(asked: Asked): Asked {
    const { operation = '', position = '', side = '', ...others } = super.usual(asked);
    const table = others['view'] === 'table';
    this.#typed = typedFrom(position, this.#typed);
    return {
      ...others,
      operation: !table && isOperation(operation) ? operation : 'multiply',
      position: joined(this.#typed),
      side: `${sideOf(side)}`,
    };
  }

  protected override answer(solver: Solver, work: Work, { operation, position = '' }: Asked): Promise<Found> {
    const typed = position === joined(this.#typed) ? this.#typed : typedFrom(position, ['', '']);
    const asks = operation as Operation;
    // A single number has a product, too: the solver would not miss the other one.
    if (emptyOf(asks, typed) !== null) return Promise.reject(new SolverError('empty', 'position', '', ''));
    return question(solver, work, asks, askedOf(asks, typed));
  }

  protected override tell({ answer }: Found): string {
    return followed(this.#formula(answer), this.#meaning(answer), this.language);
  }

  protected override explain(error: SolverError, asked: Asked): string {
    const w = this.#words;
    const none: Partial<Record<Operation, string>> = {
      inverse: w.noInverse,
      divide: w.noDivision,
      order: w.noOrder,
    };
    const operation = asked['operation'] as Operation;
    if (error.code === 'too_small' && none[operation]) return none[operation];
    const said = super.explain(error, asked);
    if (error.code !== 'too_large' || goesFar(operation)) return said;
    return said + locales[this.language].space + w.tooFar;
  }

  /** The field in which something is wrong. */
  get #wrong(): 0 | 1 | null {
    const error = this.problem?.error;
    if (error?.field !== 'position') return null;
    return emptyOf(this.#operation, this.#typed) ?? fieldAt(this.#typed, error.at);
  }

  // ---- What the reader does ------------------------------------------------------------------------------------

  /** While one types, a field that is still empty is no mistake. */
  #type = (event: Event) => {
    const { id, value } = event.target as HTMLInputElement;
    this.#typed = id === ids[0] ? [value, this.#typed[1]] : [this.#typed[0], value];
    if (emptyOf(this.#operation, this.#typed) === null) void this.put({ position: joined(this.#typed) });
    else this.forgive();
  };

  #submit = async (event: SubmitEvent) => {
    event.preventDefault();
    await this.put({ position: joined(this.#typed) });
    const wrong = this.#wrong;
    if (wrong === null) return;
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLInputElement>(`#${ids[wrong]}`)?.focus();
  };

  /** An entry of the table, or a product of a derivation, comes into the calculator. */
  pick(x: bigint | number, y: bigint | number) {
    this.#typed = [`${x}`, `${y}`];
    void this.put({ operation: 'multiply', position: joined(this.#typed) });
  }

  protected override turn(view: string) {
    this.#stepper.pause();
    void this.put(view === 'table' ? { view, operation: 'multiply' } : { view });
  }

  protected override bring(view: string): Promise<void> | null {
    return view === 'table' && !this.#table ? this.#bringTable() : null;
  }

  async #bringTable() {
    const { NimTable, tableStyles } = await import('./table.ts');
    if (this.#table) return;
    this.wear(tableStyles);
    this.#table = new NimTable(this);
  }

  /** Another size of the table. */
  widen(side: number) {
    void this.put({ side: `${side}` });
  }

  override offers(name: string): boolean {
    return super.offers(name === 'views' ? 'table' : name);
  }

  // ---- Drawing -------------------------------------------------------------------------------------------------

  protected override updated(changed: PropertyValues) {
    super.updated(changed);
    if (this.#stepper.at !== null) keepInSight(this.renderRoot);
  }

  #formula(answer: Answer): string {
    return formulaOf(answer, this.#write) || this.#words.noAnswer;
  }

  #meaning({ operation, numbers, said }: Answer): string {
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
    const [wrong, operation] = [this.#wrong, this.#operation];
    const field = (i: 0 | 1) =>
      drawField({
        name: ids[i],
        label: w.fields[operation][i],
        value: this.#typed[i],
        wrong: wrong === i,
        numeric: true,
      });
    return html`<form novalidate @submit=${this.#submit} @input=${this.#type}>
      ${field(0)} ${operands[operation] === 2 ? field(1) : nothing}
      <button type="submit" hidden aria-label=${this.title}></button>
    </form>`;
  }

  #operations(): TemplateResult | typeof nothing {
    const w = this.#words;
    const offered = operations.filter((each) => this.offers(each));
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
          @click=${() => void this.put({ operation: each })}
        >
          ${sign}
        </button>`;
      })}
    </div>`;
  }

  #derivation({ answer, steps }: Found): TemplateResult {
    const w = this.#words;
    if (isWide(answer) && answer.operation === 'multiply') return html`<p class="quiet">${w.wide}</p>`;
    if (!derived(answer.operation)) return html`<p class="quiet">${w.noDerivation}</p>`;
    const last = steps.length;
    // A lesson has it gone through; who looks something up sees it whole.
    this.#stepper.keep(steps, last, this.controls === 'full' ? null : 0);
    return html`<div class="bar">
        ${this.#stepper.draw(w)} <span class="where">${w.stepOf(this.#stepper.seen, last)}</span>
      </div>
      ${drawSteps({
        steps,
        seen: this.#stepper.seen,
        stepped: this.#stepper.at !== null,
        label: w.derivationOf(this.#formula(answer)),
        write: this.#write,
        words: w,
        pick: (x, y) => this.pick(x, y),
      })}`;
  }

  protected override drawEmpty(): TemplateResult {
    return this.#form();
  }

  protected override drawDesk(found: Found, { view }: Showing): TemplateResult {
    const { answer } = found;
    const formula = this.#formula(answer);
    const table = view === 'table' ? this.#table : null;
    return html`${table ? nothing : this.#operations()} ${this.#form()} ${this.drawProblem()}
      <p class="result ${formula.length > 26 ? 'long' : ''}">${formula}</p>
      <p class="meaning">${table ? nothing : this.#meaning(answer)}</p>
      <div class="under">
        ${table ? table.render(this.tableSide, this.entry, this.#words) : this.#derivation(found)}
      </div>`;
  }
}

defineSpeaking('nimlab-nimber', NimberElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-nimber': NimberElement;
  }
}
