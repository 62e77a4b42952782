import '../paint/element.ts';
import { defineSpeaking } from '../../board/language.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { Move, Outcome, Player } from '../../solver/types.ts';
import { solver } from '../../board/solver.ts';
import type { GameElement } from '../../board/game-element.ts';
import { standing } from '../../board/match.ts';
import type { PositionDetail } from '../../board/view.ts';
import { progress } from '../progress/store.ts';
import { answerForm, offered, plainAnswer, textForm } from '../answer-form.ts';
import { judge, judgePosition, readGoal, taskOf, whyNot, type Task } from '../judge.ts';
import type { Ask, Cause, Question } from '../question.ts';
import { Note, noteStyles, tick } from '../progress/note.ts';
import {
  causeDrawn,
  drawing,
  drawingOf,
  figure,
  paintable,
  speaker,
  type Figure,
  type Voice,
  several,
} from '../board.ts';
import { causeOf, fractional, judgeAnswer } from '../instrument.ts';
import { loadBoard } from '../../board/load.ts';
import { isGrundy, said, saidOfAnswer, saidOfFractions, unread, words as study } from '../words.ts';
import { tagOf } from '../../board/tag.ts';
import { blanks, excluded, filled, takesIn, unfit, which } from './blanks.ts';
import { Ladder } from './ladder.ts';
import { BlanksBoard } from './blanks-board.ts';
import { pointOut } from './point.ts';
import { exerciseStyles } from './styles.ts';
import { words } from './words.ts';

export type ExerciseKind = 'outcome' | 'number' | 'move' | 'position' | 'paint' | 'answer';

/** What is shown after an answer. */
interface Judged {
  readonly right: boolean;
  readonly line: TemplateResult | string;
  readonly causes: readonly Cause[];
  /** What an instrument says of the answer. */
  readonly told?: string;
}

/**
 * `<nimlab-exercise>`: a task whose answer the solver judges. Any correct answer counts; a wrong one gets its cause.
 *
 * Attributes: `kind`, `game`, `position`, `rule`, `name`, `lesson`; `plays` where the players differ, `left` or
 * `right`: who is to move, and is the reader; and `ask`:
 * - `outcome`: none; `draws`: a draw is one of the choices. Somebody who was wrong solves it on the board, by the move
 *   that shows why.
 * - `number`: `grundy` (default), `winning-moves` or `value`.
 * - `move`: none; the reader makes a winning move on the game's board.
 * - `position`: the goal: `P`, `N`, `draw`, `L`, `R`, `grundy=3`, `winning-moves=2`, `value=3/4`. Each `_` in
 *   `position` is a blank to fill in; without any, the reader writes the whole position. A game that is over is no
 *   answer. `above`: what is written into the blanks must be larger; `not`: and none of these, spaced.
 * - `answer`, and `position` with `want`: of an instrument, what it judges (`judge_<ask>`): an answer about `position`,
 *   in its own notation, or a position of which `want` is wanted.
 *   `judge`: another instrument that judges it.
 * - `paint`: none; the reader marks the cells 0 … `position` of a strip (after `above`), or those of the board of a
 *   game that has one.
 *
 * Slots: the task; `board`: the one that is played on, which is put there where the page has none; `hint` (several,
 * climbing); `answer`. A `<details>` in them is unwrapped: the ladder folds them. Event: `nimlab-solved` { name },
 * bubbles, composed.
 */
