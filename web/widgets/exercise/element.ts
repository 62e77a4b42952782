import { css, html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { SolverError, type Move, type Outcome } from '../../solver/types.ts';
import { solver } from '../shell/solver.ts';
import type { PositionDetail } from '../shell/view.ts';
import '../paint/element.ts';
import { progress } from '../progress/store.ts';
import { answerForm, digits } from '../study/answer-form.ts';
import { judge, judgePosition, readGoal, whyNot, type Ask, type Cause, type Question } from '../study/judge.ts';
import { Note, noteStyles, tick } from '../study/note.ts';
import { explain } from '../shell/error-words.ts';
import { drawing, loadBoard, paintable, speaker } from '../study/board.ts';
import { quote, words as study, type Speaker } from '../study/words.ts';
import { tagOf } from '../tag.ts';
import { words } from './words.ts';

export type ExerciseKind = 'outcome' | 'number' | 'move' | 'position' | 'paint';

/** What is shown after an answer. */
interface Judged {
  readonly right: boolean;
  readonly line: TemplateResult | string;
  readonly causes: readonly Cause[];
}

/**
 * `<nimlab-exercise>`: a task whose answer the solver judges. Any correct answer counts; a wrong one gets its cause.
 *
 * Attributes: `kind`, `game`, `position`, `rule`, `name`, `lesson`, and `ask`:
 * - `outcome`: none; `draws`: a draw is one of the choices.  `number`: `grundy` (default) or `winning-moves`.
 * - `move`: none; the reader makes a winning move on the game's board.
 * - `position`: the goal: `P`, `N`, `draw`, `grundy=3`, `winning-moves=2`. Each `_` in `position` is a blank to fill in;
 *   without any, the reader writes the whole position.
 * - `paint`: none; the reader marks the cells 0 … `position` of a strip, or those of the board of a game that has one.
 *
 * Slots: the task; `hint` (several, climbing); `answer`. A `<details>` in them is unwrapped: the ladder folds them.
 * Event: `nimlab-solved` { name }, bubbles, composed.
 */
export class ExerciseElement extends Note {
  static override properties = {
    ...Note.properties,
    kind: { type: String },
    game: { type: String },
    position: { type: String },
    rule: { type: String },
    ask: { type: String },
    draws: { type: Boolean },
    judged: { state: true },
    fieldError: { state: true },
    board: { state: true },
    strip: { state: true },
    figure: { state: true },
    shown: { state: true },
    solved: { state: true },
  };
  declare kind: ExerciseKind;
  declare game: string;
  declare position: string;
  declare rule: string;
  declare ask: string;
  declare draws: boolean;
  declare private judged: Judged | null;
  declare private fieldError: string;
  /** Counts the boards put up: a new one for every new attempt. 0: not loaded. */
  declare private board: number;
  /** What is to be marked is a strip: the game's own board cannot be. */
  declare private strip: boolean;
  /** The reader's last position, drawn; '' if there is none yet. */
  declare private figure: string;
  /** Rungs of the ladder that are open: hints, then the answer. */
  declare private shown: number;
  declare private solved: boolean;
  #hints = 0;
  /** The move that is being answered on the board. */
  #tried: Move | null = null;
  #speaker: Speaker | null = null;
  #onProgress = () => (this.solved = progress.exercise(this.key).solved);

  constructor() {
    super();
    this.kind = 'outcome';
    this.game = this.position = this.rule = this.ask = '';
    this.draws = false;
    this.judged = null;
    this.fieldError = this.figure = '';
    this.board = this.shown = 0;
    this.solved = this.strip = false;
  }

  override connectedCallback() {
    super.connectedCallback();
    this.#unwrap();
    if (this.key) {
      this.#onProgress();
      progress.addEventListener('change', this.#onProgress);
    }
    if (this.kind === 'move') void this.#putBoard();
    if (this.kind === 'paint') void this.#putPaint();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    progress.removeEventListener('change', this.#onProgress);
  }

  /** Without this element a rung is a `<details>`; with it the ladder does the folding. */
  #unwrap() {
    const rungs = [...this.querySelectorAll(':scope > [slot=hint], :scope > [slot=answer]')];
    for (const rung of rungs) {
      const slot = rung.slot === 'answer' ? 'answer' : `hint-${++this.#hints}`;
      if (rung instanceof HTMLDetailsElement) {
        const plain = document.createElement('div');
        plain.append(
          ...[...rung.childNodes].filter((node) => !(node instanceof Element && node.localName === 'summary')),
        );
        plain.slot = slot;
        rung.replaceWith(plain);
        // The ladder sets the distances; a margin of the page's style sheet would add to them.
        (plain.firstElementChild as HTMLElement | null)?.style.setProperty('margin-block-start', '0');
        (plain.lastElementChild as HTMLElement | null)?.style.setProperty('margin-block-end', '0');
      } else {
        rung.slot = slot;
      }
    }
  }

  get #question(): Question {
    return { game: this.game, position: this.position, rule: this.rule };
  }

  async #putPaint() {
    this.strip = !(await paintable(this.game).catch(() => false));
    if (!this.strip) await this.#putBoard();
  }

  async #putBoard() {
    if (await loadBoard(this.game)) this.board += 1;
  }

  #keep(right: boolean) {
    const name = this.key;
    if (name) {
      const { tries, solved } = progress.exercise(name);
      progress.keepExercise(name, { tries: solved ? tries : tries + 1, solved: solved || right });
    } else {
      this.solved ||= right;
    }
    if (right) {
      this.dispatchEvent(
        new CustomEvent('nimlab-solved', { bubbles: true, composed: true, detail: { name: this.name } }),
      );
    }
  }

  /** Runs one judgement; whatever goes wrong is said, and nothing the reader wrote is lost. */
  async #judge(work: () => Promise<Judged>) {
    this.fieldError = '';
    try {
      this.#speaker = await speaker(this.game, this.language, this.rule);
      this.judged = await work();
      this.#keep(this.judged.right);
    } catch (error) {
      this.judged = null;
      this.fieldError =
        error instanceof SolverError && error.code !== 'unavailable'
          ? explain(error, this.language)
          : study[this.language].unavailable;
    }
  }

  #answer(ask: Ask, answer: string) {
    const w = words[this.language];
    if (ask !== 'outcome' && !digits.test(answer)) {
      this.fieldError = study[this.language].notNumber;
      return;
    }
    const plain = ask === 'outcome' ? answer : BigInt(answer).toString();
    void this.#judge(async () => {
      const { right, causes } = await judge(await solver(), this.#question, ask, plain);
      const wrong = ask === 'outcome' ? w.wrong[plain as Outcome] : w.notNumber(plain);
      return { right, causes, line: right ? w.right : wrong };
    });
  }

  /** The board's perfect opponent answers a move that does not win: its answer is the cause. */
  #moved(event: CustomEvent<PositionDetail>) {
    event.stopPropagation(); // what happens here is no move on a board of the page
    const { move, by, position, outcome } = event.detail;
    if (!move || this.judged) return;
    const w = words[this.language];
    if (by === 'you' && outcome === 'P') {
      void this.#judge(async () => ({ right: true, line: w.wins(quote(position)), causes: [] }));
    } else if (by === 'you') {
      this.#tried = move;
    } else if (this.#tried) {
      this.#fails(this.#tried, move);
    }
  }

  /** Where the last move loses, a game may end with the reader's own. */
  #ended(event: Event) {
    event.stopPropagation();
    if (this.#tried && !this.judged) this.#fails(this.#tried);
  }

  #fails(tried: Move, answer?: Move) {
    void this.#judge(async () => {
      const page = await solver();
      const before = await page.analyse(this.game, this.position, this.rule);
      const causes = await whyNot(page, this.#question, before, tried, null, answer);
      return { right: false, line: words[this.language].fails, causes };
    });
  }

  #fill(event: Event) {
    event.preventDefault();
    const goal = readGoal(this.ask);
    if (!goal) throw new TypeError(`nimlab-exercise: '${this.ask}' is no goal`);
    const fields = [...(event.target as HTMLFormElement).querySelectorAll('input')].map((i) => i.value.trim());
    const parts = this.position.split('_');
    const position = parts.length > 1 ? parts.map((part, i) => part + (fields[i] ?? '')).join('') : fields[0]!;
    const w = words[this.language];
    void this.#judge(async () => {
      const v = await judgePosition(await solver(), { ...this.#question, position }, goal);
      const wanted = goal.ask === 'outcome' ? w.goal.outcome(goal.want) : w.goal[goal.ask](goal.want);
      const said = quote(v.analysis.position);
      this.figure = await drawing(this.game, v.analysis.position, v.analysis.rule);
      return { right: v.right, line: v.right ? w.isGoal(said, wanted) : w.notGoal(said, wanted), causes: v.causes };
    });
  }

  #painted(event: CustomEvent<{ right: boolean }>) {
    this.#keep(event.detail.right);
  }

  #again() {
    this.judged = this.#tried = null;
    this.fieldError = '';
    void this.#putBoard();
  }

  async #climb() {
    this.shown += 1;
    if (this.key && this.shown <= this.#hints) {
      progress.keepExercise(this.key, { hints: Math.max(this.shown, progress.exercise(this.key).hints) });
    }
    await this.focusOn(`#rung-${this.shown}`);
  }

  #way(): TemplateResult | typeof nothing {
    const w = words[this.language];
    const ask: Ask = this.kind === 'outcome' ? 'outcome' : this.ask === 'winning-moves' ? 'winning-moves' : 'grundy';
    switch (this.kind) {
      case 'outcome':
      case 'number':
        return answerForm(
          this.language,
          ask,
          w,
          this.getAttribute('label'),
          this.fieldError,
          (answer) => this.#answer(ask, answer),
          this.draws,
        );
      case 'move':
        return html`<p class="said">${w.move}</p>
          ${this.#board()}${this.#problem()}`;
      case 'paint':
        if (!this.strip) return this.#board('paint');
        return html`<nimlab-paint
          game=${this.game}
          rule=${this.rule}
          cells=${this.position}
          @nimlab-painted=${this.#painted}
        ></nimlab-paint>`;
      case 'position':
        return html`${this.#blanks()}${this.figure ? html`<div class="figure" aria-hidden="true">${unsafeHTML(this.figure)}</div>` : nothing}`;
    }
  }

  #problem() {
    return this.fieldError ? html`<p class="error" role="alert">${this.fieldError}</p>` : nothing;
  }

  /** The game's own board; its view for painting, if that is the task. */
  #board(view = '') {
    if (!this.board || !/^[a-z][a-z0-9_-]*$/.test(this.game)) return nothing;
    const tag = unsafeStatic(tagOf(this.game));
    const locked = this.judged?.right === false;
    const stop = (event: Event) => event.stopPropagation();
    const board = view
      ? staticHtml`<${tag} class="painting" rule=${this.rule} position=${this.position} view=${view} controls="none"
          @nimlab-position=${stop} @nimlab-painted=${this.#painted}></${tag}>`
      : staticHtml`<${tag} rule=${this.rule} position=${this.position} opponent="perfect" controls="none"
          ?inert=${locked} @nimlab-position=${this.#moved} @nimlab-over=${this.#ended}></${tag}>`;
    return html`<div class="board">${keyed(this.board, board)}</div>`;
  }

  #blanks() {
    const w = words[this.language];
    const parts = this.position.split('_');
    const blanks = parts.length - 1;
    const field = (label: string, size: number) =>
      html`<input
        aria-label=${label}
        size=${size}
        maxlength="200"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        aria-invalid=${this.fieldError ? 'true' : 'false'}
        aria-describedby="position-error"
      />`;
    return html`<form class="row" novalidate @submit=${this.#fill}>
      <span class="row fill">
        ${blanks ? parts.map((part, i) => html`<span>${part}</span>${i < blanks ? field(w.blank(i + 1, blanks), 4) : nothing}`) : field(w.field, 16)}
      </span>
      <button>${w.commit}</button>
      <span class="error" id="position-error" role="alert">${this.fieldError || nothing}</span>
    </form>`;
  }

  #result() {
    const [s, j] = [study[this.language], this.judged];
    if (!j) return nothing;
    return html`<div class="verdict ${j.right ? 'right' : 'wrong'}">
      ${tick(j.right)}
      <div>
        <p><strong>${j.line}</strong></p>
        ${j.causes.map((cause) => html`<p>${s.cause(cause, this.#speaker!)}</p>`)}
      </div>
    </div>`;
  }

  #ladder() {
    const w = words[this.language];
    const [hints, answer] = [this.#hints, this.querySelector(':scope > [slot=answer]') ? 1 : 0];
    const rung = (n: number) => {
      const last = n > hints;
      return html`<div class="rung ${last ? 'answer' : ''}" id="rung-${n}" tabindex="-1" ?data-folded=${n > this.shown}>
        <p class="rung-label">${last ? w.answer : w.hint(n, hints)}</p>
        <slot name=${last ? 'answer' : `hint-${n}`}></slot>
      </div>`;
    };
    const next = this.shown + 1;
    const label = next > hints ? w.showAnswer : next === 1 ? w.firstHint : w.nextHint(next, hints);
    return html`<div class="ladder">
      ${Array.from({ length: hints + answer }, (_, i) => rung(i + 1))}
      ${next <= hints + answer ? html`<button type="button" class="quiet" @click=${this.#climb}>${label}</button>` : nothing}
    </div>`;
  }

  override render() {
    const w = words[this.language];
    const done = this.solved ? html`<span class="solved">${tick(true)} ${w.solved}</span>` : nothing;
    const takeBack = this.kind === 'move' && this.judged !== null && !this.judged.right;
    return this.frame(
      w.label,
      html`<slot></slot>
        <div class="way">${this.#way()}</div>
        <div aria-live="polite">${this.#result()}</div>
        ${this.kind === 'move' && this.judged ? html`<button type="button" class=${takeBack ? '' : 'quiet'} @click=${this.#again}>${takeBack ? w.back : study[this.language].again}</button>` : nothing}
        ${this.#ladder()}`,
      done,
    );
  }

  static override styles = [
    ...noteStyles,
    css`
      .way {
        margin-block-start: 0.85rem;
      }
      .choices {
        margin-block-start: 0;
      }
      .figure,
      .board {
        margin-block-start: 0.9rem;
      }
      /* Marking is no game: nobody's turn. */
      .painting::part(status) {
        display: none;
      }
      .figure {
        padding-block: 0.5rem;
        overflow-x: auto;
      }
      .figure > * {
        display: flex;
        flex-wrap: wrap;
        align-items: end;
        gap: 0.4rem;
        padding: 0 !important; /* the room a board keeps below it */
      }
      .figure svg {
        max-width: 100%;
        height: auto;
      }
      .fill {
        font-family: var(--nl-ui);
        font-variant-numeric: tabular-nums;
        white-space: pre;
        gap: 0.3rem;
      }
      .solved {
        color: var(--nl-good);
        display: block;
      }
      .solved .tick {
        width: 0.8em;
        height: 0.8em;
      }
      .verdict {
        margin-block-start: 0.9rem;
      }
      .verdict p {
        margin-block: 0 0.5rem;
      }
      .ladder {
        margin-block-start: 0.6rem;
      }
      .rung {
        margin-block: 0.6rem;
        padding-inline-start: 0.9rem;
        border-inline-start: 1px solid var(--nl-line-strong);
      }
      .rung[data-folded] {
        display: none;
      }
      .rung-label {
        margin: 0;
        color: var(--nl-muted);
        font-size: 0.9em;
        font-style: italic;
      }
      .rung-label:lang(zh) {
        font-style: normal;
      }
      @container (max-width: 35.99rem) {
        .solved {
          display: inline;
          margin-inline-start: 0.6rem;
        }
      }
      @media print {
        /* A board that is played on: the page brings its figure. */
        .way > .said,
        .way > .board {
          display: none;
        }
        .fill input {
          display: inline-block;
          min-height: 0;
          width: 3em;
          padding: 0;
          border: 0;
          border-block-end: 1px solid;
          border-radius: 0;
        }
        .way:not(:has(.fill, .figure, nimlab-paint)) {
          display: none;
        }
        .rung,
        .rung[data-folded] {
          display: block;
          margin-block: 0.35rem;
          font-size: 0.85em;
          line-height: 1.45;
          break-inside: avoid;
        }
        .rung-label {
          float: left;
          margin-inline-end: 0.7em;
          font-size: 1em;
        }
      }
    `,
  ];
}

customElements.define('nimlab-exercise', ExerciseElement);
