import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SolverError, type Analysis, type GameInfo, type Move, type Progress } from '../../solver/types.ts';
import { Aim } from './aim.ts';
import { ask } from './ask.ts';
import { CheckPanel } from './check.ts';
import { explain, locate, solverError } from './error-words.ts';
import { HistoryPanel } from './history.ts';
import { SpeakingElement, number, spoken, type Language } from './language.ts';
import { gameInHash, readGame, type LinkedGame } from './link.ts';
import { icons, outcomeMark } from './marks.ts';
import { Match, station } from './match.ts';
import { whenNear } from './near.ts';
import { nearestCell } from './roving.ts';
import { inView, whenSeen } from './seen.ts';
import { EmbedPanel, SharePanel } from './share.ts';
import { solver } from './solver.ts';
import { shellStyles } from './styles.ts';
import type {
  BoardView,
  Controls,
  Opponent,
  OverDetail,
  PositionDetail,
  ProposeDetail,
  ShowOptions,
  Side,
} from './view.ts';
import { WhyPanel } from './why.ts';
import { shellWords } from './words.ts';

/** What the reader waits for, and since when (`performance.now()`). */
interface Waiting {
  readonly abort: AbortController;
  readonly since: number;
  progress: Progress | null;
}

type Panel = 'why' | 'check' | 'history' | 'share' | 'embed' | 'keys';

/** Milliseconds. A move is seen leaving; then the other side takes a breath before it answers. */
const leavingTime = 220;
const breath = 480;
/** How long a board has been looked at when the opponent begins; the breath comes on top. */
const firstLook = 1000;
/** Work that takes longer than this shows its progress. */
const patience = 300;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A board. Everything that all games share is here: state, solver, controls, messages, analysis, "why?", check by
 * brute force, sharing, review, keyboard, announcements. A game's element says how to draw a position, how to
 * speak of it, and how a gesture becomes a move (`propose`). It knows no rules: what is legal, over, won is the
 * solver's answer.
 *
 * Focus: every part of the drawing with `data-cell="<stable id>"` can be focused; arrow keys go to the nearest such
 * part in that direction, Enter and Space click it. Give each an accessible name and a `@click`; the shell
 * manages `tabindex`.
 *
 * Styles of a game's element: `static styles = [...GameElement.styles, css\`…\`]`.
 */
export abstract class GameElement extends SpeakingElement {
  /** The one word for the game in every layer. */
  static readonly game: string;
  /** Whether a view `paint` lets the reader mark all positions of the board; event `nimlab-painted`. */
  static readonly paintable: boolean = false;
  static override styles = shellStyles;
  static override properties = {
    position: { type: String },
    rule: { type: String },
    first: { type: String },
    opponent: { type: String },
    analysis: { type: String },
    controls: { type: String },
    name: { type: String },
    view: { type: String },
    theme: { type: String },
  };

  // Attributes, see web/widgets/README.md. Setting position, rule, first or opponent starts over.
  declare position: string;
  declare rule: string;
  declare first: Side;
  declare opponent: Opponent;
  declare analysis: 'on' | 'off';
  declare controls: Controls;
  declare name: string;
  /** Name of the view shown, one of `views`; '' for the first. */
  declare view: string;

  readonly #aim = new Aim(this);

  // ---- What a game's element says -----------------------------------------------------------------------------

  /** Name of the game in the reader's language; takes the place of `HTMLElement.title`, read only. */
  abstract override get title(): string;
  /** Label of the position field, e.g. "Heaps". */
  protected abstract get positionLabel(): string;
  /** Label of the rule field, null for a game without parameters. */
  protected get ruleLabel(): string | null {
    return null;
  }
  /** Views the reader may choose from, the first being the default. */
  protected get views(): readonly { readonly id: string; readonly label: string }[] {
    return [];
  }
  protected abstract drawBoard(view: BoardView): TemplateResult;
  /** Why this position cannot be drawn, as a sentence; null if it can. The game goes on being played and analysed. */
  protected undrawable(_numbers: readonly bigint[]): string | null {
    return null;
  }
  /** "heaps of 3, 4 and 5" */
  abstract speakPosition(numbers: readonly bigint[]): string;
  /**
   * The verb phrase of a move. `base`: "take 2 from heap 1" (after "you", and as a line of its own); `third`:
   * "takes 2 from heap 1" (after "the opponent"). Chinese has one form: "从第 1 堆取走 2 颗". `before` is empty
   * where the position is not at hand.
   */
  abstract speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third'): string;
  /** Whether `speakMove` says the whole position that a move from here leaves, as it does where one counter goes to a cell. */
  saysResult(_before: readonly bigint[]): boolean {
    return false;
  }
  /** What has ended the game, as a sentence said before who has won; '' where that says it all. */
  protected speakEnd(_analysis: Analysis): Promise<string> {
    return Promise.resolve('');
  }
  /** Resolves when the element can speak of moves, also one that is on no page: some need other boards for it. */
  async ready(): Promise<void> {
    await spoken(this.language);
  }
  /** Where a move is played, for the first step of the hint: "heap 1". */
  abstract speakPlace(move: Move, before: readonly bigint[]): string;
  /** The line of theory under the board while analysis is on: "3 ⊕ 4 ⊕ 5 = 2". */
  protected drawFormula(_analysis: Analysis): TemplateResult | string | null {
    return null;
  }

  // ---- State ------------------------------------------------------------------------------------------------------

