import {
  SolverError,
  type Analysis,
  type Solver,
  type Work,
  type Move,
  type Outcome,
  type Player,
} from '../solver/types.ts';
import type { LinkedGame } from './link.ts';
import type { Opponent, Side, Speaker } from './view.ts';

/** A position of a game that was played, with the move that led to it. */
export interface Station {
  readonly position: string;
  readonly numbers: readonly bigint[];
  /** Who is to move. */
  readonly player: Player;
  readonly outcome: Outcome;
  readonly grundy: bigint | null;
  /** No move is left. */
  readonly over: boolean;
  /** null at the start. */
  readonly move: Move | null;
}

export function station(analysis: Analysis, move: Move | null): Station {
  const { position, numbers, player, outcome, grundy, moveCount } = analysis;
  return { position, numbers, player, outcome, grundy, over: moveCount === 0n, move };
}

/** A move that gave something away. */
export interface Mistake {
  /** The station it was played from. */
  readonly at: number;
  /** What its mover had there, and gave away: a win (for a draw or a loss), or a draw (for a loss). */
  readonly gave: 'win' | 'draw';
}

export const otherPlayer = (player: Player): Player => (player === 'left' ? 'right' : 'left');

export type Standing = 'lost' | 'drawn' | 'won';
const worth: { readonly [S in Standing]: number } = { lost: -1, drawn: 0, won: 1 };

/** How the player to move stands: the one place where an outcome is read for one player. */
export const standing = ({ outcome, player }: Pick<Station, 'outcome' | 'player'>): Standing =>
  outcome === 'draw' ? 'drawn' : outcome === 'N' || outcome === (player === 'left' ? 'L' : 'R') ? 'won' : 'lost';

/** Who moves after so many moves. */
export const playerAt = (plays: Player, first: Side, at: number): Player =>
  (first === 'you') === (at % 2 === 0) ? plays : otherPlayer(plays);

/** A move of the reader, or of whoever began where two persons play (`mine`), or of the other side. */
export interface Played {
  readonly numbers: readonly bigint[];
  readonly mine: boolean;
}

/** One game from its start: what was played, and where in it we stand. Holds no rules; who wins is `over`. */
export class Match {
  readonly stations: Station[];
  readonly rule: string;
  readonly first: Side;
  /** Whom the reader plays; null where the players are alike. */
  readonly plays: Player | null;
  opponent: Opponent;
  /** Index of the station on the board; those after it can be redone. */
  at = 0;

  constructor(
    start: Station,
    { rule, first, opponent, plays }: Pick<LinkedGame, 'rule' | 'first' | 'opponent' | 'plays'>,
  ) {
    this.stations = [start];
    [this.rule, this.first, this.opponent, this.plays] = [rule, first, opponent, plays];
  }

  get here(): Station {
    return this.stations[this.at]!;
  }

  get over(): boolean {
    return this.here.over;
  }

  /** Who moves from station `at`. Between two persons 'you' is whoever began. */
  turn(at = this.at): Side {
    const even = at % 2 === 0;
    const first = this.opponent === 'human' ? 'you' : this.first;
    return even === (first === 'you') ? 'you' : 'opponent';
  }

  /** What has been played so far, and by whom. */
  get past(): readonly Played[] {
    return this.stations
      .slice(1, this.at + 1)
      .map(({ move }, i) => ({ numbers: move!.numbers, mine: this.turn(i) === 'you' }));
  }

  /** Who moves from station `at`, whoever plays against whom; Left where the players are alike. */
  player(at = this.at): Player {
    return this.plays === null ? 'left' : playerAt(this.plays, this.first, at);
  }

  /** The same side as the words call it. */
  speaker(at = this.at): Speaker {
    const side = this.turn(at);
    if (this.opponent !== 'human') return side;
    return this.plays !== null ? this.player(at) : side === 'you' ? 'first' : 'second';
  }

  /** Nobody can force a win; once the game is over, nobody has won. */
  get drawn(): boolean {
    return standing(this.stations[this.at]!) === 'drawn';
  }

  /** Once the game is over, who has won, in the words' terms: at the end of a misère game the player to move. */
  get winner(): Speaker {
    return this.speaker(this.#won(this.at) ? this.at : this.at + 1);
  }

  /**
   * Whether the side to move at a station has, or had, a win: it is what the solver says, at the end of a game, too.
   */
  #won(at: number): boolean {
    return standing(this.stations[at]!) === 'won';
  }

