import cardSheet from '../held-card.css?inline';
import runningSheet from '../running.css?inline';
import sceneSheet from '../../draw/scene.css?inline';
import boardSheet from './board.css?inline';
import kuhnSheet from './scene.css?inline';
import { html, nothing, type TemplateResult } from 'lit';
import type { InstrumentAnswers, KuhnMatch, Solver, SolverError, Work } from '../../solver/types.ts';
import pickSheet from '../../draw/pick.css?inline';
import { approximately, written } from '../../draw/numerals.ts';
import { drawnPicture } from '../../draw/lit.ts';
import { running } from '../running.ts';
import { phoneWidth } from '../../draw/rest.ts';
import { sheets } from '../../draw/sheets.ts';
import { composed, FieldError, missing, oneWord } from '../typed.ts';
import { Width } from '../../draw/width.ts';
import { type Asked, type Showing, TypedDesk } from '../desk.ts';
import { drawField } from '../../board/field.ts';
import { defineSpeaking, number, translated } from '../../board/language.ts';
import { boardWords } from '../../board/words.ts';
import { table } from './scene.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

type Answers = InstrumentAnswers['kuhn_poker'];
interface Plans {
  /** Which was tried. */
  readonly plan: string;
  readonly check: Answers['check'];
  readonly match: Answers['play'];
  /** The optimal plan that is offered. */
  readonly family: readonly string[];
}
interface Cells {
  readonly cells: readonly (readonly string[])[];
  readonly rows: Uint32Array;
  readonly columns: Uint32Array;
  readonly cell: readonly [number, number];
  readonly deals: Answers['deals'];
}
interface Answer {
  readonly match: KuhnMatch;
  readonly plans: Plans | null;
  readonly matrix: Cells | null;
}

/** Hands that a plan is tried on. */
const tried = 2_000n;
const usualPlan = { first: '1/6 1/2 1/2', second: '1/3 1/3' };
const seatOf = ({ position = '' }: Asked) => (position.trim().startsWith('second') ? 'second' : 'first');
/** Another seat has another plan. */
function planOf(asked: Asked, seat: keyof typeof usualPlan): readonly string[] {
  const [parts, others] = [asked['plan'] || usualPlan[seat], usualPlan[seat]].map((plan) =>
    plan.trim().split(/[\s,，]+/),
  );
  return parts!.length === others!.length ? parts! : others!;
}
/** Steps of the chance to bluff, up to 1/3. */
const steps = 12;

/**
 * `<nimlab-kuhn-poker>`: Kuhn's poker. Hand after hand against the optimum, with the running average; a plan of one's
 * own against the answer that hurts it most, and all optimal plans; the matrix that the rules make, deal by deal.
 * Attributes beside those of desks: `plan`: chances of the reader's plan; `cell`: row and column of the matrix. Lit
 * parts: `mine`, `theirs`.
 */
export class KuhnPokerElement extends TypedDesk<Answer> {
  static override readonly instrument = 'kuhn_poker';
  static override readonly words = words;
  static override readonly asks = ['position', 'view', 'plan', 'cell'];
  static override styles = [
    ...TypedDesk.styles,
    ...sheets(sceneSheet, cardSheet, runningSheet, kuhnSheet, pickSheet, boardSheet),
  ];
  static override properties = {
    ...TypedDesk.properties,
    plan: { type: String },
    cell: { type: String },
  };
  declare plan: string;
  declare cell: string;
  /** What is typed into the fields of a plan; null: what was tried. */
  #typed: string[] | null = null;
  readonly #width = new Width(this, '.desk', phoneWidth);

  constructor() {
    super();
    this.plan = this.cell = '';
  }

