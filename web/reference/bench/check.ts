import { html, nothing, type TemplateResult } from 'lit';
import type { RunCheck, Solver, Work } from '../../solver/types.ts';
import { number } from '../../board/language.ts';
import type { Host, Panel } from './panel.ts';

/** Inputs that are checked at once. */
const many = 100;

/** Brute force beside the solver: the input on the bench, or many small ones. */
export class CheckPanel implements Panel {
  #found: RunCheck | null = null;

  constructor(private readonly host: Host) {}

  load() {
    this.#found = null;
  }

  async #check(question: (solver: Solver, work: Work) => Promise<RunCheck>) {
    this.#found = await this.host.seek(question);
    if (this.#found) this.host.announce(this.#verdict(this.#found));
  }

  #this = () => {
    const { problem, input } = this.host;
    void this.#check((solver, work) => solver.checkRun(problem, input, work));
  };

  #many = () => {
    const { problem } = this.host;
    const first = BigInt(Math.floor(Math.random() * 2 ** 40));
    void this.#check(async (solver, work) => {
      let [cases, checked] = [0, 0];
      for (let i = 0; i < many; i++) {
        work.signal?.throwIfAborted();
        const input = await solver.generate(problem, first + BigInt(i), 'small');
        const found = await solver.checkRun(problem, input, { signal: work.signal });
        if (found.differs) {
          await this.host.put(input);
          return found;
        }
        cases += found.cases;
        checked += found.checked;
        work.onProgress?.({ done: BigInt(i + 1), total: BigInt(many) });
      }
      return { cases, checked, differs: null };
    });
  };

  #verdict({ cases, checked, differs }: RunCheck): string {
    const { words: w, language } = this.host;
    const said = (n: number) => number(n, language);
    if (differs) return w.differs(said(differs.case));
    if (cases === 0) return w.noCases;
    if (checked === 0) return w.noneChecked;
    return checked === cases ? w.agree(said(checked), checked === 1) : w.agreePartly(said(checked), said(cases));
  }

  render(): TemplateResult {
    const w = this.host.words;
    const found = this.#found;
    return html`<p>${w.checkWhat}</p>
      <div class="row">
        <button class="button" @click=${this.#this}>${w.checkThis}</button>
        <button class="button" @click=${this.#many}>${w.checkMany(many)}</button>
      </div>
      <p class="verdict ${found ? (found.differs ? 'bad' : found.checked > 0 ? 'good' : '') : ''}">
        ${found ? this.#verdict(found) : html`&nbsp;`}
      </p>
      ${
        found?.differs
          ? html`<div class="texts">
              <figure>
                <figcaption>${w.solved}</figcaption>
                <pre tabindex="0">${found.differs.solved}</pre>
              </figure>
              <figure>
                <figcaption>${w.naive}</figcaption>
                <pre tabindex="0">${found.differs.naive}</pre>
              </figure>
            </div>`
          : nothing
      }`;
  }
}
