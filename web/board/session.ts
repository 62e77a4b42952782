import {
  SolverError,
  strategies,
  type Analysis,
  type GameBrief,
  type Move,
  type Solver,
  type Work,
} from '../solver/types.ts';
import { ask, solverError } from './ask.ts';
import { readGame, type LinkedGame } from './link.ts';
import { standing, station, type Match, isRefusal, replay } from './match.ts';
import type { Opponent, ShowOptions, Side } from './view.ts';
import { isAbort, Waiting } from './waiting.ts';
import type { Entered, Remark, Said, Why, SessionHost } from './session-host.ts';

/** Milliseconds. A move is seen leaving; then the other side takes a breath before it answers. */
const leavingTime = 220;
const breath = 480;

/** absent: the solver is not to be had. */
export type Phase = 'waiting' | 'loading' | 'ready' | 'absent';

/**
 * A match as it is played: which position is on the board, who may move, what is asked of the solver and what has
 * become of an answer that comes too late. It knows no rules, no language, no drawing and no page; what it needs is
 * handed in, and what happens is told (`SessionHost`).
 *
 * Every change of the game makes what is under way stale (`#epoch`): of two moves at once, an undo while the opponent
 * thinks, a new position while another is being looked at, the later one holds.
 */
export class Session {
  // Read only from outside.
  phase: Phase = 'waiting';
  info: GameBrief | null = null;
  match: Match | null = null;
  /** What the solver says of the game's present position. */
  current: Analysis | null = null;
  /** A position that is looked at, not played. */
  shown: { readonly analysis: Analysis; readonly options: ShowOptions } | null = null;
  /** A move that is seen leaving the board. */
  leaving: Move | null = null;
  /** How far the hint has been climbed: not, where, which. */
  hinted: 0 | 1 | 2 = 0;
  /** What was refused, and the fields' text it speaks of; null if it is no field's. */
  error: SolverError | null = null;
  entered: Entered | null = null;
  brokenLink = false;
  /** The moves since the reader's last turn. */
  said: readonly Said[] = [];
  remark: Remark | null = null;
  /** What the reader waits for. */
  waiting: Waiting | null = null;

  readonly #host: SessionHost;
  /** Grows whenever what is under way has become stale. */
  #epoch = 0;
  /** The epoch in which the opponent is thinking. */
  #answeringAt = -1;
  #begun: Promise<void> | null = null;
  /** What is written on the page has changed while the game was being set up. */
  #rewritten = false;
  /** The last move of the reader awaits its answer. */
  #due = false;
  /** Calls off the wait for the board to be seen. */
  #unsee = () => {};

  constructor(host: SessionHost) {
    this.#host = host;
  }

  get game(): string {
    return this.#host.game;
  }
  /** For questions beside the game. */
  solver(): Promise<Solver> {
    return this.#host.solver();
  }

  /** The opponent is thinking. */
  get answering(): boolean {
    return this.#answeringAt === this.#epoch;
  }

  /** Whether a gesture of the reader may become a move now. */
  get interactive(): boolean {
    return (
      this.phase === 'ready' &&
      this.match!.readerMoves &&
      !this.shown &&
      !this.leaving &&
      !this.waiting &&
      !this.answering
    );
  }

  /** The opponent is to move, and waits: for a board that is out of view, or to be told. */
  get opponentWaits(): boolean {
    const { match } = this;
    return match !== null && !match.readerMoves && !match.over && !this.answering && !this.leaving;
  }

  /** The winning move that the hint speaks of. */
  get hint(): Move | null {
    return this.current?.winningMoves[0] ?? null;
  }

  // ---- Setting up --------------------------------------------------------------------------------------------------

