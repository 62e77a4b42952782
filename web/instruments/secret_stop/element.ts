import { html, nothing, type TemplateResult } from 'lit';
import type { InstrumentAnswers, MixedStrategy, Solver, SolverError, StopRounds, Work } from '../../solver/types.ts';
import { segments } from '../../draw/fields.ts';
import pickSheet from '../../draw/pick.css?inline';
import { approximately, written } from '../../draw/numerals.ts';
import { drawnPicture } from '../../draw/lit.ts';
import runningSheet from '../running.css?inline';
import { running } from '../running.ts';
import sceneSheet from '../../draw/scene.css?inline';
import type { Plate, PlatePlace } from '../../draw/plate.ts';
import { phoneWidth } from '../../draw/rest.ts';
import { sheets } from '../../draw/sheets.ts';
import { composed, FieldError, missing, ordinalOf } from '../typed.ts';
import { Width } from '../../draw/width.ts';
import { explainFraction, type Asked, type Showing, TypedDesk } from '../desk.ts';
import { drawField } from '../../board/field.ts';
import { defineSpeaking, translated } from '../../board/language.ts';
import boardSheet from './board.css?inline';
import stopSheet from './scene.css?inline';
import { walk } from './scene.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

type Answers = InstrumentAnswers['secret_stop'];
interface Answer {
  readonly rounds: StopRounds;
  readonly solved: Answers['solve'] | null;
  /** Of the reader's own way to stop. */
  readonly check: Answers['check'] | null;
  readonly surface: Surface | null;
}
/** What the cells are worth as two of them change. */
interface Surface {
  readonly size: number;
  /** The two, from 1. */
  readonly cells: readonly [down: number, right: number];
  /** Their least values. */
  readonly from: readonly [down: number, right: number];
  /** Exact, row by row; and between the least, 0, and the greatest, 1. */
  readonly values: readonly string[];
  readonly shares: Float64Array;
  readonly least: string;
  readonly greatest: string;
}

const usual = '1 5 2 4';
const sizes = [16, 32] as const;

/**
 * `<nimlab-secret-stop>`: the secret stop (TopCoder SRM 682): round after round against the host's optimum, and the
 * chances of both; a way to stop of one's own; the value as two cells change, as a map. Attributes beside those of
 * desks: `plan`: weights of where the reader stops; `cells`: which two cells change on the map, from 1; `span`: how
 * many values of each (16, 32). Lit parts: `cell-<i>`.
 */
export class SecretStopElement extends TypedDesk<Answer> {
  static override readonly instrument = 'secret_stop';
  static override readonly words = words;
  static override readonly fractions = true;
  static override readonly asks = ['position', 'view', 'plan', 'cells', 'span'];
  static override styles = [...TypedDesk.styles, ...sheets(sceneSheet, runningSheet, stopSheet, pickSheet, boardSheet)];
  static override properties = {
    ...TypedDesk.properties,
    plan: { type: String },
    cells: { type: String },
    span: { type: String },
  };
  declare plan: string;
  declare cells: string;
  declare span: string;
  /** It comes with its view. */
  #plate: Plate | null = null;
  #cells: string | null = null;
  #weights: string | null = null;
  readonly #width = new Width(this, '.desk', phoneWidth);

  constructor() {
    super();
    this.plan = this.cells = this.span = '';
  }