  #phase: 'waiting' | 'loading' | 'ready' | 'absent' = 'waiting';
  #info: GameInfo | null = null;
  #match: Match | null = null;
  #current: Analysis | null = null;
  #shown: { analysis: Analysis; options: ShowOptions } | null = null;
  #leaving: Move | null = null;
  #hint = 0;
  #error: SolverError | null = null;
  /** The fields' text that `#error` speaks of. */
  #entered: { position: string; rule: string } | null = null;
  #brokenLink = false;
  /** What has been said since the reader's last move: the visible status. */
  #said: string[] = [];
  #note = '';
  #live = '';
  #spokenIn: Language = 'en';
  /** Set while the solver works on what the reader waits for. */
  #work: Waiting | null = null;
  /** Grows whenever what is under way has become stale: a new game, an undo, another position. */
  #epoch = 0;
  /** The epoch in which the opponent is thinking. */
  #answeringAt = -1;
  #begun: Promise<void> | null = null;
  #forgetNear = () => {};
  /** Calls off the wait for the board to be seen. */
  #unsee = () => {};
  #panel: Panel | null = null;
  #cell = '';
  #cellPlace: DOMRect | null = null;
  /** The cell that had the focus before an update. */
  #focused: Element | null = null;
  readonly #panels = {
    why: new WhyPanel(this),
    check: new CheckPanel(this),
    history: new HistoryPanel(this),
    share: new SharePanel(this),
    embed: new EmbedPanel(this),
  };

  constructor() {
    super();
    this.position = this.rule = this.name = this.view = '';
    this.first = 'you';
    this.opponent = 'perfect';
    this.analysis = 'off';
    this.controls = 'full';
  }

  /** The one word of this element's game. */
  get game(): string {
    return (this.constructor as typeof GameElement).game;
  }
  /** What the solver says of the game's present position; null until the first answer. */
  get current(): Analysis | null {
    return this.#current;
  }
  /** The game being played; null until the first answer. Read only. */
  get match(): Match | null {
    return this.#match;
  }
  get analysisOn(): boolean {
    return this.analysis === 'on';
  }

  // ---- What a game's element, a lesson or a study element may call -----------------------------------------------

  /**
   * Turns a gesture into a move: the solver plays it or refuses it. Does nothing while it is not the reader's turn. A
   * finger's first tap only looks at a legal move (`Aim`), unless the gesture consists of parts that have been `seen`.
   */
  async propose(numbers: readonly (bigint | number)[], seen = false): Promise<void> {
    const match = this.#match;
    const before = this.#current;
    if (!match || !before || !this.#interactive) return;
    const epoch = ++this.#epoch;
    const move: Move = { text: numbers.join('-'), numbers: numbers.map(BigInt) };
    const look = !seen && this.#aim.looksAt(move.numbers);
    let to: string;
    try {
      to = await (await solver()).play(this.game, before.position, move, match.rule);
    } catch (error) {
      if (epoch === this.#epoch) this.#tell(this.#refusal(error));
      return;
    }
    if (epoch !== this.#epoch) return;
    if (look) {
      this.#look(move, before);
      return;
    }
    const detail: ProposeDetail = { move, before, to };
    if (!this.dispatchEvent(event('nimlab-propose', detail, true))) return;
    this.#said = [];
    this.#error = this.#entered = null;
    await this.#playOut(move, to, epoch);
  }

  #look(move: Move, before: Analysis) {
    const said = this.speakMove(move, before.numbers, 'base');
    const sentence = `${said.charAt(0).toUpperCase()}${said.slice(1)}${this.language === 'zh' ? '。' : '.'}`;
    this.#note = '';
    this.#aim.show({ numbers: move.numbers, said: sentence });
    this.announce(`${sentence}${shellWords[this.language].space}${this.#aim.words.again}`);
  }

  #playAimed = () => {
    const { aimed } = this.#aim;
    this.#aim.drop();
    if (aimed) void this.propose(aimed.numbers, true);
  };

  /** A gesture that cannot become a move, or a question that was not answered: says why, as the solver's refusals are said. */
  protected refuse(error: unknown) {
    this.#tell(explain(solverError(error), this.language));
  }

  /** Puts a position on the board without playing; null returns to the game. Rejects with SolverError. */
  async show(position: string | null, options: ShowOptions = {}): Promise<void> {
    if (position === null) {
      if (!this.#shown) return;
      this.#shown = null;
      this.#panels.why.unshow();
      this.requestUpdate();
      return;
    }
    await this.begin();
    if (!this.#match) throw new SolverError('unavailable', 'none', '', '');
    const epoch = this.#epoch;
    const analysis = await (await solver()).analyse(this.game, position, this.#match.rule);
    if (epoch !== this.#epoch) return;
    this.#shown = { analysis, options };
    this.#live = [shellWords[this.language].shown, options.caption, this.speakPosition(analysis.numbers)]
      .filter(Boolean)
      .join(shellWords[this.language].space);
    this.requestUpdate();
  }

  /** Starts over from a position (default: where the game began), with the same players. Rejects with SolverError. */
  async restart(position?: string, rule?: string): Promise<void> {
    await this.begin();
    const match = this.#match;
    const again = {
      position: position ?? match?.stations[0]!.position ?? this.position,
      rule: rule ?? match?.rule ?? this.rule,
      moves: [],
      first: match?.first ?? this.first,
      opponent: match?.opponent ?? this.opponent,
    };
    await this.#start(again, shellWords[this.language].started);
  }

  /** Back to the reader's previous turn. */
  undo() {
    const to = this.#match?.undoTo;
    if (to !== null && to !== undefined) this.jump(to, shellWords[this.language].undone);
  }

  /** Forward to the reader's next turn. */
  redo() {
    const to = this.#match?.redoTo;
    if (to !== null && to !== undefined) this.jump(to, shellWords[this.language].redone);
  }

  /** Puts the game back (or forward) to a station of its history; the rest can be redone. */
  jump(to: number, say = '') {
    const match = this.#match;
    if (!match || !match.stations[to]) return;
    this.#ask(() =>
      this.#enter(async (work) => {
        const analysis = await (await solver()).analyse(this.game, match.stations[to]!.position, match.rule, work);
        return () => {
          match.at = to;
          this.#said = [];
          this.#arrive(analysis, null, 'set', say);
        };
      }),
    );
  }

  /** The next step of the hint: where a winning move is, then the move itself. */
  hint() {
    const current = this.#current;
    if (!current || !this.#interactive) return;
    const words = shellWords[this.language];
    const move = current.winningMoves[0];
    if (!move) {
      const errs = this.#match!.opponent !== 'perfect';
      this.#tell(current.outcome === 'draw' ? words.hintDraw(errs) : words.hintNone(errs));
      return;
    }
    this.#hint = Math.min(2, this.#hint + 1);
    this.#tell(
      this.#hint === 1
        ? words.hintWhere(this.speakPlace(move, current.numbers))
        : words.hintMove(this.speakMove(move, current.numbers, 'base')),
    );
  }

  /** Says something through the board's one live region. */
  announce(text: string) {
    this.#live = text;
    this.requestUpdate();
  }

  /** Loads the solver and sets up the board; called by itself when the board comes near the viewport. */
  begin(): Promise<void> {
    this.#forgetNear();
    return (this.#begun ??= this.ready().then(() => this.#begin()));
  }

  // ---- Life -------------------------------------------------------------------------------------------------------

  override connectedCallback() {
    super.connectedCallback();
    if (!this.#begun) this.#forgetNear = whenNear(this, () => void this.begin());
    addEventListener('hashchange', this.#onHash);
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    this.#forgetNear();
    removeEventListener('hashchange', this.#onHash);
  }

  protected override willUpdate(changed: PropertyValues) {
    if (this.language !== this.#spokenIn) {
      // What was said was said in the other language.
      this.#spokenIn = this.language;
      this.#said = [];
      this.#note = this.#live = '';
    }
    this.#focused = (this.shadowRoot?.activeElement ?? null)?.closest('[data-cell]') ?? null;
    const starts = ['position', 'rule', 'first', 'opponent'];
    if (this.#phase === 'ready' && starts.some((each) => changed.has(each))) {
      ask(
        () => this.#start(this.#asWritten),
        (error) => this.#fail(error, this.#asWritten),
      );
    }
  }

  get #asWritten(): LinkedGame {
    return {
      position: this.position || this.#info?.example || '',
      rule: this.rule || this.#info?.defaultRule || '',
      moves: [],
      first: this.first,
      opponent: this.opponent,
    };
  }

  async #begin() {
    this.#phase = 'loading';
    this.requestUpdate();
    try {
      const games = await (await solver()).games();
      this.#info = games.find((each) => each.name === this.game) ?? null;
      if (!this.#info) throw new SolverError('unknown_game', 'game', this.game, '');
      const linked = this.#linked();
      let broken = this.#brokenLink;
      if (linked) {
        try {
          await this.#start(linked);
          // An address may also name a section; then the reader wants to be there.
          if (
            location.hash
              .slice(1)
              .split('&')
              .every((part) => part.includes('='))
          )
            this.scrollIntoView({ block: 'center' });
        } catch (error) {
          if (!(error instanceof SolverError) || error.code === 'unavailable') throw error;
          broken = true;
        }
      }
      if (!this.#match) {
        try {
          await this.#start(this.#asWritten);
        } catch (error) {
          if (!(error instanceof SolverError) || error.code === 'unavailable') throw error;
          const written = this.#asWritten;
          await this.#start({ ...written, position: this.#info.example, rule: this.#info.defaultRule });
          this.#fail(error, written);
        }
      }
      this.#phase = 'ready';
      this.#brokenLink ||= broken;
    } catch (error) {
      this.#phase = 'absent';
      this.#begun = null;
      this.#fail(error, null);
    }
    this.requestUpdate();
  }

  #retry = () => {
    this.#error = null;
    void this.begin();
  };

  #linked(): LinkedGame | null {
    const text = this.name ? gameInHash(location.hash, this.name) : null;
    if (text === null) return null;
    const linked = readGame(text, this.#asWritten);
    this.#brokenLink = linked === null;
    return linked;
  }

  #onHash = () => {
    if (this.#phase !== 'ready') return;
    const linked = this.#linked();
    if (linked) {
      ask(
        () => this.#start(linked),
        (error) => {
          if (error.code === 'unavailable') return this.#fail(error, null);
          this.#brokenLink = true;
          this.requestUpdate();
        },
      );
    } else this.requestUpdate();
  };

  /**
   * Starts a game. Nothing is touched until the solver has accepted everything, so that a refused position leaves
   * the board as it was. A history is replayed as far as it is legal.
   */
  async #start(game: LinkedGame, say = '') {
    await this.#enter(async (work) => {
      const client = await solver();
      const analyse = (position: string) => client.analyse(this.game, position, game.rule, work);
      let analysis = await analyse(game.position);
      const match = new Match(station(analysis, null), analysis.rule, game.first, game.opponent);
      let broken = false;
      for (const text of game.moves) {
        const move: Move = {
          text,
          numbers: text
            .split('-')
            .filter((each) => /^\d+$/.test(each))
            .map(BigInt),
        };
        try {
          analysis = await analyse(await client.play(this.game, analysis.position, text, match.rule));
        } catch (error) {
          if (!(error instanceof SolverError) || error.code === 'unavailable') throw error;
          broken = true;
          break;
        }
        match.push(station(analysis, move));
      }
      return () => {
        this.#match = match;
        this.#error = this.#entered = null;
        this.#brokenLink = broken;
        this.#said = [];
        this.#arrive(analysis, null, 'set', say);
      };
    });
  }

  /**
   * Does `task` for the reader, who waits for it: progress after a while, and cancel. Whatever was under way before
   * is stale. What `task` returns changes the state, unless the task has itself become stale.
   */
  async #enter(task: (work: { signal: AbortSignal; onProgress: (progress: Progress) => void }) => Promise<() => void>) {
    const epoch = ++this.#epoch;
    this.#unsee();
    this.#work?.abort.abort();
    const work: Waiting = { abort: new AbortController(), since: performance.now(), progress: null };
    this.#work = work;
    this.#leaving = null;
    const nudge = setTimeout(() => this.requestUpdate(), patience);
    try {
      const apply = await task({
        signal: work.abort.signal,
        onProgress: (progress) => {
          work.progress = progress;
          if (epoch === this.#epoch) this.requestUpdate();
        },
      });
      if (epoch !== this.#epoch) return;
      this.#work = null;
      apply();
    } catch (error) {
      if (epoch !== this.#epoch) return;
      if (this.#work === work) this.#work = null;
      if (isAbort(error)) {
        this.#tell(shellWords[this.language].cancelled);
        return;
      }
      throw error;
    } finally {
      clearTimeout(nudge);
      this.requestUpdate();
    }
  }

  /** A move of either side: it is seen leaving while the solver looks at where it leads. */
  async #playOut(move: Move, to: string, epoch: number) {
    const match = this.#match!;
    const mover = match.turn();
    const before = match.here;
    const spoken = shellWords[this.language].moved(
      match.speaker(),
      this.speakMove(move, before.numbers, 'base'),
      this.speakMove(move, before.numbers, 'third'),
    );
    const said = this.#said;
    this.#shown = null;
    this.#hint = 0;
    this.#note = '';
    this.#said = [...said, spoken];
    try {
      await this.#enter(async (work) => {
        epoch = this.#epoch;
        this.#leaving = move;
        this.requestUpdate();
        const [analysis] = await Promise.all([
          (await solver()).analyse(this.game, to, match.rule, work),
          pause(calm() ? 0 : leavingTime),
        ]);
        return () => {
          match.push(station(analysis, move));
          this.#arrive(analysis, move, mover, spoken);
        };
      });
    } catch (error) {
      this.#fail(error, null);
    }
    if (epoch !== this.#epoch) return;
    this.#leaving = null;
    if (match.here === before) this.#said = said; // cancelled, or no answer: it was not played
  }

  /** The position on the board is another one: says so, and lets the opponent answer if it is theirs to move. */
  #arrive(analysis: Analysis, move: Move | null, by: Side | 'set', say = '') {
    const match = this.#match!;
    const words = shellWords[this.language];
    this.#current = analysis;
    this.#phase = 'ready';
    this.#leaving = this.#shown = null;
    this.#hint = 0;
    this.#note =
      analysis.outcome === 'draw' &&
      match.stations.slice(0, match.at).some((each) => each.position === analysis.position)
        ? `${words.repeated}${words.space}`
        : '';
    for (const panel of ['why', 'check', 'history', 'share', 'embed'] as const) {
      if (panel === this.#panel || panel === 'check') this.#panels[panel].load();
    }
    const readers = match.readerMoves;
    const boardNow = words.boardNow(this.speakPosition(analysis.numbers));
    const announce = (...sentences: string[]) =>
      this.announce([say, move ? '' : boardNow, ...sentences].filter(Boolean).join(words.space));
    if (match.over) {
      void this.speakEnd(analysis)
        .catch(() => '') // the verdict is not to wait for it
        .then(
          (end) => this.#current === analysis && announce(end, this.#verdict, this.#hopeless ? words.neverWon : ''),
        );
    } else announce(readers ? `${this.#turn} ${move ? boardNow : ''}` : '');
    const { position, rule, outcome, grundy } = analysis;
    const detail: PositionDetail = { position, rule, outcome, grundy, move, by };
    this.dispatchEvent(event('nimlab-position', detail));
    if (match.over) {
      if (match.at > 0 && move) {
        const { winner } = match;
        this.dispatchEvent(event('nimlab-over', { winner } satisfies OverDetail));
      }
      return;
    }
    // After undo or a jump the reader decides when the opponent moves; at the start and after a move they just do.
    if (!readers && (move || match.at === match.stations.length - 1)) this.#answerOnceSeen();
  }

  /** Nobody's move is made behind the reader's back: the opponent waits for the board to be looked at, or to be told. */
  #answerOnceSeen() {
    this.#unsee();
    const drawing = this.renderRoot.querySelector('.table');
    const beginning = this.#match!.at === 0;
    if (!drawing || (!beginning && inView(drawing))) void this.#answer();
    else this.#unsee = whenSeen(drawing, beginning ? firstLook : 0, () => void this.#answer());
  }

  #answer = async () => {
    const match = this.#match!;
    const epoch = this.#epoch;
    const here = this.#current!;
    this.#unsee();
    if (match.over || match.opponent === 'human') return;
    this.#answeringAt = epoch;
    this.requestUpdate();
    try {
      const client = await solver();
      const seed = BigInt(Math.floor(Math.random() * 2 ** 52));
      const [move] = await Promise.all([
        client.reply(this.game, here.position, match.opponent, seed, match.rule),
        pause(breath),
      ]);
      if (epoch !== this.#epoch) return;
      const to = await client.play(this.game, here.position, move, match.rule);
      if (epoch !== this.#epoch) return;
      await this.#playOut(move, to, epoch);
    } catch (error) {
      if (epoch !== this.#epoch) return;
      this.#answeringAt = -1; // the reader may ask again
      this.#fail(error, null);
    }
  };

  /** Does what nobody waits for; what goes wrong is said in the status line. */
  #ask(work: () => Promise<unknown>) {
    ask(work, (error) => this.#fail(error, null));
  }

  /** Says what went wrong. Never throws. */
  #fail(cause: unknown, entered: { position: string; rule: string } | null) {
    const error = solverError(cause);
    if (entered || this.#phase === 'absent') this.#error = error;
    else this.#note = explain(error, this.language);
    this.#entered = entered;
    this.dispatchEvent(event('nimlab-error', { error }));
    this.#live = this.#phase === 'absent' ? shellWords[this.language].unavailable : explain(error, this.language);
    this.requestUpdate();
  }

  #refusal(error: unknown): string {
    if (error instanceof SolverError && error.code === 'illegal_move') return shellWords[this.language].illegal;
    return explain(solverError(error), this.language);
  }

  /** A remark in the status line, spoken as well. */
  #tell(text: string) {
    this.#note = text;
    this.#live = text;
    this.requestUpdate();
  }

  // ---- What is said ---------------------------------------------------------------------------------------------

  get #interactive(): boolean {
    return (
      this.#phase === 'ready' &&
      this.#match!.readerMoves &&
      !this.#shown &&
      !this.#leaving &&
      !this.#work &&
      !this.#answering
    );
  }

  get #answering(): boolean {
    return this.#answeringAt === this.#epoch;
  }

  get #turn(): string {
    const match = this.#match!;
    const words = shellWords[this.language];
    if (match.opponent === 'human') return words.personsTurn(match.speaker() === 'first');
    return match.turn() === 'you' ? words.yourTurn : words.theirTurn;
  }

  get #verdict(): string {
    const match = this.#match!;
    const words = shellWords[this.language];
    if (match.at === 0) return words.overAtOnce;
    return match.here.outcome === 'N' ? words.wonByLastMove(match.winner) : words.won(match.winner);
  }

  /** The reader has lost a game in which every position was lost already. */
  get #hopeless(): boolean {
    return this.#match!.review?.mistake === null && this.#match!.winner === 'opponent';
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  #boardView(): BoardView {
    const shown = this.#shown;
    const analysis = shown?.analysis ?? this.#current!;
    const hinted = shown ? null : (this.#current!.winningMoves[0] ?? null);
    const names = this.views.map((each) => each.id);
    const view = shown?.options.view || this.view;
    return {
      position: analysis.position,
      numbers: analysis.numbers,
      origin: this.#match!.stations[0]!.numbers,
      rule: analysis.rule,
      analysis,
      marked: this.analysisOn && !this.#leaving ? analysis.winningMoves : [],
      hint: this.#hint === 2 ? hinted : null,
      hintPlace: this.#hint >= 1 ? hinted : null,
      leaving: shown ? null : this.#leaving,
      lit: new Set((shown?.options.lit ?? '').split(/\s+/).filter(Boolean)),
      view: names.includes(view) ? view : (names[0] ?? ''),
      interactive: this.#interactive,
      shown: shown !== null,
    };
  }

  protected override render(): TemplateResult {
    const ready = this.#current !== null;
    const view = ready ? this.#boardView() : null;
    return html`<section class="frame" role="group" aria-label=${this.title}>
      <div class="table ${view?.shown ? 'shown' : ''} ${this.childElementCount > 0 ? 'rests' : ''}">
        ${
          view
            ? html`<div
                class="board ${view.interactive ? '' : 'still'}"
                role="group"
                tabindex="-1"
                aria-label=${shellWords[this.language].named(this.title, this.speakPosition(view.numbers))}
                @keydown=${this.#onBoardKey}
                @focusin=${this.#onBoardFocus}
              >
                ${this.undrawable(view.numbers) === null ? this.drawBoard(view) : this.#drawInWords(view)}
              </div>`
            : nothing
        }
        <slot class=${this.#phase === 'absent' ? 'alone' : ''}></slot>
      </div>
      ${this.#phase === 'absent' ? this.#drawAbsent() : this.#drawStatus(view)}
      ${this.analysisOn && this.#phase !== 'absent' ? this.#drawTheory(view) : nothing}
      ${this.controls === 'none' || this.#phase === 'absent' ? nothing : this.#drawControls()}
      ${this.#panel && ready && this.controls === 'full' ? this.#drawPanel(this.#panel) : nothing}
      <div class="visually-hidden" role="status" aria-live="polite">${this.#live}</div>
    </section>`;
  }

  /** A position too large to draw is played by writing the move. */
  #drawInWords(view: BoardView): TemplateResult {
    const words = shellWords[this.language];
    return html`<p class="undrawable">${this.undrawable(view.numbers)}</p>
      <form class="setup" @submit=${this.#onMove}>
        <div class="field wide">
          <label for="move">${words.moveInNumbers}</label>
          <input id="move" name="move" class="notation" autocomplete="off" spellcheck="false" />
        </div>
        <button class="button" aria-disabled=${!view.interactive}>${words.playMove}</button>
      </form>`;
  }

  #onMove = (submit: SubmitEvent) => {
    submit.preventDefault();
    const input = (submit.target as HTMLFormElement).elements.namedItem('move') as HTMLInputElement;
    const text = input.value.trim();
    if (!/^\d+(-\d+)*$/.test(text)) {
      this.refuse(new SolverError(text ? 'syntax' : 'empty', 'move', text.slice(0, 40), ''));
      return;
    }
    input.value = '';
    void this.propose(text.split('-').map(BigInt));
  };

  #drawAbsent(): TemplateResult {
    const words = shellWords[this.language];
    const why =
      typeof WebAssembly === 'undefined' || !mayCompile()
        ? words.noWasm
        : navigator.onLine === false
          ? words.offline
          : words.notFetched;
    return html`<div class="absent">
      <p><strong>${words.unavailable}</strong></p>
      <p>${why}</p>
      <button class="button" @click=${this.#retry}>${words.retry}</button>
    </div>`;
  }

  #drawStatus(view: BoardView | null): TemplateResult {
    const words = shellWords[this.language];
    const match = this.#match;
    if (!view || !match) return html`<div class="status" part="status"><p class="quiet">${words.loading}</p></div>`;
    if (this.#shown) {
      return html`<div class="status" part="status">
        <p>
          <span class="quiet">${words.shown}</span> ${this.#shown.options.caption ?? this.speakPosition(view.numbers)}
        </p>
        <div class="actions">
          <button class="button small" @click=${() => void this.show(null)}>${words.back}</button>
        </div>
      </div>`;
    }
    const work = this.#work && performance.now() - this.#work.since > patience ? this.#work : null;
    if (work) {
      const { done, total } = work.progress ?? { done: 0n, total: 0n };
      return html`<div class="status" part="status">
        <p>${words.thinking}</p>
        <div class="actions">
          <progress
            aria-label=${words.progress}
            max=${total > 0n ? 1000 : nothing}
            value=${total > 0n ? Number((done * 1000n) / total) : nothing}
          ></progress>
          <button class="button small" @click=${() => work.abort.abort()}>${words.cancel}</button>
        </div>
      </div>`;
    }
    const aimed = view.interactive ? this.#aim.aimed : null;
    if (aimed) {
      return html`<div class="status" part="status">
        <p>${aimed.said}${words.space}<span class="quiet">${this.#aim.words.again}</span></p>
        <div class="actions">
          <button class="button small strong" @click=${this.#playAimed}>${this.#aim.words.play}</button>
        </div>
      </div>`;
    }
    const waiting = !match.readerMoves && !match.over && !this.#answering && !this.#leaving;
    const beginning = waiting && match.at === 0;
    const lost = match.over && match.winner === 'opponent';
    const tone = match.at === 0 || this.#hopeless ? '' : lost ? 'lost' : 'won';
    return html`<div class="status" part="status">
      <p>
        ${this.#said.slice(-2).join(words.space)}${words.space}${
          match.over
            ? html`<span class=${tone}>${this.#verdict}</span
                >${this.#hopeless ? words.space + words.neverWon : nothing}`
            : this.#note ||
              (beginning
                ? html`<strong>${words.theyBegin}</strong>`
                : waiting || this.#leaving
                  ? nothing
                  : html`<strong>${this.#turn}</strong>`)
        }
      </p>
      ${
        waiting || (match.over && match.at > 0 && this.controls === 'full')
          ? html`<div class="actions">
              ${
                waiting
                  ? html`<button class="button small" @click=${this.#answer}>
                      ${beginning ? words.letThemBegin : words.letThemMove}
                    </button>`
                  : html`<button
                      class="button small"
                      aria-expanded=${this.#panel === 'history'}
                      @click=${() => this.#toggle('history')}
                    >
                      ${words.reviewTitle}
                    </button>`
              }
            </div>`
          : nothing
      }
    </div>`;
  }

  #drawTheory(view: BoardView | null): TemplateResult {
    if (!view) return html`<div class="theory"></div>`;
    const { language } = this;
    const { analysis } = view;
    const words = shellWords[language];
    const { outcome, grundy, winningMoveCount, distance } = analysis;
    const meaning = { P: words.outcomeP, N: words.outcomeN, draw: words.outcomeDraw }[outcome];
    return html`<div class="theory">
      <span class="outcome">${outcomeMark(outcome, language)} ${meaning}</span>
      ${grundy === null ? nothing : html`<span>${words.value} <b>${number(grundy, language)}</b></span>`}
      <span class="formula">${this.drawFormula(analysis)}</span>
      <span class="quiet">
        ${
          winningMoveCount === 0n
            ? words.noWinningMove
            : analysis.moreWinningMoves
              ? words.winningMovesAtLeast(number(winningMoveCount, language))
              : words.winningMoves(number(winningMoveCount, language), winningMoveCount === 1n)
        }
      </span>
      ${distance === null || distance === 0n ? nothing : html`<span class="quiet">${words.endsIn(number(distance, language))}</span>`}
    </div>`;
  }

  #drawControls(): TemplateResult {
    const words = shellWords[this.language];
    const match = this.#match;
    const full = this.controls === 'full';
    const button = (name: 'new' | 'undo' | 'redo' | 'hint', action: () => void, enabled: boolean, optional = false) =>
      html`<button class="button" aria-disabled=${!enabled} @click=${() => enabled && action()}>
        ${icons[name]}<span class=${optional ? 'optional' : ''}>${words[name]}</span>
      </button>`;
    return html`<div class="controls">
      <div class="row spread" role="group" aria-label=${words.tools(this.title)}>
        <div class="row">
          ${button('new', () => this.#newGame(), match !== null)}
          ${button('undo', () => this.undo(), match !== null && match.undoTo !== null, true)}
          ${full ? button('redo', () => this.redo(), match !== null && match.redoTo !== null, true) : nothing}
          ${button('hint', () => this.hint(), this.#interactive || this.#leaving !== null || this.#answering)}
        </div>
        ${full ? this.#drawViews() : nothing}
      </div>
      ${full ? this.#drawSetup() : nothing} ${full ? this.#drawTabs() : nothing}
    </div>`;
  }

  #drawViews(): TemplateResult | typeof nothing {
    const views = this.views;
    if (views.length < 2) return nothing;
    const asked = this.#shown?.options.view || this.view;
    const chosen = views.some((each) => each.id === asked) ? asked : views[0]!.id;
    return html`<div class="segments" role="group" aria-label=${shellWords[this.language].view}>
      ${views.map(
        ({ id, label }) =>
          html`<button aria-pressed=${id === chosen} @click=${() => this.#lookIn(id)}>${label}</button>`,
      )}
    </div>`;
  }

  /** What is shown is looked at in this view, too. */
  #lookIn(view: string) {
    const shown = this.#shown;
    if (shown) this.#shown = { ...shown, options: { ...shown.options, view } };
    this.view = view;
  }

  #drawSetup(): TemplateResult {
    const words = shellWords[this.language];
    const match = this.#match;
    const opponent = match?.opponent ?? this.opponent;
    const first = match?.first ?? this.first;
    const error = this.#error;
    const at = error?.field === 'rule' ? 'rule' : 'position';
    const field = (name: 'position' | 'rule', label: string, value: string) =>
      html`<div class="field wide">
        <label for=${name}>${label}</label>
        <input
          id=${name}
          name=${name}
          class="notation"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
          enterkeyhint="go"
          aria-invalid=${error !== null && at === name}
          aria-describedby=${error !== null && at === name ? 'error' : nothing}
          ?disabled=${match === null}
          .value=${this.#entered?.[name] ?? value}
        />
      </div>`;
    return html`<form class="setup" novalidate @submit=${this.#onSetup}>
      ${field('position', this.positionLabel, match?.stations[0]!.position ?? '')}
      ${this.ruleLabel === null ? nothing : field('rule', this.ruleLabel, match?.rule ?? '')}
      <button class="button">${words.play}</button>
      <div class="field choice">
        <label for="opponent">${words.opponent}</label>
        <select id="opponent" @change=${this.#onOpponent}>
          ${(['perfect', 'fallible', 'human'] as const).map(
            (each) => html`<option value=${each} ?selected=${each === opponent}>${words[each]}</option>`,
          )}
        </select>
      </div>
      <div class="field choice">
        <label for="first">${words.firstMove}</label>
        <select id="first" ?disabled=${opponent === 'human'} @change=${this.#onFirst}>
          ${(['you', 'opponent'] as const).map(
            (each) =>
              html`<option value=${each} ?selected=${each === first}>
                ${each === 'you' ? words.you : words.they}
              </option>`,
          )}
        </select>
      </div>
      ${error || this.#brokenLink ? this.#drawError(at) : nothing}
    </form>`;
  }

  #drawError(at: 'position' | 'rule'): TemplateResult {
    const words = shellWords[this.language];
    const error = this.#error;
    if (!error) return html`<p class="error">${words.brokenLink}</p>`;
    const text = this.#entered?.[at] ?? '';
    const cut = locate(text, error);
    return html`<p class="error" id="error">
      ${explain(error, this.language)}
      ${
        cut
          ? html`<code
              >${cut[0].length > 24 ? '…' : ''}${cut[0].slice(-24)}<mark>${cut[1]}</mark>${cut[2].slice(0, 24)}${cut[2].length > 24 ? '…' : ''}</code
            >`
          : nothing
      }
      ${words.kept}
    </p>`;
  }

  #drawTabs(): TemplateResult {
    const words = shellWords[this.language];
    const tab = (panel: Panel) =>
      html`<button
        class="tab"
        aria-expanded=${this.#panel === panel}
        aria-controls=${this.#panel === panel ? 'panel' : nothing}
        @click=${() => this.#toggle(panel)}
      >
        ${words[panel]}
      </button>`;
    return html`<div class="row tabs" role="group" aria-label=${words.more}>
      <button
        class="tab switch"
        aria-pressed=${this.analysisOn}
        @click=${() => (this.analysis = this.analysisOn ? 'off' : 'on')}
      >
        ${words.analysis}
      </button>
      ${tab('why')} ${tab('check')} ${tab('history')} ${this.name ? tab('share') : nothing} ${tab('embed')}
      ${tab('keys')}
    </div>`;
  }

  #drawPanel(panel: Panel): TemplateResult {
    const words = shellWords[this.language];
    return html`<div class="panel" id="panel" role="region" aria-label=${words[panel]}>
      ${
        panel === 'keys'
          ? html`<p>${words.keysWhere}</p>
              <dl class="keys">
                ${words.keysList.map(
                  ([key, what]) =>
                    html`<dt><kbd>${key}</kbd></dt>
                      <dd>${what}</dd>`,
                )}
              </dl>`
          : this.#panels[panel].render()
      }
    </div>`;
  }

  // ---- What the reader does -----------------------------------------------------------------------------------------

  #toggle(panel: Panel) {
    void this.show(null);
    this.#panel = this.#panel === panel ? null : panel;
    if (this.#panel === 'share') this.#panels.share.open();
    else if (this.#panel && this.#panel !== 'keys') this.#panels[this.#panel].load();
    this.requestUpdate();
  }

  #newGame() {
    this.#ask(() => this.restart());
  }

  #onSetup = async (submit: SubmitEvent) => {
    submit.preventDefault();
    const form = submit.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const entered = {
      position: String(data.get('position')).trim(),
      rule: String(data.get('rule') ?? this.#match?.rule ?? ''),
    };
    try {
      await this.restart(entered.position, entered.rule);
    } catch (error) {
      this.#fail(error, entered);
      // The opponent was interrupted by a position that was none.
      if (this.#match && !this.#match.readerMoves && !this.#match.over) this.#answerOnceSeen();
      await this.updateComplete;
      if (!(error instanceof SolverError) || (error.field !== 'position' && error.field !== 'rule')) return;
      const input = form.elements.namedItem(error.field) as HTMLInputElement;
      input.focus();
      const cut = locate(entered[error.field], error);
      if (cut) input.setSelectionRange(cut[0].length, cut[0].length + cut[1].length);
    }
  };

  #onOpponent = (change: Event) => {
    const match = this.#match;
    if (!match) return;
    match.opponent = (change.target as HTMLSelectElement).value as Opponent;
    this.#epoch++;
    this.requestUpdate();
    if (!match.readerMoves && !match.over) void this.#answer();
  };

  #onFirst = (change: Event) => {
    const match = this.#match;
    if (!match) return;
    const first = (change.target as HTMLSelectElement).value as Side;
    this.#ask(() => this.#start({ ...match.linked, moves: [], first }));
  };

  #onBoardFocus = (focus: FocusEvent) => {
    const cell = (focus.target as Element).closest('[data-cell]');
    if (!cell) return;
    this.#cell = cell.getAttribute('data-cell')!;
    this.#cellPlace = cell.getBoundingClientRect();
    this.#rove();
  };

  #onBoardKey = (key: KeyboardEvent) => {
    const target = key.target as HTMLElement;
    if (target.closest('input, select, textarea')) return;
    const act = this.#keyAction(key);
    if (!act) return;
    key.preventDefault();
    act();
  };

  #keyAction({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): (() => void) | null {
    if (altKey) return null;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() === 'z') return shiftKey ? () => this.redo() : () => this.undo();
      if (key.toLowerCase() === 'y') return () => this.redo();
      return null;
    }
    const cell = (target as Element).closest<HTMLElement>('[data-cell]');
    if (cell && (key === 'Enter' || key === ' ')) {
      return () => cell.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    }
    if (cell && (key.startsWith('Arrow') || key === 'Home' || key === 'End')) {
      return () => {
        const next = nearestCell(this.#cells, cell, key);
        next?.focus();
      };
    }
    if (key === 'Escape' && this.#shown) return () => void this.show(null);
    if (this.controls === 'none') return null;
    if (key === 'h' || key === 'H') return () => this.hint();
    if (key === 'n' || key === 'N') return () => this.#newGame();
    if (this.controls !== 'full') return null;
    if (key === 'a' || key === 'A') return () => (this.analysis = this.analysisOn ? 'off' : 'on');
    if (key === '?') return () => this.#toggle('keys');
    return null;
  }

  get #cells(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.board [data-cell]')];
  }

  protected override updated() {
    const cells = this.#rove();
    if (!this.#focused || this.#focused.isConnected) return;
    // What had the focus has been taken off the board: the nearest cell gets it, or the board once it is empty.
    const next = cells.find((each) => each.tabIndex === 0) ?? this.renderRoot.querySelector<HTMLElement>('.board');
    next?.focus({ preventScroll: true });
  }

  /** Exactly one cell of the board can be reached by Tab: the one last focused, or the one nearest to where it was. */
  #rove(): HTMLElement[] {
    const cells = this.#cells;
    if (cells.length === 0) return cells;
    let chosen = cells.find((each) => each.getAttribute('data-cell') === this.#cell);
    if (!chosen && this.#cellPlace) chosen = nearestCell(cells, this.#cellPlace, '') ?? undefined;
    chosen ??= cells[0]!;
    for (const each of cells) each.tabIndex = each === chosen ? 0 : -1;
    return cells;
  }
}

function event<T>(type: string, detail: T, cancelable = false): CustomEvent<T> {
  return new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable });
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Whether a policy lets this page compile WebAssembly: the smallest module there is. */
function mayCompile(): boolean {
  try {
    return new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])) instanceof WebAssembly.Module;
  } catch {
    return false;
  }
}

declare global {
  interface HTMLElementEventMap {
    'nimlab-position': CustomEvent<PositionDetail>;
    'nimlab-propose': CustomEvent<ProposeDetail>;
    'nimlab-over': CustomEvent<OverDetail>;
    'nimlab-error': CustomEvent<{ error: SolverError }>;
  }
}