  /** Whether the reader may move now. */
  get readerMoves(): boolean {
    return !this.over && (this.opponent === 'human' || this.turn() === 'you');
  }

  push(next: Station) {
    this.stations.length = this.at + 1;
    this.stations.push(next);
    this.at += 1;
  }

  /** The reader has lost, and every position they moved from was lost already. */
  get hopeless(): boolean {
    return this.review?.mistake === null && !this.drawn && this.winner === 'opponent';
  }

  /** Where undo leads: the reader's previous turn; null if there is none. */
  get undoTo(): number | null {
    for (let i = this.at - 1; i >= 0; i--) {
      if (this.opponent === 'human' || this.turn(i) === 'you') return i;
    }
    return null;
  }

  /** Where redo leads: the reader's next turn, or the end. */
  get redoTo(): number | null {
    const last = this.stations.length - 1;
    if (this.at >= last) return null;
    for (let i = this.at + 1; i <= last; i++) {
      if (this.opponent === 'human' || this.turn(i) === 'you') return i;
    }
    return last;
  }

  /** Every move after which its mover stood worse than before. */
  get mistakes(): Mistake[] {
    return this.stations.flatMap((here, at) => {
      const next = this.stations[at + 1];
      if (!next || -worth[standing(next)] >= worth[standing(here)]) return [];
      return [{ at, gave: standing(here) === 'won' ? 'win' : 'draw' }];
    });
  }

  /**
   * Once the game is over: the loser's first mistake, and how many chances the loser let pass after it; `mistake` is
   * null if every position the loser moved from was lost already. `loserAt` is a station where it was the loser's turn.
   * After a draw: of wins alone, of whoever gave one away, first of all the reader; null if nobody did.
   */
  get review(): { loserAt: number; mistake: Mistake | null; later: number } | null {
    if (!this.over || this.at === 0) return null;
    const { drawn } = this;
    const mistakes = this.mistakes.filter(({ at, gave }) => at < this.at && (!drawn || gave === 'win'));
    const of = drawn ? (mistakes.find(({ at }) => this.turn(at) === 'you') ?? mistakes[0])?.at : this.at;
    if (of === undefined) return null;
    const loserAt = this.#won(this.at) ? this.at - 1 : of;
    const mine = mistakes.filter(({ at }) => this.turn(at) === this.turn(loserAt));
    return { loserAt, mistake: mine[0] ?? null, later: Math.max(0, mine.length - 1) };
  }

  get linked(): LinkedGame {
    return {
      position: this.stations[0]!.position,
      rule: this.rule,
      moves: this.stations.slice(1, this.at + 1).map((each) => each.move!.text),
      first: this.first,
      opponent: this.opponent,
      plays: this.plays,
    };
  }
}

/** A match that has been played again, and what the solver says of its last position. */
export interface Replayed {
  readonly match: Match;
  readonly analysis: Analysis;
  /** A move of the history was none; the match ends before it. */
  readonly broken: boolean;
}

/** Plays a game again, as far as its history is legal. Rejects where position or rule is refused. */
export async function replay(solver: Solver, game: string, linked: LinkedGame, work: Work): Promise<Replayed> {
  const { plays, first } = linked;
  const turn = (at: number) => ({ player: plays ? playerAt(plays, first, at) : ('left' as const) });
  const analyse = (position: string, at: number) =>
    solver.analyse(game, position, linked.rule, { ...work, ...turn(at) });
  let analysis = await analyse(linked.position, 0);
  const match = new Match(station(analysis, null), { ...linked, rule: analysis.rule });
  for (const text of linked.moves) {
    const numbers = text.split('-').filter((each) => /^\d+$/.test(each));
    try {
      const to = await solver.play(game, analysis.position, text, match.rule, turn(match.at));
      analysis = await analyse(to, match.at + 1);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return { match, analysis, broken: true };
    }
    match.push(station(analysis, { text, numbers: numbers.map(BigInt) }));
  }
  return { match, analysis, broken: false };
}

/** The solver has understood the question and says no; it is there. */
export const isRefusal = (error: unknown) => error instanceof SolverError && error.code !== 'unavailable';
