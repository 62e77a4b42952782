import { defineSpeaking, translated } from '../../../board/language.ts';
import { Skins } from '../../../draw/skin.ts';
import { LimitedTakeBoard } from '../board.ts';
import type { DrawWall } from '../skin.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/**
 * `<nimlab-fibonacci-nim>`: one heap; who moves may take at most twice what was taken last. Skin: `race`, to
 * a number. Views and lit parts: see `LimitedTakeBoard`.
 */
export class FibonacciNimElement extends LimitedTakeBoard {
  static override readonly game = 'fibonacci_nim';
  static readonly skin = () => import('./skin.ts');
  protected static override readonly words = words;
  override readonly skins = ['race'];
  protected override readonly skinned = new Skins<DrawWall>(this, this.skins, FibonacciNimElement.skin);
}

defineSpeaking('nimlab-fibonacci-nim', FibonacciNimElement);
