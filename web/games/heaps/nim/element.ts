import { defineSpeaking, sentence, translated } from '../../../board/language.ts';
import type { Move } from '../../../solver/types.ts';
import { TakeBoard } from '../take-board.ts';
import type { HeapFace } from '../../../draw/parts/heap.ts';
import { Skins } from '../../../draw/skin.ts';
import type { BoardView } from '../../../board/view.ts';
import type { DrawHeaps } from './skin.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/**
 * `<nimlab-nim>`: heaps of stones and their binary columns. Views: `stones`, `columns`, `both`; skin: `strips`, coins
 * that slide. Lit parts: `heap-<i>`, `bit-<k>` (the column of 2^k), `sum` (the row of the nim-sum).
 */
export class NimElement extends TakeBoard {
  static override readonly game = 'nim';
  static readonly skin = () => import('./skin.ts');
  protected static override readonly words = words;
  override readonly skins = ['strips'];
  readonly #skins = new Skins<DrawHeaps>(this, this.skins, NimElement.skin);

  protected override get views() {
    return [...super.views, { id: 'strips', label: words[this.language].strips }];
  }
  override speakMove(move: Move, before: readonly bigint[], form: 'base' | 'third') {
    const [coin = 0n, by = 0n] = move.numbers;
    if (this.view !== 'strips') return super.speakMove(move, before, form);
    return words[this.language].slide(this.n(by), this.n(coin), form);
  }
  protected override bring(view: string) {
    return this.#skins.bring(view);
  }
  protected override dress(
    { numbers, view }: BoardView,
    rooms: readonly bigint[],
    face: (heap: number, size: bigint) => HeapFace,
  ) {
    const takes = (heap: number) => (take: bigint) =>
      sentence(words[this.language].slide(this.n(take), this.n(heap), 'base'), this.language);
    const slides = (heap: number, size: bigint) => ({ ...face(heap, size), takes: takes(heap) });
    return this.#skins.of(view)?.(numbers, rooms, slides) ?? null;
  }
}

defineSpeaking('nimlab-nim', NimElement);