  get #words() {
    return words[this.language];
  }

  protected override bring(view: string): Promise<void> | null {
    if (view !== 'surface' || this.#plate) return null;
    return import('../../draw/plate.ts').then(({ Plate }) => {
      if (this.#plate) return;
      this.#plate = new Plate(this, () => this.surroundings.theme);
      this.wear(this.#plate.styles);
    });
  }

  protected override async answer(solver: Solver, work: Work, asked: Asked): Promise<Answer> {
    const { position, view, plan } = asked;
    const [cells = '', ...play] = (position || usual).split('|');
    const read = composed({ name: 'values', text: cells.trim() }, ...play.map((each) => ` |${each}`));
    const rounds = await solver.ask('secret_stop', 'read', read.text, work).catch(read.blame);
    const surface = view === 'surface' ? await this.#ask(solver, work, asked, rounds.values) : null;
    if (view !== 'chances') return { rounds, solved: null, check: null, surface };
    const values = rounds.values.join(' ');
    const solved = await solver.ask('secret_stop', 'solve', values, work);
    const own = composed(`${values} |`, { name: 'weights', text: plan ?? '' });
    const check = plan ? await solver.ask('secret_stop', 'check', own.text, work).catch(own.blame) : null;
    return { rounds, solved, check, surface };
  }

  /** Row by row; null where there are no two cells. */
  async #ask(solver: Solver, work: Work, asked: Asked, values: readonly string[]): Promise<Surface | null> {
    if (values.length < 2) return null;
    const size = sizes.find((each) => `${each}` === asked['span']) ?? sizes[0];
    const [one = 0, other = 0] = (asked['cells'] ?? '').split(' ').map(Number);
    const cell = (n: number) => Number.isInteger(n) && 0 < n && n <= values.length;
    const cells = cell(one) && cell(other) && one !== other ? ([one, other] as const) : ([1, 2] as const);
    // The values asked about are in sight, from 0 on where they are near.
    const least = (i: 0 | 1) => {
      const now = Math.floor(approximately(values[cells[i] - 1]!));
      return 0 <= now && now < size ? 0 : now - (size >> 1);
    };
    const from = [least(0), least(1)] as const;
    const exact: string[] = [];
    for (let down = 0; down < size; down++) {
      const row = Array.from({ length: size }, (_, right) => {
        const changed = values.with(cells[0] - 1, `${from[0] + down}`).with(cells[1] - 1, `${from[1] + right}`);
        return solver.ask('secret_stop', 'solve', changed.join(' '), work);
      });
      exact.push(...(await Promise.all(row)).map(({ value }) => value));
    }
    const rounded = exact.map(approximately);
    const [low, high] = [Math.min(...rounded), Math.max(...rounded)];
    const shares = Float64Array.from(rounded, (each) => (high > low ? (each - low) / (high - low) : 0.5));
    const at = (value: number) => exact[rounded.indexOf(value)]!;
    return { size, cells, from, values: exact, shares, least: at(low), greatest: at(high) };
  }

  protected override explain(error: SolverError, asked: Asked): string {
    const w = this.#words;
    if (!(error instanceof FieldError)) return super.explain(error, asked);
    const { code, part, limit, at, typed } = error;
    const oneRow = !/[;；\r\n]/.test(typed.text.trim());
    if (code === 'ragged' && oneRow) return w.wrongCount(part, limit);
    if (code === 'ragged' || (code === 'too_many' && limit === '1')) return w.oneRow;
    const said = explainFraction(error, typed.text, this.language);
    const whole = at === null || code === 'all_zero' || code === 'too_many' || code === 'empty';
    return whole ? said : w.atCell(ordinalOf(error), said);
  }

  protected override tell({ rounds, surface }: Answer, { view }: Asked): string {
    const w = this.#words;
    if (view === 'surface' && surface) {
      const worth = (n: number) => written(rounds.values[n - 1]!);
      const worths = w.worths(surface.cells, [worth(surface.cells[0]), worth(surface.cells[1])]);
      return this.together([worths, w.value(written(rounds.value))]);
    }
    return view === 'play' ? this.#said(rounds) : '';
  }

  // ---- The walk --------------------------------------------------------------------------------------------------

  /** Values, a seed, then the reader's letters in one word. */
  #parts(): readonly [values: string, seed: string, acts: string] {
    const [values = '', play = ''] = this.current!.rounds.position.split(' | ');
    const [seed = '', acts = ''] = play.split(' ');
    return [values, seed, acts];
  }
  #act(letter: string) {
    const [values, seed, acts] = this.#parts();
    void this.put({ position: `${values} | ${seed} ${acts}${letter}` });
  }
  /** Nothing is taken back once the secret is out. */
  get #undoable(): boolean {
    return !this.current!.rounds.over && this.#parts()[2] !== '';
  }
  protected override undo() {
    if (!this.#undoable) return;
    const [values, seed, acts] = this.#parts();
    void this.put({ position: `${values} | ${seed} ${acts.slice(0, -1)}`.trim() });
  }
  #fresh() {
    void this.put({ position: `${this.#parts()[0]} | ${Math.floor(Math.random() * 1e6)}` });
  }

  #said({ over, stopped, at, secret, values }: StopRounds): string {
    const w = this.#words;
    const value = written(values[at - 1]!);
    return over ? (stopped ? w.stopped(value, secret) : w.caught(value, secret)) : w.standing(at, value);
  }

  #play({ rounds }: Answer, { lit }: Showing): TemplateResult {
    const w = this.#words;
    const averages = rounds.averages;
    const means = averages.map(approximately);
    const worth = rounds.values.map(approximately);
    const range = [Math.min(0, ...worth), Math.max(...worth, 1)] as const;
    const label = w.table(rounds.values.map(written).join(', '), rounds.at);
    const button = (letter: string, name: string) =>
      html`<button class="button" data-act=${letter} @click=${() => this.#act(letter)}>${name}</button>`;
    return html`<div class="way">${drawnPicture(walk({ rounds, lit, label }))}</div>
      <p class="said">${this.#said(rounds)}</p>
      <div class="acts">${rounds.over ? button('n', w.next) : [button('g', w.go), button('s', w.stop)]}</div>
      <p class="sentence">${w.tally(averages.length, written(averages.at(-1) ?? '0'))}</p>
      <div class="plot">
        ${drawnPicture(
          running({
            means,
            value: approximately(rounds.value),
            valued: this.offers('value') ? written(rounds.value) : '',
            range,
            label: w.plot,
            width: Math.min(560, Math.max(280, this.#width.px)),
          }),
        )}
      </div>
      <div class="seats">
        <button class="tab" aria-disabled=${!this.#undoable} @click=${() => this.undo()}>${w.undo}</button>
        <button class="tab" @click=${() => this.#fresh()}>${w.fresh}</button>
      </div>
      ${this.#cellsForm(rounds.values)}`;
  }

  protected override drawEmpty(): TemplateResult {
    return this.#cellsFields([]);
  }

  async #try(name: string, text: string, asked: (text: string) => Asked) {
    if (text.trim()) return this.enter(asked(text));
    this.refuse(missing(name));
    await this.point();
  }

  #cellsForm(values: readonly string[]): TemplateResult {
    const fields = this.offers('setup') || this.wrong('values') ? this.#cellsFields(values) : nothing;
    return html`${fields} ${this.drawProblem()}`;
  }

  #cellsFields(values: readonly string[]): TemplateResult {
    const w = this.#words;
    const value = this.#cells ?? this.typed('values', values.join(' '));
    return html`<form
      novalidate
      @input=${(event: Event) => (this.#cells = (event.target as HTMLInputElement).value)}
      @submit=${(event: Event) => {
        event.preventDefault();
        void this.#try('values', this.#cells ?? value, (position) => ({ position, plan: '' }));
      }}
    >
      ${drawField({ name: 'values', label: w.values, value, wrong: this.wrong('values') })}
      <button class="button" type="submit">${w.try}</button>
    </form>`;
  }

  // ---- Chances ---------------------------------------------------------------------------------------------------

  #chances({ rounds, solved, check }: Answer, { lit, asked }: Showing): TemplateResult {
    const w = this.#words;
    const { stop, hidden, value } = solved!;
    const shares = ({ weights, total }: MixedStrategy) => weights.map((each) => approximately(`${each}/${total}`));
    const ways = ({ weights, total }: MixedStrategy) =>
      weights.map((weight) => (weight === '0' ? '0' : weight === total ? '1' : `${weight}/${total}`));
    const label = w.table(rounds.values.map(written).join(', '), rounds.at);
    const row = (name: string, cells: readonly string[], key = '') =>
      html`<tr>
        <th scope="row">${key ? html`<span class=${key}>■</span>` : nothing} ${name}</th>
        ${cells.map((each) => html`<td>${each}</td>`)}
      </tr>`;
    const plan = this.#weights ?? this.typed('weights', asked['plan'] ?? '');
    return html`<p class="value">${w.value(written(value))}</p>
      <div class="way">
        ${drawnPicture(
          walk({
            rounds: { ...rounds, over: false, at: 0 },
            lit,
            label,
            chances: { stop: shares(stop), hidden: shares(hidden) },
          }),
        )}
      </div>
      <div class="scroll" tabindex="0">
        <table>
          <tbody>
            ${row(w.best, ways(stop), 'stop-key')} ${row(w.host, ways(hidden), 'hidden-key')}
          </tbody>
        </table>
      </div>
      <form
        novalidate
        @input=${(event: Event) => (this.#weights = (event.target as HTMLInputElement).value)}
        @submit=${(event: Event) => {
          event.preventDefault();
          void this.#try('weights', this.#weights ?? plan, (own) => ({ plan: own }));
        }}
      >
        ${drawField({ name: 'weights', label: w.weights, value: plan, wrong: this.wrong('weights') })}
        <button class="button" type="submit">${w.try}</button>
      </form>
      ${this.wrong('values') ? this.#cellsForm(rounds.values) : this.drawProblem()}
      <p class="sentence">
        ${
          check
            ? check.sure === value
              ? w.optimal(written(check.sure))
              : w.sure(written(check.sure), check.worst)
            : nothing
        }
      </p>`;
  }

  // ---- As two cells change ---------------------------------------------------------------------------------------

  #drawSurface(rounds: StopRounds, surface: Surface | null): TemplateResult {
    const w = this.#words;
    if (!surface || !this.#plate)
      return html`<p class="sentence">${w.oneCell}</p>
        ${this.#cellsForm(rounds.values)}`;
    const { size, cells, from, values } = surface;
    const { pointed } = this.#plate;
    const now = (i: 0 | 1) => approximately(rounds.values[cells[i] - 1]!) - from[i];
    const home = { down: now(0), right: now(1) };
    const at = pointed ?? home;
    /** Whole values as they are on the map; what lies between them is the reader's own. */
    const textsAt = ({ down, right }: PlatePlace) => {
      const whole = down !== home.down || right !== home.right;
      const worth = whole ? [`${from[0] + down}`, `${from[1] + right}`] : cells.map((n) => rounds.values[n - 1]!);
      return {
        value: w.value(written(whole ? values[down * size + right]! : rounds.value)),
        worths: w.worths(cells, [written(worth[0]!), written(worth[1]!)]),
      };
    };
    const { value, worths } = textsAt(at);
    const choice = (i: 0 | 1) =>
      html`<span class="pick">
        <label for="cell-${i}">${w.changes[i]}</label>
        <select id="cell-${i}" @change=${(event: Event) => this.#choose(i, cells, event)}>
          ${rounds.values.map((_, n) => html`<option value=${n + 1} ?selected=${cells[i] === n + 1}>${n + 1}</option>`)}
        </select>
      </span>`;
    return html`<p class="value">${value}</p>
      <p class="sentence">${worths}</p>
      <div class="sizes">
        ${choice(0)} ${choice(1)}
        ${segments(
          'sizes',
          w.sizes,
          sizes.map((each) => [each, `${each}`] as const),
          sizes.find((each) => each === size) ?? sizes[0],
          (span) => void this.put({ span: `${span}` }),
        )}
      </div>
      ${this.#plate.draw({
        size,
        values: surface.shares,
        label: w.surface(cells, from, size),
        axis: w.axis(cells),
        low: written(surface.least),
        high: written(surface.greatest),
        at: [at.down, at.right].every((each) => each < size) ? at : null,
        hear: (place) => {
          const { worths, value } = textsAt(place);
          return this.together([worths, value]);
        },
        pick: ({ down, right }) => {
          this.#cells = null;
          const { values } = rounds;
          const changed = values.with(cells[0] - 1, `${from[0] + down}`).with(cells[1] - 1, `${from[1] + right}`);
          void this.put({ position: changed.join(' '), plan: '' });
        },
      })}
      ${this.#cellsForm(rounds.values)}`;
  }

  /** The same cell twice: the two change places. */
  #choose(i: 0 | 1, cells: readonly [number, number], { target }: Event) {
    const chosen = Number((target as HTMLSelectElement).value);
    const other = cells[1 - i] === chosen ? cells[i] : cells[1 - i]!;
    void this.put({ cells: (i === 0 ? [chosen, other] : [other, chosen]).join(' ') });
  }

  protected override drawDesk(answer: Answer, showing: Showing): TemplateResult {
    if (showing.view === 'surface') return this.#drawSurface(answer.rounds, answer.surface);
    return showing.view === 'chances' && answer.solved ? this.#chances(answer, showing) : this.#play(answer, showing);
  }
}

defineSpeaking('nimlab-secret-stop', SecretStopElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-secret-stop': SecretStopElement;
  }
}
