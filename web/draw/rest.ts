import type { Analysis, ImpartialOutcome } from '../solver/types.ts';
import type { Picture, Scene } from './scene.ts';

/** Pixels; where the board is narrower than so many rem, at least so many. */
export type Room = number | readonly [px: number, ...(readonly [narrower: number, px: number])[]];

/**
 * Room that the live board has over and under its pictures and the figure at rest has not; `phone`: below, where the
 * board is narrower than `pivot` (rem). board/page.css keeps it where the live board is on its way; paper does not have
 * it.
 */
export interface RoomAround {
  readonly above?: Room;
  readonly below?: Room;
  readonly phone?: number;
  readonly pivot?: number;
  /** On a phone words in English take so much more below. */
  readonly english?: number;
  /**
   * Where the board is at least 44rem wide something of this size stands beside the pictures; 2rem less wide in
   * Chinese.
   */
  readonly beside?: { readonly width: number; readonly height: number };
}

/** What the solver says of single cells, heaps or nodes, for a figure at rest that shows it as its view does. */
export interface Values {
  outcome(of: number): ImpartialOutcome | null;
  /** null: none. */
  grundy(of: number): bigint | null;
  /** Moves to the end under best play; null: none. */
  distance(of: number): bigint | null;
}

/** What is known of a position where no board is live: the solver's analysis, at build time or on the page. */
export interface Resting {
  readonly position: string;
  /** The position as a board draws it. */
  readonly numbers: readonly bigint[];
  /** Canonical; '' for games without. */
  readonly rule: string;
  /** The parts of the rule. */
  readonly ruleNumbers?: readonly bigint[];
  /** What the theorem speaks of; not known of a part of a sum. */
  readonly facts?: Analysis['facts'];
  /** Name of a view; '' for the first. */
  readonly view: string;
  /** What the live board offers (`controls`); all where it is not said. */
  readonly controls?: string;
  /** Where a question shows why a move fails: the move that answers it, from here. */
  readonly answer?: readonly bigint[];
  /** Only in views that a game's `valued` names. */
  readonly values: Values | null;
  /** The facts of the position that a game's `besides` names for this view. */
  readonly beside?: Analysis['facts'];
  /** CSS pixels that it has, for what fills its room; else `textWidth`. */
  readonly width?: number;
}

export { offered } from './offered.ts';

/** What a board alone on a page of text has room for: 45rem less its frame. */
export const textWidth = 686;
/** And on a phone. */
export const phoneWidth = 304;

/**
 * What fills its room, for one of so many pixels; else for a column of text and, where that is another, for a phone
 * (board/page.css). Nothing where it is too large.
 */
export function inRoom(width: number | undefined, draw: (width: number) => Picture | null): readonly Picture[] {
  const [wide, narrow] = [draw(width ?? textWidth), draw(width ?? phoneWidth)];
  if (!wide || !narrow) return [];
  const as = (picture: Picture, name: string) => ({ ...picture, is: { class: `${picture.is?.['class']} ${name}` } });
  return wide.width === narrow.width ? [wide] : [as(wide, 'nl-wide'), as(narrow, 'nl-narrow')];
}

/** A scene with the room that its live board has around it. */
export interface AtRest {
  readonly scene: Scene;
  readonly room?: RoomAround;
}
/** Games side by side. */
export interface Beside {
  readonly games: readonly string[];
  /** As each draws itself; a string is HTML. */
  readonly beside: readonly (AtRest | Beside | string)[];
}

/** What is known of an instrument where none is live: its answer to `read`. */
export interface Read<Said = unknown> {
  readonly position: string;
  readonly view: string;
  readonly said: Said;
  /** Parts that something beside it speaks of. */
  readonly lit?: ReadonlySet<string>;
  /** CSS pixels, as above. */
  readonly width?: number;
}
/** An instrument's drawing at rest: `rest` in its scene.ts. */
export type RestOf<Said> = (of: Read<Said>) => AtRest;

/** A game's drawing at rest: `rest` in its scene.ts. Pure; the same scene as the live board draws. */
export type Rest<Drawn = AtRest> = (of: Resting) => Drawn;
