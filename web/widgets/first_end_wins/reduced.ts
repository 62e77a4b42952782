import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis } from '../../solver/types.ts';
import type { GraphTable, Told } from '../graphs/table.ts';
import { words as graphWords } from '../graphs/words.ts';
import { Asked } from '../kit/asked.ts';
import { followers, type Graph } from '../kit/parts/graph.ts';
import { writtenOutcome, writtenValue } from '../kit/parts/vertex.ts';
import { Stepper } from '../kit/stepper.ts';
import type { GameElement } from '../shell/game-element.ts';
import { number } from '../shell/language.ts';
import { outcomeMark } from '../shell/marks.ts';
import { solver } from '../shell/solver.ts';
import type { BoardView } from '../shell/view.ts';
import { possible, reduce, type Component, type Reduction } from './reduction.ts';
import { componentsOf, writeRule, type Rule } from './rule.ts';
import { words } from './words.ts';

const stepTime = 1400;

/**
 * The view in which won leaves are deleted step by step and the SG values of what remains are shown; where that decides
 * nothing, its verdict beside the true one.
 */
export class Reduced {
  readonly #asked: Asked<Reduction>;
  /** What deleting leaves would say of the position: the answer for the rule in which the first end decides. */
  readonly #method: Asked<Analysis>;
  readonly #stepper: Stepper;
  #components: readonly Component[] = [];

  constructor(
    private readonly board: GameElement,
    private readonly table: GraphTable,
  ) {
    this.#asked = new Asked<Reduction>(board);
    this.#method = new Asked<Analysis>(board);
    this.#stepper = new Stepper(board, { pace: () => ({ interval: stepTime }) });
  }

  private get words() {
    return words[this.board.language];
  }
  #n = (value: bigint | number) => number(value, this.board.language);

