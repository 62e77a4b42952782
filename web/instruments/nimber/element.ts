import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SolverError, type Solver, type Work, type ExplanationStep } from '../../solver/types.ts';
import { Stepper } from '../../draw/stepper/stepper.ts';
import { Desk, type Asked, type Showing } from '../desk.ts';
import { drawField } from '../../board/field.ts';
import { defineSpeaking, followed, locales, number, strung, translated } from '../../board/language.ts';
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
import { sheets } from '../../draw/sheets.ts';
import boardSheet from './board.css?inline';
import stepperSheet from '../../draw/stepper/stepper.css?inline';
import type { NimTable } from './table.ts';
import type { words as en, NimberWords } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

type Write = (n: bigint) => string;

/** A step as a formula and why it holds; the first of its numbers is how deep it is. */
function stepText({ key, numbers }: ExplanationStep, write: Write, words: NimberWords): readonly [string, string] {
  const says = words.derived[key];
  return says ? says(...numbers.slice(1).map(write)) : [numbers.slice(1).map(write).join(' '), ''];
}

const depthOf = ({ numbers }: ExplanationStep): number => Number(numbers[0] ?? 0n);

interface Derivation {
  readonly steps: readonly ExplanationStep[];
  /** So many of them are shown; the others keep their room. */
  readonly seen: number;
  /** The reader goes through them: the last one seen is marked. */
  readonly stepped: boolean;
  readonly label: string;
  readonly write: Write;
  readonly words: NimberWords;
  /** Of a product that was too deep to be shown. */
  readonly pick: (x: bigint, y: bigint) => void;
}

/** A derivation as a list, indented by depth. */
function drawSteps({ steps, seen, stepped, label, write, words, pick }: Derivation): TemplateResult {
  const item = (step: ExplanationStep, i: number) => {
    const [formula, why] = stepText(step, write, words);
    const [, x = 0n, y = 0n] = step.numbers;
    const states = [i >= seen && 'later', stepped && i === seen - 1 && 'now', i === steps.length - 1 && 'whole'];
    return html`<li class=${states.filter(Boolean).join(' ')} .style=${`--depth: ${depthOf(step)}`}>
      <b>${formula}</b> <span>${why}</span>
      ${
        step.key === 'given'
          ? html`<button type="button" @click=${() => pick(x, y)}>${words.alone(write(x), write(y))}</button>`
          : nothing
      }
    </li>`;
  };
  return html`<ol class="steps" tabindex="0" aria-label=${label}>
    ${steps.map(item)}
  </ol>`;
}

/** The step that has just come is brought into the box, which scrolls by itself; the page stays. */
function keepInSight(root: ParentNode) {
  const now = root.querySelector<HTMLElement>('.steps .now');
  const box = now?.parentElement;
  if (!now || !box) return;
  const [top, bottom] = [now.offsetTop, now.offsetTop + now.offsetHeight];
  if (top < box.scrollTop) box.scrollTop = top;
  else if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
}

const limit = 1n << 64n;
/** Whether a word is a number, and one of more than 64 bits. */
const beyond = (word: string) => /^\d{20,}$/.test(word) && BigInt(word) >= limit;
/** With numbers of more than 64 bits. */
const isWide = ({ numbers }: Answer): boolean => numbers.some((each) => each >= limit);

/**
 * What the solver says, and how it is derived. Larger numbers have a product and a nim-sum as well, of which no steps
 * are told.
 */
async function question(client: Solver, work: Work, operation: Operation, text: string): Promise<Found> {
  if (goesFar(operation) && text.split(' ').some(beyond)) {
    const { halves } = await client.ask('nimber', 'wide', text, work);
    const at = (i: number) => halves[i]! | (halves[i + 1]! << 64n);
    const [x, y, value] = [at(0), at(2), at(operation === 'multiply' ? 4 : 6)];
    return { answer: { operation, numbers: [x, y], said: { numbers: halves, value } }, steps: [] };
  }
  const said = await client.ask('nimber', operation, text, work);
  const steps = derived(operation) ? await client.ask('nimber', 'explain', text, work) : [];
  return { answer: { operation, numbers: [...said.numbers], said }, steps };
}

const usual = '12 9';
const ids = ['first', 'second'] as const;

/**
 * `<nimlab-nimber>`: the field of nimbers below 2^64 as a calculator (⊕ and ⊗ to 2^128), with the derivation of
 * products and inverses step by step, and its ⊗ table, whose entries go into the calculator.
 *
 * Attributes besides those of every desk: `operation` (default `multiply`; see operations.ts); `position` (default `12
 * 9`): one or two numbers; `view` (`calculator`, `table`); `side` of the table (16 to 256); `controls` also takes the
 * names of operations, and `table` for the choice of views. Keys in the table: arrows (ten at a time with Shift), Home,
 * End, Page Up, Page Down, Enter.
 */
export class NimberElement extends Desk<Found> {
  static override readonly instrument = 'nimber';
  static override readonly words = words;
  static override readonly asks = ['operation', 'position', 'view', 'side'];
  static override styles = [...Desk.styles, ...sheets(stepperSheet, boardSheet)];
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
      if (step) this.announce(stepText(step, this.#write, this.#words).join(': '));
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
