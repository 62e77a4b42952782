import '../paint/element.ts';
import { defineSpeaking } from '../../board/language.ts';
import { html, nothing, type TemplateResult } from 'lit';
import type { Move, Outcome, Player } from '../../solver/types.ts';
import { solver } from '../../board/solver.ts';
import type { GameElement } from '../../board/game-element.ts';
import { gameInHash } from '../../board/link.ts';
import { standing } from '../../board/match.ts';
import type { OverDetail, PositionDetail } from '../../board/view.ts';
import { progress, type Attempt } from '../progress/store.ts';
import { answerForm, offered, plainAnswer, textForm } from '../answer-form.ts';
import { judge, judgePosition, readGoal, taskOf, truth, whyNot, type Task } from '../judge.ts';
import { wholeAnswer, type Ask, type Cause, type Question } from '../cause.ts';
import type { PaintElement } from '../paint/element.ts';
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
import { Choices } from './choices.ts';
import { BlanksBoard } from './blanks-board.ts';
import { pointOut } from './point.ts';
import { questionStyles } from './styles.ts';
import { goalSaid, words } from './words.ts';

export type QuestionKind = 'outcome' | 'number' | 'move' | 'position' | 'paint' | 'answer' | 'choose' | 'play';

/** What is shown after an answer. */
interface Judged {
  /** Null: the answer itself, which was asked for. */
  readonly right: boolean | null;
  readonly line: TemplateResult | string;
  readonly causes: readonly Cause[];
  /** What an instrument says of the answer. */
  readonly told?: string;
}

interface Judging {
  /** What stands before each field in the text that is judged. */
  readonly between?: readonly string[];
  readonly refused?: typeof said;
  /** It is an answer of the reader's. */
  readonly counts?: boolean;
}

/** So many wrong answers, and the answer is shown. */
const patience = 3;

/**
 * `<nimlab-question>`: a question of a lesson, and the talk about it. A wrong answer gets what refutes it, and one tries
 * again; the second one a nudge as well; after the third, or when the reader asks to be shown, comes the answer with
 * its reason. Any right answer counts: the solver judges.
 *
 * Attributes: `kind`, `game`, `position`, `rule`, `name`, `lesson`; `plays` where the players differ, `left` or
 * `right`: who is to move, and is the reader; `label`: what the lesson calls the number asked for; `waits`: what follows
 * on the page is not there until the question is answered or shown (then the attribute goes); and `ask`:
 * - `outcome`: none; `draws`: a draw is one of the choices. Somebody who was wrong solves it on the board, by the move
 *   that shows why.
 * - `number`: `grundy` (default), `winning-moves` or `value`.
 * - `move`: none; the reader makes a winning move on the game's board.
 * - `position`: the goal: `P`, `N`, `draw`, `L`, `R`, `grundy=3`, `winning-moves=2`, `value=3/4`. Each `_` in
 *   `position` is a blank to fill in; without any, the reader writes the whole position. A game that is over is no
 *   answer. `above`: what is written into the blanks must be larger; `not`: and none of these, spaced.
 * - `answer`, and `position` with `want`: of an instrument, what it judges (`judge_<ask>`): an answer about `position`,
 *   in its own notation, or a position of which `want` is wanted. `judge`: another instrument that judges it; `answer`:
 *   one that is right, to be shown.
 * - `paint`: none; the reader marks the cells 0 … `position` of a strip (after `above`), or those of the board of a
 *   game that has one.
 * - `choose`: none; one of the `choice` slots is right, and each other is refuted (`Choices`).
 * - `play`: none; a game on the board in it is played to its end. `want="win"`: and won. Or 24 is made of cards.
 *
 * Slots: the task; `board`: the one that is played on, which is put there where the page has none; `choice` (several);
 * `hint` (several, climbing); `answer`; `reveal`: what comes once it is answered or shown (on paper it is there). A
 * `<details>` in hints and answers is unwrapped: the ladder folds them. Event: `nimlab-answered` { name, right },
 * bubbles, composed: right, or shown.
 */
