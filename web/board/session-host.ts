import type { Analysis, Move, Solver, SolverError, Strategy } from '../solver/types.ts';
import type { LinkedGame } from './link.ts';
import type { Speaker } from './view.ts';
import type { ProposeDetail, ShowOptions, Side } from './view.ts';

/** Where a game begins and who plays it how, as the author of the page wrote it; '' is the game's own. */
export interface Written extends Pick<LinkedGame, 'position' | 'rule' | 'first' | 'opponent' | 'plays'> {
  /** Of several winning moves; what is no strategy is `any`. */
  readonly strategy: Strategy;
}
/** What the reader wrote into the fields. */
export type Entered = Pick<LinkedGame, 'position' | 'rule'>;

/** What a session is given; a test gives its own. */
export interface SessionHost {
  /** The one word for the game. */
  readonly game: string;
  /** Resolves when what happens can be told. */
  ready(): Promise<void>;
  solver(): Promise<Solver>;
  /** Resolves after so many milliseconds. */
  pause(milliseconds: number): Promise<void>;
  /** The same, where it is only for the reader to follow. */
  linger(milliseconds: number): Promise<void>;
  /** From 0 up to 1: what an opponent throws its dice with. */
  random(): number;
  /** Whether nothing is to be seen moving. */
  reducedMotion(): boolean;
  written(): Written;
  /** The game that the page's address holds (`link.ts`); null for none. */
  linked(): string | null;
  /** Calls `act` when the board is looked at, or at once if it is. Returns how to call it off. */
  whenSeen(act: () => void): () => void;
  /** The reader is about to play this legal move; false if it is played elsewhere. */
  proposes(detail: ProposeDetail): boolean;
  /** Whether the opponent may answer what has arrived. */
  tell(event: SessionEvent): boolean;
}

/** How the present position came about, where no move has led to it. */
export type Why = 'started' | 'undone' | 'redone' | 'set';

/** What happens in a session. Whatever else changes is a `changed`, which follows every one of them. */
export type SessionEvent =
  | { readonly type: 'changed' }
  /** The position of the game is another one. `said`: the move that led to it. */
  | {
      readonly type: 'arrived';
      readonly analysis: Analysis;
      readonly by: Side | 'set';
      readonly said: Said | null;
      readonly why: Why;
    }
  /** Somebody has won by the last move, or nobody. */
  | { readonly type: 'over'; readonly winner: Speaker | null }
  /** A position is looked at without being played. */
  | { readonly type: 'shown'; readonly analysis: Analysis; readonly options: ShowOptions }
  /** There is a new `remark`. */
  | { readonly type: 'remarked'; readonly remark: Remark }
  | { readonly type: 'failed'; readonly error: SolverError }
  /** The game of the page's address is on the board. */
  | { readonly type: 'restored' };

/** A move as it is spoken of. */
export interface Said {
  readonly who: Speaker;
  readonly move: Move;
  readonly before: readonly bigint[];
}

/** What is to be said besides who moves; in data, so that it can be said in any language. */
export type Remark =
  /** Where a winning move is, then which. */
  | { readonly kind: 'hint-where' | 'hint-move'; readonly move: Move; readonly before: readonly bigint[] }
  /** No winning move: `errs` if the other side may make mistakes. */
  | { readonly kind: 'hint-none' | 'hint-draw'; readonly errs: boolean }
  /** `allowed`: see `Speech.speakRefusal`; '' where the solver does not say. */
  | { readonly kind: 'illegal'; readonly move: Move; readonly before: readonly bigint[]; readonly allowed: string }
  | { readonly kind: 'cancelled' | 'repeated' }
  /** A question that was not answered. */
  | { readonly kind: 'error'; readonly error: SolverError };
