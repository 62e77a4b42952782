import { defineSpeaking, locales, translated } from '../../board/language.ts';
import { css, html, nothing, type TemplateResult } from 'lit';
import { gameInHash } from '../../board/link.ts';
import { whenNearViewport } from '../../board/viewport.ts';
import type { Outcome, Player } from '../../solver/types.ts';
import { solver } from '../../board/solver.ts';
import { progress } from '../progress/store.ts';
import { answerForm, offered, plainAnswer, textForm } from '../answer-form.ts';
import { causeOf, judgeAnswer } from '../instrument.ts';
import { judge, truth } from '../judge.ts';
import { wholeAnswer, type Ask, type Cause } from '../question.ts';
import { Note, noteStyles, tick } from '../progress/note.ts';
import { several, causeDrawn, drawingOf, figure, speaker, type Figure } from '../board.ts';
import { isGrundy, said, saidOfAnswer, unread, words as study, type Speaker } from '../words.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** What has come of a prediction. */
interface Verdict {
  readonly right: boolean;
  /** The right answer, as the reader would write it. */
  readonly truth: string;
  readonly causes: readonly Cause[];
  /** What an instrument says of the answer. */
  readonly told: string;
}

/**
 * `<nimlab-predict>`: asks for a prediction before it shows anything, keeps it, repeats it back, then asks the solver
 * and shows the answer with its cause.
 *
 * Attributes: `game`, `position`, `rule`; `ask`: `outcome` (default), `grundy`, `winning-moves`, `value`; `draws`: a
 * draw is one of the choices; `answer`: of an instrument, which judges `ask` itself (`judge_<ask>`), what it takes for
 * right; `plays` where the players differ: who is to move (`left`, `right`); `label` of the number field; `name`;
 * `lesson`. Slots: the question; `answer`: what follows once the reader has committed (or the solver cannot be asked);
 * on paper it is there. Event: `nimlab-predicted` { name, choice, right }, bubbles, composed.
 */
export class PredictElement extends Note {
  static override properties = {
    ...Note.properties,
    game: { type: String },
    position: { type: String },
    rule: { type: String },
    ask: { type: String },
    draws: { type: Boolean },
    answer: { type: String },
    judge: { type: String },
    plays: { type: String },
    view: { type: String },
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
  declare ask: string;
  /** The right one, as it is shown once the solver has judged; null where it is asked what a game's position has. */
  declare answer: string | null;
  /** The instrument that judges; '' for the one that is asked about. */
  declare judge: string;
  declare draws: boolean;
  declare plays: Player | undefined;
  /** How the position of the question is drawn, and one that a cause speaks of. */
  declare view: string;
  declare private choice: string | null;
  declare private verdict: Verdict | null;
  declare private problem: string;
  /** The position that the cause speaks of, drawn. */
  declare private figure: Figure | null;
  /** The reader wants to read on without a prediction. */
  declare private skipped: boolean;
  /** The prediction was made in an earlier visit. */
  declare private earlier: boolean;
  /** What could not be read: it stays in the field. */
  #written = '';
  #speaker: Speaker | null = null;
  #forgetNear = () => {};

  constructor() {
    super();
    this.game = this.position = this.rule = this.judge = this.view = '';
    this.ask = 'outcome';
    this.answer = null;
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
    if (this.#plain(kept) === null) return; // the lesson has changed since
    this.earlier = true;
    this.choice = kept;
    this.#forgetNear = whenNearViewport(this, () => this.choice === kept && !this.verdict && void this.#reveal(kept));
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
    const plain = this.#plain(choice);
    if (plain === null) {
      this.problem =
        this.answer === null
          ? study[this.language][this.ask === 'value' ? 'notValue' : 'notNumber']
          : words[this.language].empty;
      await this.focusOn('input');
      return;
    }
    this.earlier = false;
    const answered = this.#reveal(plain);
    await this.focusOn('#answer');
    await answered;
    if (this.choice === null) await this.focusOn('input');
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
      this.verdict = this.answer === null ? await this.#judge(choice) : await this.#judgeAnswer(choice, this.answer);
    } catch (error) {
      this.problem = (this.answer === null ? said : saidOfAnswer)(error, this.language);
      if (this.answer === null || !unread(error)) return;
      this.#written = choice;
      this.choice = null; // it was no prediction
    }
  }

  async #judge(choice: string): Promise<Verdict> {
    const [page, say] = await Promise.all([solver(), speaker(this.game, this.language, this.rule, this.view)]);
    const { game, position, rule, plays: player } = this;
    const ask = this.#ask;
    const manner = { ...wholeAnswer, sg: isGrundy(this.#label, this.language) };
    const { right, causes, analysis } = await judge(page, { game, position, rule, player }, ask, choice, manner);
    await say.know(causes);
    this.#speaker = say;
    this.figure = await causeDrawn(this, causes, { game, position, rule }, this.view);
    return { right, causes, truth: truth(ask, analysis), told: '' };
  }

  async #judgeAnswer(choice: string, answer: string): Promise<Verdict> {
    const { game: instrument, position: about, ask } = this;
    const asking = { instrument: this.judge || instrument, about, ask };
    const judgement = await judgeAnswer(await solver(), asking, choice, 0);
    const { right, lit } = judgement;
    this.figure = lit.length ? await drawingOf(this, instrument, about, lit, this.view) : null;
    return { right, causes: [], truth: answer, told: await causeOf(instrument, this.language, judgement) };
  }

  /** An answer in its plainest form, null if it is none. */
  #plain(text: string): string | null {
    return this.answer === null ? plainAnswer(this.#ask, text) : text || null;
  }

  get #ask(): Ask {
    return this.ask as Ask;
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
    const ask = this.#ask;
    const usual = this.answer !== null || ask === 'outcome' ? '' : study[this.language].number[ask];
    return this.getAttribute('label') ?? usual;
  }

  #put(answer: string): TemplateResult | string {
    if (this.ask === 'outcome') return words[this.language].outcome[answer as Outcome];
    if (this.ask === 'winning-moves' && !this.hasAttribute('label')) return study[this.language].count(answer);
    return this.#label ? html`${this.#label} = ${several(answer)}` : several(answer);
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
                    ${v.right ? w.right : w.wrong}<strong>${this.#put(v.truth)}</strong>${locales[this.language].stop}
                  </p>
                  ${v.causes.map((cause) => html`<p>${s.cause(cause, this.#speaker!, this.#label)}</p>`)}
                  ${v.told ? html`<p>${v.told}</p>` : nothing} ${this.figure ? figure(this.figure) : nothing}
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

  #form(): TemplateResult {
    const [w, label] = [words[this.language], this.getAttribute('label')];
    const commit = (choice: string) => void this.#commit(choice);
    return this.answer === null
      ? answerForm(this.language, this.#ask, w, label, this.problem, commit, offered(this.draws, this.plays))
      : textForm(w, label ?? w.legend, this.problem, commit, false, this.#written);
  }

  override render() {
    const w = words[this.language];
    return this.frame(
      w.label,
      html`<slot></slot> ${this.choice === null ? this.#form() : this.#answer()}${
          this.choice === null && !this.skipped && this.querySelector(':scope > [slot=answer]')
            ? html`<button type="button" class="quiet" @click=${this.#skip}>${w.skip}</button>`
            : nothing
        }<slot
          name="answer"
          tabindex="-1"
          ?data-veiled=${!this.skipped && !this.verdict && !(this.problem && this.choice !== null)}
        ></slot>`,
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