export class QuestionElement extends Note {
  static override properties = {
    ...Note.properties,
    kind: { type: String },
    game: { type: String },
    position: { type: String },
    rule: { type: String },
    ask: { type: String },
    want: { type: String },
    judge: { type: String },
    answer: { type: String },
    label: { type: String },
    waits: { type: Boolean, reflect: true },
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
    shown: { state: true },
    told: { state: true },
    linked: { state: true },
    begun: { state: true },
  };
  declare kind: QuestionKind;
  declare game: string;
  declare position: string;
  declare rule: string;
  declare ask: string;
  /** Of an instrument's position, what it is to have; of a game that is played, `win`; else null. */
  declare want: string | null;
  /** The instrument that judges; '' for the one that is asked about. */
  declare judge: string;
  /** Of an instrument: a right one. */
  declare answer: string;
  /** What the number is called; null: by its own name. */
  declare label: string | null;
  /** What follows on the page is not there yet. */
  declare waits: boolean;
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
  /** The reader's last position, or the one that the cause speaks of, drawn; null if there is none. */
  declare private figure: Figure | null;
  declare private solved: boolean;
  /** The reader asked to be shown the answer, or was: now or in an earlier visit. */
  declare private shown: boolean;
  /** The answer stands there. */
  declare private told: boolean;
  /** An address has led to what waits for the answer. */
  declare private linked: boolean;
  /** Somebody has moved in the game. */
  declare private begun: boolean;
  readonly #ladder = new Ladder(this);
  readonly #blanks = new BlanksBoard(this);
  readonly #choices = new Choices(this);
  /** Wrong answers so far: causes climb. */
  #wrong = 0;
  /** What was chosen last. */
  #chosen: string | null = null;
  /** The move that is being answered on the board. */
  #tried: Move | null = null;
  /** The move on the board has been found right, or wrong and is not taken back yet. */
  #moveIs: 'right' | 'wrong' | null = null;
  #speaker: Voice | null = null;
  /** Fields that what is refused is about; null: all there are. */
  #blamed: readonly number[] | null = null;
  /** A board on which what is missing is laid. */
  #coming: Promise<void> | null = null;

  constructor() {
    super();
    this.kind = 'outcome';
    this.game = this.position = this.rule = this.ask = this.judge = this.answer = '';
    this.above = this.not = this.view = this.fieldError = '';
    this.draws = this.waits = this.solved = this.shown = this.told = this.linked = this.begun = this.strip = false;
    this.label = this.want = this.judged = this.task = this.figure = null;
    this.board = 0;
    /** A board beside the question is another one. */
    const ours = ({ target }: Event) => (target as Element).closest('[slot]')?.slot === 'board';
    this.addEventListener('nimlab-position', (event) => {
      if (this.kind !== 'play') return void (ours(event) && this.#moved(event));
      this.begun ||= event.detail.by === 'you';
      if (event.detail.by === 'set') this.judged = null; // a new game
    });
    this.addEventListener('nimlab-over', (event) => {
      if (this.kind === 'play') this.#gameEnded(event.detail, !('match' in event.target!));
      else if (ours(event)) this.#ended(event);
    });
    this.addEventListener('nimlab-painted', (event) => {
      const { right, wrong } = (event as CustomEvent<{ right: boolean; wrong: number }>).detail;
      if (right || wrong) this.#count(right); // what is not finished is not wrong
    });
  }

  override connectedCallback() {
    super.connectedCallback();
    if (this.key) {
      this.#onProgress();
      progress.addEventListener('change', this.#onProgress);
    }
    addEventListener('hashchange', this.#openLinked);
    this.#openLinked();
    if (this.kind === 'move') void this.#putBoard();
    if (this.kind === 'paint') void this.#putPaint();
    if (this.kind === 'position') this.#coming = this.#bringBlanks();
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#openLinked);
    progress.removeEventListener('change', this.#onProgress);
  }

  /** An address leads to a place that waits for the answer, or to the game of a board there. */
  #openLinked = () => {
    const { hash } = location;
    const meant = (within: Element) =>
      gameInHash(hash, within.getAttribute('name') ?? '') !== null || (within.id !== '' && hash === `#${within.id}`);
    this.linked ||= hash !== '' && [...this.querySelectorAll(':scope > [slot=reveal] :is([id], [name])')].some(meant);
  };

  #onProgress = () => {
    ({ solved: this.solved, shown: this.shown } = progress.question(this.key));
    if (this.#done) this.waits = false;
  };

  // ---- What is asked -----------------------------------------------------------------------------------------------

  get #question(): Question {
    const { position, player } = this.task ?? { position: this.position, player: this.plays };
    return { game: this.game, position, rule: this.rule, player };
  }

  /** What an outcome or a number is asked for. */
  get #ask(): Ask {
    if (this.kind === 'outcome') return 'outcome';
    return this.ask === 'winning-moves' || this.ask === 'value' ? this.ask : 'grundy';
  }

  /** What the number is called: by the lesson, else by its own name. */
  get #called(): string {
    const ask = this.#ask;
    return this.label ?? (ask === 'outcome' ? '' : study[this.language].number[ask]);
  }

