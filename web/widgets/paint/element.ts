import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SolverError } from '../../solver/types.ts';
import { explain } from '../shell/error-words.ts';
import { strung, Surroundings, type Language } from '../shell/language.ts';
import { solver } from '../shell/solver.ts';
import { noteStyles, tick } from '../study/note.ts';
import { words as study } from '../study/words.ts';
import { cellsThatFit } from '../subtraction/geometry.ts';
import { cellId, drawStrip, stripSize, stripStyles, type Arc, type Face } from '../subtraction/strip.ts';
import { words } from './words.ts';

type Mark = 'P' | 'N';

/** Why a cell is what it is: the cells that its moves lead to. */
interface Cause {
  readonly cell: bigint;
  readonly outcome: Mark;
  readonly to: readonly bigint[];
  readonly more: boolean;
}

/** More cells than this are no task for a reader. */
const mostCells = 200;
const roomForArcs = 64;

/**
 * `<nimlab-paint>`: a strip of cells 0 … `cells`, each a heap of a game; the reader marks every one P or N, then the
 * solver reveals what they are, and for a wrong one why.
 *
 * Attributes: `game` (default `subtraction`), `rule`, `cells` (default 12).
 * Keys on a cell: Enter and Space go round blank, P, N; `p`, `n`, Delete; arrows.
 * Event: `nimlab-painted` { right, wrong }, bubbles, composed.
 */
export class PaintElement extends LitElement {
  static override properties = {
    game: { type: String },
    rule: { type: String },
    cells: { type: String },
    fit: { state: true },
    marks: { state: true },
    truth: { state: true },
    cause: { state: true },
    at: { state: true },
    problem: { state: true },
  };
  declare game: string;
  declare rule: string;
  declare cells: string;
  declare private fit: number;
  declare private marks: ReadonlyMap<number, Mark>;
  /** What the cells are, once revealed. */
  declare private truth: readonly Mark[] | null;
  declare private cause: Cause | null;
  /** The cell that Tab reaches. */
  declare private at: number;
  declare private problem: string;

  readonly #surroundings = new Surroundings(this);
  #resize = new ResizeObserver(([entry]) => (this.fit = cellsThatFit(entry!.contentRect.width)));

  constructor() {
    super();
    this.game = 'subtraction';
    this.rule = '';
    this.cells = '12';
    this.fit = 8;
    this.marks = new Map();
    this.truth = this.cause = null;
    this.at = 0;
    this.problem = '';
  }

