import type { Move } from '../../solver/types.ts';
import { mostHeaps } from '../../draw/parts/heap.ts';
import { GameElement } from '../../board/game-element.ts';
import { number } from '../../board/language.ts';
import { heapWords } from './words.ts';

/** Longer positions are spoken of by their number of heaps. */
export const mostSpoken = 12;

/** Boards whose numbers are the sizes of heaps: how they speak of them. */
export abstract class HeapsBoard extends GameElement {
  protected get common() {
    return heapWords[this.language];
  }
  protected n = (value: bigint | number) => number(value, this.language);

  override get positionLabel() {
    return this.common.heaps;
  }
  override undrawable(numbers: readonly bigint[]): string | null {
    return numbers.length > mostHeaps ? this.common.tooManyToDraw(this.n(numbers.length), this.n(mostHeaps)) : null;
  }
  override speakPosition(numbers: readonly bigint[]) {
    if (numbers.length === 0) return this.common.noHeaps;
    if (numbers.length <= mostSpoken) return this.common.position(numbers.map(this.n));
    const largest = numbers.reduce((most, each) => (each > most ? each : most));
    return this.common.manyHeaps(this.n(numbers.length), this.n(largest));
  }
  override speakPlace({ numbers: [heap = 0n] }: Move, _before: readonly bigint[]) {
    return this.common.place(this.n(heap));
  }
}
