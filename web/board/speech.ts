import type { Move, Player } from '../solver/types.ts';
import type { Language } from './language.ts';

/** How a game is spoken of, in the reader's language. A board's element is one. */
export interface Speech {
  readonly language: Language;
  /** Name of the game. */
  readonly title: string;
  /** "heaps of 3, 4 and 5" */
  speakPosition(numbers: readonly bigint[]): string;
  /**
   * The verb phrase of a move. `base`: "take 2 from heap 1" (after "you", and as a line of its own); `third`:
   * "takes 2 from heap 1" (after "the opponent"). Chinese has one form: "从第 1 堆取走 2 颗". `before` is empty
   * where the position is not at hand.
   */
  speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third'): string;
  /** Where a move is played, for the first step of the hint: "heap 1". */
  speakPlace(move: Move, before: readonly bigint[]): string;
  /** Whether a move says the whole position that it leaves. */
  saysResult?(before: readonly bigint[]): boolean;
  /**
   * Why a move is no legal one, as a sentence: `allowed` is what may stand in place of its last number (`amounts`), '0'
   * for nothing, '' if the solver does not tell, or too much for a sentence. Returns '' for no better reason than that.
   */
  speakRefusal?(move: Move, before: readonly bigint[], allowed: string): string;
  /** What the player to move is to do where the board does not show it, as a sentence; '' where it does. */
  sayTask?(numbers: readonly bigint[]): string;
  /** The last move wins by what it makes, not by leaving none: the verdict speaks of no moves. */
  readonly winsAtOnce?: boolean;
  /** The two players, where they differ: "Left (blue)". */
  readonly players?: Readonly<Record<Player, string>> | undefined;
  /** A position in words, where the notation is not for reading. */
  sayPosition?(position: string): string;
}
