/**
 * What a board draws, as plain data: shapes of SVG with classes, and places that can be pressed. The same scene is
 * drawn live (lit.ts) and at rest (text.ts), so that nothing jumps when a page comes alive. Colours and motion are in
 * style sheets (parts/*.css, a game's own scene.css), by class; a shape carries geometry and states alone.
 */
export type Attributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Elements of SVG that a scene may hold. */
export type Tag = 'g' | 'path' | 'circle' | 'ellipse' | 'rect' | 'line' | 'text' | 'tspan' | 'title' | 'clipPath';

/** false, null and '' are left out, so that parts can be written as conditions. */
export type Content = Shape | string | false | null | undefined | readonly Content[];

export interface Shape {
  readonly tag: Tag;
  /**
   * Attributes by their names in SVG; null, undefined and false leave one out, true writes it empty. `translate`, "x y"
   * or "x y scale": where the shape stands; alive it is a style, so that the shape can glide there.
   */
  readonly is: Attributes;
  readonly of: readonly Content[];
  /** Keeps the element across updates although its place among its siblings changes; unique among them. */
  readonly key?: string;
}

const shape =
  (tag: Tag) =>
  (is: Attributes = {}, ...of: Content[]): Shape => ({ tag, is, of });

export const g = shape('g');
export const path = shape('path');
export const circle = shape('circle');
export const ellipse = shape('ellipse');
export const rect = shape('rect');
export const line = shape('line');
export const text = shape('text');
export const tspan = shape('tspan');
/** Seen where the pointer rests on what holds it. */
export const title = shape('title');
export const clipPath = shape('clipPath');

export const keyed = (key: string, of: Shape): Shape => ({ ...of, key });

/**
 * What a part of a board can be, by the same word in faces, classes and style sheets. `leaving`: the move being made
 * takes it away; `going`: the pointer previews it; `hint`: the hinted move does something to it; `where`: only the
 * place of the hint is told; `wins`: it is marked as a winning move; `lit`: the text points there.
 */
export type State = 'leaving' | 'going' | 'hint' | 'where' | 'wins' | 'lit';
export type States = Readonly<Partial<Record<State, boolean | undefined>>>;

/** Class names from what holds: `names('stone', { going, hint })`. */
export function names(always: string, states: Readonly<Record<string, unknown>> = {}): string {
  const held = Object.keys(states).filter((each) => states[each]);
  return [always, ...held].filter(Boolean).join(' ');
}

/** A place of a board that can be pressed, pointed at and focused; see points.ts. */
export interface Press {
  /** Stable: of what is there, not of where it is drawn. */
  readonly id: string;
  /** What pressing it does, or what it is, for those who hear it. */
  readonly label: string;
  /** It is there, but now nothing comes of pressing it. */
  readonly disabled?: boolean;
  /** Of a place that can be put on and off. */
  readonly pressed?: boolean | null;
}

/** A group that can be pressed. Give it something to hit: an area, class `reach`, where the drawing is small. */
export function press({ id, label, disabled = false, pressed = null }: Press, is: Attributes, ...of: Content[]): Shape {
  const own = { 'data-cell': id, role: 'button', 'aria-label': label, 'aria-disabled': `${disabled}` };
  return g({ ...is, ...own, 'aria-pressed': pressed === null ? null : `${pressed}` }, ...of);
}

/** One `<svg>`. Sizes in CSS pixels, also of its coordinates. */
export interface Picture {
  /** The left and upper edge of what it shows; 0 by default. */
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  /** So many times as large as its coordinates. */
  readonly zoom?: number;
  /**
   * What it is, for those who hear it; '' where what is around it says so. A picture without is passed over by them.
   */
  readonly label?: string;
  readonly is?: Attributes;
  readonly of: readonly Content[];
}

/** What a board draws: pictures, in the order of reading. */
export interface Scene {
  /** Class of the box that holds them. */
  readonly className: string;
  readonly pictures: readonly Picture[];
  /** After them: pictures that stay together, in boxes of their own. */
  readonly boxes?: readonly Scene[];
  /** After those: what is written in the box. */
  readonly words?: string;
}

/**
 * Attributes that only somebody who can press needs; what the live board takes over from a figure (parts/graph-laid.ts)
 * is none.
 */
export const forHands = /^(data-(?!widths$)|role$|aria-|tabindex$)/;

/** No more digits than can be seen, since every page has them: tenths of a pixel, or of small numbers thousandths. */
export const rounded = (text: string) =>
  text.replace(/\d+\.\d\d+/g, (digits) => `${Number(Number(digits).toFixed(digits.indexOf('.') > 1 ? 1 : 3))}`);