  /** The number goes by the name of SG value. */
  get #isGrundy(): boolean {
    return isGrundy(this.#called, this.language);
  }

  // ---- How it goes on ----------------------------------------------------------------------------------------------

  /** Whether what waits for it may be seen. */
  get #done(): boolean {
    return this.solved || this.shown;
  }

  /** An answer has been judged. */
  #count(right: boolean) {
    if (!right) this.#wrong += 1;
    const { tries } = progress.question(this.key);
    this.#keep({ tries: this.#done ? tries : tries + 1, solved: this.solved || right });
    if (this.#done) return;
    if (this.#wrong >= patience) void this.#show();
    else if (this.#wrong > 1) this.#ladder.climb();
  }

  #keep(change: Partial<Attempt>) {
    const before = this.#done;
    this.solved ||= change.solved ?? false;
    this.shown ||= change.shown ?? false;
    if (this.key) progress.keepQuestion(this.key, change);
    if (before || !this.#done) return;
    this.waits = false;
    const detail = { name: this.name, right: this.solved };
    this.dispatchEvent(new CustomEvent('nimlab-answered', { bubbles: true, composed: true, detail }));
  }

  /** Shows the answer with its reason. */
  async #show(asked = false) {
    this.told = true;
    this.#keep({ shown: true });
    await this.#judge(() => this.#reason(), { counts: false });
    this.requestUpdate(); // also where nothing is judged: what is chosen, filled in or played is drawn
    if (asked) await this.focusOn(this.kind === 'choose' ? '[aria-pressed=true]' : '.told, .answer, .after');
  }

  async #reason(): Promise<Judged | null> {
    const w = words[this.language];
    switch (this.kind) {
      case 'outcome':
      case 'number': {
        const { game, position, rule, plays: player } = this;
        const [page, question, ask] = [await solver(), { game, position, rule, player }, this.#ask];
        const is = truth(ask, await page.analyse(game, position, rule, { player: player ?? 'left' }));
        this.#chosen = is;
        const { causes } = await judge(page, question, ask, is, { ...wholeAnswer, sg: this.#isGrundy });
        this.figure = await causeDrawn(this, causes, question, this.view);
        return { right: null, line: w.answerIs(this.#put(is)), causes };
      }
      case 'choose':
        this.#chosen = this.#choices.right;
        return null;
      case 'move':
        await this.#playAnswer();
        return null;
      case 'position':
        await this.#fillIn();
        return null;
      case 'paint':
        await this.renderRoot.querySelector<PaintElement>('nimlab-paint')?.reveal();
        return this.judged;
      default:
        if (this.#ladder.hasAnswer || !this.answer) return this.judged; // what was wrong last still stands there
        return { right: null, line: w.answerIs(several(this.answer)), causes: [] };
    }
  }

  /** Makes a winning move on the board. */
  async #playAnswer() {
    const { game, position, rule, plays: player = 'left' } = this;
    const { winningMoves } = await (await solver()).analyse(game, position, rule, { player });
    [this.#tried, this.#moveIs] = [null, null];
    const here = this.#boardHere;
    await here?.restart(position);
    const answer = winningMoves[0];
    if (answer) await here?.propose(answer.numbers, true);
  }

  /** Puts the smallest right number into the one blank there is. */
  async #fillIn() {
    const goal = readGoal(this.ask);
    const fields = this.renderRoot.querySelectorAll<HTMLInputElement>('.fill input');
    if (this.want !== null || !goal || fields.length !== 1 || !this.position.includes('_')) return;
    const page = await solver();
    for (let n = 0; n < 200; n++) {
      if (excluded([`${n}`], this, words[this.language])[0]) continue;
      const position = this.position.replace('_', `${n}`);
      const known = await page.analyse(this.game, position, this.rule).catch(() => null);
      if (!known?.moveCount || truth(goal.ask, known) !== goal.want) continue;
      fields[0]!.value = `${n}`;
      this.#blanks.read();
      return;
    }
  }

  /** An answer to what is asked, as it stands in a sentence. */
  #put(answer: string): TemplateResult | string {
    if (this.kind === 'outcome') return words[this.language].outcome[answer as Outcome];
    if (this.#ask === 'winning-moves' && this.label === null) return study[this.language].count(answer);
    return html`${this.#called} = ${several(answer)}`;
  }

  /**
   * Runs one judgement; whatever goes wrong is said (`refused`), and nothing the reader wrote is lost. Null: nothing to
   * judge. `between` is what stands before each field in the text that is judged.
   */
  async #judge(
    work: () => Promise<Judged | null>,
    { between = [], refused = said, counts = true }: Judging = {},
  ): Promise<void> {
    this.fieldError = '';
    try {
      const say = (this.#speaker = await speaker(this.game, this.language, this.rule, this.view, this.position));
      const judged = await work();
      await say.know(judged?.causes ?? []);
      this.judged = judged;
      if (judged && counts) this.#count(judged.right === true);
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

  /** A position as its board speaks of it, if few words do. */
  async #spoken(position: string) {
    const say = this.#speaker!;
    await say.know([], position);
    return say.brief(position);
  }

  // ---- Chosen, written ---------------------------------------------------------------------------------------------

  #answer(ask: Ask, answer: string) {
    const w = words[this.language];
    const plain = plainAnswer(ask, answer);
    if (plain === null) return this.#refuse(study[this.language][ask === 'value' ? 'notValue' : 'notNumber']);
    this.#chosen = plain;
    void this.#judge(async () => {
      const manner = { tell: false, tries: this.#wrong, sg: this.#isGrundy };
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

  #choose(choice: number) {
    this.#chosen = `${choice}`;
    void this.#judge(async () => {
      this.figure = null;
      if (this.#choices.isRight(choice)) return { right: true, line: words[this.language].right, causes: [] };
      const { line, causes, figure } = await this.#choices.refute(choice);
      this.figure = figure;
      return { right: false, line, causes };
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
      {
        between: whole ?? [`${this.position} | `],
        refused: (error, language) =>
          (!whole ? saidOfAnswer : fractional(this.game) ? saidOfFractions : said)(error, language),
      },
    );
  }

  /** Two games with a bar between them are notation: where they are drawn, the field stands alone. */
  get #besidePicture(): boolean {
    return this.game === 'sum' && this.querySelector(':scope > .asked') !== null;
  }

  /** That board is there with the first drawing: until then the page keeps its room, and nothing moves. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const coming = this.hasUpdated ? null : this.#coming;
    return coming ? coming.then(() => super.scheduleUpdate()) : super.scheduleUpdate();
  }

  /** Without it the field is enough. */
  async #bringBlanks() {
    await this.#blanks.bring().catch((error: unknown) => (this.fieldError = said(error, this.language)));
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
    if (!goal) throw new TypeError(`nimlab-question: '${this.ask}' is no goal`);
    const wrong = unfit(fields, this.position);
    if (wrong.length) return this.#refuse(w.unfit(fields[wrong[0]!]!, takesIn(this.position, wrong[0]!)), wrong);
    void this.#judge(
      async () => {
        const v = await judgePosition(await solver(), { ...this.#question, position }, goal, template, this.#wrong);
        this.figure = await drawing(this, this.game, v.analysis.position, v.analysis.rule, this.view);
        const [refused, at] = v.analysis.moveCount === 0n ? [w.isOver, null] : excluded(fields, this, w);
        if (refused) {
          this.#refuse(refused, at);
          return null;
        }
        const wanted = goalSaid(goal, this.language);
        const said = await this.#spoken(v.analysis.position);
        return { right: v.right, line: v.right ? w.isGoal(said, wanted) : w.notGoal(said, wanted), causes: v.causes };
      },
      { between },
    );
  }

  // ---- Played, marked ----------------------------------------------------------------------------------------------

  async #putPaint() {
    // A page that has put no board there wants a strip: drawn at once, since a strip that came later would move the
    // page.
    this.strip = !this.#boardHere && /^\d+$/.test(this.position);
    const marked = await paintable(this.game).catch(() => false);
    this.strip = !marked;
    if (marked) await this.#putBoard();
  }

  async #putBoard() {
    try {
      if (!(await loadBoard(this.game))) return;
      const [here, { position, player }] = [this.#boardHere, this.#question];
      if (!here) this.#appendBoard(position, player);
      else if (here?.match) await here.restart(position);
      this.board += 1;
    } catch (error) {
      this.fieldError = said(error, this.language);
    }
  }

  /** The board that is played on: the page's own, else one of ours beside its text. */
  get #boardHere(): GameElement | null {
    return this.querySelector<GameElement>(':scope > [slot=board] > *');
  }

  #appendBoard(position: string, plays: Player = 'left') {
    const board = document.createElement(tagOf(this.game));
    for (const [name, value] of Object.entries({
      position,
      rule: this.rule,
      opponent: 'perfect',
      strategy: 'theorem',
      controls: 'none',
      plays,
      view: this.kind === 'paint' ? 'paint' : this.view,
    }))
      board.setAttribute(name, value);
    const room = document.createElement('div');
    [room.className, room.slot] = ['board', 'board'];
    room.append(board);
    this.append(room);
  }

  /** What has been judged is not played on. */
  override updated() {
    const here = this.#boardHere;
    if (here && this.kind !== 'play') here.inert = this.#moveIs !== null || (this.kind === 'move' && this.told);
  }

  /** The board's perfect opponent answers a move that is not the one: its answer is the cause. */
  #moved(event: CustomEvent<PositionDetail>) {
    event.stopPropagation(); // what happens here is no move on a board of the page
    const { move, by, position } = event.detail;
    if (!move || this.#moveIs) return;
    if (this.told) {
      event.preventDefault(); // the answer is played
      return;
    }
    const w = words[this.language];
    const leave = this.task?.leave ?? 'lost';
    if (by === 'you' && standing(event.detail) === leave) {
      event.preventDefault(); // the reader's move stands: nobody answers it
      this.#moveIs = 'right';
      void this.#judge(async () => {
        this.figure = null;
        const line = leave === 'drawn' ? w.keepsDraw : w.wins(await this.#spoken(position));
        return { right: true, line, causes: [] };
      });
    } else if (by === 'you') {
      this.#tried = move;
    } else if (this.#tried) {
      this.#fails(this.#tried, move);
    }
  }

  /** Where the last move loses, a game may end with the reader's own. */
  #ended(event: Event) {
    event.stopPropagation();
    if (this.#tried && !this.#moveIs) this.#fails(this.#tried);
  }

  #fails(tried: Move, answer?: Move) {
    this.#moveIs = 'wrong';
    void this.#judge(async () => {
      const page = await solver();
      const question = this.#question;
      const { game, position, rule, player = 'left' } = question;
      const before = await page.analyse(game, position, rule, { player });
      const causes = await whyNot(page, question, before, tried, null, answer);
      return { right: false, line: words[this.language].fails, causes };
    }).then(() => {
      if (!this.judged) this.#moveIs = null; // it could not be judged
    });
  }

  #again() {
    this.judged = this.#tried = this.#moveIs = null;
    this.fieldError = '';
    void this.#putBoard();
  }

  /** A game on the question's own board is over; a `puzzle` has no opponent. */
  #gameEnded({ winner }: OverDetail, puzzle: boolean) {
    const w = words[this.language];
    const won = winner === 'you';
    const right = won || this.want !== 'win';
    this.judged = {
      right: right ? won || null : false,
      line: won ? (puzzle ? w.right : w.youWon) : w[winner === null ? 'drawn' : 'lost'][right ? 'goesOn' : 'waits'],
      causes: [],
    };
    this.#keep({ tries: progress.question(this.key).tries + 1, solved: right });
  }

  // ---- Drawn -------------------------------------------------------------------------------------------------------

  #way(): TemplateResult | typeof nothing {
    const w = words[this.language];
    const settled = this.judged?.right === true || this.told;
    switch (this.kind) {
      case 'outcome':
      case 'number':
        if (this.task && !this.told) return this.#refute(this.task);
        return answerForm(
          this.language,
          this.#ask,
          w,
          this.label,
          this.fieldError,
          (answer) => this.#answer(this.#ask, answer),
          offered(this.draws, this.plays),
          { chosen: this.#chosen, settled },
        );
      case 'answer':
        return textForm(w, this.label ?? w.legend, this.fieldError, (answer) => this.#submit(answer, null));
      case 'choose':
        return html`${this.#choices.draw(this.#chosen, settled, (choice) => this.#choose(choice))}${this.#problem()}`;
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
          asked
        ></nimlab-paint>`;
      case 'position':
        return html`${this.#blanks.draw()}${blanks(
          this.position,
          w,
          this.fieldError,
          (field) => this.#blamed?.includes(field) ?? true,
          (event) => this.#fill(event),
          this.#blanks.read,
          this.#blanks.here || this.#besidePicture,
        )}${this.figure && !this.#blanks.here ? figure(this.figure) : nothing}`;
      case 'play':
        return nothing;
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

  /** What follows says why it is right. */
  get #revealed(): boolean {
    return this.querySelector(':scope > [slot=reveal]') !== null;
  }

  #result() {
    const [s, j] = [study[this.language], this.judged];
    if (!j) return nothing;
    const drawn = this.kind === 'number' || this.kind === 'answer' || this.kind === 'choose' || j.right === null;
    const looks = j.right === null ? 'told' : j.right ? 'right' : 'wrong';
    return html`<div class="verdict ${looks}" tabindex="-1">
      ${j.right === null ? nothing : tick(j.right)}
      <div>
        <p><strong>${j.line}</strong></p>
        ${(j.right && this.#revealed ? [] : j.causes).map((cause) => html`<p>${s.cause(cause, this.#speaker!, this.#called)}</p>`)}
        ${j.told ? html`<p>${j.told}</p>` : nothing} ${this.figure && drawn ? figure(this.figure) : nothing}
      </div>
    </div>`;
  }

  /** What can be done besides answering. */
  #ways(): TemplateResult | typeof nothing {
    const w = words[this.language];
    const moving = this.kind === 'move' || this.task !== null;
    const back = moving && this.#moveIs === 'wrong' && !this.told;
    const afresh = this.kind === 'move' && this.#moveIs !== null && !back;
    const tried = this.#wrong > 0 ? '' : 'quiet';
    const show = (label: string) =>
      html`<button type="button" class=${tried} @click=${() => this.#show(true)}>${label}</button>`;
    const reason = () => html`<button type="button" class="quiet" @click=${() => (this.told = true)}>${w.why}</button>`;
    return html`<div class="row ways">
      ${
        back || afresh
          ? html`<button type="button" class=${back ? '' : 'quiet'} @click=${this.#again}>
              ${back ? w.back : study[this.language].again}
            </button>`
          : nothing
      }
      ${this.#done ? nothing : this.#ladder.drawNext()}
      ${this.#done ? (this.#ladder.hasAnswer && !this.told ? reason() : nothing) : show(this.kind === 'play' ? w.goOn(this.begun) : w.showMe)}
    </div>`;
  }

  override render() {
    const w = words[this.language];
    const mark = !this.#done
      ? nothing
      : html`<span class="solved">${this.solved ? html`${tick(true)} ${w.solved}` : w.shown}</span>`;
    if (this.kind === 'play') {
      return html`<slot></slot>
        <div class="played">
          <div aria-live="polite">${this.#result()}</div>
          ${this.#ladder.drawHints(this.#done)} ${this.#ways()}
        </div>
        ${this.#after()}`;
    }
    // That the outcome is another comes before the task that it leads to.
    const first = this.task !== null && this.#moveIs === null && !this.told;
    return this.frame(
      w.label,
      html`<slot></slot>
        <div aria-live="polite">${first ? this.#result() : nothing}</div>
        <div class="way ${this.judged?.right === false ? 'wrong' : ''}">${this.#way()}</div>
        <div aria-live="polite">${first ? nothing : this.#result()}</div>
        ${this.#ladder.drawHints(this.#done)} ${this.#ladder.drawAnswer(this.told)} ${this.#ways()} ${this.#after()}`,
      mark,
    );
  }

  #after() {
    return html`<div class="after" tabindex="-1" ?data-folded=${!this.#done && !this.linked}>
      <slot name="reveal"></slot>
    </div>`;
  }

  static override styles = [...noteStyles, questionStyles];
}

defineSpeaking('nimlab-question', QuestionElement);
