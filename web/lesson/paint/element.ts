import { css, html, nothing, type TemplateResult } from 'lit';
import type { Analysis, Move } from '../../solver/types.ts';
import { solverError } from '../../board/ask.ts';
import { explain } from '../../board/error-words.ts';
import { Instrument } from '../../board/frame.ts';
import { defineSpeaking, strung } from '../../board/language.ts';
import type { Phase } from '../../board/session.ts';
import { solver } from '../../board/solver.ts';
import { whyOutcome } from '../judge.ts';
import { tick } from '../progress/note.ts';
import { drawnPicture } from '../../draw/lit.ts';
import {
  cellIn,
  cellSize,
  cellsThatFit,
  edge,
  stripPicture,
  type Arc,
  type StripCell,
} from '../../draw/parts/strip.ts';
import { Points } from '../../draw/points.ts';
import signSheet from '../../draw/parts/sign.css?inline';
import cellSheet from '../../draw/parts/cell.css?inline';
import stripSheet from '../../draw/parts/strip.css?inline';
import discSheet from '../../draw/parts/disc.css?inline';
import { sheets } from '../../draw/sheets.ts';
import { Width } from '../../draw/width.ts';
import type { Take } from './words.en.ts';
import { words } from './words.ts';

type Mark = 'P' | 'N';

/** Why a cell is what it is: the cells that its moves lead to. */
interface Cause {
  readonly cell: bigint;
  readonly outcome: Mark;
  readonly to: readonly bigint[];
  readonly more: boolean;
  /** Where a take limits the next: the one that wins, or one of `moves` that lose, and its answer. */
  readonly takes?: readonly Take[];
  readonly moves: bigint;
}

/** From a cell to all that its moves lead to; or to what one leaves, and on to what its answer leaves. */
const arcsOf = ({ cell, to, takes }: Cause): Arc[] =>
  to.map((each, i) => ({ from: takes && i > 0 ? to[i - 1]! : cell, to: each, kind: 'look' }));

/** More cells than this are no task for a reader. */
const mostCells = 200;
const roomForArcs = 64;

/**
 * `<nimlab-paint>`: a strip of cells 0 … `cells`, each a heap of a game (where a take limits the next, a start with so
 * many stones); the reader marks every one P or N. *Check* ticks what is right, which stays, up to the first that is
 * wrong, which it crosses and says why: what stands behind it may rest on it. *Reveal* (and `reveal`) fills in the rest.
 *
 * Attributes: `game` (default `subtraction`), `rule`, `cells` (default 12), `above`: the strip begins after this cell;
 * `asked`: of a question, which has a button of its own to show the answer. Keys on a cell: Enter and Space go round blank, P, N; `p`, `n`, Delete; arrows. Event: `nimlab-painted` { right, wrong } (all
 * is right; how many were found wrong), bubbles, composed.
 */
export class PaintElement extends Instrument {
  static override properties = {
    ...Instrument.properties,
    game: { type: String },
    rule: { type: String },
    cells: { type: String },
    above: { type: String },
    asked: { type: Boolean },
    marks: { state: true },
    checked: { state: true },
    revealed: { state: true },
    cause: { state: true },
    at: { state: true },
    problem: { state: true },
  };
  declare game: string;
  declare rule: string;
  declare cells: string;
  declare above: string;
  declare asked: boolean;
  declare private marks: ReadonlyMap<number, Mark>;
  /** What the last check found: cells whose mark is right stay so, wrong ones until they are marked anew. */
  declare private checked: ReadonlyMap<number, boolean>;
  /** The cells that were filled in for the reader; null before that. */
  declare private revealed: ReadonlySet<number> | null;
  /** What the cells are, the first one first: asked once. */
  #truth: readonly Analysis[] | null = null;
  protected override phase: Phase = 'waiting';
  declare private cause: Cause | null;
  /** The cell that Tab reaches; null: the first. */
  declare private at: number | null;
  declare private problem: string;

