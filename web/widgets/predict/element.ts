import { defineSpeaking, locales } from '../shell/language.ts';
import { css, html, nothing, type TemplateResult } from 'lit';
import { gameInHash } from '../shell/link.ts';
import { whenNear } from '../shell/near.ts';
import type { Outcome, Player } from '../../solver/types.ts';
import { solver } from '../shell/solver.ts';
import { progress } from '../progress/store.ts';
import { answerForm, digits, offered } from '../study/answer-form.ts';
import { isOutcome, judge, told, truth, type Ask, type Verdict } from '../study/judge.ts';
import { Note, noteStyles, tick } from '../study/note.ts';
import { causeDrawn, figure, speaker, type Figure } from '../study/board.ts';
import { isGrundy, said, words as study, type Speaker } from '../study/words.ts';
import { words } from './words.ts';

/**
 * `<nimlab-predict>`: asks for a prediction before it shows anything, keeps it, repeats it back, then asks the solver
 * and shows the answer with its cause.
 *
 * Attributes: `game`, `position`, `rule`; `ask`: `outcome` (default), `grundy`, `winning-moves`; `draws`: a draw is one of
 * the choices; `plays` where the players differ: who is to move (`left`, `right`); `label` of the number field; `name`; `lesson`.
 * Slots: the question; `answer`: what follows once the reader has committed (or the solver cannot be asked); on paper it is there.
 * Event: `nimlab-predicted` { name, choice, right }, bubbles, composed.
 */
export class PredictElement extends Note {
  static override properties = {
    ...Note.properties,
    game: { type: String },
    position: { type: String },
    rule: { type: String },
    ask: { type: String },
    draws: { type: Boolean },
    plays: { type: String },
    choice: { state: true },
    verdict: { state: true },
    problem: { state: true },
    figure: { state: true },
    skipped: { state: true },
    earlier: { state: true },
  };
  declare game: string;
  declare position: string;
  declare rule: string;
  declare ask: Ask;
  declare draws: boolean;
  declare plays: Player | undefined;
  declare private choice: string | null;
  declare private verdict: Verdict | null;
  declare private problem: string;
  /** The position that the cause speaks of, drawn. */
  declare private figure: Figure | null;
  /** The reader wants to read on without a prediction. */
  declare private skipped: boolean;
  /** The prediction was made in an earlier visit. */
  declare private earlier: boolean;
  #speaker: Speaker | null = null;
  #forgetNear = () => {};

  constructor() {
    super();
    this.game = this.position = this.rule = '';
    this.ask = 'outcome';
    this.draws = false;
    this.choice = this.verdict = null;
    this.problem = '';
    this.figure = null;
    this.earlier = this.skipped = false;
  }