export class ExerciseElement extends Note {
  static override properties = {
    ...Note.properties,
    kind: { type: String },
    game: { type: String },
    position: { type: String },
    rule: { type: String },
    ask: { type: String },
    want: { type: String },
    judge: { type: String },
    above: { type: String },
    not: { type: String },
    draws: { type: Boolean },
    plays: { type: String },
    view: { type: String },
    task: { state: true },
    judged: { state: true },
    fieldError: { state: true },
    board: { state: true },
    strip: { state: true },
    figure: { state: true },
    solved: { state: true },
  };
  declare kind: ExerciseKind;
  declare game: string;
  declare position: string;
  declare rule: string;
  declare ask: string;
  /** Of an instrument's position, what it is to have; null where positions are a game's. */
  declare want: string | null;
  /** The instrument that judges; '' for the one that is asked about. */
  declare judge: string;
  declare above: string;
  declare not: string;
  declare draws: boolean;
  declare plays: Player | undefined;
  /** How the position of the question is drawn, and those that causes speak of. */
  declare view: string;
  /** What is to be found on the board after a wrong outcome. */
  declare private task: Task | null;
  declare private judged: Judged | null;
  declare private fieldError: string;
  /** Counts the boards put up: a new one for every new attempt. 0: not loaded. */
  declare private board: number;
  /** What is to be marked is a strip: the game's own board cannot be. */
  declare private strip: boolean;
  /** The reader's last position, or the one that the cause speaks of, drawn; '' if there is none. */
  declare private figure: Figure | null;
  declare private solved: boolean;
  readonly #ladder = new Ladder(this);
  readonly #blanks = new BlanksBoard(this);
  /** Wrong answers so far: causes climb. */
  #wrong = 0;
  /** The move that is being answered on the board. */
  #tried: Move | null = null;
  #speaker: Voice | null = null;
  /** Fields that what is refused is about; null: all there are. */
  #blamed: readonly number[] | null = null;
  #onProgress = () => (this.solved = progress.exercise(this.key).solved);

  constructor() {
    super();
    this.kind = 'outcome';
    this.game = this.position = this.rule = this.ask = this.judge = this.above = this.not = this.view = '';
    this.draws = false;
    this.want = null;
    this.judged = this.task = null;
    this.fieldError = '';
    this.figure = null;
    this.board = 0;
    this.solved = this.strip = false;
    this.addEventListener('nimlab-position', (event) => this.#moved(event));
    this.addEventListener('nimlab-over', (event) => this.#ended(event));
    this.addEventListener('nimlab-painted', (event) =>
      this.#keep((event as CustomEvent<{ right: boolean }>).detail.right),
    );
  }

  override connectedCallback() {
    super.connectedCallback();
    if (this.key) {
      this.#onProgress();
      progress.addEventListener('change', this.#onProgress);
    }
    if (this.kind === 'move') void this.#putBoard();
    if (this.kind === 'paint') void this.#putPaint();
    if (this.kind === 'position') void this.#bringBlanks();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    progress.removeEventListener('change', this.#onProgress);
  }

  get #question(): Question {
    const { position, player } = this.task ?? { position: this.position, player: this.plays };
    return { game: this.game, position, rule: this.rule, player };
  }

  /** Without it the field is enough. */
  async #bringBlanks() {
    await this.#blanks.bring().catch((error: unknown) => (this.fieldError = said(error, this.language)));
  }

  async #putPaint() {
    // A page that has put no board there wants a strip: drawn at once, since a strip that came later would move the
    // page.
    this.strip = !this.#played && /^\d+$/.test(this.position);
    const marked = await paintable(this.game).catch(() => false);
    this.strip = !marked;
    if (marked) await this.#putBoard();
  }

  async #putBoard() {
    try {
      if (!(await loadBoard(this.game))) return;
      const [played, { position, player }] = [this.#played, this.#question];
      if (!played) this.#appendBoard(position, player);
      else if (played?.match) await played.restart(position);
      this.board += 1;
    } catch (error) {
      this.fieldError = said(error, this.language);
    }
  }

