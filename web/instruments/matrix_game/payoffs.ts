import { html, nothing, type TemplateResult } from 'lit';
import type { MatrixPure, MatrixSolution, MixedStrategy, Solver, Work } from '../../solver/types.ts';
import { Asked } from '../../draw/asked.ts';
import { written } from '../../draw/numerals.ts';
import { ask } from '../../board/ask.ts';
import { drawnPicture } from '../../draw/lit.ts';
import type { Showing } from '../desk.ts';
import { drawField } from '../../board/field.ts';
import { locales } from '../../board/language.ts';
import { solver } from '../../board/solver.ts';
import { joined, rowsOf, cellId, isDrawn, matrixPicture, measure, type Payoffs } from './scene.ts';
import { drawOdds, drawSolution, type Certificate, type MatrixHost, type MatrixView, type Said } from './view.ts';

interface Own {
  readonly pure: MatrixPure;
  readonly solution: MatrixSolution;
  /** What both strategies bring against each line. */
  readonly certificate: Certificate;
}

const none = { row: null, column: null };

/** What a press of a cell does. */
type Tool = 'least' | 'greatest' | 'edit' | 'play';
type Mark = 'least' | 'greatest';
const marks = ['least', 'greatest'] as const;

const cellsOf = (pairs: Uint32Array): Set<string> => {
  const out = new Set<string>();
  for (let i = 0; i + 1 < pairs.length; i += 2) out.add(cellId(pairs[i]!, pairs[i + 1]!));
  return out;
};
const placeOf = (id: string): readonly [number, number] => {
  const [, row = '1', column = '1'] = id.split('-');
  return [Number(row), Number(column)];
};

/**
 * Rounds that the reader has played as player I: the rows, what was drawn against the last one, what they have won in
 * all.
 */
interface Rounds {
  readonly seed: bigint;
  readonly rows: readonly number[];
  readonly column: number;
  readonly sum: string;
}
const noRounds = (): Rounds => ({
  seed: crypto.getRandomValues(new BigUint64Array(1))[0]!,
  rows: [],
  column: 0,
  sum: '0',
});

/** The matrix itself: marked, edited, solved. */
class PayoffsView implements MatrixView<Own> {
  readonly styles = [];
  #of = '';
  #tool: Tool | null = null;
  #marked: Readonly<Record<Mark, ReadonlySet<string>>> = { least: new Set(), greatest: new Set() };
  #checked = false;
  #solved = false;
  #allVertices = false;
  /** The cell that is written in, and what. */
  #writing: { readonly id: string; text: string } | null = null;
  #focuses = '';
  #rounds = noRounds();
  readonly #vertices: Asked<{ readonly row: readonly MixedStrategy[]; readonly column: readonly MixedStrategy[] }>;
  #now: Said<Own> | null = null;

  constructor(private readonly host: MatrixHost) {
    this.#vertices = new Asked(host);
  }

  async ask(client: Solver, work: Work, position: string): Promise<Own> {
    const pure = await client.ask('matrix_game', 'pure', position, work);
    const solution = await client.ask('matrix_game', 'solve', position, work);
    const both = [solution.row, solution.column].map(({ weights }) => weights.join(' ')).join(' | ');
    const small = Math.max(solution.rows, solution.columns) <= 24;
    const { row, column } = small ? await client.ask('matrix_game', 'check', `${position} | ${both}`, work) : none;
    return { pure, solution, certificate: { row, column } };
  }

