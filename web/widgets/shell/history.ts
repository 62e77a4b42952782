import { html, nothing, type TemplateResult } from 'lit';
import type { Move } from '../../solver/types.ts';
import type { GameElement } from './game-element.ts';
import type { Match } from './match.ts';
import { number } from './language.ts';
import { outcomeMark } from './marks.ts';
import { solver } from './solver.ts';
import { shellWords } from './words.ts';

/** What was played, every position a click away; after the game, the move that lost it and what would have won. */
export class HistoryPanel {
  /** A winning move where the game was lost, and the station it belongs to. */
  #better: { match: Match; at: number; move: Move } | null = null;

  constructor(private readonly board: GameElement) {}

  async load() {
    const match = this.board.match;
    const at = match?.review?.mistake;
    if (!match || at === null || at === undefined) return;
    if (this.#better?.match === match && this.#better.at === at) return;
    const { winningMoves } = await (await solver()).analyse(this.board.game, match.stations[at]!.position, match.rule);
    if (winningMoves[0]) this.#better = { match, at, move: winningMoves[0] };
    this.board.requestUpdate();
  }

  render(): TemplateResult {
    const { language, match } = this.board;
    const words = shellWords[language];
    if (!match || match.stations.length < 2) return html`<p>${words.nothingPlayed}</p>`;
    const mistakes = new Set(match.over || this.board.analysisOn ? match.mistakes : []);
    return html`
      ${this.#review(match)}
      <ol class="lines">
        ${match.stations.map((each, i) => {
          const before = match.stations[i - 1];
          return html`<li>
            <button class="line" aria-current=${i === match.at ? 'step' : nothing} @click=${() => this.board.jump(i)}>
              <span class="quiet number">${i === 0 ? words.start : number(i, language)}</span>
              ${
                before && each.move
                  ? html`<span>
                      ${words.moved(
                        match.speaker(i - 1),
                        this.board.speakMove(each.move, before.numbers, 'base'),
                        this.board.speakMove(each.move, before.numbers, 'third'),
                      )}
                    </span>`
                  : nothing
              }
              <span class="leads">
                ${each.position.length <= 80 ? html`<span class="arrow">→</span><span class="to">${each.position}</span>` : nothing}
                ${this.board.analysisOn || match.over ? outcomeMark(each.outcome, language) : nothing}
              </span>
              ${mistakes.has(i - 1) ? html`<span class="tag">${words.gaveAway}</span>` : nothing}
            </button>
          </li>`;
        })}
      </ol>
    `;
  }

  #review(match: Match): TemplateResult | typeof nothing {
    const review = match.review;
    if (!review) return nothing;
    const { language } = this.board;
    const words = shellWords[language];
    const who = {
      you: words.loserYou,
      opponent: words.loserOpponent,
      first: words.loserFirst,
      second: words.loserSecond,
    }[match.speaker(review.loserAt)];
    if (review.mistake === null) {
      return html`<p class="head">${words.reviewTitle}</p>
        <p>${words.reviewNever(who)}</p>`;
    }
    const at = review.mistake;
    const from = match.stations[at]!;
    const better = this.#better?.match === match && this.#better.at === at ? this.#better.move : null;
    return html`<p class="head">${words.reviewTitle}</p>
      <p>
        ${words.reviewMistake(
          number(at + 1, language),
          who,
          this.board.speakMove(match.stations[at + 1]!.move!, from.numbers, 'base'),
        )}
        ${better ? words.reviewInstead(this.board.speakMove(better, from.numbers, 'base')) : nothing}
        ${review.later > 0 ? words.reviewMore(number(review.later, language), review.later === 1) : nothing}
      </p>
      <button class="button" @click=${() => this.board.jump(at)}>${words.reviewTry}</button>`;
  }
}
