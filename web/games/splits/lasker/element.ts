import { defineSpeaking, translated } from '../../../board/language.ts';
import { SplitElement } from '../split-element.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** `<nimlab-lasker>`: take from a heap, or cut it in two. Lit parts: `heap-<i>`. */
export class LaskerElement extends SplitElement {
  static override readonly game = 'lasker';
  protected static override readonly words = words;
  protected override readonly stoneMeans = 'take';

  protected override get idle() {
    return words[this.language].idle;
  }
}

defineSpeaking('nimlab-lasker', LaskerElement);
