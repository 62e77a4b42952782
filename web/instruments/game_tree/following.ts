import { html, nothing, type TemplateResult } from 'lit';
import { type Read, seenAfter, type Said, type Seen, type Walk } from './layout.ts';
import { saidOf } from './speech.ts';
import type { words } from './words.en.ts';

/** What alpha–beta asks of its board. */
interface Board {
  words(): typeof words;
  write(count: number): string;
  /** Between two sentences. */
  space(): string;
  announce(text: string): void;
  requestUpdate(): void;
  button(label: string, act: () => void, how?: { readonly strong?: boolean }): TemplateResult;
}

interface Searched {
  readonly read: Read;
  readonly walk: Walk;
}

/** Alpha–beta followed row by row. Whether there is a cut the reader says first. */
export class Following {
  #rows = 0;
  #said: ReadonlyMap<number, Said> = new Map();

  constructor(private readonly board: Board) {}

  begin() {
    this.#rows = 0;
    this.#said = new Map();
  }
  get begun(): boolean {
    return this.#rows > 0;
  }

  /** Whether the row that is reached asks for a choice that the reader has not made. */
  #held({ walk }: Searched): boolean {
    const row = this.#rows - 1;
    return row >= 0 && walk.choices[row] !== 0 && !this.#said.has(row);
  }
  seen(searched: Searched): Seen {
    return seenAfter(searched.read, searched.walk, this.#rows, this.#held(searched));
  }

  #right({ choices }: Walk, row: number, said: Said): boolean {
    return (choices[row] === 2) === (said === 'cut');
  }
  #say(walk: Walk, said: Said) {
    const row = this.#rows - 1;
    this.#said = new Map([...this.#said, [row, said]]);
    const w = this.board.words();
    this.board.announce(this.#right(walk, row, said) ? w.rightly : w.wrongly);
    this.board.requestUpdate();
  }
  #go(rows: number) {
    this.#rows = rows;
    this.board.requestUpdate();
  }

  /** `children`: of a node; `fold`: the button that folds the chosen node, if there is one. */
  draw(
    searched: Searched,
    seen: Seen,
    children: (node: number) => readonly number[],
    fold: TemplateResult | typeof nothing,
  ): TemplateResult {
    const { walk } = searched;
    const w = this.board.words();
    const { button, write } = this.board;
    const last = walk.kinds.length;
    const held = this.#held(searched);
    const right = [...this.#said].filter(([row, said]) => this.#right(walk, row, said)).length;
    return html`<p class="explanation" aria-live="polite">
        ${this.#rows === 0 ? w.start : this.#sayRow(searched, held, seen, children(walk.nodes[this.#rows - 1]!))}
        ${this.#rows === last && this.#said.size > 0 ? w.score(write(right), write(this.#said.size)) : nothing}
      </p>
      <div class="action-line">
        ${
          held
            ? html`${button(w.cut, () => this.#say(walk, 'cut'))} ${button(w.look, () => this.#say(walk, 'look'))}`
            : this.#rows < last
              ? button(w.next, () => this.#go(this.#rows + 1), { strong: true })
              : nothing
        }
        ${this.#rows < last ? button(w.toEnd, () => this.#go(last)) : nothing}
        ${
          this.#rows > 0
            ? button(w.again, () => {
                this.#said = new Map();
                this.#go(0);
              })
            : nothing
        }
        ${fold}
      </div>`;
  }

  #sayRow({ read, walk }: Searched, held: boolean, seen: Seen, children: readonly number[]): TemplateResult {
    const row = this.#rows - 1;
    const w = this.board.words();
    const space = this.board.space();
    const sentence = saidOf({ read, walk, row, held, seen, children, words: w, write: this.board.write, space });
    const said = this.#said.get(row);
    if (said === undefined || held) return html`${sentence}`;
    const right = this.#right(walk, row, said);
    return html`<span class=${right ? '' : 'bad'}>${right ? w.rightly : w.wrongly}</span>${space}${sentence}`;
  }
}