  /** The board that is played on: the page's own, else one of ours beside its text. */
  get #played(): GameElement | null {
    return this.querySelector<GameElement>(':scope > [slot=board] > *');
  }

  #appendBoard(position: string, plays: Player = 'left') {
    const board = document.createElement(tagOf(this.game));
    for (const [name, value] of Object.entries({
      position,
      rule: this.rule,
      opponent: 'perfect',
      controls: 'none',
      plays,
      ...(this.kind === 'paint' && { view: 'paint' }),
    }))
      board.setAttribute(name, value);
    const room = document.createElement('div');
    [room.className, room.slot] = ['board', 'board'];
    room.append(board);
    this.append(room);
  }

  /** What has been judged is not played on. */
  override updated() {
    const played = this.#played;
    if (played) played.inert = this.task ? this.#failed || this.#done : this.judged?.right === false;
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

  /**
   * Runs one judgement; whatever goes wrong is said (`refused`), and nothing the reader wrote is lost. Null: nothing to
   * judge. `between` is what stands before each field in the text that is judged.
   */
  async #judge(work: () => Promise<Judged | null>, between: readonly string[] = [], refused = said) {
    this.fieldError = '';
    try {
      const say = (this.#speaker = await speaker(this.game, this.language, this.rule, this.view));
      const judged = await work();
      await say.know(judged?.causes ?? []);
      this.judged = judged;
      if (!judged) return;
      if (!judged.right) this.#wrong += 1;
      this.#keep(judged.right);
    } catch (error) {
      this.judged = null;
      this.#refuse(refused(error, this.language), []);
      await this.updateComplete;
      const at = pointOut(error, [...this.renderRoot.querySelectorAll<HTMLInputElement>('form.row input')], between);
      if (unread(error)) this.#refuse(this.fieldError, at.length ? at : null);
    }
  }

  /** What was written cannot be judged: `why`, and which fields are at fault; null: all of them. */
  #refuse(why: string, fields: readonly number[] | null = null) {
    [this.fieldError, this.#blamed] = [why, fields];
    this.requestUpdate();
  }

  /** A position as its board speaks of it. */
  async #spoken(position: string) {
    const say = this.#speaker!;
    await say.know([], position);
    return say.position(position);
  }

  /** What the number is called: by the lesson, else by its own name. */
  get #label(): string {
    const ask = this.#ask;
    return this.getAttribute('label') ?? (ask === 'outcome' ? '' : study[this.language].number[ask]);
  }

  /** What an outcome or a number is asked for. */
  get #ask(): Ask {
    if (this.kind === 'outcome') return 'outcome';
    return this.ask === 'winning-moves' || this.ask === 'value' ? this.ask : 'grundy';
  }

  #answer(ask: Ask, answer: string) {
    const w = words[this.language];
    const plain = plainAnswer(ask, answer);
    if (plain === null) return this.#refuse(study[this.language][ask === 'value' ? 'notValue' : 'notNumber']);
    void this.#judge(async () => {
      const manner = { tell: false, tries: this.#wrong, sg: isGrundy(this.#label, this.language) };
      const [page, question] = [await solver(), this.#question];
      const { right, causes } = await judge(page, question, ask, plain, manner);
      this.figure = await causeDrawn(this, causes, question, this.view);
      const line = right ? w.right : ask === 'outcome' ? w.wrong[plain as Outcome] : w.notNumber(plain);
      if (ask === 'outcome' && !right) {
        // The other button would be right: instead of pressing it, the reader finds out why.
        this.task = await taskOf(page, question, plain as Outcome);
        if (this.task) await this.#putBoard();
      }
      return { right, causes, line };
    });
  }

  /**
   * An answer about an instrument, or a position on it (`whole`), which has that before its fields: it judges itself.
   */
  #submit(answer: string, whole: readonly string[] | null) {
    const w = words[this.language];
    if (!answer) return this.#refuse(w.empty);
    void this.#judge(
      async () => {
        if (whole) await loadBoard(this.game); // it knows what numbers may be
        const about = whole ? this.want! : this.position;
        const asking = { instrument: this.judge || this.game, about, ask: this.ask };
        const judgement = await judgeAnswer(await solver(), asking, answer, this.#wrong, whole !== null);
        const { right, lit } = judgement;
        const drawn = whole ? answer : right || lit.length === 0 ? '' : this.position;
        this.figure = drawn ? await drawingOf(this, this.game, drawn, lit, this.view) : null;
        const told = await causeOf(this.game, this.language, judgement);
        return { right, line: right ? w.right : w.notAnswer(several(answer)), causes: [], told };
      },
      whole ?? [`${this.position} | `],
      (error, language) => (!whole ? saidOfAnswer : fractional(this.game) ? saidOfFractions : said)(error, language),
    );
  }

  /** The board's perfect opponent answers a move that is not the one: its answer is the cause. */
  #moved(event: CustomEvent<PositionDetail>) {
    event.stopPropagation(); // what happens here is no move on a board of the page
    const { move, by, position } = event.detail;
    if (!move || this.#judgedMove) return;
    const w = words[this.language];
    const leave = this.task?.leave ?? 'lost';
    if (by === 'you' && standing(event.detail) === leave) {
      void this.#judge(async () => {
        this.#done = true;
        this.figure = null;
        return {
          right: true,
          line: leave === 'drawn' ? w.keepsDraw : w.wins(await this.#spoken(position)),
          causes: [],
        };
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
    return this.#failed || (this.task ? this.#done : this.judged !== null);
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
      const { game, position, rule, player = 'left' } = question;
      const before = await page.analyse(game, position, rule, { player });
      const causes = await whyNot(page, question, before, tried, null, answer);
      return { right: false, line: words[this.language].fails, causes };
    }).then(() => (this.#failed &&= this.judged !== null)); // not where it could not be judged
  }

  #fill(event: Event) {
    event.preventDefault();
    const { fields, position, between, template } = filled(event.target as HTMLFormElement, this.position);
    const w = words[this.language];
    // The parts around an empty blank could be read as one number.
    const empty = which(fields, (each) => !each);
    if (empty.length) return this.#refuse(w.empty, empty);
    if (this.want !== null) return this.#submit(position, between);
    const goal = readGoal(this.ask);
    if (!goal) throw new TypeError(`nimlab-exercise: '${this.ask}' is no goal`);
    const wrong = unfit(fields, this.position);
    if (wrong.length) return this.#refuse(w.unfit(fields[wrong[0]!]!, takesIn(this.position, wrong[0]!)), wrong);
    void this.#judge(async () => {
      const v = await judgePosition(await solver(), { ...this.#question, position }, goal, template, this.#wrong);
      this.figure = await drawing(this, this.game, v.analysis.position, v.analysis.rule, this.view);
      const [refused, at] = v.analysis.moveCount === 0n ? [w.isOver, null] : excluded(fields, this, w);
      if (refused) {
        this.#refuse(refused, at);
        return null;
      }
      const wanted = goal.ask === 'outcome' ? w.goal.outcome(goal.want) : w.goal[goal.ask](goal.want);
      const said = await this.#spoken(v.analysis.position);
      return { right: v.right, line: v.right ? w.isGoal(said, wanted) : w.notGoal(said, wanted), causes: v.causes };
    }, between);
  }

  #again() {
    this.judged = this.#tried = null;
    this.#failed = this.#done = false;
    this.fieldError = '';
    void this.#putBoard();
  }

  #way(): TemplateResult | typeof nothing {
    const w = words[this.language];
    const ask = this.#ask;
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
          offered(this.draws, this.plays),
        );
      case 'answer':
        return textForm(w, this.getAttribute('label') ?? w.legend, this.fieldError, (answer) =>
          this.#submit(answer, null),
        );
      case 'move':
        return html`<p class="said">${w.move}</p>
          <slot name="board"></slot>${this.#problem()}`;
      case 'paint':
        if (!this.strip) return html`<slot name="board"></slot>${this.#problem()}`;
        return html`<nimlab-paint
          game=${this.game}
          rule=${this.rule}
          cells=${this.position}
          above=${this.above}
        ></nimlab-paint>`;
      case 'position':
        return html`${this.#blanks.draw()}${blanks(
          this.position,
          w,
          this.fieldError,
          (field) => this.#blamed?.includes(field) ?? true,
          (event) => this.#fill(event),
          this.#blanks.read,
        )}${this.figure && !this.#blanks.here ? figure(this.figure) : nothing}`;
    }
  }

  #refute({ refutes, leave }: Task) {
    const w = words[this.language];
    const say = this.#speaker!;
    return html`<p>
        ${refutes ? w.refute(say(refutes.move, refutes.before)) : leave === 'drawn' ? w.keepDraw : w.findWin}
      </p>
      <slot name="board"></slot>${this.#problem()}`;
  }

  #problem() {
    return this.fieldError ? html`<p class="error" role="alert">${this.fieldError}</p>` : nothing;
  }

  #result() {
    const [s, j] = [study[this.language], this.judged];
    if (!j) return nothing;
    return html`<div class="verdict ${j.right ? 'right' : 'wrong'}">
      ${tick(j.right)}
      <div>
        <p><strong>${j.line}</strong></p>
        ${j.causes.map((cause) => html`<p>${s.cause(cause, this.#speaker!, this.#label)}</p>`)}
        ${j.told ? html`<p>${j.told}</p>` : nothing}
        ${this.figure && (this.kind === 'number' || this.kind === 'answer') ? figure(this.figure) : nothing}
      </div>
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
        ${this.#ladder.draw(this.solved)}`,
      done,
    );
  }

  static override styles = [...noteStyles, exerciseStyles];
}

defineSpeaking('nimlab-exercise', ExerciseElement);
