import type { ExplanationStep } from '../../../solver/types.ts';
import { PictureBoard } from '../board.ts';
import { cutOf, type Edge } from '../picture.ts';
import { defineSpeaking, inviting, translated } from '../../../board/language.ts';
import type { BoardView } from '../../../board/view.ts';
import { sayStep } from './steps.ts';
import type { words as en } from './words.en.ts';

const words = translated<typeof en>(import.meta.glob('./words.*.ts'));

/**
 * `<nimlab-hackenbush>`: green edges on the ground; a press cuts one, and what is then without the ground falls. Views:
 * see `PictureBoard`. With the analysis each edge bears the value after its cut. Lit parts: `edge-<a>-<b>`,
 * `vertex-<i>`, `ground`.
 */
export class HackenbushElement extends PictureBoard {
  static override readonly game = 'hackenbush';
  protected static override readonly words = words;

  /** Of the position that was asked last, the values after its moves. */
  #after: { readonly of: BoardView['analysis'] | null; readonly values: ReadonlyMap<string, bigint> } = {
    of: null,
    values: new Map(),
  };

  get #words() {
    return words[this.language];
  }

  protected override sayStep(step: ExplanationStep): string {
    return sayStep(step, this.#words, this.own, this.n);
  }

  #valueAfter(edge: Edge, { numbers, analysis }: BoardView): bigint | undefined {
    if (this.#after.of !== analysis) {
      const cuts = new Set(numbers.flatMap((a, i) => (i % 2 ? [] : [`${a}-${numbers[i + 1]}`])));
      const after = analysis.facts['after'] ?? [];
      this.#after = { of: analysis, values: new Map([...cuts].map((cut, i) => [cut, after[i]!])) };
    }
    return this.#after.values.get(cutOf(edge, false));
  }

  protected override tag(edge: Edge, view: BoardView): string {
    return `${this.#valueAfter(edge, view) ?? ''}`;
  }

  #fact(name: string, vertex: number, { analysis: { facts } }: BoardView): bigint | undefined {
    return facts[name]?.[(facts['vertices'] ?? []).indexOf(BigInt(vertex))];
  }

  protected override worth(vertex: number, view: BoardView): string {
    return `${this.#fact('worth', vertex, view) ?? ''}`;
  }

  protected override explanation(looked: Edge | number | null, view: BoardView): string {
    const w = this.#words;
    if (looked === null) return inviting(this, w.worths, w.pointValue);
    if (typeof looked !== 'number') {
      const value = this.#valueAfter(looked, view);
      return value === undefined ? '' : w.after(this.named(looked), this.n(value));
    }
    const [fused, worth] = [this.#fact('fused', looked, view), this.#fact('worth', looked, view) ?? 0n];
    return fused === undefined || Number(fused) === looked
      ? w.on(this.vertex(looked), this.n(worth))
      : w.onFused(this.vertex(looked), this.vertex(fused), this.n(worth));
  }
}

defineSpeaking('nimlab-hackenbush', HackenbushElement);

declare global {
  interface HTMLElementTagNameMap {
    'nimlab-hackenbush': HackenbushElement;
  }
}
