import { html, type TemplateResult } from 'lit';
import type { Analysis } from '../../../solver/types.ts';
import { named } from './drawing.ts';
import type { words } from './words.en.ts';

interface Painter {
  words(): typeof words;
  name(place: string): string;
  number(value: number): string;
  /** What the solver says of the token on a place. */
  analyse(place: string): Promise<Analysis>;
  /** Something has changed; says what was found. */
  told(text: string): void;
  checked(right: boolean, wrong: number): void;
}

/** The reader's own map of the winning starts, and what a check found: the solver is asked then, not before. */
export class Painting {
  readonly marks = new Set<string>();
  readonly wrong = new Set<string>();
  solved = false;
  #said = '';
  #good = false;

  constructor(
    readonly rule: string,
    private readonly does: Painter,
  ) {}

  press(id: string) {
    if (this.solved) return;
    if (!this.marks.delete(id)) this.marks.add(id);
    this.wrong.delete(id);
    this.#said = '';
    this.does.told('');
  }

  /** Of the starts `analysis` knows. Of one wrong mark it is said what the other player does. */
  async check({ winningMoves }: Analysis) {
    const w = this.does.words();
    const truth = new Set(winningMoves.map(({ numbers }) => named(numbers)));
    this.wrong.clear();
    for (const each of this.marks) if (!truth.has(each)) this.wrong.add(each);
    const missing = [...truth].filter((each) => !this.marks.has(each)).length;
    this.#good = this.wrong.size === 0;
    this.solved = this.#good && missing === 0;
    const [first] = this.wrong;
    if (this.solved) this.#said = w.paintedAll(this.does.number(truth.size), truth.size === 1);
    else if (first === undefined) this.#said = w.paintedSome(this.does.number(missing), missing === 1);
    else {
      const { winningMoves: answers } = await this.does.analyse(first.split('-').slice(1).join());
      const answer = answers[0];
      this.#said = w.paintedWrong(this.does.name(first).trim(), answer ? this.does.name(named(answer.numbers)) : '');
    }
    this.does.told(this.#said);
    this.does.checked(this.solved, this.wrong.size);
  }

  clear() {
    for (const each of [this.marks, this.wrong]) each.clear();
    this.solved = false;
    this.#said = '';
    this.does.told('');
  }

  draw(check: () => void): TemplateResult {
    const w = this.does.words();
    const can = this.marks.size > 0;
    const tone = this.#said === '' ? 'quiet' : this.#good ? 'good' : 'bad';
    return html`<p class="explanation" aria-live="polite"><span class=${tone}>${this.#said || w.paintHow}</span></p>
      <div class="tools">
        <button
          class="button"
          type="button"
          aria-disabled=${!can || this.solved}
          @click=${() => can && !this.solved && check()}
        >
          ${w.paintCheck}
        </button>
        <button class="button" type="button" aria-disabled=${!can} @click=${() => can && this.clear()}>
          ${w.paintClear}
        </button>
      </div>`;
  }
}
