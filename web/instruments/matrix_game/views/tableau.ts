import { html, nothing, type TemplateResult } from 'lit';
import type { MatrixTableau, MatrixTableaux, Solver, Work } from '../../../solver/types.ts';
import { written } from '../../../draw/numerals.ts';
import { sheets } from '../../../draw/sheets.ts';
import { Stepper } from '../../../draw/stepper/stepper.ts';
import stepperSheet from '../../../draw/stepper/stepper.css?inline';
import tableauSheet from './tableau.css?inline';
import { ask } from '../../../board/ask.ts';
import type { Showing } from '../../desk.ts';
import { solver } from '../../../board/solver.ts';
import { drawOdds, type MatrixHost, type MatrixView, type Said } from '../view.ts';

const rules = ['bland', 'largest'] as const;
type Rule = (typeof rules)[number];

type Cause = string | ((...texts: readonly string[]) => string);

/** What the reader has picked in the tableau after so many pivots. */
interface Pick {
  readonly pivots: number;
  readonly id: string;
  readonly right: boolean;
  readonly text: string;
}

/**
 * The simplex tableau, pivot by pivot, of the matrix as a game or as it stands (`program`: A with the right side, the
 * objective below). The reader picks each pivot first, or has it shown. Steps: 2k, the tableau after k pivots; 2k + 1,
 * its pivot with the ratios; at last what is read off. The lit part `step-<n>` shows step n.
 */
class TableauView implements MatrixView<MatrixTableaux> {
  readonly styles = sheets(stepperSheet, tableauSheet);
  #rule: Rule;
  #now: MatrixTableaux | null = null;
  #of = '';
  #pick: Pick | null = null;
  /** Of the steps, which the reader has seen: a proof shows others. */
  readonly #stepper: Stepper;

  constructor(
    private readonly host: MatrixHost,
    private readonly game: boolean,
  ) {
    this.#rule = game ? 'bland' : 'largest';
    this.#stepper = new Stepper(host, { pace: () => ({ interval: 1800 }), moved: () => (this.#pick = null) });
  }