  override connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.#lift);
    this.#lift();
    const kept = this.key ? progress.prediction(this.key)?.choice : undefined;
    if (kept === undefined || this.choice !== null) return;
    const fits = this.ask === 'outcome' ? isOutcome(kept) : digits.test(kept);
    if (!fits) return; // the lesson has changed since
    this.earlier = true;
    this.choice = kept;
    this.#forgetNear = whenNear(this, () => this.choice === kept && !this.verdict && void this.#reveal(kept));
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#lift);
    this.#forgetNear();
  }

  /** An address that leads behind the veil, to a place or to the game of a board there, lifts it. */
  #lift = () => {
    const { hash } = location;
    const meant = (within: Element) =>
      gameInHash(hash, within.getAttribute('name') ?? '') !== null || (within.id !== '' && hash === `#${within.id}`);
    const veiled = this.querySelectorAll(':scope > [slot=answer] :is([id], [name])');
    if (!hash || this.skipped || ![...veiled].some(meant)) return;
    this.skipped = true;
  };

  async #commit(choice: string) {
    if (this.ask !== 'outcome' && !digits.test(choice)) {
      this.problem = study[this.language].notNumber;
      await this.focusOn('input');
      return;
    }
    this.earlier = false;
    const answered = this.#reveal(this.ask === 'outcome' ? choice : BigInt(choice).toString());
    await this.focusOn('#answer');
    await answered;
    if (!this.verdict) return;
    const { right } = this.verdict;
    if (this.key) progress.keepPrediction(this.key, { choice: this.choice!, right });
    this.dispatchEvent(
      new CustomEvent('nimlab-predicted', {
        bubbles: true,
        composed: true,
        detail: { name: this.name, choice: this.choice, right },
      }),
    );
  }

  async #reveal(choice: string) {
    this.problem = '';
    this.choice = choice;
    try {
      const [page, say] = await Promise.all([solver(), speaker(this.game, this.language, this.rule)]);
      this.#speaker = say;
      const { game, position, rule, plays: player } = this;
      const manner = { ...told, sg: isGrundy(this.#label, this.language) };
      const verdict = await judge(page, { game, position, rule, player }, this.ask, choice, manner);
      this.figure = await causeDrawn(verdict.causes, { game, position, rule });
      this.verdict = verdict;
    } catch (error) {
      this.problem = said(error, this.language);
    }
  }

  #skip() {
    this.skipped = true;
    void this.focusOn('slot[name=answer]');
  }

  #again() {
    this.choice = this.verdict = null;
    this.earlier = false;
    this.skipped = true; // what has been read is not veiled again
    this.problem = '';
    if (this.key) progress.keepPrediction(this.key, null);
    void this.focusOn('.choices button, input');
  }

  /** What the number is called: by the lesson, else by its own name. */
  get #label(): string {
    return this.getAttribute('label') ?? (this.ask === 'outcome' ? '' : study[this.language].number[this.ask]);
  }

  #put(answer: string): string {
    if (this.ask === 'outcome') return words[this.language].outcome[answer as Outcome];
    if (this.ask === 'winning-moves' && !this.hasAttribute('label')) return study[this.language].count(answer);
    return `${this.#label} = ${answer}`;
  }

  #answer(): TemplateResult {
    const [w, s] = [words[this.language], study[this.language]];
    const v = this.verdict;
    return html`<div id="answer" tabindex="-1">
      <p class="said">
        ${this.earlier ? w.saidBefore : w.said}<strong>${this.#put(this.choice!)}</strong>${locales[this.language].stop}
      </p>
      <div aria-live="polite">
        ${
          v
            ? html`<div class="verdict ${v.right ? 'right' : 'wrong'}">
                ${tick(v.right)}
                <div>
                  <p>
                    ${v.right ? w.right : w.wrong}<strong>${this.#put(truth(this.ask, v.analysis))}</strong>${locales[this.language].stop}
                  </p>
                  ${v.causes.map((cause) => html`<p>${s.cause(cause, this.#speaker!, this.#label)}</p>`)}
                  ${this.figure ? figure(this.figure) : nothing}
                </div>
              </div>`
            : this.problem
              ? html`<p class="error">${this.problem}</p>`
              : html`<p class="said">${s.wait}</p>`
        }
      </div>
      ${v || this.problem ? html`<button type="button" class="quiet" @click=${this.#again}>${s.again}</button>` : nothing}
    </div>`;
  }

  override render() {
    const w = words[this.language];
    return this.frame(
      w.label,
      html`<slot></slot> ${
          this.choice === null
            ? answerForm(
                this.language,
                this.ask,
                w,
                this.getAttribute('label'),
                this.problem,
                (choice) => void this.#commit(choice),
                offered(this.draws, this.plays),
              )
            : this.#answer()
        }${
          this.choice === null && !this.skipped && this.querySelector(':scope > [slot=answer]')
            ? html`<button type="button" class="quiet" @click=${this.#skip}>${w.skip}</button>`
            : nothing
        }<slot name="answer" tabindex="-1" ?data-veiled=${!this.skipped && !this.verdict && !this.problem}></slot>`,
    );
  }

  static override styles = [
    ...noteStyles,
    css`
      .verdict p {
        margin-block: 0 0.5rem;
      }
      @media screen {
        slot[data-veiled] {
          display: none;
        }
      }
    `,
  ];
}

defineSpeaking('nimlab-predict', PredictElement);
