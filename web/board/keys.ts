import type { Roving } from './roving.ts';
import { nearestCell } from './roving.ts';

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
