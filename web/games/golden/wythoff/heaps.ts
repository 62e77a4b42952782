import type { TemplateResult } from 'lit';
import { html } from 'lit';
import { drawnPicture } from '../../../draw/lit.ts';
import { heapsScene, type HeapFace } from '../../../draw/parts/heap.ts';
import type { BoardView } from '../../../board/view.ts';
import { takes, type Way } from './moves.ts';
import type { WythoffWords } from './words.ts';

/** The heap of a stone, from 1, and how many are below it; −1: no stone. */
export function stoneOf(id: string): readonly [heap: number, below: number] {
  const [, heap = '0', below = '-1'] = /^heap-(\d)-(\d+)$/.exec(id) ?? [];
  return [Number(heap), Number(below)];
}

/** What is taken from here with the stone that has this id, and all above it; nothing from both where it is none. */
export function takenBy(id: string | null, from: Way, numbers: readonly bigint[]): readonly [bigint, bigint] {
  const [heap, below] = stoneOf(id ?? '');
  return below < 0 ? [0n, 0n] : takes(from, heap, numbers[heap - 1]! - BigInt(below));
}

export interface Heaps {
  readonly words: WythoffWords;
  /** From which heap stones are taken. */
  readonly from: Way;
  /** The stone that is pointed at. */
  readonly at: string | null;
  readonly write: (n: bigint) => string;
  readonly move: (numbers: readonly [bigint, bigint]) => string;
}

/** The same position in stones. */
export function drawHeaps(view: BoardView, { words: w, from, at, write, move }: Heaps): TemplateResult {
  const rooms = view.numbers.map((size, i) => (size > (view.origin[i] ?? 0n) ? size : view.origin[i]!));
  const aimed = takenBy(at, from, view.numbers);
  const face = (heap: number, size: bigint): HeapFace => {
    const of = (numbers: readonly bigint[] | undefined) => numbers?.[heap - 1] ?? 0n;
    const going = of(aimed);
    const winning = of(view.hint?.numbers) || of(view.marked[0]?.numbers);
    return {
      label: w.heapOf(w.heap[heap - 1]!, write(size)),
      write,
      takes: (take) => move(takes(from, heap, take)),
      disabled: !view.interactive,
      leaving: of(view.leaving?.numbers),
      // What is more than a heap has is no aim; the solver would refuse it.
      going: view.interactive ? (going > size ? size : going) : 0n,
      hint: of(view.hint?.numbers),
      marked: of(view.marked[0]?.numbers),
      hinted: of(view.hintPlace?.numbers) > 0n,
      lit: view.lit.has(`heap-${heap}`),
      flag: winning && !view.leaving && !view.shown ? `−${write(winning)}` : '',
    };
  };
  const { className, pictures } = heapsScene(view.numbers, rooms, face, (heap) => `heap-${heap}`);
  return html`<div class=${className}>${pictures.map(drawnPicture)}</div>`;
}
