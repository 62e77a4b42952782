import { type CSSResult, type LitElement, type TemplateResult, html } from 'lit';
import type { Language } from '../../board/language.ts';
import type { Solver, SolverError, Work, MatrixCheck, MatrixSolution, MixedStrategy } from '../../solver/types.ts';
import type { Asked, Showing } from '../desk.ts';
import type { Payoffs } from './scene.ts';
import type { MatrixWords } from './words.en.ts';
import { written } from '../../draw/numerals.ts';

/** Weights over their sum: (7, 5) / 12. */
export const drawOdds = ({ weights, total }: MixedStrategy): string => {
  const pure = weights.findIndex((each) => each === total);
  return pure >= 0 && total === '1' ? `${weights.join(' ')}` : `(${weights.join(', ')}) / ${total}`;
};

/** What both strategies bring against each line; null where that is too long to read. */
export interface Certificate {
  readonly row: MatrixCheck | null;
  readonly column: MatrixCheck | null;
}

/** The value, a strategy of both, and whether there are others. */
export function drawSolution(solution: MatrixSolution, { row, column }: Certificate, w: MatrixWords): TemplateResult {
  const side = (name: string, strategy: MixedStrategy, unique: boolean, holds: string, against: string) =>
    html`<div class="side">
      <b>${name}</b>
      <span class="odds">${strategy.weights.length > 24 ? w.long(strategy.weights.length) : drawOdds(strategy)}</span>
      <span class="quiet">${holds} ${against} ${unique ? w.unique : w.notUnique}</span>
    </div>`;
  const value = written(solution.value);
  return html`<p class="value">${w.valueIs(value)}</p>
    ${side(w.playerI, solution.row, solution.rowUnique, w.winsAtLeast(value), row ? w.against(true, row.against.map(written)) : '')}
    ${side(w.playerII, solution.column, solution.columnUnique, w.paysAtMost(value), column ? w.against(false, column.against.map(written)) : '')}`;
}

/** What a view has of its element. */
export interface MatrixHost extends LitElement {
  readonly language: Language;
  readonly words: MatrixWords;
  readonly controls: string;
  /** What the page or the reader asks, by name. */
  readonly asked: Asked;
  /** Why the matrix that was tried last is none; '' if it is one. */
  readonly refused: string;
  offers(control: string): boolean;
  announce(said: string): void;
  put(asked: Asked): Promise<void>;
  /**
   * Another matrix as the reader writes it. Where it is refused the last good one stays, and it is said what is wrong.
   */
  change(text: string): Promise<boolean>;
  /** What was refused is given up. */
  forget(): Promise<void>;
  /** What went wrong with a text, as a sentence. */
  say(error: SolverError, text?: string): string;
  drawRefused(): TemplateResult;
}

/** A matrix that has been read, and what the view asked about it. */
export interface Said<Own = unknown> {
  readonly matrix: Payoffs;
  readonly own: Own;
}

/**
 * A view of the matrix, in a file of its own that comes when it is asked for (`files` in element.ts): `make` of that
 * file makes one for an element. What it keeps of the reader's (marks, strikes, where p is) it keeps beside the matrix,
 * and lets go in `follow` when another one has come.
 */
export interface MatrixView<Own = unknown> {
  /** Worn when it comes. */
  readonly styles: readonly CSSResult[];
  /** What is asked of the solver besides `read`; rejects with SolverError. */
  ask(solver: Solver, work: Work, position: string): Promise<Own>;
  /** Below the head of the desk. Writes nothing. */
  draw(said: Said<Own>, showing: Showing): TemplateResult;
  /** Before each drawing. */
  follow?(said: Said<Own>, showing: Showing): void;
  /** A place of its drawing (`press` of draw/scene.ts) has been pressed. */
  press?(id: string): void;
  /** Key `z` with Ctrl. */
  undo?(): void;
}

export interface ViewFile {
  make(host: MatrixHost): MatrixView;
}
