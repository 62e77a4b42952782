import { html, nothing, type TemplateResult } from 'lit';
import type { Move, SolverError } from '../../solver/types.ts';
import { ask } from '../ask.ts';
import { explain } from '../error-words.ts';
import type { Match, Mistake } from '../match.ts';
import { locales, number, readable } from '../language.ts';
import { outcomeMark } from '../marks.ts';
import type { Session } from '../session.ts';
import { boardWords } from '../words.ts';
import type { Panel, PanelHost } from '../panels.ts';
import { panelWords } from './words.ts';

/** Lines of a certificate looked at in one question. */
const pageSize = 64;

/** What was played, every position a click away; after the game, what was given away, and what would have kept it. */
export class HistoryPanel implements Panel {
  /** A move that keeps what a mistake gave away, and where that was. */
  #better: { match: Match; at: number; move: Move } | null = null;
  #error: SolverError | null = null;

  constructor(
    private readonly session: Session,
    private readonly host: PanelHost,
  ) {}

  load() {
    this.#error = null;
    const match = this.session.match;
    const mistake = match?.review?.mistake;
    if (!match || !mistake || this.#betterThan(match, mistake)) return;
    ask(
      async () => {
        const move = await this.#keeping(match, mistake);
        if (move && match === this.session.match) this.#better = { match, at: mistake.at, move };
        this.host.requestUpdate();
      },
      (error) => {
        this.#error = error;
        this.host.requestUpdate();
      },
    );
  }

  #betterThan(match: Match, { at }: Mistake): Move | null {
    return this.#better?.match === match && this.#better.at === at ? this.#better.move : null;
  }

  /** A move that would have kept the win, or the draw: of a draw the certificate holds every move with its outcome. */
  async #keeping(match: Match, { at, gave }: Mistake): Promise<Move | null> {
    const client = await this.session.solver();
    const { position, player } = match.stations[at]!;
    if (gave === 'win')
      return (await client.analyse(this.session.game, position, match.rule, { player })).winningMoves[0] ?? null;
    for (let offset = 0n; ;) {
      const page = await client.certify(this.session.game, position, match.rule, { offset, limit: pageSize, player });
      const keeps = page.lines.find(({ outcome }) => outcome === 'draw');
      offset += BigInt(page.lines.length);
      if (keeps || page.lines.length === 0 || offset >= page.total) return keeps?.move ?? null;
    }
  }

  render(): TemplateResult {
    const { language } = this.host;
    const { match } = this.session;
    const words = panelWords[language];
    const shell = boardWords[language];
    if (!match || match.stations.length < 2) return html`<p>${words.nothingPlayed}</p>`;
    const mistakes = new Map(
      match.over || this.host.analysisOn ? match.mistakes.map(({ at, gave }) => [at, gave]) : [],
    );
    return html`
      ${this.#review(match)}
      <ol class="lines">
        ${match.stations.map((each, i) => {
          const before = match.stations[i - 1];
          const gave = mistakes.get(i - 1);
          return html`<li>
            <button class="line" aria-current=${i === match.at ? 'step' : nothing} @click=${() => this.session.jump(i)}>
              <span class="quiet number">${i === 0 ? words.start : number(i, language)}</span>
              ${
                before && each.move
                  ? html`<span>
                      ${shell.moved(
                        match.speaker(i - 1),
                        this.host.speakMove(each.move, before.numbers, 'base'),
                        this.host.speakMove(each.move, before.numbers, 'third'),
                      )}
                    </span>`
                  : nothing
              }
              <span class="leads">
                ${
                  each.position.length > 80 || (before && this.host.saysResult?.(before.numbers))
                    ? nothing
                    : html`<span class="arrow">→</span> <span class="to">${readable(each.position)}</span>`
                }
                ${this.host.analysisOn || match.over ? outcomeMark(each.outcome, language) : nothing}
              </span>
              ${gave ? html`<span class="tag">${words.gaveAway[gave]}</span>` : nothing}
            </button>
          </li>`;
        })}
      </ol>
    `;
  }

  #review(match: Match): TemplateResult | typeof nothing {
    const review = match.review;
    if (!review) return nothing;
    const { language } = this.host;
    const words = panelWords[language];
    const title = boardWords[language].reviewTitle(match.drawn);
    const { mistake, later } = review;
    const who = match.speaker(review.loserAt);
    if (!mistake) {
      return html`<p class="head">${title}</p>
        <p>${words.reviewNever(who)}</p>`;
    }
    const { at, gave } = mistake;
    const from = match.stations[at]!;
    const better = this.#betterThan(match, mistake);
    const say = (move: Move) => this.host.speakMove(move, from.numbers, 'base');
    const played = say(match.stations[at + 1]!.move!);
    return html`<p class="head">${title}</p>
      <p>
        ${words.reviewMistake(number(at + 1, language), who, gave, played, better && say(better))}${
          later > 0 ? locales[language].space + words.reviewMore(number(later, language), later === 1) : nothing
        }
      </p>
      ${this.#error ? html`<p class="error" role="alert">${explain(this.#error, language)}</p>` : nothing}
      <button class="button" @click=${() => this.session.jump(at)}>${words.reviewTry}</button>`;
  }
}
