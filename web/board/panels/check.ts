import { html, nothing, type TemplateResult } from 'lit';
import type { Analysis, SearchResult, SolverError } from '../../solver/types.ts';
import { ask } from '../ask.ts';
import { explain } from '../error-words.ts';
import { number } from '../language.ts';
import { outcomeMark } from '../marks.ts';
import type { Session } from '../session.ts';
import { Waiting, pause } from '../waiting.ts';
import { drawProgress } from '../frame.ts';
import { boardWords } from '../words.ts';
import type { Panel, PanelHost } from '../panels.ts';
import { Copying } from './share.ts';
import { panelWords } from './words.ts';

/** The theorem's answer and the search's agree in everything they say. */
export function agrees(theorem: Analysis, search: SearchResult): boolean {
  return (
    theorem.outcome === search.outcome &&
    (theorem.grundy === null || theorem.grundy === search.grundy) &&
    theorem.winningMoveCount === search.winningMoveCount &&
    theorem.winningMoves.length === search.winningMoves.length &&
    theorem.winningMoves.every((move, i) => move.text === search.winningMoves[i]!.text)
  );
}

/** What is needed to look into it: where, of what, and what either says. Written alike in all languages. */
function report(theorem: Analysis, search: SearchResult): string {
  const line = (by: string, { outcome, grundy, winningMoveCount, winningMoves }: Analysis | SearchResult) =>
    [by, outcome, grundy ?? '', winningMoveCount, winningMoves.map(({ text }) => text).join(' ')].join(' | ');
  return [
    location.href,
    [theorem.game, theorem.rule, theorem.position, theorem.player].join(' | '),
    line(theorem.theorem || theorem.method, theorem),
    line('search', search),
  ].join('\n');
}

/** "Check by brute force": the generic search on the very position shown, beside the theorem's answer. */
export class CheckPanel implements Panel {
  #running: Waiting | null = null;
  #result: { theorem: Analysis; search: SearchResult } | null = null;
  #error: SolverError | null = null;
  #cancelled = false;
  readonly #copying: Copying;

  constructor(
    private readonly session: Session,
    private readonly host: PanelHost,
  ) {
    this.#copying = new Copying(host, 'check-report');
  }

  /** The position has changed: what was found, or is being looked for, is about another one. */
  load() {
    this.#running?.cancel();
    this.#running = this.#result = this.#error = null;
    this.#cancelled = false;
    this.#copying.reset();
  }

  #run() {
    const theorem = this.session.current;
    if (!theorem) return;
    this.load();
    const running: Waiting = new Waiting(() => this.#running === running && this.host.requestUpdate(), pause);
    this.#running = running;
    this.host.requestUpdate();
    const work = async () => {
      const client = await this.session.solver();
      const search = await client.search(theorem.game, theorem.position, theorem.rule, {
        ...running.work,
        player: theorem.player,
      });
      if (this.#running !== running) return;
      this.#result = { theorem, search };
      this.#running = null;
      const words = panelWords[this.host.language];
      this.host.announce(agrees(theorem, search) ? words.agree : words.disagree);
    };
    ask(work, (error) => {
      if (this.#running !== running) return; // cancelled, or about a position of the past
      this.#error = error;
      this.#running = null;
      this.host.requestUpdate();
    });
  }

  #cancel() {
    this.load();
    this.#cancelled = true;
    this.host.requestUpdate();
  }

  render(): TemplateResult {
    const { language } = this.host;
    const words = panelWords[language];
    const shell = boardWords[language];
    const running = this.#running;
    return html`
      <p>${words.checkWhat}</p>
      <div class="row" aria-busy=${running !== null}>
        ${
          running
            ? html`<button class="button" @click=${() => this.#cancel()}>${shell.cancel}</button>
                ${drawProgress(running.progress, shell.progress)}
                <span class="quiet number">${words.searched(number(running.progress?.done ?? 0n, language))}</span>`
            : html`<button class="button" @click=${() => this.#run()}>
                ${this.#result ? words.checkAgain : words.checkStart}
              </button>`
        }
      </div>
      ${this.#cancelled ? html`<p class="quiet">${shell.cancelled}</p>` : nothing}
      ${this.#error ? html`<p class="error" role="alert">${explain(this.#error, language)}</p>` : nothing}
      ${this.#result ? this.#compare(this.#result) : nothing}
    `;
  }

  #compare({ theorem, search }: { theorem: Analysis; search: SearchResult }): TemplateResult {
    const { language } = this.host;
    const words = panelWords[language];
    const shell = boardWords[language];
    const agree = agrees(theorem, search);
    return html`<table class="compare">
        <thead>
          <tr>
            <td></td>
            <th scope="col">${words[theorem.method]}</th>
            <th scope="col">${words.bruteForce}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">${words.outcome}</th>
            <td>${outcomeMark(theorem.outcome, language)}</td>
            <td>${outcomeMark(search.outcome, language)}</td>
          </tr>
          ${
            theorem.grundy === null || search.grundy === null
              ? nothing
              : html`<tr>
                  <th scope="row">${shell.value}</th>
                  <td class="number">${number(theorem.grundy, language)}</td>
                  <td class="number">${number(search.grundy, language)}</td>
                </tr>`
          }
          <tr>
            <th scope="row">${words.winningMovesLabel}</th>
            <td class="number">${number(theorem.winningMoveCount, language)}</td>
            <td class="number">${number(search.winningMoveCount, language)}</td>
          </tr>
        </tbody>
      </table>
      <p class="verdict ${agree ? 'good' : 'bad'}">
        ${agree ? words.agree : words.disagree}
        <span class="quiet">${words.searched(number(search.states, language))}</span>
      </p>
      ${
        search.summands > 0n
          ? html`<p class="quiet">${words.bySummands(number(search.summands, language))}</p>`
          : nothing
      }
      ${agree ? nothing : this.#copying.render(words.report, report(theorem, search))}`;
  }
}
