import { css, html, nothing, type TemplateResult } from 'lit';
import type { InstrumentAnswers, MixedStrategy, Solver, StopRounds, Work } from '../../solver/types.ts';
import { approximately, written } from '../kit/fraction.ts';
import { drawnPicture } from '../kit/lit.ts';
import runningSheet from '../kit/parts/running.css?inline';
import { running } from '../kit/parts/running.ts';
import sceneSheet from '../kit/scene.css?inline';
import { phoneWidth } from '../kit/rest.ts';
import { sheets } from '../kit/sheets.ts';
import { Width } from '../kit/width.ts';
import { Desk, type Asked, type Showing } from '../shell/desk.ts';
import { drawField } from '../shell/field.ts';
import { defineSpeaking, strung } from '../shell/language.ts';
import stopSheet from './scene.css?inline';
import { walk } from './scene.ts';
import { words } from './words.ts';

type Answers = InstrumentAnswers['secret_stop'];
interface Answer {
  readonly rounds: StopRounds;
  readonly solved: Answers['solve'] | null;
  /** Of the reader's own way to stop. */
  readonly check: Answers['check'] | null;
}

const usual = '1 5 2 4';

/**
 * `<nimlab-secret-stop>`: the secret stop (TopCoder SRM 682): round after round against the host's optimum, and the chances
 * of both; a way to stop of one's own.
 * Attributes beside those of desks: `plan`: weights of where the reader stops.
 * Lit parts: `cell-<i>`.
 */
export class SecretStopElement extends Desk<Answer> {
  static override readonly instrument = 'secret_stop';
  static override readonly words = words;
  static override readonly asks = ['position', 'view', 'plan'];
  static override styles = [
    ...Desk.styles,
    ...sheets(sceneSheet, runningSheet, stopSheet),
    css`
      .way {
        display: flex;
        justify-content: center;
      }
      .said,
      .told {
        margin: 0.25rem 0;
        text-align: center;
      }
      .said {
        min-height: 1.6em;
      }
      .told {
        min-height: 1.45em;
        color: var(--nl-muted);
        font-size: 0.92em;
        font-variant-numeric: tabular-nums;
      }
      .value {
        margin: 0.25rem 0;
        font-size: 1.2em;
        font-weight: 600;
        text-align: center;
      }
      .acts,
      .seats,
      form {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        align-items: end;
        gap: 0.5rem;
        margin: 0.3rem 0;
      }
      .acts {
        min-height: 2.75rem;
      }
      form .field {
        flex: 0 1 18rem;
      }
      .plot {
        display: flex;
        justify-content: center;
      }
      .scroll {
        overflow-x: auto;
      }
      table {
        margin: 0.3rem auto;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 0.2rem 0.6rem;
        border-block-end: 1px solid var(--nl-line);
        text-align: center;
      }
      th {
        color: var(--nl-muted);
        font: 400 0.9em/1.3 var(--nl-ui);
        text-align: end;
      }
      .stop-key {
        color: var(--nl-n);
      }
      .hidden-key {
        color: var(--nl-p);
      }
    `,
  ];
  static override properties = { ...Desk.properties, plan: { type: String } };
  declare plan: string;
  #cells: string | null = null;
  #weights: string | null = null;
  readonly #width = new Width(this, '.desk', phoneWidth);

  constructor() {
    super();
    this.plan = '';
  }

  get #words() {
    return words[this.language];
  }

  protected override async answer(solver: Solver, work: Work, { position, view, plan }: Asked): Promise<Answer> {
    const rounds = await solver.ask('secret_stop', 'read', position || usual, work);
    if (view !== 'chances') return { rounds, solved: null, check: null };
    const values = rounds.values.join(' ');
    const solved = await solver.ask('secret_stop', 'solve', values, work);
    const check = plan ? await solver.ask('secret_stop', 'check', `${values} | ${plan}`, work) : null;
    return { rounds, solved, check };
  }

  protected override tell({ rounds }: Answer, { view }: Asked): string {
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
  protected override undo() {
    const [values, seed, acts] = this.#parts();
    if (acts) void this.put({ position: `${values} | ${seed} ${acts.slice(0, -1)}`.trim() });
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
      <p class="told">${w.tally(averages.length, written(averages.at(-1) ?? '0'))}</p>
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
        <button class="tab" @click=${() => this.undo()}>${w.undo}</button>
        <button class="tab" @click=${() => this.#fresh()}>${w.fresh}</button>
      </div>
      ${this.#cellsForm(rounds)}`;
  }

  #cellsForm(rounds: StopRounds): TemplateResult | typeof nothing {
    if (!this.offers('setup')) return this.drawProblem();
    const w = this.#words;
    const value = this.#cells ?? rounds.values.join(' ');
    return html`<form
        novalidate
        @input=${(event: Event) => (this.#cells = (event.target as HTMLInputElement).value)}
        @submit=${(event: Event) => {
          event.preventDefault();
          void this.put({ position: this.#cells ?? value, plan: '' });
        }}
      >
        ${drawField({ name: 'values', label: w.values, value, wrong: this.problem !== null })}
        <button class="button" type="submit">${w.try}</button>
      </form>
      ${this.drawProblem()}`;
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
    const plan = this.#weights ?? asked['plan'] ?? '';
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
          void this.put({ plan: this.#weights ?? plan });
        }}
      >
        ${drawField({ name: 'weights', label: w.weights, value: plan, wrong: this.problem !== null })}
        <button class="button" type="submit">${w.try}</button>
      </form>
      ${this.drawProblem()}
      <p class="told">
        ${
          check
            ? check.sure === value
              ? w.optimal(written(check.sure))
              : strung([w.sure(written(check.sure), check.worst)], this.language)
            : nothing
        }
      </p>`;
  }

  protected override drawDesk(answer: Answer, showing: Showing): TemplateResult {
    return showing.view === 'chances' && answer.solved ? this.#chances(answer, showing) : this.#play(answer, showing);
  }
}

defineSpeaking('nimlab-secret-stop', SecretStopElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-secret-stop': SecretStopElement;
  }
}
