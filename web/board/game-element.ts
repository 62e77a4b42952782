import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Analysis, Move, Player, SolverError, Strategy } from '../solver/types.ts';
import { offered } from '../draw/offered.ts';
import { prefersReducedMotion } from '../draw/reduced-motion.ts';
import { Aim } from './aim.ts';
import { drawPlay, drawSwitch, drawViews, type View } from './controls.ts';
import { explain } from './error-words.ts';
import { eventOf, proposing } from './events.ts';
import { Finale } from './finale.ts';
import { Instrument } from './frame.ts';
import { drawInWords, drawSetup } from './setup.ts';
import { boardKeys, Roving } from './keys.ts';
import { locales, sentence, spoken, type Words } from './language.ts';
import { gameInHash, isAbout } from './link.ts';
import { Narrator } from './narrate.ts';
import { linger, pause } from './waiting.ts';
import { Panels } from './panels.ts';
import { inView, whenSeen } from './viewport.ts';
import { Session } from './session.ts';
import { solver } from './solver.ts';
import type { Speech } from './speech.ts';
import { StandingView } from './standing-view.ts';
import { drawStatus, drawTheory } from './status.ts';
import type { BoardView, Control, Opponent, ShowOptions, Side } from './view.ts';
import { boardWords } from './words.ts';
import type { SessionEvent } from './session-host.ts';

/** Of a board's words, those for itself, its fields and its views. */
interface Called {
  readonly title: string;
  readonly position?: string;
  readonly rule?: string;
  readonly views?: Readonly<Record<string, string>>;
  readonly players?: Readonly<Record<Player, string>>;
}

/**
 * A board: an instrument on which a session is played. A game's element says how to draw a position, how to speak of
 * it, and how a gesture becomes a move (`propose`). It knows no rules: what is legal, over, won is the solver's answer.
 *
 * Focus and keys, by `data-cell`: web/README.md. What is focused has an accessible name. Styles of a game's element:
 * `static styles = [...GameElement.styles, ...sheets(heap), css\`…\`]`.
 */
export abstract class GameElement extends Instrument implements Speech {
  /** The one word for the game in every layer. */
  static readonly game: string;
  /** Whether a view `paint` lets the reader mark all positions of the board; event `nimlab-painted`. */
  static readonly paintable: boolean = false;
  /** Views that are another drawing of the game (draw/skin.ts), offered where the page asks for one. */
  readonly skins: readonly string[] = [];
  static override properties = {
    ...Instrument.properties,
    position: { type: String },
    rule: { type: String },
    first: { type: String },
    opponent: { type: String },
    strategy: { type: String },
    plays: { type: String },
    analysis: { type: String },
    controls: { type: String },
    name: { type: String },
    view: { type: String },
    finale: { type: Boolean },
  };

  // Attributes, see web/README.md. Setting position, rule, first, opponent or plays starts over.
  declare position: string;
  declare rule: string;
  declare first: Side;
  declare opponent: Opponent;
  /** Which of several winning moves the opponent plays. */
  declare strategy: Strategy;
  /** Whom the reader plays, where the players differ. */
  declare plays: Player;
  declare analysis: 'on' | 'off';
  /** `full`, `none`, or what is offered besides new game, undo and hint (`Control`). */
  declare controls: string;
  declare name: string;
  /** Name of the view shown, one of `views`; '' for the first. */
  declare view: string;
  /** After a win the positions that the reader left are gone through, with their reason. */
  declare finale: boolean;

  #board: BoardView | null = null;
  readonly #session: Session;
  readonly #narrator: Narrator;
  readonly #aim = new Aim(this);
  readonly #roving = new Roving(this);
  readonly #panels: Panels;
  readonly #finale: Finale;
  readonly #standing = new StandingView(this, (view) => this.bring(view));

