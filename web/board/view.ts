import type { Analysis, Move, Outcome, Player, SolverError } from '../solver/types.ts';

/** Who begins and who is to move: the reader or the other side (for two persons: the first and the second). */
export type Side = 'you' | 'opponent';
/**
 * How a side is called: by the reader against the solver; between two persons by who began, or by the player where
 * these differ.
 */
export type Speaker = Side | 'first' | 'second' | Player;
export type Opponent = 'perfect' | 'fallible' | 'human';
/**
 * What a board offers besides new game, undo and hint; a lesson names those that its page has taught (`controls`).
 * `setup`: the fields for position, rule and players. `unhinted` takes the hint away.
 */
export const controls = [
  'redo',
  'views',
  'setup',
  'analysis',
  'why',
  'check',
  'history',
  'share',
  'embed',
  'keys',
] as const;
export type Control = (typeof controls)[number];

/** Everything a board's drawing may depend on. Data only; a new object at every change. */
export interface BoardView {
  /** The position in the game's notation, and as a board draws it. */
  readonly position: string;
  readonly numbers: readonly bigint[];
  /** Where the game began: a drawing that keeps room for it does not jump while it is played. */
  readonly origin: readonly bigint[];
  /** Canonical rule; '' for games without. */
  readonly rule: string;
  /** What the solver says of exactly this position. */
  readonly analysis: Analysis;
  /** Winning moves to mark: all of them while analysis is on, else none. */
  readonly wins: readonly Move[];
  /** The hinted move, once the reader has climbed that far; the first step only names `where`. */
  readonly hint: Move | null;
  /** The first step of the hint: mark where this move is played, not what it is. */
  readonly where: Move | null;
  /** A move that is leaving the board right now: draw `numbers` (still those before it) with what it takes going. */
  readonly leaving: Move | null;
  /** Parts lit by a term, a proof step or a certificate line: words of the game, e.g. 'heap-2', 'bit-0'. */
  readonly lit: ReadonlySet<string>;
  /** Name of the view the reader chose, one of the element's `views`; '' if it has none. */
  readonly view: string;
  /** Whether a gesture may become a move now. */
  readonly interactive: boolean;
  /** A position put on the board by `show` (or a line of "why?"), not the game's own. */
  readonly shown: boolean;
}

/** Detail of `nimlab-position`: the position of the game has changed. */
export interface PositionDetail {
  readonly position: string;
  readonly rule: string;
  readonly outcome: Outcome;
  /** Who is to move; Left where the players are alike. */
  readonly player: Player;
  readonly grundy: bigint | null;
  /** The move that led here; null for a position that was set, restored or reached by undo. */
  readonly move: Move | null;
  readonly by: Side | 'set';
}

/** Detail of `nimlab-propose` (cancelable): the reader is about to play this legal move. */
export interface ProposeDetail {
  readonly move: Move;
  /** What the solver says of the position before the move. */
  readonly before: Analysis;
  /** Position after the move. */
  readonly to: string;
}

/**
 * Detail of `nimlab-over`. Against the solver 'you' or 'opponent' wins; between two persons 'first' or 'second', where
 * the players differ 'left' or 'right'. Null: it is a draw.
 */
export interface OverDetail {
  readonly winner: Speaker | null;
}

/** What `show` may say besides the position. */
export interface ShowOptions {
  /** Parts to light, spaced: 'heap-1 bit-2'. */
  readonly lit?: string;
  /** Who is to move there; else whoever is in the game. */
  readonly player?: Player;
  /** View to show it in. */
  readonly view?: string;
  /** Line under the board that says what is shown. */
  readonly caption?: string;
}

declare global {
  interface HTMLElementEventMap {
    'nimlab-position': CustomEvent<PositionDetail>;
    'nimlab-propose': CustomEvent<ProposeDetail>;
    'nimlab-over': CustomEvent<OverDetail>;
    'nimlab-error': CustomEvent<{ error: SolverError }>;
    /** An instrument has answered. */
    'nimlab-asked': CustomEvent<{ asked: Readonly<Record<string, string>> }>;
  }
}