  get #words() {
    return words[this.language];
  }

  // ---- Asking the solver ---------------------------------------------------------------------------------------

  protected override async answer(solver: Solver, work: Work, asked: Asked): Promise<Answer> {
    const match = await solver.ask('kuhn_poker', 'read', asked['position'] || 'first 1', work);
    const { view } = asked;
    return {
      match,
      plans: view === 'plans' ? await this.#plans(solver, work, asked, match) : null,
      matrix: view === 'matrix' ? await this.#matrix(solver, work, asked) : null,
    };
  }

  async #plans(solver: Solver, work: Work, asked: Asked, { seat }: KuhnMatch): Promise<Plans> {
    const parts = planOf(asked, seat);
    const plan = parts.join(' ');
    const chances = parts.map((text, i) => ({ name: `chance-${i + 1}`, text }));
    const { text, blame } = composed(seat, ...chances.flatMap((chance) => [' ', chance]));
    const check = await solver.ask('kuhn_poker', 'check', text, work).catch(blame);
    const match = await solver.ask('kuhn_poker', 'play', text, { ...work, numbers: [1n, tried] });
    const bluff = Math.round(approximately(parts[0]!) * 3 * steps);
    const shown = seat === 'second' ? 'second' : `${Math.min(bluff, steps)}/${3 * steps}`;
    return { plan, check, match, family: await solver.ask('kuhn_poker', 'family', shown, work) };
  }

  async #matrix(solver: Solver, work: Work, asked: Asked): Promise<Cells> {
    const { position, rows, columns } = await solver.ask('kuhn_poker', 'matrix', 'sensible', work);
    const text = asked['cell'] || '1 1';
    const deals = await solver.ask('kuhn_poker', 'deals', text, work);
    const [row = 1, column = 1] = text.trim().split(/\s+/).map(Number);
    const cells = position.split(';').map((each) => each.trim().split(/\s+/));
    return { cells, rows, columns, cell: [row, column], deals };
  }

  protected override explain(error: SolverError, asked: Asked): string {
    if (!(error instanceof FieldError)) return super.explain(error, asked);
    const { name, text } = error.typed;
    const w = this.#words;
    const labels: readonly string[] = w.plan[seatOf(asked)];
    return boardWords[this.language].named(labels[Number(name.slice('chance-'.length)) - 1]!, w.shape(text));
  }

  protected override tell({ match }: Answer, { view }: Asked): string {
    return view === 'play' ? this.together([this.#said(match), this.#turn(match)]) : '';
  }

  // ---- What the reader does --------------------------------------------------------------------------------------

  #act(letter: string) {
    // Seat, seed, then the reader's letters in one word.
    const [seat = '', seed = '', acts = ''] = this.current!.match.position.split(' ');
    void this.put({ position: [seat, seed, acts + letter].join(' ') });
  }

  /** Nothing is taken back once the cards lie open. */
  get #undoable(): boolean {
    const { over, position } = this.current!.match;
    return !over && position.split(' ').length > 2;
  }
  protected override undo() {
    if (!this.#undoable) return;
    const [seat = '', seed = '', acts = ''] = this.current!.match.position.split(' ');
    void this.put({ position: [seat, seed, acts.slice(0, -1)].join(' ').trim() });
  }

  #fresh(seat: string) {
    this.#typed = null;
    void this.put({ position: `${seat} ${Math.floor(Math.random() * 1e6)}`, plan: '' });
  }

  // ---- The table -------------------------------------------------------------------------------------------------

  /** What was said in this hand, in turn, and how it ended. */
  #said(match: KuhnMatch): string {
    const w = this.#words;
    const reader = match.seat === 'first' ? 0 : 1;
    const said = [...match.said].map((act, i) => (i % 2 === reader ? w.you(act) : w.they(act)));
    const end = match.over && [w.result(Number(match.won)), w.showed(match.theirs), match.bluffed && w.bluffed];
    return this.together([...(said.length > 0 ? said : [w.begins]), ...(end || [])]);
  }
  #turn = ({ options }: KuhnMatch) => this.#words.turn[options] ?? '';

  #play({ match }: Answer, showing: Showing): TemplateResult {
    const w = this.#words;
    const hands = match.totals.length;
    const means = Array.from(match.totals, (total, i) => total / (i + 1) - 2);
    const [mine = 0, could = 0, theirs = 0, might = 0] = match.bluffs;
    return html`<div class="nl-cards">
        ${drawnPicture(table({ match, lit: showing.lit, label: w.table(match.mine, match.theirs) }))}
      </div>
      <p class="said">${this.#said(match)} <strong>${this.#turn(match)}</strong></p>
      <div class="acts">
        ${[...match.options].map(
          (letter) =>
            html`<button class="button" data-act=${letter} @click=${() => this.#act(letter)}>
              ${w.button[letter as 'k']}
            </button>`,
        )}
      </div>
      <p class="sentence">${w.tally(hands, written(match.total), written(match.average || '0'))}</p>
      <p class="sentence">${w.bluffs(mine, could, theirs, might)}</p>
      <div class="plot">
        ${drawnPicture(
          running({
            means,
            value: approximately(match.value),
            valued: this.offers('value') ? written(match.value) : '',
            range: [-1, 1],
            label: w.plot,
            width: Math.min(560, Math.max(280, this.#width.px)),
          }),
        )}
      </div>
      ${this.#seats(match)} ${this.drawProblem()}`;
  }

  #tabs(seat: string): TemplateResult {
    return html`${(['first', 'second'] as const).map(
      (each) =>
        html`<button
          class="tab switch"
          aria-pressed=${each === seat}
          @click=${() => each !== seat && this.#fresh(each)}
        >
          ${this.#words.seats[each]}
        </button>`,
    )}`;
  }

  protected override drawEmpty(): TemplateResult {
    const seat = seatOf(this.asked);
    return this.asked['view'] === 'plans' && this.problem?.error instanceof FieldError
      ? this.#planForm(seat, planOf(this.asked, seat))
      : html`<div class="seats">${this.#tabs('')}</div>`;
  }

  #seats({ seat }: KuhnMatch): TemplateResult {
    const w = this.#words;
    return html`<div class="seats">
      ${this.#tabs(seat)}
      <button class="tab" aria-disabled=${!this.#undoable} @click=${() => this.undo()}>${w.undo}</button>
      <button class="tab" @click=${() => this.#fresh(seat)}>${w.fresh}</button>
    </div>`;
  }

  // ---- Plans -------------------------------------------------------------------------------------------------------

  #type = (i: number, value: string, plan: readonly string[]) => {
    this.#typed ??= [...plan];
    this.#typed[i] = value;
  };
  #submit = (event: Event) => {
    event.preventDefault();
    const typed = this.#typed?.map(oneWord);
    if (!typed) return;
    const blank = typed.indexOf('');
    if (blank < 0) void this.enter({ plan: typed.join(' ') });
    else {
      this.refuse(missing(`chance-${blank + 1}`));
      void this.point();
    }
  };
  #take(plan: readonly string[]) {
    this.#typed = null;
    void this.put({ plan: plan.join(' ') });
  }

  #planForm(seat: keyof typeof usualPlan, plan: readonly string[]): TemplateResult {
    const w = this.#words;
    return html`<form class="plan" novalidate @submit=${this.#submit}>
      <p class="sentence">${w.planOf[seat]}</p>
      <div class="chances">
        ${w.plan[seat].map((label, i) => {
          const name = `chance-${i + 1}`;
          const value = this.#typed?.[i] ?? this.typed(name, plan[i]!);
          return html`<div @input=${(event: Event) => this.#type(i, (event.target as HTMLInputElement).value, plan)}>
            ${drawField({ name, label, value, wrong: this.wrong(name), numeric: true })}
          </div>`;
        })}
        <button class="button" type="submit">${w.try}</button>
      </div>
    </form>`;
  }

  #drawPlans({ match, plans }: Answer): TemplateResult {
    const w = this.#words;
    const { plan, check, match: long, family } = plans!;
    const said = check.optimal
      ? w.optimal(written(match.value))
      : w.beaten(written(check.worst), w.answers(check.answer));
    const bluff = Math.round(approximately(family[0]!) * 3 * steps);
    const means = Array.from(long.totals, (total, i) => total / (i + 1) - 2);
    const slide = async (event: Event) => {
      const { value: at } = event.target as HTMLInputElement;
      const offered = await this.inquire((solver) => solver.ask('kuhn_poker', 'family', `${at}/${3 * steps}`));
      if (offered) this.#take(offered);
    };
    return html`${this.#planForm(match.seat, plan.split(' '))} ${this.drawProblem()}
      <p class="said ${check.optimal ? 'good' : ''}">${said}</p>
      <p class="sentence">${w.long(number(tried, this.language), written(long.total))}</p>
      <div class="plot">
        ${drawnPicture(
          running({
            means,
            value: approximately(match.value),
            valued: written(match.value),
            range: [-0.5, 0.5],
            label: w.plot,
            width: Math.min(560, Math.max(280, this.#width.px)),
          }),
        )}
      </div>
      ${
        match.seat === 'first'
          ? html`<label class="slide"
              >${w.family}
              <input type="range" min="0" max=${steps} .value=${`${bluff}`} @change=${slide} />
              <span class="family">${family.map(written).join(' · ')}</span>
            </label>`
          : html`<p class="sentence">${w.only} ${family.join(' · ')}</p>`
      }`;
  }

  // ---- The matrix ------------------------------------------------------------------------------------------------

  #drawMatrix({ matrix }: Answer): TemplateResult {
    const w = this.#words;
    const { cells, rows, columns, cell, deals } = matrix!;
    const mark = (does: boolean) => html`<span class=${does ? 'does' : 'does not'}>${does ? '●' : '○'}</span>`;
    // Of the plans that are told: 2 bets, 1 calls; of the second's numbers the bits.
    const row = (i: number) => [rows[3 * i] === 2, rows[3 * i + 1] === 1, rows[3 * i + 2] === 2];
    const column = (j: number) => [(columns[3 * j]! & 2) > 0, (columns[3 * j + 1]! & 1) > 0];
    return html`<div class="scroll">
        <table class="matrix">
          <caption>
            ${w.rows} × ${w.columns}
          </caption>
          <thead>
            ${w.does.second.map(
              (label, at) =>
                html`<tr>
                  <th colspan="3" scope="row" class="label">${at === 0 ? w.columns : nothing} ${label}</th>
                  ${cells[0]!.map((_, j) => html`<td>${mark(column(j)[at]!)}</td>`)}
                </tr>`,
            )}
            <tr>
              ${w.does.first.map((label) => html`<th scope="col" class="label">${label}</th>`)}
              <td colspan=${cells[0]!.length}></td>
            </tr>
          </thead>
          <tbody>
            ${cells.map(
              (each, i) =>
                html`<tr>
                  ${row(i).map((does) => html`<td>${mark(does)}</td>`)}
                  ${each.map(
                    (payoff, j) =>
                      html`<td>
                        <button
                          class="payoff"
                          data-cell="cell-${i + 1}-${j + 1}"
                          aria-pressed=${cell[0] === i + 1 && cell[1] === j + 1}
                          @click=${() => void this.put({ cell: `${i + 1} ${j + 1}` })}
                        >
                          ${written(payoff)}
                        </button>
                      </td>`,
                  )}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p class="sentence">${w.cell(written(cells[cell[0] - 1]?.[cell[1] - 1] ?? ''))}</p>
      <ul class="deals">
        ${deals.map(({ first, second, said, won }) => html`<li>${w.deal(first, second, said, written(won))}</li>`)}
      </ul>
      ${this.drawProblem()}`;
  }

  protected override drawDesk(answer: Answer, showing: Showing): TemplateResult {
    if (showing.view === 'plans' && answer.plans) return this.#drawPlans(answer);
    if (showing.view === 'matrix' && answer.matrix) return this.#drawMatrix(answer);
    return this.#play(answer, showing);
  }
}

defineSpeaking('nimlab-kuhn-poker', KuhnPokerElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-kuhn-poker': KuhnPokerElement;
  }
}
