import { defineSpeaking } from '../shell/language.ts';
import { LimitedTakeBoard } from '../limited_take/board.ts';
import { words } from './words.ts';

/**
 * `<nimlab-fibonacci-nim>`: one heap; who moves may take at most twice what was taken last. Views and lit parts:
 * see `LimitedTakeBoard`.
 */
export class FibonacciNimElement extends LimitedTakeBoard {
  static override readonly game = 'fibonacci_nim';
  protected static override readonly words = words;
}

defineSpeaking('nimlab-fibonacci-nim', FibonacciNimElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-fibonacci-nim': FibonacciNimElement;
  }
}
