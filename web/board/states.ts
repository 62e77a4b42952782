import type { Move } from '../solver/types.ts';
import type { BoardView } from './view.ts';

/** A part of a drawing: which moves it stands for, and by which word it is lit. */
export interface Part {
  goes?(move: Move): boolean;
  readonly lit?: string;
}

/** The six states of a part, as the classes of its shape; style sheets know no others. */
export interface States {
  /** A move that is leaving the board takes it. */
  readonly leaving: boolean;
  /** The move that is pointed at takes it. */
  readonly going: boolean;
  /** The hinted move takes it. */
  readonly hint: boolean;
  /** The hinted move is played here; which it is, is not said yet. */
  readonly hinted: boolean;
  /** A winning move takes it. */
  readonly marked: boolean;
  /** A word of the page speaks of it. */
  readonly lit: boolean;
}

/** What a view says of a part. `looked`: the move that is pointed at, where the board knows it as one. */
export function statesOf({ goes = () => false, lit = '' }: Part, view: BoardView, looked: Move | null = null): States {
  const does = (move: Move | null) => move !== null && goes(move);
  return {
    leaving: does(view.leaving),
    going: does(looked),
    hint: does(view.hint),
    hinted: does(view.hintPlace),
    marked: view.marked.some(does),
    lit: view.lit.has(lit),
  };
}