  /** Fetches the solver and sets the board up, once; again after it could not be had. Never rejects. */
  begin(): Promise<void> {
    return (this.#begun ??= this.#begin());
  }

  async #begin() {
    this.phase = 'loading';
    this.error = null;
    this.#changed();
    try {
      await this.#host.ready();
      const games = await (await this.#host.solver()).brief();
      this.info = games.find(({ name }) => name === this.game) ?? null;
      if (!this.info) throw new SolverError('unknown_game', 'game', this.game, '');
      const broken = await this.#startLinked();
      if (!this.match || this.#rewritten) await this.#startWritten(this.info);
      this.phase = 'ready';
      this.brokenLink ||= broken;
    } catch (error) {
      this.phase = 'absent';
      this.#begun = null;
      this.#fail(error);
    }
    this.#changed();
  }

  /** Whether the address holds a game that is none. */
  async #startLinked(): Promise<boolean> {
    this.#rewritten = false;
    const text = this.#host.linked();
    if (text === null) return false;
    const linked = readGame(text, this.#written);
    if (!linked) return true;
    try {
      await this.#start(linked);
      this.#host.tell({ type: 'restored' });
    } catch (error) {
      if (isRefusal(error)) return true;
      throw error;
    }
    return false;
  }

  /** A position that the author of the page got wrong is replaced by the game's example, and said. */
  async #startWritten({ example, defaultRule }: GameBrief) {
    do {
      this.#rewritten = false;
      const written = this.#written;
      try {
        await this.#start(written);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        if (this.#rewritten) continue;
        await this.#start({ ...written, position: example, rule: defaultRule });
        this.#fail(error, written);
      }
    } while (this.#rewritten);
  }

  get #written(): LinkedGame {
    const { position, rule, first, opponent, plays } = this.#host.written();
    return {
      position: position || this.info?.example || '',
      rule: rule || this.info?.defaultRule || '',
      moves: [],
      first,
      opponent,
      plays: this.info?.partizan ? (plays === 'right' ? plays : 'left') : null,
    };
  }

  /** What is written on the page has changed: the game starts over. */
  rewritten() {
    if (this.phase === 'loading') this.#rewritten = true;
    if (this.phase !== 'ready') return;
    ask(
      () => this.#start(this.#written),
      (error) => this.#fail(error, this.#written),
    );
  }

  /** The page's address has changed. */
  relinked() {
    const text = this.phase === 'ready' ? this.#host.linked() : null;
    if (text === null) return;
    const linked = readGame(text, this.#written);
    const broken = () => {
      this.brokenLink = true;
      this.#changed();
    };
    if (!linked) return broken();
    ask(
      () => this.#start(linked),
      (error) => (isRefusal(error) ? broken() : this.#fail(error)),
    );
  }

  /** Starts over from a position (default: where the game began), with the same players. Rejects with SolverError. */
  async restart(position?: string, rule?: string): Promise<void> {
    await this.begin();
    const game = this.match?.linked ?? this.#written;
    await this.#start({ ...game, moves: [], position: position ?? game.position, rule: rule ?? game.rule }, 'started');
  }

  /** The reader wants a new game; what goes wrong is remarked. */
  newGame() {
    this.#ask(() => this.restart());
  }

  /** What the reader wrote into the fields is set up; resolves to what was refused. */
  async setUp(entered: Entered): Promise<SolverError | null> {
    try {
      await this.restart(entered.position, entered.rule);
      return null;
    } catch (cause) {
      const error = this.#fail(cause, entered);
      this.#answerOnceSeen(); // it was interrupted by a position that was none
      return error;
    }
  }

  /** Another side to play against, from here. A move that is under way is played to its end. */
  playAgainst(opponent: Opponent) {
    const { match } = this;
    if (!match) return;
    match.opponent = opponent;
    if (!this.waiting) {
      this.#epoch++;
      if (match.at > 0) void this.answer();
    }
    this.#changed();
  }

  /** The game from its start, with another side to begin, or with the reader as the other player. */
  beginWith(changed: Partial<Pick<LinkedGame, 'first' | 'plays'>>) {
    const { match } = this;
    if (match) this.#ask(() => this.#start({ ...match.linked, moves: [], ...changed }));
  }

  /** Starts a game; its history is replayed as far as it is legal. What is refused leaves the board as it was. */
  async #start(game: LinkedGame, why: Why = 'set') {
    await this.#enter(async (work) => {
      const client = await this.#host.solver();
      const { match, analysis, broken } = await replay(client, this.game, game, work);
      return () => {
        this.match = match;
        this.error = this.entered = null;
        this.brokenLink = broken;
        this.said = [];
        this.#due = false;
        this.#arrive(analysis, 'set', null, why);
      };
    });
  }

  // ---- Playing -----------------------------------------------------------------------------------------------------