  follow(said: Said<Own>) {
    this.#now = said;
    if (said.matrix.position === this.#of) return;
    this.#of = said.matrix.position;
    this.#marked = { least: new Set(), greatest: new Set() };
    this.#checked = this.#allVertices = false;
    this.#rounds = noRounds();
  }

  get #tools(): readonly Tool[] {
    const tools: Tool[] = this.host.offers('play') ? ['play'] : [];
    if (this.host.offers('mark')) tools.push(...marks);
    if (this.host.offers('edit')) tools.push('edit');
    // A board that names none is to be played on.
    return tools.length === 0 && this.host.controls !== 'none' && !this.host.offers('solve') ? ['play'] : tools;
  }
  get #chosen(): Tool | null {
    const tools = this.#tools;
    return this.#tool && tools.includes(this.#tool) ? this.#tool : (tools[0] ?? null);
  }

  press(id: string) {
    const tool = this.#chosen;
    if (tool === 'play' && id.startsWith('row-')) this.#play(Number(id.slice(4)));
    if (!tool || tool === 'play' || !id.startsWith('cell-')) return;
    if (tool === 'edit') {
      this.#write(id);
      return;
    }
    const set = new Set(this.#marked[tool]);
    if (!set.delete(id)) set.add(id);
    this.#marked = { ...this.#marked, [tool]: set };
    this.#checked = false;
    this.host.requestUpdate();
  }

  /** The page may say how many rounds there are. */
  get #over(): boolean {
    const most = Number(this.host.asked['rounds'] ?? '');
    return most > 0 && this.#rounds.rows.length >= most;
  }

  /** The reader has chosen a row; player II a column, without having seen it. */
  #play(row: number) {
    if (this.#over) return;
    const { matrix } = this.#now!;
    const rows = [...this.#rounds.rows, row];
    const text = this.host.asked['opponent'] === 'habits' ? `${matrix.position} | habits` : matrix.position;
    ask(
      async () => {
        const numbers = [this.#rounds.seed, ...rows.map(BigInt)];
        const { columns, sum } = await (await solver()).ask('matrix_game', 'played', text, { numbers });
        if (matrix.position !== this.#of || rows.length !== this.#rounds.rows.length + 1) return;
        this.#rounds = { ...this.#rounds, rows, column: columns.at(-1)!, sum };
        this.host.announce(this.#round(matrix));
        this.host.requestUpdate();
      },
      (error) => this.host.announce(this.host.say(error)),
    );
  }

  #round(matrix: Payoffs): string {
    const w = this.host.words;
    const { rows, column, sum } = this.#rounds;
    const row = rows.at(-1);
    if (row === undefined) return w.play;
    const entry = matrix.cells[(row - 1) * matrix.columns + column - 1]!;
    const said = w.round(rows.length, row, column, written(entry), written(sum));
    return this.#over ? `${said}${locales[this.host.language].space}${w.over}` : said;
  }

  // ---- Editing ---------------------------------------------------------------------------------------------------

  #write(id: string) {
    const { matrix } = this.#now!;
    const [row, column] = placeOf(id);
    if (row < 1 || column < 1 || row > matrix.rows || column > matrix.columns) return;
    this.#writing = { id, text: matrix.cells[(row - 1) * matrix.columns + column - 1]! };
    this.#focuses = 'input.entry';
    this.#settle();
  }

  #settle() {
    this.host.requestUpdate();
    void this.host.updateComplete.then(() => {
      const root = this.host.renderRoot;
      if (this.#focuses) {
        const found = root.querySelector<HTMLInputElement | SVGElement>(this.#focuses);
        found?.focus();
        if (found instanceof HTMLInputElement) found.select();
      }
      this.#focuses = '';
    });
  }

  /** Takes what is written; then goes on to another cell, or none. */
  async #take(next: readonly [number, number] | null, leaves = false) {
    const writing = this.#writing;
    if (!writing) return;
    const { matrix } = this.#now!;
    const [row, column] = placeOf(writing.id);
    const rows = rowsOf(matrix.cells, matrix.columns);
    const text = writing.text.trim();
    const had = rows[row - 1]![column - 1];
    rows[row - 1]![column - 1] = text || '0';
    if (text !== had && !(await this.host.change(joined(rows)))) return;
    if (this.#writing !== writing) return;
    this.#writing = null;
    if (next) this.#write(cellId(row + next[0], column + next[1]));
    if (!this.#writing && !leaves) this.#focuses = `[data-cell="${writing.id}"]`;
    this.#settle();
  }

  #key = (event: KeyboardEvent) => {
    const input = event.target as HTMLInputElement;
    const ends = [input.selectionStart === 0, input.selectionEnd === input.value.length];
    const whole = ends[0] && ends[1];
    const ways: Readonly<Record<string, readonly [number, number] | null>> = {
      Enter: [1, 0],
      ArrowDown: [1, 0],
      ArrowUp: [-1, 0],
      Tab: [0, event.shiftKey ? -1 : 1],
      ...(ends[1] && { ArrowRight: [0, 1] as const }),
      ...((whole || (ends[0] && input.selectionEnd === 0)) && { ArrowLeft: [0, -1] as const }),
    };
    if (event.key === 'Escape') {
      event.preventDefault();
      const id = this.#writing?.id ?? '';
      this.#writing = null;
      this.#focuses = `[data-cell="${id}"]`;
      void this.host.forget().then(() => this.#settle());
      return;
    }
    const way = ways[event.key];
    if (!way) return;
    const { matrix } = this.#now!;
    const [row, column] = placeOf(this.#writing!.id);
    const inside =
      row + way[0] >= 1 && row + way[0] <= matrix.rows && column + way[1] >= 1 && column + way[1] <= matrix.columns;
    if (event.key === 'Tab' && !inside) return;
    event.preventDefault();
    event.stopPropagation();
    void this.#take(inside ? way : null);
  };

  #input = (event: Event) => {
    if (this.#writing) this.#writing.text = (event.target as HTMLInputElement).value;
  };

  /** Of a whole matrix: it takes the place of the one there is. */
  #paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain').trim() ?? '';
    if (this.#chosen !== 'edit' || !/[\t\n;；]/.test(text)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#writing = null;
    void this.host.change(text);
  };

  #resize(row: boolean, by: 1 | -1) {
    const { matrix } = this.#now!;
    const rows = rowsOf(matrix.cells, matrix.columns);
    if (row) {
      if (by > 0) rows.push(rows[0]!.map(() => '0'));
      else rows.pop();
    } else {
      for (const each of rows) {
        if (by > 0) each.push('0');
        else each.pop();
      }
    }
    this.#writing = null;
    void this.host.change(joined(rows));
  }

  #submit = (event: SubmitEvent) => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('matrix') as HTMLInputElement;
    void this.host.change(field.value);
  };

  // ---- Drawing ---------------------------------------------------------------------------------------------------

  draw(said: Said<Own>, showing: Showing): TemplateResult {
    const { matrix, own } = said;
    const w = this.host.words;
    return html`<div @paste=${this.#paste}>
      ${isDrawn(matrix) ? this.#sheet(said, showing) : html`<p class="quiet">${w.tooLarge(matrix.rows, matrix.columns)}</p>`}
      <div class="below">
        ${showing.shown || !this.#chosen || this.#chosen === 'play' ? html`<p class="who">${w.who}</p>` : nothing}
        ${showing.shown ? nothing : this.#work(matrix, own)}
      </div>
      ${this.#solved && !showing.shown ? this.#solution(own) : nothing}
    </div>`;
  }

  #sheet({ matrix, own: { pure, solution } }: Said<Own>, { lit, shown }: Showing): TemplateResult {
    const w = this.host.words;
    const tool = shown ? null : this.#chosen;
    const reveals = this.#checked && !shown;
    const marked = shown ? { least: new Set<string>(), greatest: new Set<string>() } : this.#marked;
    const { rows: chosen, column } = this.#rounds;
    const picture = matrixPicture({
      matrix,
      lit: tool === 'play' && chosen.length > 0 ? new Set([cellId(chosen.at(-1)!, column)]) : lit,
      least: reveals ? cellsOf(pure.least) : marked.least,
      greatest: reveals ? cellsOf(pure.greatest) : marked.greatest,
      ...((reveals || (this.#solved && !shown)) && { saddles: cellsOf(solution.saddles) }),
      ...(tool === 'play' &&
        !this.#over && {
          head: (row, number) => (row ? { label: w.playRow(number) } : null),
        }),
      ...(tool &&
        tool !== 'play' && {
          cell: (row, column) => {
            const id = cellId(row, column);
            const entry = matrix.cells[(row - 1) * matrix.columns + column - 1]!;
            return {
              label: w.cell(row, column, written(entry)),
              pressed: tool === 'edit' ? null : this.#marked[tool].has(id),
            };
          },
        }),
      label: w.matrixLabel(matrix.rows, matrix.columns),
    });
    return html`<div class="sheet">
      ${drawnPicture(picture)} ${this.#writing && tool === 'edit' ? this.#entry(matrix) : nothing}
    </div>`;
  }

  #entry(matrix: Payoffs): TemplateResult {
    const m = measure(matrix);
    const writing = this.#writing!;
    const [row, column] = placeOf(writing.id);
    const share = (of: number, all: number) => `${(100 * of) / all}%`;
    const place = `left:${share(m.left + (column - 1) * m.cell, m.width)};top:${share(m.top + (row - 1) * m.tall, m.height)};width:${share(m.cell, m.width)};height:${share(m.tall, m.height)}`;
    return html`<input
      class="entry"
      .style=${place}
      .value=${writing.text}
      aria-label=${this.host.words.cell(row, column, '')}
      aria-invalid=${this.host.refused !== ''}
      aria-describedby="error"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      enterkeyhint="next"
      @input=${this.#input}
      @keydown=${this.#key}
      @blur=${() => void this.#take(null, true)}
    />`;
  }

  #work(matrix: Payoffs, own: Own): TemplateResult {
    const w = this.host.words;
    const tool = this.#chosen;
    const choose = (to: Tool) => {
      this.#tool = to;
      this.#writing = null;
      this.host.requestUpdate();
    };
    const tools = this.#tools;
    const canSolve = this.host.offers('solve');
    return html`<div class="tools">
        ${
          tools.length > 1
            ? html`<div class="segments" role="group" aria-label=${w.tool}>
                ${tools.map(
                  (each) =>
                    html`<button aria-pressed=${each === tool} @click=${() => choose(each)}>
                      <span class="sample ${each}" aria-hidden="true"></span>${w.tools[each]}
                    </button>`,
                )}
              </div>`
            : nothing
        }
        ${
          tool === 'least' || tool === 'greatest'
            ? html`<button class="button small" @click=${this.#check}>${w.check}</button>`
            : nothing
        }
        ${
          tool === 'play' && this.#rounds.rows.length > 0
            ? html`<button class="button small" @click=${this.#anew}>${w.again}</button>`
            : nothing
        }
        ${
          canSolve
            ? html`<button class="tab" aria-expanded=${this.#solved} @click=${this.#solve}>${w.solve}</button>`
            : nothing
        }
      </div>
      ${tool === 'edit' ? this.#editing(matrix) : html`<p class="sentence" role="status">${tool === 'play' ? this.#round(matrix) : tool ? this.#verdict(own.pure) : ''}</p>`}`;
  }

  #editing(matrix: Payoffs): TemplateResult {
    const w = this.host.words;
    const button = (label: string, can: boolean, act: () => void) =>
      html`<button type="button" class="button small" aria-disabled=${!can} @click=${() => can && act()}>
        ${label}
      </button>`;
    return html`<div class="row">
        ${button(w.addRow, matrix.rows < 200, () => this.#resize(true, 1))}
        ${button(w.dropRow, matrix.rows > 1, () => this.#resize(true, -1))}
        ${button(w.addColumn, matrix.columns < 200, () => this.#resize(false, 1))}
        ${button(w.dropColumn, matrix.columns > 1, () => this.#resize(false, -1))}
      </div>
      <form novalidate @submit=${this.#submit}>
        ${drawField({ name: 'matrix', label: w.matrix, value: matrix.position, wrong: this.host.refused !== '' })}
        <button class="button">${w.take}</button>
      </form>
      ${this.host.drawRefused()}`;
  }

  #check = () => {
    this.#checked = true;
    this.host.announce(this.#verdict(this.#now!.own.pure));
    this.host.requestUpdate();
  };
  #anew = () => {
    this.#rounds = noRounds();
    this.host.requestUpdate();
  };
  #solve = () => {
    this.#solved = !this.#solved;
    this.host.requestUpdate();
  };

  /** What the reader's marks are compared with what the solver marks. */
  #verdict(pure: MatrixPure): string {
    const w = this.host.words;
    if (!this.#checked) return w.find;
    const saddles = pure.saddles.length / 2;
    const outcome =
      saddles === 0 ? w.gap(written(pure.lower), written(pure.upper)) : w.saddleAt(saddles, written(pure.lower));
    const bare = marks.every((mark) => this.#marked[mark].size === 0);
    if (bare) return outcome;
    const wrong = marks.map((mark) => {
      const right = cellsOf(pure[mark]);
      return [...this.#marked[mark]].filter((each) => !right.has(each)).length;
    });
    const missing = marks.map(
      (mark) => [...cellsOf(pure[mark])].filter((each) => !this.#marked[mark].has(each)).length,
    );
    return `${w.compared(wrong[0]!, wrong[1]!, missing[0]! + missing[1]!)} ${outcome}`;
  }

  #solution({ solution, certificate }: Own): TemplateResult {
    const w = this.host.words;
    const found = this.#allVertices
      ? this.#vertices.need(this.#of, async (signal) =>
          (await solver()).ask('simplex', 'vertices', this.#of, { signal }),
        )
      : null;
    const all = (name: string, strategies: readonly MixedStrategy[]) =>
      html`<p>${name}</p>
        <ul class="vertices">
          ${strategies.slice(0, 60).map((each) => html`<li>${drawOdds(each)}</li>`)}
        </ul>`;
    return html`<div class="solution">
      ${drawSolution(solution, certificate, w)}
      ${
        this.#allVertices
          ? found
            ? html`${all(w.allOf(w.playerI, found.row.length), found.row)}
              ${all(w.allOf(w.playerII, found.column.length), found.column)}`
            : html`<p class="quiet">${this.#vertices.error ? w.tooMany : w.thinking}</p>`
          : html`<button class="tab" @click=${this.#all}>${w.vertices}</button>`
      }
    </div>`;
  }
  #all = () => {
    this.#allVertices = true;
    this.host.requestUpdate();
  };
}

export const make = (host: MatrixHost): MatrixView => new PayoffsView(host);
