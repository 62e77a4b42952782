import type { Picture } from './scene.ts';

/** A position with blanks, drawn: its places are what may stand in them. */
export interface DrawnBlanks {
  /** Class of the box around the pictures. */
  readonly className: string;
  /** What they are, for those who hear them. */
  readonly label: string;
  readonly pictures: readonly Picture[];
  /** What pressing a place writes, and into which blank, from 0. */
  written(place: string): readonly [blank: number, text: string];
}

/**
 * A game's `lay.ts`: a board on which what is missing is laid instead of written. `template`: a position, `_` where
 * something is missing; `given`: what stands there by now, '' for nothing. Null: it cannot be drawn, and is written.
 */
export type DrawBlanks<Language> = (
  template: string,
  given: readonly string[],
  language: Language,
) => DrawnBlanks | null;