  /** Asks what the view needs; in the plain view what is lit as `leaves` only. */
  follow(view: BoardView, rule: Rule) {
    const { game } = this.board;
    if (view.view !== 'reduced' && !view.lit.has('leaves')) return;
    this.#components = possible(view, rule, this.table.graphOf(rule.rest));
    this.#asked.need(`${rule.rest}|${this.#components.length}`, async (signal) =>
      reduce(await solver(), game, rule, this.#components, signal),
    );
    if (view.view !== 'reduced') return;
    this.#stepper.keep(rule.rest, this.#asked.answer?.last ?? null);
    this.#method.need(`${view.position}|${rule.rest}`, async (signal) =>
      (await solver()).analyse(game, view.position, writeRule('1', rule.rest), { signal }),
    );
  }

  isLeaf = (text: string) => this.#asked.answer?.isLeaf(text) ?? false;

  /** How far the leaves are deleted in what is drawn: null where nothing is said of them. */
  stepIn(view: BoardView): number | null {
    const reduction = this.#asked.answer;
    return view.view === 'reduced' && reduction ? this.#stepper.seen : null;
  }

  /** The value of a component, once the reader has come to it. */
  valueIn(view: BoardView, text: string): bigint | null {
    const [step, reduction] = [this.stepIn(view), this.#asked.answer];
    return step !== null && reduction!.stepOf(text) <= step ? reduction!.value(text) : null;
  }

  /** The game has no SG value, who ends it loses; what is left after deleting the leaves has one. */
  sum(components: readonly bigint[]): string {
    const sum = components.reduce((a, b) => a ^ b, 0n);
    return `${components.length > 1 ? components.map(this.#n).join(' ⊕ ') : 'SG'} = ${this.#n(sum)}`;
  }

  /** What is known of a node at the present step. */
  tell(view: BoardView, node: number): Told {
    const [w, own] = [graphWords[this.board.language], this.words];
    const step = this.stepIn(view);
    if (step !== null && this.#asked.answer!.isLeaf(`${node}`)) {
      if (step === 0) return { ...writtenOutcome('N'), said: own.wonLeaf, states: ['fresh'] };
      return { shape: 'open', text: '', said: own.deleted, states: ['gone'] };
    }
    const value = this.valueIn(view, `${node}`);
    if (value === null) return { shape: 'open', text: '', said: w.open };
    const fresh = this.#asked.answer!.stepOf(`${node}`) === this.#stepper.at;
    return { ...writtenValue(value), said: w.value(this.#n(value)), states: [fresh && 'fresh'] };
  }

  /** Under the board. */
  draw(view: BoardView, rule: Rule): TemplateResult {
    const reduction = this.#asked.answer;
    return html`${rule.ends === '1' ? nothing : this.#drawVerdicts(view, rule)}
      ${rule.kind === 'graph' ? nothing : this.#drawTable(view, rule.kind, reduction)} ${this.#stepper.draw(this.words)}
      <p class="because" aria-live="polite">${reduction ? this.#because(view, rule, reduction) : ''}</p>`;
  }

  #because(view: BoardView, { ends, kind, rest }: Rule, reduction: Reduction): string {
    const w = this.words;
    const step = this.#stepper.at;
    const looked = kind === 'graph' ? this.table.looked : null;
    const known = looked && (reduction.isLeaf(`${looked}`) ? 1 : reduction.stepOf(`${looked}`));
    if (looked !== null && known !== null && this.#stepper.seen >= known) {
      return this.#reason(looked, this.table.graphOf(rest), reduction);
    }
    const space = this.board.language === 'zh' ? '' : ' ';
    const sum = () => {
      const answer = this.#method.answer;
      if (!answer || answer.outcome === 'draw') return '';
      if (answer.moveCount === 0n) return w.overSum;
      return w.sum(this.sum(answer.components), answer.outcome);
    };
    if (step === null) return [ends === '1' ? sum() : w.otherRule, w.choose[kind]].filter(Boolean).join(space);
    const said = [w.stepOf(this.#n(step), this.#n(reduction.last))];
    if (step === 0) said.push(w.stepLeaves[kind]([...reduction.leaves].map((each) => this.#name(each))));
    else if (step === 1) said.push(w.stepDeleted);
    else {
      const fresh = reduction
        .knownAt(step)
        .map((each) => `SG(${this.#name(each)}) = ${this.#n(reduction.value(each)!)}`);
      said.push(w.stepValues(fresh.length > 12 ? [...fresh.slice(0, 12), '…'] : fresh));
      if (step === reduction.last && ends === '1') said.push(sum());
    }
    return said.filter(Boolean).join(space);
  }

  /** A component's text as it is read. */
  #name = (text: string) =>
    text
      .split('x')
      .map((each) => this.#n(BigInt(each)))
      .join('×');

  /** Why a node has its value: what its remaining arrows lead to, all of it from the solver. */
  #reason(node: number, graph: Graph, reduction: Reduction): string {
    const w = this.words;
    const name = this.#n(node);
    if (reduction.isLeaf(`${node}`)) return w.nodeDeleted(name);
    const to = followers(graph, node).flatMap((end) => reduction.value(`${end}`) ?? []);
    if (to.length === 0) return w.newEnd(name);
    const values = [...new Set(to)].sort((a, b) => (a < b ? -1 : 1)).map(this.#n);
    return w.mex(name, values, this.#n(reduction.value(`${node}`)!));
  }

  /** Values of heaps by size, of sheets by width and height: those in play are framed. Empty until they are known. */
  #drawTable(view: BoardView, kind: 'heaps' | 'sheets', reduction: Reduction | null): TemplateResult {
    const w = this.words;
    const inPlay = new Set(componentsOf(kind, view.numbers));
    const step = this.stepIn(view) ?? 0;
    const cell = (text: string) => {
      const leaf = reduction?.isLeaf(text) ?? false;
      const value = this.valueIn(view, text);
      const fresh = value !== null && this.#stepper.at !== null && reduction?.stepOf(text) === this.#stepper.at;
      const states = [
        leaf ? (step > 0 ? 'gone' : 'won') : value === 0n ? 'zero' : '',
        fresh ? 'fresh' : '',
        inPlay.has(text) ? 'here' : '',
      ];
      const said = leaf
        ? w.sizeLeaf
        : value === null
          ? w.sizeOpen
          : (size: string) => w.sizeValue(size, this.#n(value));
      return {
        states: states.join(' '),
        written: leaf ? (step > 0 ? '×' : 'N') : value === null ? '' : this.#n(value),
        said: said(this.#name(text)),
      };
    };
    if (kind === 'heaps') {
      return html`<ol class="sizes" aria-label=${w.table.heaps}>
        ${this.#components.map(({ text }) => {
          const { states, written, said } = cell(text);
          return html`<li class=${states}>
            <span aria-hidden="true">${this.#name(text)}</span><b aria-hidden="true">${written}</b
            ><span class="visually-hidden">${said}</span>
          </li>`;
        })}
      </ol>`;
    }
    const sides = this.#components.map(({ text }) => text.split('x').map(Number) as [number, number]);
    const [columns, rows] = [Math.max(...sides.map(([a]) => a)), Math.max(...sides.map(([, b]) => b))];
    const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
    return html`<div class="scroll matrix" tabindex="0" role="region" aria-label=${w.table.sheets}>
      <table>
        <thead>
          <tr>
            <td></td>
            ${upTo(columns).map((column) => html`<th scope="col">${this.#n(column)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${upTo(rows).map(
            (row) =>
              html`<tr>
                <th scope="row">${this.#n(row)}</th>
                ${upTo(columns).map((column) => {
                  const { states, written, said } = cell(`${column}x${row}`);
                  return html`<td class=${states} title=${said}>
                    <b aria-hidden="true">${written}</b><span class="visually-hidden">${said}</span>
                  </td>`;
                })}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  /** Where more than one component must end: what deleting leaves would say, beside what is true. */
  #drawVerdicts(view: BoardView, { ends }: Rule): TemplateResult {
    const w = this.words;
    const method = this.#method.answer;
    const truth = view.analysis;
    const agree = method?.outcome === truth.outcome;
    return html`<div class="claims ${method && !agree ? 'differ' : ''}" role="group" aria-label=${w.twoVerdicts}>
        <div class="claim ${method && !agree ? 'wrong' : ''}">
          <span>${w.byMethod}</span>
          <b
            >${method ? outcomeMark(method.outcome, this.board.language) : nothing}
            ${method && !agree ? html`<s>${method.outcome}</s>` : method?.outcome}</b
          >
          <span class="quiet"
            >${!method ? '' : method.moveCount === 0n ? w.methodOver : this.sum(method.components)}</span
          >
        </div>
        <span class="sign" aria-hidden="true">${method ? (agree ? '=' : '≠') : ''}</span>
        <div class="claim">
          <span>${w.byPlay}</span>
          <b>${outcomeMark(truth.outcome, this.board.language)} ${truth.outcome}</b>
          <span class="quiet">${truth.method === 'search' ? w.bySearch : nothing}</span>
        </div>
      </div>
      <p class="compared">
        ${!method ? '' : truth.moveCount === 0n ? w.overSum : agree ? w.agree(ends) : w.disagree(ends)}
      </p>`;
  }
}
