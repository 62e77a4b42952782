import type { LitElement } from 'lit';

/**
 * The cells of a board: exactly one can be reached by Tab, the one last focused or the one nearest to where it was.
 * When what has the focus goes, the nearest cell gets it.
 */
export class Roving {
  #cell = '';
  #place: DOMRect | null = null;
  /** What had the focus before an update: a cell, or the button that lets the opponent move. */
  #focused: Element | null = null;

  constructor(private readonly host: LitElement) {}

  get cells(): HTMLElement[] {
    return [...this.host.renderRoot.querySelectorAll<HTMLElement>('.board [data-cell]')];
  }

  /** Before the board is drawn anew. */
  remember() {
    this.#focused = (this.host.shadowRoot?.activeElement ?? null)?.closest('[data-cell], .begin') ?? null;
  }

  /** After it was drawn. */
  settle() {
    const cells = this.#rove();
    if (!this.#focused || this.#focused.isConnected) return;
    const next = cells.find((each) => each.tabIndex === 0) ?? this.host.renderRoot.querySelector<HTMLElement>('.board');
    next?.focus({ preventScroll: true });
  }

  /** The listener for `focusin` of the board. */
  focused = (focus: FocusEvent) => {
    const cell = (focus.target as Element).closest('[data-cell]');
    if (!cell) return;
    this.#cell = cell.getAttribute('data-cell')!;
    this.#place = cell.getBoundingClientRect();
    this.#rove();
  };

  #rove(): HTMLElement[] {
    const { cells } = this;
    if (cells.length === 0) return cells;
    let chosen = cells.find((each) => each.getAttribute('data-cell') === this.#cell);
    if (!chosen && this.#place) chosen = nearestCell(cells, this.#place, '') ?? undefined;
    chosen ??= cells[0]!;
    for (const each of cells) each.tabIndex = each === chosen ? 0 : -1;
    return cells;
  }
}

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/**
 * The cell an arrow key leads to from a cell or a place: the nearest one in that direction, what lies off the axis
 * counting double. Home and End: first and last. '': the nearest in any direction. null if there is none.
 */
export function nearestCell(cells: readonly HTMLElement[], from: Element | DOMRect, key: string): HTMLElement | null {
  if (key === 'Home') return cells[0] ?? null;
  if (key === 'End') return cells.at(-1) ?? null;
  const [x, y] = middle(from instanceof Element ? from.getBoundingClientRect() : from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const cell of cells) {
    if (cell === from) continue;
    const [cx, cy] = middle(cell.getBoundingClientRect());
    const [dx, dy] = [cx - x, cy - y];
    const along = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy }[key];
    const across = key === 'ArrowRight' || key === 'ArrowLeft' ? Math.abs(dy) : Math.abs(dx);
    if (along !== undefined && along < 1) continue;
    const distance = along === undefined ? Math.hypot(dx, dy) : along + 2 * across;
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

/** What single keys do, besides those that move over the board and press what is on it. */
export interface Commands {
  undo(): void;
  redo(): void;
  /** By key, in lower case; left out where the board does not offer it. */
  readonly [key: string]: (() => void) | undefined;
}

/** The listener for `keydown` of a board. */
export const boardKeys = (roving: Roving, commands: () => Commands) => (key: KeyboardEvent) => {
  if ((key.target as Element).closest('input, select, textarea')) return;
  const act = action(key, roving, commands());
  if (!act) return;
  key.preventDefault();
  act();
};

function action(
  { key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent,
  roving: Roving,
  commands: Commands,
): (() => void) | null {
  if (altKey) return null;
  const letter = key.toLowerCase();
  if (ctrlKey || metaKey) {
    if (letter === 'z') return shiftKey ? commands.redo : commands.undo;
    return letter === 'y' ? commands.redo : null;
  }
  const cell = (target as Element).closest<HTMLElement>('[data-cell]');
  if (cell && (key === 'Enter' || key === ' ')) {
    return () => cell.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
  }
  if (cell && (key.startsWith('Arrow') || key === 'Home' || key === 'End')) {
    return () => nearestCell(roving.cells, cell, key)?.focus();
  }
  return (Object.hasOwn(commands, letter) && commands[letter]) || null;
}