  get #language(): Language {
    return this.#surroundings.language;
  }
  get #words() {
    return words[this.#language];
  }
  get #count(): number {
    const last = /^\d{1,4}$/.test(this.cells) ? Number(this.cells) : 12;
    return Math.min(last, mostCells - 1) + 1;
  }

  /** Cells in a row: rows of nearly equal length look better than full ones and a stump. */
  get #row(): number {
    return Math.ceil(this.#count / Math.ceil(this.#count / this.fit));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#resize.disconnect();
  }

  protected override firstUpdated(_: PropertyValues) {
    this.#resize.observe(this.renderRoot.querySelector('.rows')!);
  }

  #put(cell: number, mark: Mark | null) {
    if (this.truth) return;
    const marks = new Map(this.marks);
    if (mark) marks.set(cell, mark);
    else marks.delete(cell);
    this.marks = marks;
    this.problem = '';
  }

  #click(cell: number) {
    this.at = cell;
    if (this.truth) void this.#explain(cell);
    else this.#put(cell, ({ blank: 'P', P: 'N', N: null } as const)[this.marks.get(cell) ?? 'blank']);
  }

  #key(event: KeyboardEvent, cell: number) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.#row, ArrowDown: this.#row };
    const step = steps[event.key];
    const key = event.key.toLowerCase();
    if (step !== undefined) void this.#go(cell + step);
    else if (key === 'home') void this.#go(0);
    else if (key === 'end') void this.#go(this.#count - 1);
    else if (key === 'enter' || key === ' ') this.#click(cell);
    else if (key === 'p') this.#put(cell, 'P');
    else if (key === 'n') this.#put(cell, 'N');
    else if (key === 'delete' || key === 'backspace') this.#put(cell, null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  async #go(cell: number) {
    if (cell < 0 || cell >= this.#count) return;
    this.at = cell;
    await this.updateComplete;
    this.renderRoot.querySelector<SVGElement>(`[data-cell="${cellId(BigInt(cell))}"]`)?.focus();
  }

  async #reveal() {
    const w = this.#words;
    if (this.marks.size === 0) {
      this.problem = w.left(this.#count);
      return;
    }
    try {
      const page = await solver();
      const truth = await Promise.all(
        Array.from(
          { length: this.#count },
          async (_, n) => (await page.analyse(this.game, `${n}`, this.rule)).outcome as Mark,
        ),
      );
      this.truth = truth;
      const wrong = this.#wrong;
      if (wrong.length) await this.#explain(wrong[0]!);
      const right = wrong.length === 0 && this.marks.size === this.#count;
      this.dispatchEvent(
        new CustomEvent('nimlab-painted', { bubbles: true, composed: true, detail: { right, wrong: wrong.length } }),
      );
    } catch (error) {
      this.truth = null;
      this.problem =
        error instanceof SolverError && error.code !== 'unavailable'
          ? w.refused(explain(error, this.#language))
          : study[this.#language].unavailable;
    }
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.result')?.focus({ preventScroll: true });
  }

  get #wrong(): number[] {
    return (this.truth ?? []).flatMap((mark, n) => (this.marks.has(n) && this.marks.get(n) !== mark ? [n] : []));
  }

  /** From the solver: a move to a P-position, or where all the moves lead. */
  async #explain(cell: number) {
    const page = await solver();
    const n = BigInt(cell);
    const proof = await page.certify(this.game, `${n}`, this.rule, { limit: 16 });
    const lines = proof.outcome === 'N' ? proof.lines.slice(0, 1) : proof.lines;
    const to = await Promise.all(
      lines.map(async (line) => {
        const text = line.to || (await page.play(this.game, `${n}`, line.move, this.rule));
        return (await page.analyse(this.game, text, this.rule)).numbers[0]!;
      }),
    );
    this.cause = { cell: n, outcome: proof.outcome as Mark, to, more: proof.total > BigInt(lines.length) };
  }

  #face(n: bigint): Face {
    const w = this.#words;
    const cell = Number(n);
    const [mark, truth] = [this.marks.get(cell), this.truth?.[cell]];
    const wrong = truth !== undefined && mark !== undefined && mark !== truth;
    const label = [
      w.cell(n),
      mark ? w.marked(w[mark]) : w.blank,
      wrong && w.wrong,
      truth && (mark !== truth ? w.isReally(truth) : ''),
    ];
    return {
      sign: truth ?? mark ?? null,
      wrong,
      open: truth !== undefined && mark === undefined,
      looked: this.cause?.cell === n,
      label: strung(label, this.#language),
      click: () => this.#click(cell),
      tab: cell === this.at ? 0 : -1,
    };
  }

  #draw(from: number, count: number): TemplateResult {
    const cause = this.cause;
    const inRow = (n: bigint) => n >= BigInt(from) && n < BigInt(from + count);
    const arcs: Arc[] =
      cause && inRow(cause.cell) ? cause.to.map((to) => ({ from: cause.cell, to, kind: 'look' as const })) : [];
    const strip = {
      from: BigInt(from),
      count,
      above: arcs.length ? roomForArcs : 4,
      numbersBelow: true,
      arcs,
      stones: [],
      brackets: [],
      face: (n: bigint) => this.#face(n),
    };
    const { width, height } = stripSize(strip);
    const key = (event: KeyboardEvent) => {
      const id = (event.target as Element).closest('[data-cell]')?.getAttribute('data-cell');
      if (id) this.#key(event, Number(id.slice(5)));
    };
    return html`<svg
      class="strip"
      width=${width}
      height=${height}
      viewBox="0 0 ${width} ${height}"
      role="group"
      aria-label=${this.#words.strip}
      @keydown=${key}
    >
      ${drawStrip(strip)}
    </svg>`;
  }

  #result(): TemplateResult | typeof nothing {
    const w = this.#words;
    if (!this.truth) return nothing;
    const wrong = this.#wrong.length;
    const open = this.#count - this.marks.size;
    const right = wrong === 0 && open === 0;
    return html`<div class="result" tabindex="-1">
      <div class="verdict ${right ? 'right' : 'wrong'}">
        ${tick(right)}
        <div>
          <p>
            <strong
              >${right ? w.right : `${wrong ? w.wrongCount(wrong) : ''}${open ? w.open(open) : ''}`.trim()}</strong
            >
          </p>
          ${this.cause ? html`<p>${this.#because(this.cause)}</p>` : nothing}
        </div>
      </div>
      <div class="row">
        ${right ? nothing : html`<button type="button" @click=${this.#change}>${w.change}</button>`}
        <button type="button" class="quiet" @click=${this.#again}>${w.again}</button>
      </div>
    </div>`;
  }

  #because({ cell, outcome, to, more }: Cause): string {
    const w = this.#words;
    if (to.length === 0) return w.over(cell);
    return outcome === 'N' ? w.wins(cell, to[0]!) : w.loses(cell, to.map(String), more);
  }

  /** Keeps the marks, hides the truth. */
  #change = () => {
    this.truth = this.cause = null;
    void this.#go(this.at);
  };
  #again = () => {
    this.marks = new Map();
    this.#change();
  };

  override render(): TemplateResult {
    const w = this.#words;
    const size = this.#row;
    const rows = Math.ceil(this.#count / size);
    return html`
      <div class="rows">
        ${Array.from({ length: rows }, (_, i) => this.#draw(i * size, Math.min(size, this.#count - i * size)))}
      </div>
      ${
        this.truth
          ? nothing
          : html`<div class="row">
              <button type="button" @click=${this.#reveal}>${w.reveal}</button>
              <span class="said"
                >${!this.problem && this.marks.size && this.marks.size < this.#count ? w.left(this.#count - this.marks.size) : nothing}</span
              >
            </div>`
      }
      ${this.problem ? html`<p class="error" role="alert">${this.problem}</p>` : nothing}
      <div aria-live="polite">${this.#result()}</div>
    `;
  }

  static override styles = [
    ...noteStyles,
    stripStyles,
    css`
      :host {
        margin-block: 1rem 0;
      }
      .rows {
        display: grid;
        gap: 0.6rem;
        justify-items: start;
        margin-block-end: 0.6rem;
      }
      .strip {
        overflow: hidden;
        margin-inline: 0;
      }
      .strip .cell {
        cursor: pointer;
      }
      .said {
        font-family: var(--nl-ui);
        font-size: 0.9rem;
      }
      .verdict p {
        margin-block: 0 0.4rem;
      }
    `,
  ];
}

customElements.define('nimlab-paint', PaintElement);