  ask(client: Solver, work: Work, position: string): Promise<MatrixTableaux> {
    const numbers = [this.#rule === 'largest' ? 1n : 0n, this.game ? 0n : 1n];
    return client.ask('simplex', 'tableaux', position, { ...work, numbers });
  }

  follow({ matrix, own }: Said<MatrixTableaux>, { shown }: Showing) {
    if (shown) return;
    this.#now = own;
    this.#of = matrix.position;
    this.#stepper.keep(`${matrix.position}|${this.#rule}`, lastOf(own), 0);
  }

  /** A pivot that the reader picks: right, and it is made; else why not. */
  press(id: string) {
    const own = this.#now;
    const [row, column] = id.split('-').slice(1).map(Number);
    if (!own || !row || !column) return;
    const pivots = Math.floor(this.#stepper.seen / 2);
    if (own.steps[pivots]?.row === 0) return;
    const which = `judge_${this.game ? '' : 'program_'}pivot${this.#rule === 'largest' ? '_largest' : ''}`;
    const of = this.#of;
    ask(
      async () => {
        const numbers = [0n, BigInt(pivots)];
        const page = await solver();
        const asks = `${of} | ${row} ${column}`;
        const { right, key, texts } = await page.ask('simplex', which as 'judge_pivot', asks, { numbers });
        if (of !== this.#of) return;
        const w = this.host.words;
        const cause = (w.judged as Readonly<Record<string, Cause | undefined>>)[key] ?? '';
        const sayCause = () => (typeof cause === 'string' ? cause : cause(...texts.map(written)));
        const text = right ? w.tableau.rightPivot : sayCause();
        if (right) this.#stepper.go(2 * pivots + 2);
        this.#pick = { pivots: right ? pivots + 1 : pivots, id, right, text };
        this.host.announce(text);
      },
      (error) => this.host.announce(this.host.say(error)),
    );
  }

  #choose(rule: Rule) {
    this.#rule = rule;
    this.#pick = null;
    void this.host.put({});
  }

  // ---- Drawing ---------------------------------------------------------------------------------------------------

  draw({ own }: Said<MatrixTableaux>, { lit, shown }: Showing): TemplateResult {
    const w = this.host.words.tableau;
    const last = lastOf(own);
    const wanted = [...lit].find((each) => each.startsWith('step-'));
    const seen = shown ? Math.min(last, Number(wanted?.slice(5) ?? 0)) : this.#stepper.seen;
    const pivots = Math.min(Math.floor(seen / 2), own.steps.length - 1);
    const tableau = own.steps[pivots]!;
    const known = seen % 2 === 1 && tableau.row > 0;
    const pick = !shown && this.#pick?.pivots === pivots ? this.#pick : null;
    return html`${this.#drawTable(tableau, known, pick, lit, !shown)}
      <div class="tools">
        ${shown ? nothing : this.#stepper.draw(w)}
        ${
          this.host.offers('pivoting')
            ? html`<div class="segments" role="group" aria-label=${w.rule}>
                ${rules.map(
                  (each) =>
                    html`<button aria-pressed=${each === this.#rule} @click=${() => this.#choose(each)}>
                      ${w.rules[each]}
                    </button>`,
                )}
              </div>`
            : nothing
        }
      </div>
      <p class="sentence" aria-live="polite">
        ${pick ? `${pick.text} ` : nothing}${this.#say(own, tableau, pivots, seen)}
      </p>
      ${this.host.drawRefused()}`;
  }

  #name(variable: number, columns: number): TemplateResult {
    const [letter, n] = variable > columns ? ['s', variable - columns] : [this.game ? 'y' : 'x', variable];
    return html`<i>${letter}</i><sub>${n}</sub>`;
  }

  #drawTable(
    { cells, basic, others, row, column, ratios }: MatrixTableau,
    known: boolean,
    pick: Pick | null,
    lit: ReadonlySet<string>,
    alive: boolean,
  ): TemplateResult {
    const w = this.host.words.tableau;
    const wide = others.length + 1;
    const at = (i: number, j: number) => cells[i * wide + j]!;
    const open = alive && row > 0;
    const plain = (variable: number) =>
      `${variable > others.length ? `s${variable - others.length}` : `${this.game ? 'y' : 'x'}${variable}`}`;
    const entry = (i: number, j: number) => {
      const id = `pivot-${i + 1}-${j + 1}`;
      const states = [
        known && j + 1 === column && 'enters',
        known && i + 1 === row && 'leaves',
        known && j + 1 === column && i + 1 === row && 'pivot',
        pick && !pick.right && pick.id === id && 'wrong',
        lit.has(`cell-${i + 1}-${j + 1}`) && 'lit',
      ];
      const name = states.filter(Boolean).join(' ');
      const label = w.entry(plain(basic[i]!), plain(others[j]!), written(at(i, j)));
      return open
        ? html`<td class=${name}>
            <span data-cell=${id} role="button" aria-label=${label}>${written(at(i, j))}</span>
          </td>`
        : html`<td class=${name}>${written(at(i, j))}</td>`;
    };
    return html`<div class="scroll tableau" tabindex=${wide > 5 ? 0 : nothing}>
      <table>
        <thead>
          <tr>
            <td></td>
            ${[...others].map(
              (each, j) =>
                html`<th scope="col" class=${known && j + 1 === column ? 'enters' : ''}>
                  ${this.#name(each, others.length)}
                </th>`,
            )}
            <th scope="col" class="right">${w.right}</th>
            <th scope="col" class="ratio ${known ? '' : 'hidden'}">${w.ratio}</th>
          </tr>
        </thead>
        <tbody>
          ${[...basic].map(
            (each, i) =>
              html`<tr>
                <th scope="row" class=${known && i + 1 === row ? 'leaves' : ''}>${this.#name(each, others.length)}</th>
                ${[...others].map((_, j) => entry(i, j))}
                <td class="right">${written(at(i, wide - 1))}</td>
                <td class="ratio ${known ? '' : 'hidden'} ${known && i + 1 === row ? 'least' : ''}">
                  ${known ? written(ratios[i]!) || '–' : ''}
                </td>
              </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${w.objective}</th>
            ${[...others].map(
              (_, j) =>
                html`<td class=${known && j + 1 === column ? 'enters' : ''}>${written(at(basic.length, j))}</td>`,
            )}
            <td class="right corner">${written(at(basic.length, wide - 1))}</td>
            <td class="ratio hidden"></td>
          </tr>
        </tfoot>
      </table>
    </div>`;
  }

  #say(own: MatrixTableaux, tableau: MatrixTableau, pivots: number, seen: number): unknown {
    const w = this.host.words.tableau;
    const { others, basic, row, column, cells } = tableau;
    const name = (variable: number) => this.#name(variable, others.length);
    const wide = others.length + 1;
    if (row > 0) {
      if (seen % 2 === 0) {
        if (pivots > 0) return w.next(pivots);
        return this.game ? w.begin(written(own.moved), own.moved !== '0') : w.beginProgram;
      }
      const ratio = tableau.ratios[row - 1]!;
      const cost = cells[basic.length * wide + column - 1]!;
      return html`${w.pivotSays[0]}${name(others[column - 1]!)}${w.pivotSays[1](written(cost), this.#rule === 'bland')}
      ${name(basic[row - 1]!)}${w.pivotSays[2](written(ratio), ratio === '0')}`;
    }
    if (own.state === 'cycle') return w.cycle(pivots, own.first);
    if (own.state === 'unbounded') return html`${name(others[column - 1]!)}${w.unbounded}`;
    if (seen % 2 === 0 && this.game) return w.optimal(pivots);
    if (!own.rowStrategy || !own.columnStrategy) return w.optimum(pivots, written(own.value));
    const corner = written(cells.at(-1)!);
    return html`${w.certificate(corner, written(own.moved), own.moved !== '0', written(own.value))}
      <span class="sides"
        ><span>${this.host.words.playerI} <b>${drawOdds(own.rowStrategy)}</b></span>
        <span>${this.host.words.playerII} <b>${drawOdds(own.columnStrategy)}</b></span></span
      >`;
  }
}

/** Two steps a pivot; the last tableau of a game is looked at, then read off. */
const lastOf = ({ steps, rowStrategy }: MatrixTableaux) => 2 * (steps.length - 1) + (rowStrategy ? 1 : 0);

/** Of the matrix as a game. */
export const make = (host: MatrixHost): MatrixView => new TableauView(host, true) as MatrixView;
/** Of the matrix as a linear program. */
export const makeProgram = (host: MatrixHost): MatrixView => new TableauView(host, false) as MatrixView;
