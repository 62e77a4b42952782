import type { CSSResult } from 'lit';
import { inRoom, type AtRest, type Rest, type Resting } from './rest.ts';
import type { Picture } from './scene.ts';

/** A game's `skin.ts`: other drawings of it, by view, alive and at rest, and their looks. */
export interface SkinFile<Draw> {
  readonly skins: Readonly<Record<string, { readonly draw: Draw; readonly rest: Rest }>>;
  readonly styles: readonly CSSResult[];
}

/** A skin at rest, in the room of the ordinary drawing, which stands in where that is too large for it (null). */
export const restingSkin =
  (ordinary: Rest, draw: (of: Resting, width: number) => Picture | null): Rest =>
  (of): AtRest => {
    const { scene, ...around } = ordinary({ ...of, view: '' });
    const pictures = inRoom(of.width, (width) => draw(of, width));
    return { scene: pictures.length ? { ...scene, pictures } : scene, ...around };
  };

/** The class of a board some of whose drawings come later than itself: what loads them, for figures of it, too. */
export interface Skinned {
  readonly skin?: () => Promise<SkinFile<unknown>>;
  /** The looks of its own drawings. */
  readonly looks?: () => Promise<readonly CSSResult[]>;
}

/**
 * The skins of a board: views that draw the same game otherwise, and come when they are asked for. What can be pressed,
 * said and played is what it is in the ordinary drawing.
 */
export class Skins<Draw> {
  #file: SkinFile<Draw> | null = null;
  #coming: Promise<void> | null = null;

  constructor(
    private readonly host: { wear(styles: readonly CSSResult[]): void },
    private readonly views: readonly string[],
    private readonly load: () => Promise<SkinFile<Draw>>,
  ) {}

  /** For the board's `bring`. */
  bring(view: string): Promise<void> | null {
    if (!this.views.includes(view) || this.#file) return null;
    return (this.#coming ??= this.load()
      .then((file) => void (this.#file = file))
      .finally(() => (this.#coming = null)));
  }

  /** How a view is drawn; null: it is none of the skins. */
  of(view: string): Draw | null {
    const skin = this.#file?.skins[view];
    if (!skin) return null;
    this.host.wear(this.#file!.styles);
    return skin.draw;
  }
}
