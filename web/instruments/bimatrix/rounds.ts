import { html, nothing, type TemplateResult } from 'lit';
import type { InstrumentAnswers } from '../../solver/types.ts';
import { written } from '../../draw/numerals.ts';
import { ask } from '../../board/ask.ts';
import { solver } from '../../board/solver.ts';
import type { PairsFace, Player } from './scene.ts';
import type { BimatrixWords } from './words.en.ts';

type Played = InstrumentAnswers['bimatrix']['played'];

/** How the other player answers; the solver knows what that means. */
export const ways = ['best', 'echo'] as const;
export type Way = (typeof ways)[number];

/** What rounds ask of their board. */
interface Table {
  words(): BimatrixWords;
  /** What is said once a round is played. */
  announce(text: string): void;
  together(sentences: readonly string[]): string;
  refuse(cause: unknown): void;
  /** The last round is played: whether no other rows would have won A more. */
  end(best: boolean): void;
  requestUpdate(): void;
}

/** Rounds that are still to be seen; the sums count all of them. */
const shown = 6;

/** Rounds that the reader plays as A. B chooses at the same time; who B is, the solver says. */
export class Rounds {
  #of = '';
  #way: Way = 'best';
  /** After so many it is over; 0: it goes on. */
  #last = 0;
  #rows: readonly number[] = [];
  #played: Played | null = null;

  constructor(private readonly table: Table) {}

  /** Another game, another opponent, or another number of rounds: it begins anew. */
  follow(position: string, way: Way, last: number) {
    if (position === this.#of && way === this.#way && last === this.#last) return;
    [this.#of, this.#way, this.#last] = [position, way, last];
    this.begin();
  }
  get #over() {
    return this.#last > 0 && this.#rows.length >= this.#last;
  }
  begin() {
    this.#rows = [];
    this.#played = null;
  }

  press(row: number, labels: Readonly<Record<Player, readonly string[]>>) {
    if (this.#over) return;
    const [of, way, rows] = [this.#of, this.#way, [...this.#rows, row]];
    ask(
      async () => {
        const numbers = rows.map(BigInt);
        const played = await (await solver()).ask('bimatrix', 'played', `${of} | ${way}`, { numbers });
        if (of !== this.#of || way !== this.#way || rows.length !== this.#rows.length + 1) return;
        this.#rows = rows;
        this.#played = played;
        this.table.announce(this.#say(labels));
        if (this.#over && played.most) this.table.end(played.rowSum === played.most);
        this.table.requestUpdate();
      },
      (error) => this.table.refuse(error),
    );
  }

  /** The cell of the last round, and rows to be pressed. */
  face(labels: readonly string[]): Partial<PairsFace> {
    const last = this.#played?.columns.at(-1);
    return {
      ...(last !== undefined && { lit: new Set([`cell-${this.#rows.at(-1)}-${last}`]) }),
      ...(!this.#over && {
        choose: (row: number) => ({ id: `row-${row}`, label: this.table.words().rounds.choose(labels[row - 1]!) }),
      }),
    };
  }

  #say(labels: Readonly<Record<Player, readonly string[]>>): string {
    const w = this.table.words().rounds;
    const played = this.#played;
    if (!played) return w.begin;
    const [row, column] = [this.#rows.at(-1)!, played.columns.at(-1)!];
    const said = w.played(
      `${this.#rows.length}`,
      labels.row[row - 1]!,
      labels.column[column - 1]!,
      written(played.rowWins.at(-1)!),
      written(played.columnWins.at(-1)!),
    );
    if (!this.#over) return said;
    const all = w.over(written(played.rowSum), written(played.columnSum));
    const best = played.most && (played.rowSum === played.most ? w.best : w.more);
    return this.table.together([said, all, best]);
  }

  /** `choose` takes another opponent; null where there is one to be found out. */
  draw(labels: Readonly<Record<Player, readonly string[]>>, choose: ((way: Way) => void) | null): TemplateResult {
    const words = this.table.words();
    const w = words.rounds;
    const played = this.#played;
    const from = Math.max(0, this.#rows.length - shown);
    const line = (player: string, wins: readonly string[], sum: string, kind: Player) =>
      html`<tr class="of-${kind}">
        <th scope="row">${player}</th>
        ${Array.from({ length: shown }, (_, i) => html`<td>${wins[from + i] === undefined ? '' : written(wins[from + i]!)}</td>`)}
        <td class="sum">${written(sum)}</td>
      </tr>`;
    return html`<table class="account">
        <caption class="visually-hidden">
          ${w.account}
        </caption>
        <thead>
          <tr>
            <th scope="col"><span class="visually-hidden">${w.player}</span></th>
            ${Array.from({ length: shown }, (_, i) => html`<th scope="col">${from + i + 1}</th>`)}
            <th scope="col" class="sum">${w.sum(this.#rows.length)}</th>
          </tr>
        </thead>
        <tbody>
          ${line(words.players[0], played?.rowWins ?? [], played?.rowSum ?? '0', 'row')}
          ${line(words.players[1], played?.columnWins ?? [], played?.columnSum ?? '0', 'column')}
        </tbody>
      </table>
      <p class="explanation" aria-live="polite">${this.#say(labels)}</p>
      <div class="tools">
        ${
          choose
            ? html`<div class="segments" role="group" aria-label=${w.opponent}>
                ${ways.map(
                  (way) =>
                    html`<button aria-pressed=${way === this.#way} @click=${() => choose(way)}>${w.ways[way]}</button>`,
                )}
              </div>`
            : nothing
        }
        <button
          type="button"
          class="button small"
          aria-disabled=${played === null}
          @click=${() => {
            this.begin();
            this.table.requestUpdate();
          }}
        >
          ${w.again}
        </button>
      </div>
      ${choose ? html`<p class="quiet">${w.means[this.#way]}</p>` : nothing}`;
  }
}
