import type { GameElement } from '../board/game-element.ts';

/**
 * Where a text shows what it speaks of: on the board that it names, while that can be looked at; else on a small copy
 * beside the text. The steps of proofs and the phrases of lessons share this; the site's script imports it, so it
 * imports no element.
 */
export interface Shown {
  readonly position: string;
  /** Parts to light, spaced. */
  readonly lit: string;
  /** '' for the view that the author gave the board: it has the parts that the text speaks of. */
  readonly view: string;
}

/** The board of this name in the same tree as `near`; null if there is none, or it is not there yet. */
export function boardNamed(name: string, near: Element): GameElement | null {
  const root = near.getRootNode() as Document | ShadowRoot;
  const found = name ? root.querySelector<GameElement>(`[name="${CSS.escape(name)}"]`) : null;
  return found && typeof found.show === 'function' ? found : null;
}

/** Its drawing without the controls; all of it as long as nothing is drawn. */
const drawingOf = (board: Element): Element => board.shadowRoot?.querySelector('.board') ?? board;

const inWindow = ({ top, bottom, height }: DOMRect) => height > 0 && top >= 0 && bottom <= innerHeight;

/** Whether the board's drawing and all of `text` can be seen now, without scrolling. */
export function seenTogether(board: Element, text: Element): boolean {
  return inWindow(drawingOf(board).getBoundingClientRect()) && inWindow(text.getBoundingClientRect());
}

/** Lights a board itself. A position that its present rule does not know leaves it as it is. */
export async function lightBoard(board: GameElement, shown: Shown): Promise<void> {
  const view = shown.view || board.getAttribute('view') || '';
  await board.show(shown.position, { lit: shown.lit, view }).catch(() => {});
}

/** What a copy has of the board that it is one of, as the author wrote it: the reader may have changed it since. */
export interface Original {
  readonly tag: string;
  readonly rule: string;
  readonly view: string;
  readonly analysis: 'on' | 'off';
}

export const originalOf = (board: GameElement): Original => ({
  tag: board.localName,
  rule: board.getAttribute('rule') ?? '',
  view: board.getAttribute('view') ?? '',
  analysis: board.getAttribute('analysis') === 'on' ? 'on' : 'off',
});

/** A copy is looked at: nothing of what one plays with is drawn, and no remark under it. */
const still = new CSSStyleSheet();
still.replaceSync(`
  form, select, input, button:not([data-cell]), .status, .theory { display: none !important; }
  .table, .table.shown { background: none; min-height: 0; padding: 0.9rem 0.75rem; }
`);

/**
 * Puts a read-only copy of a board, with `shown` on it, into `place`, which it has for itself. Resolves to the copy
 * once it is drawn, or to null if `wanted` says by then that nobody wants it any more. Rejects with `SolverError`. The
 * board's element must be defined.
 */
export async function showCopy(
  place: Element,
  original: Original,
  shown: Shown,
  wanted: () => boolean,
): Promise<GameElement | null> {
  const copy = document.createElement(original.tag) as GameElement;
  copy.position = shown.position;
  copy.rule = original.rule;
  copy.analysis = original.analysis;
  copy.view = shown.view || original.view;
  copy.controls = 'none';
  copy.opponent = 'human';
  copy.inert = true;
  place.replaceChildren(copy);
  await copy.updateComplete; // its own looks come with its first drawing
  copy.shadowRoot!.adoptedStyleSheets.push(still);
  await copy.show(shown.position, { lit: shown.lit });
  await copy.updateComplete;
  if (wanted()) return copy;
  copy.remove();
  return null;
}
