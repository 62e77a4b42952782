import { defineSpeaking } from '../shell/language.ts';
import { TakeBoard } from '../heaps/take-board.ts';
import { words } from './words.ts';

/**
 * `<nimlab-nim>`: heaps of stones and their binary columns. Views: `stones`, `columns`, `both`.
 * Lit parts: `heap-<i>`, `bit-<k>` (the column of 2^k), `sum` (the row of the nim-sum).
 */
export class NimElement extends TakeBoard {
  static override readonly game = 'nim';
  protected static override readonly words = words;
}

defineSpeaking('nimlab-nim', NimElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-nim': NimElement;
  }
}
