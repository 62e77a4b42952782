import { defineSpeaking } from '../shell/language.ts';
import { TakeBoard } from '../heaps/take-board.ts';
import { words } from './words.ts';

/** `<nimlab-nim>`: heaps of stones and their binary columns. Views: `stones`, `columns`, `both`. Lit parts: those of TakeBoard. */
export class NimElement extends TakeBoard {
  static override readonly game = 'nim';

  override get title() {
    return words[this.language].title;
  }
}

defineSpeaking('nimlab-nim', NimElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-nim': NimElement;
  }
}
