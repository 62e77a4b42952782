import { html, nothing, type TemplateResult } from 'lit';
import type { Solver, SolverError, Work } from '../../solver/types.ts';
import { Points } from '../../draw/points.ts';
import { solver } from '../../board/solver.ts';
import { explainFraction, Desk, type Asked, type Showing } from '../desk.ts';
import { drawField } from '../../board/field.ts';
import { defineSpeaking, translated } from '../../board/language.ts';
import { make as makePayoffs } from './payoffs.ts';
import { placeIn } from './scene.ts';
import { sheets } from '../../draw/sheets.ts';
import boardSheet from './board.css?inline';
import sceneSheet from './scene.css?inline';
import type { MatrixView, Said, ViewFile } from './view.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** Views that are not of every matrix's first sight. */
const files: Readonly<Record<string, () => Promise<ViewFile>>> = {
  dominance: () => import('./views/dominance.ts'),
  lines: () => import('./views/lines.ts'),
  rounds: () => import('./views/rounds.ts'),
  tableau: () => import('./views/tableau.ts'),
  program: async () => ({ make: (await import('./views/tableau.ts')).makeProgram }),
};

/**
 * `<nimlab-matrix-game>`: a game of two with sum zero as a matrix of what player I, who chooses the row, wins of player
 * II, who chooses the column. Views: `payoffs` (edited in place, saddle points found by hand, the solution),
 * `dominance` (lines struck out by the solver and by hand), `lines` (two rows or columns as lines over p), `rounds`
 * (many of them, of two strategies), `tableau` (the simplex tableau of the game, pivot by pivot), `program` (of the
 * matrix as a linear program).
 *
 * Attributes: `position`: '-2 3; 3 -4', fractions too; `view`; `opponent` of rounds that are played on the payoffs (`habits`:
 * it watches what follows what; else an optimal strategy) and how many `rounds` there are; `controls` also `mark`, `edit`, `solve` (payoffs),
 * `steps`, `weak`, `mixtures`, `weak_mixtures` (dominance), `envelope`, `optimum` (lines), `pivoting` (the rule of the
 * pivots); `name`. Lit parts: `row-<i>`, `column-<j>`, `cell-<i>-<j>`, from 1; of the tableau `step-<n>`, its n-th
 * step.
 */
export class MatrixGameElement extends Desk<Said> {
  static override readonly instrument = 'matrix_game';
  static override readonly words = words;
  static override readonly fractions = true;
  static override readonly asks = ['position', 'view', 'opponent', 'rounds'];
  static override properties = { ...Desk.properties, opponent: { type: String }, rounds: { type: String } };
  static override styles = [...Desk.styles, ...sheets(sceneSheet, boardSheet)];

  declare opponent: string;
  declare rounds: string;

  /** Views that have come, by name. */
  readonly #views = new Map<string, MatrixView>();
  /** A matrix that was tried and refused; null where it is what is asked. */
  #tried: string | null = null;

  constructor() {
    super();
    this.opponent = this.rounds = '';
    this.#views.set('payoffs', makePayoffs(this));
    new Points(this, { press: (id) => this.#view(this.asked['view'])?.press?.(id) });
  }

  get words() {
    return words[this.language];
  }
  /** Why the matrix that was tried last is none; '' if it is one. */
  get refused(): string {
    return this.problem?.text ?? '';
  }
  /** What went wrong with a text, as a sentence. */
  say(error: SolverError, text = ''): string {
    return explainFraction(error, text, this.language);
  }
  drawRefused(): TemplateResult {
    return this.drawProblem();
  }

  #view(name = ''): MatrixView | undefined {
    return this.#views.get(name || 'payoffs');
  }

  protected override bring(view: string): Promise<void> | null {
    const file = files[view];
    if (!file || this.#views.has(view)) return null;
    return file().then(({ make }) => {
      if (this.#views.has(view)) return;
      const made = make(this);
      this.#views.set(view, made);
      this.wear(made.styles);
    });
  }

  protected override async answer(client: Solver, work: Work, { position = '', view = '' }: Asked): Promise<Said> {
    const text = position.trim() || '-2 3; 3 -4';
    const [matrix] = await Promise.all([client.ask('matrix_game', 'read', text, work), this.bring(view)]);
    const own = await this.#view(view)!.ask(client, work, matrix.position);
    return { matrix, own };
  }

  /**
   * Another matrix as the reader writes it. Where it is refused the last good one stays, and it is said what is wrong.
   */
  async change(text: string): Promise<boolean> {
    try {
      const { position } = await (await solver()).ask('matrix_game', 'read', text);
      this.#tried = null;
      await this.put({ position });
      return true;
    } catch (cause) {
      this.#tried = text;
      this.refuse(cause);
      return false;
    }
  }
  protected override take(position: string) {
    this.#tried = null;
    super.take(position);
  }
  /** What was refused is given up. */
  async forget(): Promise<void> {
    this.#tried = null;
    const position = this.current?.matrix.position;
    if (this.problem && position !== undefined) await this.put({ position });
  }

  protected override explain(error: SolverError, asked: Asked): string {
    const text = this.#tried ?? asked['position'] ?? '';
    const said = this.say(error, text);
    const place = error.field === 'position' && error.at !== null ? placeIn(text, error.at) : null;
    return place ? this.words.placed(place.row, place.column, said) : said;
  }

  protected override tell({ matrix }: Said): string {
    return this.words.spoken(matrix.rows, matrix.columns);
  }

  protected override follow(said: Said, showing: Showing) {
    this.#view(showing.view)?.follow?.(said, showing);
  }
  protected override undo() {
    this.#view(this.asked['view'])?.undo?.();
  }

  protected override drawDesk(said: Said, showing: Showing): TemplateResult {
    return this.#view(showing.view)!.draw(said, showing);
  }

  protected override drawEmpty(): TemplateResult | typeof nothing {
    const value = this.#tried ?? this.asked['position'] ?? '';
    return html`<form novalidate @submit=${this.#mend}>
      ${drawField({ name: 'matrix', label: this.words.matrix, value, wrong: true })}
    </form>`;
  }
  #mend = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('matrix') as HTMLInputElement;
    void this.put({ position: field.value });
  };
}

defineSpeaking('nimlab-matrix-game', MatrixGameElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-matrix-game': MatrixGameElement;
  }
}
