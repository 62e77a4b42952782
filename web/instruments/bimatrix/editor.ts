import { html, nothing, type TemplateResult } from 'lit';
import type { SolverError } from '../../solver/types.ts';
import { bytesOf } from '../../draw/numerals.ts';
import { cellName, cornerOf, layOut, type Pairs, type Player } from './scene.ts';
import type { BimatrixWords } from './words.en.ts';

/** What the editor asks of its board. */
interface Bench {
  words(): BimatrixWords;
  /** Where a payoff stands, as it is heard. */
  place(row: number, column: number): string;
  put(position: string): Promise<void>;
  changed(): void;
}

const players = ['row', 'column'] as const;
const most = 20;

/**
 * Payoffs as they are typed, over the places where they stand. What is typed is the solver's to judge: it stays as it
 * is.
 */
export class Editor {
  readonly #bench: Bench;
  #rows: [string, string][][] = [];

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  begin(game: Pairs) {
    this.#rows = Array.from({ length: game.rows }, (_, i) =>
      Array.from({ length: game.columns }, (_, j): [string, string] => {
        const at = i * game.columns + j;
        return [game.rowWins[at]!, game.columnWins[at]!];
      }),
    );
  }

  /** As the solver reads it, and where each payoff begins in it. */
  #text(): { text: string; starts: ReadonlyMap<number, string> } {
    const starts = new Map<number, string>();
    let text = '';
    this.#rows.forEach((row, i) => {
      if (i) text += '; ';
      row.forEach((cell, j) => {
        if (j) text += ' ';
        starts.set(bytesOf(text), `row-${cellName(i + 1, j + 1)}`);
        text += `${cell[0].replace(/\s/g, '')},`;
        starts.set(bytesOf(text), `column-${cellName(i + 1, j + 1)}`);
        text += cell[1].replace(/\s/g, '');
      });
    });
    return { text, starts };
  }

  /** The field that an error speaks of. */
  #wrong(error: SolverError | null): string | null {
    if (!error || error.at === null) return null;
    const before = [...this.#text().starts].filter(([at]) => at <= error.at!);
    return before.at(-1)?.[1] ?? null;
  }

  #typed = (event: Event) => {
    const { value, dataset } = event.target as HTMLInputElement;
    this.#rows[Number(dataset['row']) - 1]![Number(dataset['column']) - 1]![dataset['player'] === 'row' ? 0 : 1] =
      value;
    void this.#bench.put(this.#text().text);
  };

  /** A whole game takes the place of this one. */
  #paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (!/[\s;,，；]/.test(text.trim())) return;
    event.preventDefault();
    void this.#bench.put(text.trim());
  };

  /** Arrows go to the next field, left and right from the ends of what is typed. */
  #key = (event: KeyboardEvent) => {
    const field = event.target as HTMLInputElement;
    const step = steps[event.key];
    if (!step) return;
    const { selectionStart: start, selectionEnd: end, value } = field;
    event.stopPropagation();
    const all = start === 0 && end === value.length;
    if (step[1] < 0 && start !== 0 && !all) return;
    if (step[1] > 0 && end !== value.length && !all) return;
    const grid = [...field.parentElement!.querySelectorAll<HTMLInputElement>('input')];
    const [x, y] = [field.offsetLeft, field.offsetTop];
    let next: HTMLInputElement | null = null;
    let least = Infinity;
    for (const each of grid) {
      const [dy, dx] = [each.offsetTop - y, each.offsetLeft - x];
      const [along, aside] = step[0] ? [dy * step[0], Math.abs(dx)] : [dx * step[1], Math.abs(dy)];
      const far = along + 3 * aside;
      if (along > 4 && far < least) [next, least] = [each, far];
    }
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.select();
  };

  /** Takes lines away or adds them. */
  #resize(rows: number, columns: number) {
    const filled = (i: number, j: number): [string, string] => this.#rows[i]?.[j] ?? ['0', '0'];
    this.#rows = Array.from({ length: rows }, (_, i) => Array.from({ length: columns }, (_unused, j) => filled(i, j)));
    void this.#bench.put(this.#text().text);
  }

  drawFields(game: Pairs, error: SolverError | null): TemplateResult {
    const w = this.#bench.words();
    const layout = layOut(game);
    const wrong = this.#wrong(error);
    const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
    return html`<div class="fields" @change=${this.#typed} @paste=${this.#paste} @keydown=${this.#key}>
      ${this.#rows.map((row, i) =>
        row.map((cell, j) =>
          players.map((player: Player, k) => {
            const [x, y] = cornerOf(layout, player, i + 1, j + 1);
            const id = `${player}-${cellName(i + 1, j + 1)}`;
            return html`<input
              class=${player}
              inputmode="text"
              autocomplete="off"
              spellcheck="false"
              data-player=${player}
              data-row=${i + 1}
              data-column=${j + 1}
              aria-label=${w.fieldOf(w.players[k]!, this.#bench.place(i + 1, j + 1))}
              aria-invalid=${wrong === id}
              aria-describedby=${wrong === id ? 'error' : nothing}
              .value=${cell[k]!}
              .style=${`left:${share(x, layout.width)};top:${share(y, layout.height)};width:${share(layout.cell[0] * 0.46, layout.width)}`}
            />`;
          }),
        ),
      )}
    </div>`;
  }

  drawTools(game: Pairs): TemplateResult {
    const w = this.#bench.words();
    const { rows, columns } = game;
    const tool = (label: string, can: boolean, does: () => void) =>
      html`<button type="button" class="button small" aria-disabled=${!can} @click=${() => can && does()}>
        ${label}
      </button>`;
    return html`${tool(w.addRow, rows < most, () => this.#resize(rows + 1, columns))}
    ${tool(w.dropRow, rows > 1, () => this.#resize(rows - 1, columns))}
    ${tool(w.addColumn, columns < most, () => this.#resize(rows, columns + 1))}
    ${tool(w.dropColumn, columns > 1, () => this.#resize(rows, columns - 1))}`;
  }
}

/** Rows down, columns to the right. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