  /**
   * The reader's move: the solver plays it or refuses it. Does nothing while it is not the reader's turn. With `look` a
   * legal move is only looked at.
   */
  async propose(numbers: readonly (bigint | number)[], look: ((move: Move) => void) | null = null): Promise<void> {
    const { match, current: before } = this;
    if (!match || !before || !this.interactive) return;
    const epoch = ++this.#epoch;
    const move: Move = { text: numbers.join('-'), numbers: numbers.map(BigInt) };
    let to: string;
    try {
      to = await (await this.#host.solver()).play(this.game, before.position, move, match.rule, before);
    } catch (cause) {
      const error = solverError(cause);
      if (epoch !== this.#epoch) return;
      const refused = { kind: 'illegal', move, before: before.numbers, allowed: error.limit } as const;
      this.#remark(error.code === 'illegal_move' ? refused : { kind: 'error', error });
      return;
    }
    if (epoch !== this.#epoch) return;
    if (look) {
      this.remark = null;
      look(move);
      return;
    }
    if (!this.#host.proposes({ move, before, to })) return;
    this.said = [];
    this.error = this.entered = null;
    await this.#playOut(move, to);
  }

  /** A gesture that cannot become a move, or a question that was not answered, is remarked. */
  refuse(cause: unknown) {
    this.#remark({ kind: 'error', error: solverError(cause) });
  }

  /** A move of either side: it is seen leaving while the solver looks at where it leads. */
  async #playOut(move: Move, to: string) {
    const match = this.match!;
    const [by, before, earlier] = [match.turn(), match.here, this.said];
    const said: Said = { who: match.speaker(), move, before: before.numbers };
    this.shown = this.remark = null;
    this.hinted = 0;
    this.said = [...earlier, said];
    let epoch = this.#epoch;
    try {
      await this.#enter(async (work) => {
        epoch = this.#epoch;
        this.leaving = move;
        this.#changed();
        const [analysis] = await Promise.all([
          (await this.#host.solver()).analyse(this.game, to, match.rule, {
            ...work,
            player: match.player(match.at + 1),
          }),
          this.#host.linger(this.#host.reducedMotion() ? 0 : leavingTime),
        ]);
        return () => {
          match.push(station(analysis, move));
          this.#due = true;
          this.#arrive(analysis, by, said, 'set');
        };
      });
    } catch (error) {
      this.#fail(error);
    }
    if (epoch !== this.#epoch) return;
    this.leaving = null;
    if (match.here === before) this.said = earlier; // cancelled, or no answer: it was not played
    this.#changed();
  }

  /** The position on the board is another one; the opponent answers if it is theirs to move. */
  #arrive(analysis: Analysis, by: Side | 'set', said: Said | null, why: Why) {
    const match = this.match!;
    this.current = analysis;
    this.phase = 'ready';
    this.leaving = this.shown = null;
    this.hinted = 0;
    const again = match.stations.slice(0, match.at).some(({ position }) => position === analysis.position);
    this.remark = again && standing(match.here) === 'drawn' ? { kind: 'repeated' } : null;
    if (!this.#host.tell({ type: 'arrived', analysis, by, said, why })) this.#due = false;
    if (match.over && said) this.#host.tell({ type: 'over', winner: match.drawn ? null : match.winner });
    this.#answerOnceSeen();
  }

  /**
   * Nothing moves behind the reader's back: a move of theirs is answered when the board is looked at. In a position that
   * they have not moved into, at the start or after an undo, the opponent waits to be told.
   */
  #answerOnceSeen() {
    const { match } = this;
    if (!match || !this.#due || match.readerMoves || match.over) return;
    this.#unsee();
    this.#unsee = this.#host.whenSeen(() => void this.answer());
  }

  /** The opponent moves, if it is their turn. */
  answer = async (): Promise<void> => {
    const [match, here, epoch] = [this.match!, this.current!, this.#epoch];
    this.#unsee();
    if (match.over || match.readerMoves || this.answering) return;
    this.#answeringAt = epoch;
    this.#changed();
    try {
      const client = await this.#host.solver();
      const seed = BigInt(Math.floor(this.#host.random() * 2 ** 52));
      const skill = match.opponent === 'fallible' ? 'fallible' : 'perfect';
      const [move] = await Promise.all([
        client.reply(this.game, here.position, skill, seed, match.rule, {
          player: here.player,
          strategy: strategies.find((each) => each === this.#host.written().strategy) ?? 'any',
          ...(match.here.move && { last: match.here.move }),
        }),
        this.#host.linger(breath),
      ]);
      if (epoch !== this.#epoch) return;
      const to = await client.play(this.game, here.position, move, match.rule, here);
      if (epoch !== this.#epoch) return;
      await this.#playOut(move, to);
    } catch (error) {
      if (epoch !== this.#epoch) return;
      this.#answeringAt = -1; // the reader may ask again
      this.#fail(error);
    }
  };

  // ---- History, looking, hints -------------------------------------------------------------------------------------

  /** Back to the reader's previous turn. */
  undo() {
    const to = this.match?.undoTo ?? null;
    if (to !== null) this.jump(to, 'undone');
  }

  /** Forward to the reader's next turn. */
  redo() {
    const to = this.match?.redoTo ?? null;
    if (to !== null) this.jump(to, 'redone');
  }

  /** Puts the game back (or forward) to a station of its history; the rest can be redone. */
  jump(to: number, why: Why = 'set') {
    const { match } = this;
    const there = match?.stations[to];
    if (!match || !there) return;
    this.#ask(() =>
      this.#enter(async (work) => {
        const client = await this.#host.solver();
        const analysis = await client.analyse(this.game, there.position, match.rule, { ...work, player: there.player });
        return () => {
          match.at = to;
          this.#due = to > 0 && to === match.stations.length - 1;
          this.said = [];
          this.#arrive(analysis, 'set', null, why);
        };
      }),
    );
  }

  /** Puts a position on the board without playing; null returns to the game. Rejects with SolverError. */
  async show(position: string | null, options: ShowOptions = {}): Promise<void> {
    if (position === null) {
      if (!this.shown) return;
      this.shown = null;
      this.#changed();
      return;
    }
    await this.begin();
    if (!this.match) throw new SolverError('unavailable', 'none', '', '');
    const epoch = this.#epoch;
    const { player = this.match.player() } = options;
    const analysis = await (await this.#host.solver()).analyse(this.game, position, this.match.rule, { player });
    if (epoch !== this.#epoch) return;
    this.shown = { analysis, options };
    this.#host.tell({ type: 'shown', analysis, options });
    this.#changed();
  }

  /** What is shown is looked at in this view. */
  lookIn(view: string) {
    if (this.shown) this.shown = { ...this.shown, options: { ...this.shown.options, view } };
  }

  /** The next step of the hint: where a winning move is, then the move itself. */
  climb() {
    const { current, match, hint } = this;
    if (!current || !match || !this.interactive) return;
    if (!hint) {
      const errs = match.opponent !== 'perfect';
      this.#remark({ kind: standing(match.here) === 'drawn' ? 'hint-draw' : 'hint-none', errs });
      return;
    }
    this.hinted = this.hinted === 0 ? 1 : 2;
    this.#remark({ kind: this.hinted === 1 ? 'hint-where' : 'hint-move', move: hint, before: current.numbers });
  }

  // ---- What is under way -------------------------------------------------------------------------------------------

  /**
   * Does `task` for the reader, who waits for it. Whatever was under way before is stale. What `task` returns changes
   * the state, unless the task has itself become stale.
   */
  async #enter(task: (work: Work) => Promise<() => void>) {
    const epoch = ++this.#epoch;
    this.#unsee();
    this.waiting?.cancel();
    const waiting: Waiting = new Waiting(() => this.waiting === waiting && this.#changed(), this.#host.pause);
    this.waiting = waiting;
    this.leaving = null;
    try {
      const apply = await task(waiting.work);
      if (epoch !== this.#epoch) return;
      this.waiting = null;
      apply();
    } catch (error) {
      if (epoch !== this.#epoch) return;
      this.waiting = null;
      if (!isAbort(error)) throw error;
      this.#remark({ kind: 'cancelled' });
    } finally {
      this.#changed();
    }
  }

  /** Does what nobody waits for; what goes wrong is remarked. */
  #ask(work: () => Promise<unknown>) {
    ask(work, (error) => this.#fail(error));
  }

  /** Tells what went wrong: beside the fields if it is about what was `entered`. Never throws. */
  #fail(cause: unknown, entered: Entered | null = null): SolverError {
    const error = solverError(cause);
    if (entered || this.phase === 'absent') this.error = error;
    else this.remark = { kind: 'error', error };
    this.entered = entered;
    this.#host.tell({ type: 'failed', error });
    this.#changed();
    return error;
  }

  #remark(remark: Remark) {
    this.remark = remark;
    this.#host.tell({ type: 'remarked', remark });
    this.#changed();
  }

  #changed() {
    this.#host.tell({ type: 'changed' });
  }
}