  constructor() {
    super();
    this.position = this.rule = this.name = this.view = '';
    this.first = 'you';
    this.opponent = 'perfect';
    this.strategy = 'any';
    this.plays = 'left';
    this.analysis = 'off';
    this.controls = 'full';
    this.finale = false;
    const session = (this.#session = new Session({
      game: this.game,
      ready: () => this.ready(),
      solver,
      pause,
      linger,
      random: Math.random,
      reducedMotion: prefersReducedMotion,
      written: () => this,
      linked: () => this.#linked,
      whenSeen: (act) => this.#whenSeen(act),
      proposes: (detail) => this.dispatchEvent(proposing(detail)),
      tell: (happened) => this.#hear(happened),
    }));
    this.#narrator = new Narrator(session, this, (analysis) => this.speakEnd(analysis));
    this.#panels = new Panels(session, this);
    this.#finale = new Finale(session, () => this.requestUpdate());
  }

  // ---- What a game's element says -----------------------------------------------------------------------------

  /**
   * What it and its parts are called: words.ts of its folder. Whatever is called otherwise overrides the getters below.
   */
  protected static readonly words: Words<Called> | null = null;
  get #called(): Partial<Called> {
    return (this.constructor as typeof GameElement).words?.[this.language] ?? {};
  }
  get title(): string {
    return this.#called.title ?? '';
  }
  /** Label of the position field, e.g. "Heaps". */
  protected get positionLabel(): string {
    return this.#called.position ?? '';
  }
  /** Label of the rule field, null for a game without parameters. */
  protected get ruleLabel(): string | null {
    return this.#called.rule ?? null;
  }
  /** The two players, where they differ. */
  get players() {
    return this.#called.players;
  }
  /** Views the reader may choose from, the first being the default. */
  protected get views(): readonly View[] {
    return Object.entries(this.#called.views ?? {}).map(([id, label]) => ({ id, label }));
  }
  /** Before every drawing: what the board asks and keeps goes along with what it shows. `drawBoard` writes nothing. */
  protected follow(_view: BoardView): void {}
  /** Loads what a view draws with and not every board has; null when it is there. */
  protected bring(_view: string): Promise<void> | null {
    return null;
  }
  protected abstract drawBoard(view: BoardView): TemplateResult;
  /** Why this position cannot be drawn, as a sentence; null if it can. The game goes on being played and analysed. */
  protected undrawable(_numbers: readonly bigint[]): string | null {
    return null;
  }
  abstract speakPosition(numbers: readonly bigint[]): string;
  abstract speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third'): string;
  abstract speakPlace(move: Move, before: readonly bigint[]): string;
  /**
   * Whether `speakMove` says the whole position that a move from here leaves, as it does where one counter goes to a
   * cell.
   */
  saysResult(_before: readonly bigint[]): boolean {
    return false;
  }
  /** What has ended the game, as a sentence said before who has won; '' where that says it all. */
  protected speakEnd(_analysis: Analysis): Promise<string> {
    return Promise.resolve('');
  }
  /** Resolves when the element can speak of moves, also one that is on no page: some need other boards for it. */
  async ready(): Promise<void> {
    await Promise.all([spoken(this.language), this.bring(this.view)?.catch(() => {})]); // what is missing is told of later
  }
  /** The line of theory under the board while analysis is on: "3 ⊕ 4 ⊕ 5 = 2". */
  protected drawFormula(_analysis: Analysis): TemplateResult | string | null {
    return null;
  }

  /**
   * What is on the board: there from `willUpdate` on, so that what follows a position is set before it is drawn, and
   * for gestures. null until the first answer.
   */
  protected get board(): BoardView | null {
    return this.#board;
  }

  // ---- What a game's element, a lesson or a study element may ask and call ---------------------------------------

  get game(): string {
    return (this.constructor as typeof GameElement).game;
  }
  /** What the solver says of the game's present position; null until the first answer. */
  get current() {
    return this.#session.current;
  }
  /** An element on no page plays nothing, and speaks by the rule of what it is told here. */
  learn(analysis: Analysis) {
    this.#session.current = analysis;
  }
  /** The game being played; null until the first answer. Read only. */
  get match() {
    return this.#session.match;
  }
  get analysisOn(): boolean {
    return this.analysis === 'on';
  }
  /** New game and undo always; a hint unless it is taken away, where it would answer what is asked. */
  #plays(control: 'new' | 'undo' | 'redo' | 'hint'): boolean {
    if (control === 'redo') return this.offers(control);
    return control !== 'hint' || this.controls === 'full' || offered('unhinted', this.controls) === null;
  }

  /** Whether a control is there to be used. */
  offers(control: Control): boolean {
    return this.controls !== 'none' && offered(control, this.controls) !== null;
  }

  /**
   * Turns a gesture into a move: the solver plays it or refuses it. Does nothing while it is not the reader's turn. A
   * finger's first tap only looks at a legal move (`Aim`), unless the gesture consists of parts that have been `seen`.
   */
  propose(numbers: readonly (bigint | number)[], seen = false): Promise<void> {
    if (this.figure) return Promise.resolve();
    const looks = !seen && this.#aim.looksAt(numbers.map(BigInt));
    return this.#session.propose(numbers, looks ? (move) => this.#look(move) : null);
  }

  /**
   * A gesture that cannot become a move, or a question that was not answered: says why, as the solver's refusals are
   * said.
   */
  protected refuse(error: unknown) {
    this.#session.refuse(error);
  }

  /** Puts a position on the board without playing; null returns to the game. Rejects with SolverError. */
  show(position: string | null, options: ShowOptions = {}): Promise<void> {
    return this.#session.show(position, options);
  }

  /** Starts over from a position (default: where the game began), with the same players. Rejects with SolverError. */
  restart(position?: string, rule?: string): Promise<void> {
    return this.#session.restart(position, rule);
  }

  /** Back to the reader's previous turn. */
  undo() {
    this.#session.undo();
  }

  /** Forward to the reader's next turn. */
  redo() {
    this.#session.redo();
  }

  /** Puts the game back (or forward) to a station of its history; the rest can be redone. */
  jump(to: number) {
    this.#session.jump(to);
  }

  /** The next step of the hint: where a winning move is, then the move itself. */
  hint() {
    this.#session.climb();
  }

  /** Loads the solver and sets up the board; called by itself when the board comes near the viewport. */
  override begin(): Promise<void> {
    void this.updateComplete; // drawn before there is an answer, or what its attributes say would begin anew
    return this.#session.begin();
  }

  /** Whether it is one of the boards of a sum, which takes the moves that are made on it. */
  summand = false;
  /** Without controls and without an opponent a board is a figure: it is looked at, nobody plays on it. */
  get figure(): boolean {
    return this.controls === 'none' && this.opponent === 'human' && !this.summand;
  }

  // ---- The session and the page -----------------------------------------------------------------------------------

  protected override get phase() {
    return this.#session.phase;
  }
  protected override get waiting() {
    return this.#session.waiting;
  }

  override connectedCallback() {
    super.connectedCallback();
    addEventListener('hashchange', this.#onHash);
    if (this.#linked !== null) void this.begin(); // whoever follows an address is brought to what it holds
  }

  override disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#onHash);
  }

  /** The game that the page's address holds for this board. */
  get #linked(): string | null {
    return this.name ? gameInHash(location.hash, this.name) : null;
  }

  #onHash = () => this.#session.relinked();

  #hear(happened: SessionEvent): boolean {
    this.requestUpdate();
    const spoken = this.#narrator.spoken(happened);
    if (typeof spoken !== 'string') void spoken.then((text) => text && this.announce(text));
    else if (spoken) this.announce(spoken);
    if (happened.type === 'arrived') this.#panels.arrived();
    if (happened.type === 'arrived' || happened.type === 'shown') this.#finale.stop();
    if (happened.type === 'over' && happened.winner === 'you' && this.finale && !prefersReducedMotion()) {
      void this.#finale.play(this.match!);
    }
    const outward = eventOf(happened);
    const goesOn = !outward || this.dispatchEvent(outward);
    if (happened.type === 'restored' && isAbout(location.hash, this.name)) this.scrollIntoView({ block: 'center' });
    return goesOn;
  }

  #whenSeen(act: () => void): () => void {
    const drawing = this.renderRoot.querySelector('.table') ?? this;
    if (!inView(drawing)) return whenSeen(drawing, act);
    act();
    return () => {};
  }

  #look(move: Move) {
    const said = this.speakMove(move, this.current!.numbers, 'base');
    const shown = sentence(said, this.language);
    this.#aim.show({ numbers: move.numbers, said: shown });
    this.announce(`${shown}${locales[this.language].space}${this.#aim.words.again}`);
  }

  #playAimed = () => {
    const { aimed } = this.#aim;
    this.#aim.drop();
    if (aimed) void this.propose(aimed.numbers, true);
  };

  /** What the code for another page holds: where this game began. */
  embedded() {
    const linked = this.match?.linked;
    if (!linked) return null;
    const { position, rule, first, opponent, plays } = linked;
    return {
      position,
      rule,
      first: first === 'you' ? '' : first,
      opponent: opponent === 'perfect' ? '' : opponent,
      strategy: this.strategy === 'any' ? '' : this.strategy,
      plays: plays === 'right' ? plays : '',
      view: this.view,
    };
  }

  // ---- Drawing ----------------------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues) {
    this.#roving.remember();
    if (['position', 'rule', 'first', 'opponent', 'plays'].some((each) => changed.has(each))) this.#session.rewritten();
    this.#board = this.current && this.#boardView(this.current);
  }

  protected override update(changed: PropertyValues) {
    if (this.#board && this.undrawable(this.#board.numbers) === null) this.follow(this.#board);
    super.update(changed);
  }

  protected override updated() {
    this.#roving.settle();
  }

  /** The view that is chosen, if only for what is shown. */
  get #chosenView(): string {
    const names = this.views.map((each) => each.id);
    const asked = this.#session.shown?.options.view || this.view;
    return names.includes(asked) ? asked : (names[0] ?? '');
  }

  get #choosable(): readonly View[] {
    return this.#standing.offered(this.views, this.skins, this.view, this.controls);
  }
  viewAmong(views: readonly string[]): string {
    if (views.includes(this.#chosenView)) return this.#chosenView;
    const choosable = this.offers('views') ? this.#choosable : [];
    return views.find((each) => choosable.some(({ id }) => id === each)) ?? '';
  }

  #boardView(current: Analysis): BoardView {
    const { shown, leaving, hinted, hint, match, interactive } = this.#session;
    const { frame } = this.#finale;
    const analysis = shown?.analysis ?? frame?.analysis ?? current;
    return {
      position: analysis.position,
      numbers: analysis.numbers,
      origin: match!.stations[0]!.numbers,
      rule: analysis.rule,
      analysis,
      wins: this.analysisOn && !leaving ? analysis.winningMoves : [],
      hint: hinted === 2 && !shown ? hint : null,
      where: hinted >= 1 && !shown ? hint : null,
      leaving: shown ? null : leaving,
      lit: frame?.lit ?? new Set((shown?.options.lit ?? '').split(/\s+/).filter(Boolean)),
      view: this.#standing.of(this.#chosenView, this.views),
      interactive: interactive && !this.figure,
      shown: shown !== null || frame !== null,
    };
  }

  protected override render(): TemplateResult {
    const view = this.#board;
    const absent = this.phase === 'absent';
    const theory = () =>
      drawTheory(view && view.analysis, view && this.drawFormula(view.analysis), this.language, this.players);
    return this.drawFrame(
      html`
        ${this.drawTable(view ? this.#drawDrawing(view) : nothing, this.#session.shown ? 'shown' : '')}
        ${
          absent
            ? this.drawAbsent()
            : this.figure && !this.waiting?.late
              ? nothing
              : html`<div class="status" part="status">${this.#drawStatus(view)}</div>`
        }
        ${this.analysisOn && !absent ? theory() : nothing}
        ${this.controls === 'none' || absent ? nothing : this.#drawControls()}
        ${this.#standing.draw(boardWords[this.language])} ${view ? this.#panels.draw() : nothing}
      `,
      this.#chosenView,
    );
  }

  #drawDrawing(view: BoardView): TemplateResult {
    const undrawable = this.undrawable(view.numbers);
    const words = boardWords[this.language];
    const inWords = (why: string) =>
      drawInWords(
        why,
        view.interactive,
        words,
        (numbers) => void this.propose(numbers),
        (error) => this.refuse(error),
      );
    return html`<div
      class="board ${view.interactive ? '' : 'still'}"
      role="group"
      tabindex="-1"
      aria-label=${words.named(this.title, this.speakPosition(view.numbers))}
      @keydown=${this.#onKey}
      @focusin=${this.#roving.focused}
    >
      ${undrawable === null ? this.drawBoard(view) : inWords(undrawable)}
    </div>`;
  }

  #drawStatus(view: BoardView | null): TemplateResult {
    const { waiting } = this;
    if (view && !view.shown && waiting?.late) return this.drawWorking(waiting);
    const aimed = view?.interactive ? this.#aim.aimed : null;
    if (aimed) {
      const words = this.#aim.words;
      return html`<p>${aimed.said}${locales[this.language].space}<span class="quiet">${words.again}</span></p>
        <div class="actions">
          <button class="button small strong" @click=${this.#playAimed}>${words.play}</button>
        </div>`;
    }
    const review = { open: this.#panels.isOpen('history'), toggle: () => this.#panels.toggle('history') };
    return drawStatus(this.#session, this.#narrator, this.language, this.offers('history') ? review : null);
  }

  #drawControls(): TemplateResult {
    const words = boardWords[this.language];
    const session = this.#session;
    const views = () => drawViews(this.#choosable, this.#chosenView, this.#lookIn, words);
    const labels = { position: this.positionLabel, rule: this.ruleLabel, explain: this.explain.bind(this) };
    // What was refused brings the fields it stands in.
    const setup = this.offers('setup') || session.error !== null || session.brokenLink;
    return html`<div class="controls">
      <div class="row spread" role="group" aria-label=${words.tools(this.title)}>
        <div class="row">
          ${drawPlay(
            session,
            words,
            (['new', 'undo', 'redo', 'hint'] as const).filter((each) => this.#plays(each)),
          )}
        </div>
        ${this.offers('views') ? views() : nothing}
      </div>
      ${setup ? drawSetup(session, this, labels, this.language, this.players) : nothing} ${this.#drawTabs()}
    </div>`;
  }

  /** What is wrong with what was typed, as a sentence. */
  protected explain(error: SolverError, _text: string): string {
    return explain(error, this.language);
  }

  /** What is shown is looked at in this view, too. */
  #lookIn = (view: string) => {
    this.#session.lookIn(view);
    this.#standing.again();
    this.view = view;
  };

  #drawTabs(): TemplateResult | typeof nothing {
    const words = boardWords[this.language];
    const analysis = this.offers('analysis');
    const tabs = this.#panels.tabs();
    if (!analysis && tabs.length === 0) return nothing;
    return html`<div class="row tabs" role="group" aria-label=${words.more}>
      ${analysis ? drawSwitch(words.analysis, this.analysisOn, this.#analyse) : nothing} ${tabs}
    </div>`;
  }

  #analyse = () => {
    this.analysis = this.analysisOn ? 'off' : 'on';
  };

  #onKey = boardKeys(this.#roving, () => ({
    undo: () => this.undo(),
    redo: () => this.redo(),
    ...(this.#session.shown && { escape: () => void this.show(null) }),
    ...(this.controls !== 'none' && { n: () => this.#session.newGame() }),
    ...(this.controls !== 'none' && this.#plays('hint') && { h: () => this.hint() }),
    ...(this.offers('analysis') && { a: this.#analyse }),
    ...(this.offers('keys') && { '?': () => this.#panels.toggle('keys') }),
  }));
}
