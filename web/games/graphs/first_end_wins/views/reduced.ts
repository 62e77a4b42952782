import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, ImpartialOutcome, ExplanationStep } from '../../../../solver/types.ts';
import type { GraphTable, NodeText } from '../../table.ts';
import { words as graphWords } from '../../tokens/speech.ts';
import { Asked } from '../../../../draw/asked.ts';
import { names } from '../../../../draw/scene.ts';
import { followers, nodeName, type Graph } from '../../graph.ts';
import { claimPair, valueRow, valueTable, type ValueCell } from './value-table.ts';
import { largestDrawn } from '../../../splits/cut.ts';
import { writtenOutcome, writtenValue } from '../../graph-picture.ts';
import { Stepper } from '../../../../draw/stepper/stepper.ts';
import type { GameElement } from '../../../../board/game-element.ts';
import { inviting, locales, number } from '../../../../board/language.ts';
import { outcomeMark } from '../../../../board/marks.ts';
import { solver } from '../../../../board/solver.ts';
import type { BoardView } from '../../../../board/view.ts';
import { longestTable, sheetsOf, writeRule, type Kind, type Rule } from '../components.ts';
import { sumOf, words } from '../speech.ts';

/** Every component as a position of its own. */
const componentsOf = (kind: Kind, numbers: readonly bigint[]): string[] =>
  kind === 'sheets' ? sheetsOf(numbers).map((sheet) => sheet.join('x')) : numbers.map(String);

const groups = (numbers: readonly bigint[], size: number) =>
  Array.from({ length: numbers.length / size }, (_, i) => numbers.slice(i * size, (i + 1) * size));

/**
 * What becomes of single components when the won leaves are deleted, as the solver explains it (`leaves`, `values`). At
 * step 0 nothing is deleted, from 1 on the leaves are; then the values of what remains become known, level by level.
 */
class Reduction {
  readonly leaves: readonly string[];
  readonly last: number;
  readonly #known = new Map<string, { readonly value: bigint; readonly step: number }>();

  /** `sides`: numbers that a component has. */
  constructor(steps: readonly ExplanationStep[], sides: number) {
    const named = (numbers: readonly bigint[]) => numbers.slice(0, sides).join('x');
    const ofKey = (key: string) => steps.filter((each) => each.key === key);
    this.leaves = ofKey('leaves').flatMap(({ numbers }) => groups(numbers, sides).map(named));
    const levels = ofKey('values');
    this.last = 1 + levels.length;
    levels.forEach(({ numbers }, i) => {
      for (const each of groups(numbers, sides + 1)) this.#known.set(named(each), { value: each[sides]!, step: i + 2 });
    });
  }

  isLeaf = (text: string) => this.leaves.includes(text);
  /** null: a leaf, or not told. */
  value = (text: string) => this.#known.get(text)?.value ?? null;
  /** The step at which the value is known. */
  stepOf = (text: string) => this.#known.get(text)?.step ?? this.last;
  /** What becomes known at a step. */
  knownAt = (step: number) => [...this.#known].filter(([, each]) => each.step === step).map(([text]) => text);
}

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
  /** The sides of the largest component that may occur. */
  #sides: readonly number[] = [];

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
  follow(view: BoardView, { ends, kind, rest }: Rule) {
    if (view.view !== 'reduced' && !view.lit.has('leaves')) return;
    const { game } = this.board;
    const rule = writeRule('1', rest);
    this.#sides = largestIn(view, kind);
    const largest = this.#sides.join('x');
    this.#asked.need(`${rest}|${largest}`, async (signal) => {
      const steps = await (await solver()).explain(game, largest, rule, { signal });
      return new Reduction(steps, this.#sides.length);
    });
    if (view.view !== 'reduced') return;
    this.#stepper.keep(rest, this.#asked.answer?.last ?? null);
    if (ends === '1') return;
    this.#method.need(`${view.position}|${rest}`, async (signal) =>
      (await solver()).analyse(game, view.position, rule, { signal }),
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