  readonly #width = new Width(this, '.rows', 8 * cellSize + 2 * edge);
  readonly #points = new Points(this, {
    press: (id) => this.#click(Number(cellIn(id))),
  });

  constructor() {
    super();
    this.game = 'subtraction';
    this.rule = this.above = '';
    this.asked = false;
    this.cells = '12';
    this.marks = new Map();
    this.checked = new Map();
    this.revealed = this.cause = this.at = null;
    this.problem = '';
  }

  get #words() {
    return words[this.language];
  }
  override get title() {
    return this.#words.title;
  }
  get #first(): number {
    return /^\d{1,4}$/.test(this.above) ? Number(this.above) + 1 : 0;
  }
  get #count(): number {
    const last = /^\d{1,4}$/.test(this.cells) ? Number(this.cells) : 12;
    return Math.max(1, Math.min(last - this.#first + 1, mostCells));
  }
  /** What the solver says of a cell. */
  #of(cell: number): Analysis {
    return this.#truth![cell - this.#first]!;
  }

  /** Cells in a row: rows of nearly equal length look better than full ones and a stump. */
  get #row(): number {
    return Math.ceil(this.#count / Math.ceil(this.#count / cellsThatFit(this.#width.px)));
  }

  #put(cell: number, mark: Mark | null) {
    if (this.revealed || this.checked.get(cell)) return;
    const [marks, checked] = [new Map(this.marks), new Map(this.checked)];
    if (mark) marks.set(cell, mark);
    else marks.delete(cell);
    checked.delete(cell);
    this.marks = marks;
    this.checked = checked;
    if (this.cause?.cell === BigInt(cell)) this.cause = null;
    this.problem = '';
  }

  #click(cell: number) {
    this.at = cell;
    if (this.revealed || this.checked.get(cell)) void this.#try(() => this.#explain(cell));
    else this.#put(cell, ({ blank: 'P', P: 'N', N: null } as const)[this.marks.get(cell) ?? 'blank']);
  }

  #key(event: KeyboardEvent, cell: number) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -this.#row, ArrowDown: this.#row };
    const step = steps[event.key];
    const key = event.key.toLowerCase();
    if (step !== undefined) void this.#go(cell + step);
    else if (key === 'home') void this.#go(this.#first);
    else if (key === 'end') void this.#go(this.#first + this.#count - 1);
    else if (key === 'enter' || key === ' ') this.#click(cell);
    else if (key === 'p') this.#put(cell, 'P');
    else if (key === 'n') this.#put(cell, 'N');
    else if (key === 'delete' || key === 'backspace') this.#put(cell, null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  async #go(cell: number) {
    if (cell < this.#first || cell >= this.#first + this.#count) return;
    this.at = cell;
    await this.updateComplete;
    this.renderRoot.querySelector<SVGElement>(`[data-cell="cell-${cell}"]`)?.focus();
  }

  /** What the cells are is known before it is asked for. */
  override begin(): Promise<void> {
    return this.#try(() => {});
  }

  /** Does what needs the solver; what goes wrong is said. */
  async #try(work: () => void | Promise<void>) {
    this.problem = '';
    try {
      this.#truth ??= await this.#ask();
      this.phase = 'ready';
      await work();
    } catch (cause) {
      const error = solverError(cause);
      if (!this.#truth && error.code === 'unavailable') this.phase = 'absent';
      else this.problem = explain(error, this.language);
    }
    this.requestUpdate();
  }

  async #ask(): Promise<readonly Analysis[]> {
    const client = await solver();
    const cell = (_: unknown, i: number) => client.analyse(this.game, `${this.#first + i}`, this.rule);
    return Promise.all(Array.from({ length: this.#count }, cell));
  }

  async #check() {
    if (this.marks.size === 0) {
      this.problem = this.#words.nothing;
      return;
    }
    await this.#try(async () => {
      const marked = [...this.marks].sort(([a], [b]) => a - b);
      const wrong = marked.findIndex(([cell, mark]) => this.#of(cell).outcome !== mark);
      const read = wrong < 0 ? marked : marked.slice(0, wrong + 1);
      this.checked = new Map(read.map(([cell], i) => [cell, i !== wrong]));
      this.cause = null;
      if (wrong >= 0) await this.#explain(marked[wrong]![0]);
      const detail = { right: wrong < 0 && marked.length === this.#count, wrong: Number(wrong >= 0) };
      this.dispatchEvent(new CustomEvent('nimlab-painted', { bubbles: true, composed: true, detail }));
    });
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.result')?.focus({ preventScroll: true });
  }

  async reveal() {
    await this.#try(() => {
      const truth = new Map(this.#truth!.map(({ outcome }, i) => [this.#first + i, outcome as Mark]));
      this.revealed = new Set([...truth].flatMap(([cell, mark]) => (this.marks.get(cell) === mark ? [] : [cell])));
      this.marks = truth;
      this.checked = new Map();
      this.cause = null;
    });
  }

  get #wrong(): number | undefined {
    return [...this.checked].find(([, right]) => !right)?.[0];
  }

  /** From the solver: a move to a P-position, or where all the moves lead; of a start one move, and what answers it. */
  async #explain(cell: number) {
    const page = await solver();
    const n = BigInt(cell);
    const known = this.#of(cell);
    if (known.numbers.length > 1) {
      const [why] = await whyOutcome(page, { game: this.game, position: `${n}`, rule: this.rule }, known);
      const takeOf = async ({ numbers: [take = 0n] }: Move, to: string): Promise<Take> => {
        const [left = 0n, limit = 0n] = (await page.analyse(this.game, to, this.rule)).numbers;
        return { take, left, limit };
      };
      const takes =
        why?.kind === 'wins'
          ? [await takeOf(why.move, why.to)]
          : why?.kind === 'fails'
            ? [await takeOf(why.move, why.to), await takeOf(why.reply, why.left)]
            : [];
      const to = takes.map(({ left }) => left);
      this.cause = { cell: n, outcome: known.outcome as Mark, to, takes, more: false, moves: known.moveCount };
      return;
    }
    const proof = await page.certify(this.game, `${n}`, this.rule, { limit: 16 });
    const lines = proof.outcome === 'N' ? proof.lines.slice(0, 1) : proof.lines;
    const to = await Promise.all(
      lines.map(async (line) => {
        const text = line.to || (await page.play(this.game, `${n}`, line.move, this.rule));
        return (await page.analyse(this.game, text, this.rule)).numbers[0]!;
      }),
    );
    this.cause = {
      cell: n,
      outcome: proof.outcome as Mark,
      to,
      more: proof.total > BigInt(lines.length),
      moves: proof.total,
    };
  }

  #rowOf = (n: bigint) => Math.floor((Number(n) - this.#first) / this.#row);

  /** Where an arc cannot lead from one row to another, what it leads to is lit. */
  #face(n: bigint): StripCell {
    const w = this.#words;
    const cell = Number(n);
    const mark = this.marks.get(cell);
    const [right, given] = [this.checked.get(cell), this.revealed?.has(cell) ?? false];
    const label = [
      w.cell(n),
      mark ? (given ? w.isReally(mark) : w.marked(w[mark])) : w.blank,
      right === false && w.wrong,
      right && w.checked,
    ];
    return {
      sign: mark ?? null,
      wrong: right === false,
      settled: right === true,
      given,
      going: this.cause?.cell === n,
      lit: this.#arcs.some((arc) => arc.to === n && this.#rowOf(arc.from) !== this.#rowOf(n)),
      label: strung(label, this.language),
      tabindex: cell === (this.at ?? this.#first) ? 0 : -1,
    };
  }

  /** What the cause leads to: a start of no stones is not on the strip. */
  get #arcs(): Arc[] {
    return (this.cause ? arcsOf(this.cause) : []).filter((arc) => arc.to >= BigInt(this.#first));
  }

  #draw(from: number, count: number): TemplateResult {
    const inRow = (n: bigint) => n >= BigInt(from) && n < BigInt(from + count);
    const arcs = this.#arcs.filter((arc) => inRow(arc.from) && inRow(arc.to));
    const strip = {
      label: this.#words.strip,
      from: BigInt(from),
      count,
      above: arcs.length ? roomForArcs : 4,
      numbersBelow: true,
      arcs,
      face: (n: bigint) => this.#face(n),
    };
    return drawnPicture(stripPicture(strip));
  }

  /** What the last check found, and why of one cell. */
  #result(): TemplateResult | typeof nothing {
    const w = this.#words;
    const explanation = this.cause ? html`<p>${this.#explanation(this.cause)}</p>` : nothing;
    if (this.revealed) {
      return html`<p>${w.revealed(this.revealed.size, this.#count - this.revealed.size)}</p>
        ${explanation}`;
    }
    if (!this.checked.size) return nothing;
    const wrong = this.#wrong;
    const right = wrong === undefined;
    const line = !right
      ? w.wrongAt(this.checked.size - 1, wrong)
      : this.checked.size === this.#count
        ? w.right
        : w.soFar(this.checked.size, this.#count - this.marks.size);
    return html`<div class="found ${right ? 'right' : 'wrong'}">
      ${tick(right)}
      <div>
        <p><strong>${line}</strong></p>
        ${explanation}
      </div>
    </div>`;
  }

  #explanation({ cell, outcome, to, more, takes, moves }: Cause): string {
    const w = this.#words;
    if (to.length === 0) return w.over(cell);
    if (takes) return outcome === 'N' ? w.takes(cell, takes[0]!) : w.answered(cell, moves, takes[0]!, takes[1]!);
    return outcome === 'N' ? w.wins(cell, to[0]!) : w.loses(cell, to.map(String), more);
  }

  #again() {
    this.marks = this.checked = new Map();
    this.revealed = this.cause = null;
    this.problem = '';
  }

  override render(): TemplateResult {
    const w = this.#words;
    const size = this.#row;
    const rows = Math.ceil(this.#count / size);
    const left = this.#count - this.marks.size;
    const button = (label: string, on: boolean, act: () => unknown) =>
      html`<button type="button" class="button" aria-disabled=${!on} @click=${() => on && act()}>${label}</button>`;
    const at = (event: Event) =>
      cellIn((event.target as Element).closest('[data-cell]')?.getAttribute('data-cell') ?? null);
    const key = (event: KeyboardEvent) => {
      const cell = at(event);
      if (cell !== null) this.#key(event, Number(cell));
    };
    const strip = html`<div class="board rows" @keydown=${key}>
      ${Array.from({ length: rows }, (_, i) => this.#draw(this.#first + i * size, Math.min(size, this.#count - i * size)))}
    </div>`;
    const result = this.#result();
    return this.drawFrame(html`
      ${this.drawTable(strip)} ${this.phase === 'absent' ? this.drawAbsent() : nothing}
      <div class="controls">
        <div class="row" role="group" aria-label=${this.title}>
          ${button(w.check, !this.revealed, () => this.#check())}
          ${this.asked ? nothing : button(w.reveal, !this.revealed, () => this.reveal())}
          ${button(w.again, this.marks.size > 0, () => this.#again())}
          <span class="quiet">${left === this.#count ? w.brush : left ? w.left(left) : nothing}</span>
        </div>
        ${this.problem ? html`<p class="error" role="alert">${this.problem}</p>` : nothing}
      </div>
      <div aria-live="polite">
        ${result === nothing ? nothing : html`<div class="panel result" tabindex="-1">${result}</div>`}
      </div>
    `);
  }

  static override styles = [
    ...Instrument.styles,
    ...sheets(signSheet, cellSheet, stripSheet, discSheet),
    css`
      :host {
        margin-block: 1rem 0;
      }
      .table {
        min-height: 0;
      }
      .rows {
        display: grid;
        gap: 0.6rem;
        justify-items: start;
      }
      .strip {
        overflow: hidden;
        margin-inline: 0;
      }
      .strip .cell {
        cursor: pointer;
      }
      .found {
        display: flex;
        gap: 0.6rem;
        align-items: flex-start;
        font-family: var(--nl-text);
      }
      .found p {
        margin-block: 0 0.4rem;
      }
      .found .tick {
        flex: none;
        margin-block-start: 0.22em;
      }
      .right .tick {
        color: var(--nl-good);
      }
      .wrong .tick {
        color: var(--nl-n);
      }
      .result:focus {
        outline: none;
      }
    `,
  ];
}

defineSpeaking('nimlab-paint', PaintElement);
