// What is asked of a position, and what can be said of an answer.
import type { Move, Player, Value } from '../solver/types.ts';

/** `value`: what a position is worth whose players differ, as the board writes it (`draw/value.ts`). */
export type Ask = 'outcome' | 'grundy' | 'winning-moves' | 'value';

export interface Question {
  readonly game: string;
  readonly position: string;
  readonly rule: string;
  /** Who is to move, where the players differ. */
  readonly player?: Player | undefined;
}

/** Who a cause speaks of, where the players differ: the one who moves first in it. */
interface Who {
  readonly who?: Player | undefined;
}

/** Numbers of a position as its board draws it: what a board needs to speak of a move. */
export type Numbers = readonly bigint[];

/** A fact about one position that shows why an answer is right or wrong. Positions are canonical text. */
export type Cause =
  /** No move is left: `won` by the player to move under misère play, else lost. */
  | (Who & { readonly kind: 'over'; readonly won: boolean })
  /** `move` ends the game, and the other player has won. */
  | { readonly kind: 'ends'; readonly before: Numbers; readonly move: Move; readonly moves: bigint | null }
  /** `move` leaves a P-position. */
  | (Who & { readonly kind: 'wins'; readonly before: Numbers; readonly move: Move; readonly to: string })
  /** `move` is no win: `reply` answers it. `moves` counts all moves where each of them fails, else it is null. */
  | (Who & {
      readonly kind: 'fails';
      readonly before: Numbers;
      readonly move: Move;
      readonly to: string;
      readonly after: Numbers;
      readonly reply: Move;
      readonly left: string;
      readonly moves: bigint | null;
    })
  /** No move wins, but `move` leads to a draw again. */
  | { readonly kind: 'draws'; readonly before: Numbers; readonly move: Move; readonly to: string }
  /** `move` leaves a draw, from where nobody can force a win. */
  | { readonly kind: 'spoils'; readonly before: Numbers; readonly move: Move; readonly to: string }
  /** The SG values of the parts, whose nim-sum is the position's. */
  | { readonly kind: 'sum'; readonly parts: readonly bigint[]; readonly grundy: bigint }
  /**
   * `said` is not the nim-sum of the parts: in the column of `bit`, of which it has a one or not, stand so many `ones`.
   */
  | {
      readonly kind: 'column';
      readonly parts: readonly bigint[];
      readonly bit: bigint;
      readonly ones: number;
      readonly said: bigint;
    }
  /**
   * `said` is too large: an option of some smaller value is missing. `seen`: options of 0, 1, …, as far as they are
   * shown.
   */
  | { readonly kind: 'needs'; readonly said: bigint; readonly before: Numbers; readonly seen: readonly Reached[] }
  /** More moves win than the reader counted, or not so many. */
  | { readonly kind: 'miscounted'; readonly more: boolean }
  /** There are only so many moves, winning or not: fewer than the reader counted. */
  | { readonly kind: 'beyond'; readonly moves: bigint }
  /**
   * Some move wins from the reader's position, which should be lost; the first step of a hint: where `move` is made.
   */
  | { readonly kind: 'winnable'; readonly before: Numbers; readonly move: Move | null }
  /** An option has the value the reader gave, so it cannot be the mex. */
  | {
      readonly kind: 'taken';
      readonly before: Numbers;
      readonly move: Move;
      readonly to: string;
      readonly value: bigint;
    }
  /** Options reach every value below `grundy` and none has `grundy` itself. */
  | { readonly kind: 'mex'; readonly reached: readonly bigint[]; readonly grundy: bigint }
  /**
   * The position is worth more than anything that Left can leave, and less than anything Right can: `said` is not, for
   * `who` leaves `value`.
   */
  | {
      readonly kind: 'leaves';
      readonly who: Player;
      readonly before: Numbers;
      readonly move: Move;
      readonly to: string;
      readonly value: Value;
      readonly said: Value;
    }
  /** No move speaks against `said`; but a simpler number lies between what the players can leave. */
  | { readonly kind: 'simpler'; readonly said: Value }
  /**
   * The most that Left can leave, and the least that Right can (null: nothing); `value` is the simplest number between.
   */
  | { readonly kind: 'between'; readonly left: Value | null; readonly right: Value | null; readonly value: Value }
  /** Of a number plus a nimber, which one is right. */
  | { readonly kind: 'worth-part'; readonly number: boolean; readonly nimber: boolean }
  /** All winning moves (the first few of `count`). */
  | (Who & {
      readonly kind: 'winners';
      readonly before: Numbers;
      readonly moves: readonly Move[];
      readonly count: bigint;
    });

/** The positions that causes speak of. */
export const positionsIn = (causes: readonly Cause[]): readonly string[] =>
  causes.flatMap((cause) => [
    ...('to' in cause ? [cause.to] : []),
    ...('left' in cause && typeof cause.left === 'string' ? [cause.left] : []),
    ...('seen' in cause ? cause.seen.map(({ to }) => to) : []),
  ]);

/** An option and its SG value. */
export interface Reached {
  readonly move: Move;
  readonly to: string;
  readonly value: bigint;
}

/** How much a cause may say. */
export interface Manner {
  /** The answer itself is told: it was right, or is shown. Else it is left to be found. */
  readonly tell: boolean;
  /** Wrong answers to this question before: causes climb. */
  readonly tries: number;
  /**
   * What is asked for goes by the name of SG value. Where it has another (a nim-sum), causes do not speak of options'
   * values.
   */
  readonly sg: boolean;
}
export const wholeAnswer: Manner = { tell: true, tries: 0, sg: true };