  /** What is known of a node at the present step. */
  tell(view: BoardView, node: number): NodeText {
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
      <p class="explanation" aria-live="polite">${reduction ? this.#explanation(view, rule, reduction) : ''}</p>`;
  }

  #explanation(view: BoardView, { ends, kind, rest }: Rule, reduction: Reduction): string {
    const w = this.words;
    const step = this.#stepper.at;
    const looked = kind === 'graph' ? this.table.looked : null;
    const known = looked && (reduction.isLeaf(`${looked}`) ? 1 : reduction.stepOf(`${looked}`));
    if (looked !== null && known !== null && this.#stepper.seen >= known) {
      return this.#reason(looked, this.table.graphOf(rest), reduction);
    }
    const sum = () => {
      const { analysis } = view;
      const outcome = analysis.outcome as ImpartialOutcome;
      if (outcome === 'draw') return '';
      return analysis.moveCount === 0n ? w.overSum : w.sum(sumOf(analysis, this.board.language), outcome);
    };
    if (step === null) {
      const go = kind === 'graph' && !this.board.figure ? locales[this.board.language].space + w.go : '';
      return inviting(this.board, ends === '1' ? sum() : w.otherRule, w.choose[kind] + go);
    }
    const said = [w.stepOf(this.#n(step), this.#n(reduction.last))];
    const name = (text: string) => (kind === 'graph' ? this.table.name(rest, Number(text)) : this.#name(text));
    if (step === 0) said.push(w.stepLeaves[kind](reduction.leaves.map(name)));
    else if (step === 1) said.push(w.stepDeleted);
    else {
      const fresh = reduction.knownAt(step).map((each) => `SG(${name(each)}) = ${this.#n(reduction.value(each)!)}`);
      said.push(w.stepValues(fresh.length > 12 ? [...fresh.slice(0, 12), '…'] : fresh));
      if (step === reduction.last && ends === '1') said.push(sum());
    }
    return said.filter(Boolean).join(locales[this.board.language].space);
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
    const name = nodeName(graph, node);
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
    const cell = (text: string): ValueCell => {
      const value = this.valueIn(view, text);
      const own = (state: string, written: string, said: (size: string) => string) => ({
        states: names(state, {
          fresh: value !== null && reduction?.stepOf(text) === this.#stepper.at,
          here: inPlay.has(text),
        }),
        written,
        said: said(this.#name(text)),
      });
      if (reduction?.isLeaf(text)) return step > 0 ? own('gone', '×', w.sizeLeaf) : own('won', 'N', w.sizeLeaf);
      if (value === null) return own('', '', w.sizeOpen);
      return own(value === 0n ? 'zero' : '', this.#n(value), (size) => w.sizeValue(size, this.#n(value)));
    };
    const [columns = 1, rows = 1] = this.#sides;
    return kind === 'heaps'
      ? valueRow(w.table.heaps, columns, this.#n, (size) => cell(`${size}`))
      : valueTable(w.table.sheets, [columns, rows], this.#n, (column, row) => cell(`${column}x${row}`));
  }

  /** Where more than one component must end: what deleting leaves would say, beside what is true. */
  #drawVerdicts(view: BoardView, { ends }: Rule): TemplateResult {
    const w = this.words;
    const method = this.#method.answer;
    const truth = view.analysis;
    const agree = method?.outcome === truth.outcome;
    const wrong = method !== null && !agree;
    const mark = ({ outcome }: Analysis) => outcomeMark(outcome, this.board.language);
    return claimPair(
      w.twoVerdicts,
      [
        {
          by: w.byMethod,
          verdict: method && [mark(method), ' ', wrong ? html`<s>${method.outcome}</s>` : method.outcome],
          reason: !method ? '' : method.moveCount === 0n ? w.methodOver : sumOf(method, this.board.language),
          wrong,
        },
        {
          by: w.byPlay,
          verdict: [mark(truth), ' ', truth.outcome],
          reason: truth.method === 'search' ? w.bySearch : '',
        },
      ],
      method ? (agree ? '=' : '≠') : '',
      !method ? '' : truth.moveCount === 0n ? w.overSum : agree ? w.agree(ends) : w.disagree(ends),
    );
  }
}

/**
 * What may occur in a game from here is no larger than what was or is on the board. A graph is all there, whatever
 * node.
 */
function largestIn({ origin, numbers }: BoardView, kind: Kind): number[] {
  if (kind === 'graph') return [1];
  const most = (sizes: readonly bigint[], limit: bigint) =>
    Number(sizes.reduce((most, each) => (each > most && each <= limit ? each : most), 1n));
  if (kind === 'heaps') return [most([...origin, ...numbers], largestDrawn)];
  const sheets = [...sheetsOf(origin), ...sheetsOf(numbers)];
  return ([0, 1] as const).map((side) =>
    most(
      sheets.map((sheet) => sheet[side]),
      BigInt(longestTable),
    ),
  );
}
