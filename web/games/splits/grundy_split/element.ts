import { defineSpeaking, translated } from '../../../board/language.ts';
import { SplitElement } from '../split-element.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/** `<nimlab-grundy-split>`: a heap is cut into two unequal parts. Lit parts: `heap-<i>`. */
export class GrundySplitElement extends SplitElement {
  static override readonly game = 'grundy_split';
  protected static override readonly words = words;
  protected override readonly stoneMeans = 'cut';

  protected override get idle() {
    return words[this.language].idle;
  }
}

defineSpeaking('nimlab-grundy-split', GrundySplitElement);
