import { html, nothing, type TemplateResult } from 'lit';
import type { ShownCase } from '../../solver/types.ts';
import { ask } from '../../board/ask.ts';
import { number } from '../../board/language.ts';
import { loadBoard } from '../../board/load.ts';
import { tagOf } from '../../board/tag.ts';
import type { Host, Panel } from './panel.ts';

/** The solver tells so many cases. */
const mostCases = 20;
/** Of a line of numbers, so many are shown. */
const mostNumbers = 120;

type Shown = ShownCase['boards'][number];

/** What decides a case: live boards of the site, and lines of numbers. */
export class LookPanel implements Panel {
  #cases: readonly ShownCase[] = [];
  #at = 0;
  /** The boards of the case that is looked at, or the text of a position that has none. */
  #boards: readonly (HTMLElement | string)[] = [];

  constructor(private readonly host: Host) {}

  load() {
    ask(
      async () => {
        const { problem, input } = this.host;
        this.#cases = (await this.host.seek((solver, work) => solver.showRun(problem, input, work))) ?? [];
        await this.#turn(0);
      },
      () => {}, // which the bench has said
    );
  }

  async #turn(at: number) {
    this.#at = at;
    const shown = this.#cases[at];
    const drawn = await Promise.all((shown?.boards ?? []).map((each) => this.#board(each)));
    if (this.#at !== at || this.#cases[at] !== shown) return; // turned on, or run anew
    this.#boards = drawn;
    this.host.requestUpdate();
  }

  async #board({ game, rule, position }: Shown): Promise<HTMLElement | string> {
    if (!(await loadBoard(game, this.host.language).catch(() => false))) return position;
    const board = document.createElement(tagOf(game));
    const attributes = { position, ...(rule && { rule }), analysis: 'on', controls: 'few' };
    for (const [name, value] of Object.entries(attributes)) board.setAttribute(name, value);
    return board;
  }

  #numbers({ key, list }: ShownCase['numbers'][number]): TemplateResult {
    const { words: w, language } = this.host;
    const rest = list.length - mostNumbers;
    return html`<div>
      <dt>${w.numbers[key] ?? key}</dt>
      <dd>
        ${list.slice(0, mostNumbers).map((each) => html`<span>${number(each, language)}</span> `)}
        ${rest > 0 ? w.more(number(rest, language)) : nothing}
      </dd>
    </div>`;
  }

  render(): TemplateResult {
    const { words: w, language } = this.host;
    const [total, at] = [this.#cases.length, this.#at];
    const shown = this.#cases[at];
    if (!shown) return html`<p class="quiet">${w.noCases}</p>`;
    const step = (label: string, to: number, sign: string) =>
      html`<button
        class="button"
        aria-label=${label}
        aria-disabled=${to < 0 || to >= total}
        @click=${() => to >= 0 && to < total && void this.#turn(to)}
      >
        ${sign}
      </button>`;
    return html`<div class="row cases">
        ${step(w.previousCase, at - 1, '‹')}
        <span>${w.case(number(at + 1, language), number(total, language))}</span>
        ${step(w.nextCase, at + 1, '›')}
        ${total >= mostCases ? html`<span class="quiet">${w.firstCases(number(mostCases, language))}</span>` : nothing}
      </div>
      ${
        shown.numbers.length > 0
          ? html`<dl class="numbers">${shown.numbers.map((each) => this.#numbers(each))}</dl>`
          : nothing
      }
      ${this.#boards.map((each) => html`<div class="shown">${typeof each === 'string' ? html`<pre tabindex="0">${each}</pre>` : each}</div>`)}
      ${shown.numbers.length + shown.boards.length === 0 ? html`<p>${w.nothingShown}</p>` : nothing}`;
  }
}
