import { defineSpeaking } from '../shell/language.ts';
import { css, html, nothing, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import type { Move, Outcome } from '../../solver/types.ts';
import { solver } from '../shell/solver.ts';
import type { PositionDetail } from '../shell/view.ts';
import '../paint/element.ts';
import { progress } from '../progress/store.ts';
import { answerForm, digits } from '../study/answer-form.ts';
import {
  judge,
  judgePosition,
  readGoal,
  taskOf,
  whyNot,
  type Ask,
  type Cause,
  type Question,
  type Task,
} from '../study/judge.ts';
import { Note, noteStyles, tick } from '../study/note.ts';
import { causeDrawn, drawing, loadBoard, paintable, speaker } from '../study/board.ts';
import { quote } from '../study/quote.ts';
import { isGrundy, said, words as study, type Speaker } from '../study/words.ts';
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
 * - `outcome`: none; `draws`: a draw is one of the choices. Somebody who was wrong solves it on the board, by the move that
 *   shows why.  `number`: `grundy` (default) or `winning-moves`.
 * - `move`: none; the reader makes a winning move on the game's board.
 * - `position`: the goal: `P`, `N`, `draw`, `grundy=3`, `winning-moves=2`. Each `_` in `position` is a blank to fill in;
 *   without any, the reader writes the whole position. A game that is over is no answer. `above`: what is written into the
 *   blanks must be larger; `not`: and none of these, spaced.
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
    above: { type: String },
    not: { type: String },
    draws: { type: Boolean },
    task: { state: true },
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
  declare above: string;
  declare not: string;
  declare draws: boolean;
  /** What is to be found on the board after a wrong outcome. */
  declare private task: Task | null;
  declare private judged: Judged | null;
  declare private fieldError: string;
  /** Counts the boards put up: a new one for every new attempt. 0: not loaded. */
  declare private board: number;
  /** What is to be marked is a strip: the game's own board cannot be. */
  declare private strip: boolean;
  /** The reader's last position, or the one that the cause speaks of, drawn; '' if there is none. */
  declare private figure: string;
  /** Rungs of the ladder that are open: hints, then the answer. */
  declare private shown: number;
  declare private solved: boolean;
  #hints = 0;
  /** Wrong answers so far: causes climb. */
  #wrong = 0;
  /** The move that is being answered on the board. */
  #tried: Move | null = null;
  #speaker: Speaker | null = null;
  #onProgress = () => (this.solved = progress.exercise(this.key).solved);

  constructor() {
    super();
    this.kind = 'outcome';
    this.game = this.position = this.rule = this.ask = this.above = this.not = '';
    this.draws = false;
    this.judged = this.task = null;
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
    return { game: this.game, position: this.task?.position ?? this.position, rule: this.rule };
  }

  async #putPaint() {
    this.strip = !(await paintable(this.game).catch(() => false));
    if (!this.strip) await this.#putBoard();
  }

  async #putBoard() {
    try {
      if (await loadBoard(this.game)) this.board += 1;
    } catch (error) {
      this.fieldError = said(error, this.language);
    }
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

  /** Runs one judgement; whatever goes wrong is said, and nothing the reader wrote is lost. Null: nothing to judge. */
  async #judge(work: () => Promise<Judged | null>) {
    this.fieldError = '';
    try {
      this.#speaker = await speaker(this.game, this.language, this.rule);
      const judged = await work();
      this.judged = judged;
      if (!judged) return;
      if (!judged.right) this.#wrong += 1;
      this.#keep(judged.right);
    } catch (error) {
      this.judged = null;
      this.fieldError = said(error, this.language);
    }
  }

  /** What the number is called: by the lesson, else by its own name. */
  get #label(): string {
    return (
      this.getAttribute('label') ??
      study[this.language].number[this.ask === 'winning-moves' ? 'winning-moves' : 'grundy']
    );
  }

  #answer(ask: Ask, answer: string) {
    const w = words[this.language];
    if (ask !== 'outcome' && !digits.test(answer)) {
      this.fieldError = study[this.language].notNumber;
      return;
    }
    const plain = ask === 'outcome' ? answer : BigInt(answer).toString();
    void this.#judge(async () => {
      const manner = { tell: false, tries: this.#wrong, sg: isGrundy(this.#label, this.language) };
      const [page, question] = [await solver(), this.#question];
      const { right, causes, analysis } = await judge(page, question, ask, plain, manner);
      this.figure = await causeDrawn(causes, question);
      const line = right ? w.right : ask === 'outcome' ? w.wrong[plain as Outcome] : w.notNumber(plain);
      if (ask === 'outcome' && !right) {
        // The other button would be right: instead of pressing it, the reader finds out why.
        this.task = await taskOf(page, question, analysis);
        if (this.task) await this.#putBoard();
      }
      return { right, causes, line };
    });
  }

  /** The board's perfect opponent answers a move that is not the one: its answer is the cause. */
  #moved(event: CustomEvent<PositionDetail>) {
    event.stopPropagation(); // what happens here is no move on a board of the page
    const { move, by, position, outcome } = event.detail;
    if (!move || this.#judgedMove) return;
    const w = words[this.language];
    const leave = this.task?.leave ?? 'P';
    if (by === 'you' && outcome === leave) {
      void this.#judge(async () => {
        this.#done = true;
        this.figure = '';
        return { right: true, line: leave === 'draw' ? w.keepsDraw : w.wins(quote(position)), causes: [] };
      });
    } else if (by === 'you') {
      this.#tried = move;
    } else if (this.#tried) {
      this.#fails(this.#tried, move);
    }
  }

  /** The move on the board has been found right. */
  #done = false;
  /** A move has been judged, and is not taken back yet. */
  get #judgedMove(): boolean {
    return this.task ? this.#done || this.#failed : this.judged !== null;
  }
  #failed = false;

  /** Where the last move loses, a game may end with the reader's own. */
  #ended(event: Event) {
    event.stopPropagation();
    if (this.#tried && !this.#judgedMove) this.#fails(this.#tried);
  }

  #fails(tried: Move, answer?: Move) {
    this.#failed = true;
    void this.#judge(async () => {
      const page = await solver();
      const question = this.#question;
      const before = await page.analyse(question.game, question.position, question.rule);
      const causes = await whyNot(page, question, before, tried, null, answer);
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
      const template = parts.length > 1 ? this.position : '_';
      const v = await judgePosition(await solver(), { ...this.#question, position }, goal, template, this.#wrong);
      this.figure = await drawing(this.game, v.analysis.position, v.analysis.rule);
      const refused = v.analysis.moveCount === 0n ? w.isOver : this.#excluded(fields);
      if (refused) {
        this.fieldError = refused;
        return null;
      }
      const wanted = goal.ask === 'outcome' ? w.goal.outcome(goal.want) : w.goal[goal.ask](goal.want);
      const said = quote(v.analysis.position);
      return { right: v.right, line: v.right ? w.isGoal(said, wanted) : w.notGoal(said, wanted), causes: v.causes };
    });
  }

  /** Why what was written into the blanks is not wanted; '' if it is. */
  #excluded(fields: readonly string[]): string {
    const w = words[this.language];
    const numbers = fields.filter((each) => digits.test(each)).map(BigInt);
    const not = this.not.split(' ').filter(Boolean).map(BigInt);
    if (this.above && numbers.some((each) => each <= BigInt(this.above))) return w.above(this.above);
    const given = numbers.find((each) => not.includes(each));
    return given === undefined ? '' : w.not(String(given));
  }

  #painted(event: CustomEvent<{ right: boolean }>) {
    this.#keep(event.detail.right);
  }

  #again() {
    this.judged = this.#tried = null;
    this.#failed = this.#done = false;
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
        if (this.task) return this.#refute(this.task);
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
        return html`${this.#blanks()}${this.figure ? this.#figure() : nothing}`;
    }
  }

  #figure() {
    return html`<div class="figure" aria-hidden="true">${unsafeHTML(this.figure)}</div>`;
  }

  #refute({ refutes, leave }: Task) {
    const w = words[this.language];
    const say = this.#speaker!;
    return html`<p>
        ${refutes ? w.refute(say(refutes.move, refutes.before)) : leave === 'draw' ? w.keepDraw : w.findWin}
      </p>
      ${this.#board()}${this.#problem()}`;
  }

  #problem() {
    return this.fieldError ? html`<p class="error" role="alert">${this.fieldError}</p>` : nothing;
  }

  /** The game's own board; its view for painting, if that is the task. */
  #board(view = '') {
    if (!this.board || !/^[a-z][a-z0-9_-]*$/.test(this.game)) return nothing;
    const tag = unsafeStatic(tagOf(this.game));
    const locked = this.task ? this.#failed || this.#done : this.judged?.right === false;
    const stop = (event: Event) => event.stopPropagation();
    const board = view
      ? staticHtml`<${tag} class="painting" rule=${this.rule} position=${this.position} view=${view} controls="none"
          @nimlab-position=${stop} @nimlab-painted=${this.#painted}></${tag}>`
      : staticHtml`<${tag} rule=${this.rule} position=${this.#question.position} opponent="perfect" controls="none"
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
        ${j.causes.map((cause) => html`<p>${s.cause(cause, this.#speaker!, this.#label)}</p>`)}
        ${this.figure && this.kind === 'number' ? this.#figure() : nothing}
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
    // That the outcome is another comes before the task that it leads to.
    const first = this.task !== null && !this.#judgedMove;
    const moving = this.kind === 'move' || this.task !== null;
    const takeBack = moving && this.judged?.right === false && (!this.task || this.#failed);
    return this.frame(
      w.label,
      html`<slot></slot>
        <div aria-live="polite">${first ? this.#result() : nothing}</div>
        <div class="way">${this.#way()}</div>
        <div aria-live="polite">${first ? nothing : this.#result()}</div>
        ${takeBack || (this.kind === 'move' && this.judged) ? html`<button type="button" class=${takeBack ? '' : 'quiet'} @click=${this.#again}>${takeBack ? w.back : study[this.language].again}</button>` : nothing}
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
      .board {
        margin-block-start: 0.9rem;
      }
      /* Marking is no game: nobody's turn. */
      .painting::part(status) {
        display: none;
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

defineSpeaking('nimlab-exercise', ExerciseElement);
