import { html, type TemplateResult } from 'lit';
import { drawnPicture } from '../kit/lit.ts';
import { heapsScene, roomsOf } from '../kit/parts/heap.ts';
import type { BoardView } from '../shell/view.ts';

export interface Stones {
  readonly view: BoardView;
  /** How many a pointer or the focus would take from each heap. */
  readonly aimed: readonly [bigint, bigint];
  readonly names: readonly [string, string];
  readonly say: (n: bigint) => string;
  /** Name of the stone at which `take` and all above it would go from a heap (0, 1). */
  readonly label: (heap: number, take: bigint) => string;
  readonly press: (heap: number, take: bigint) => void;
  readonly point: (heap: number, take: bigint) => void;
}

/** The position as two heaps of stones; heaps too large to count are mounds. */
export function drawStones({ view, aimed, names, say, label, press, point }: Stones): TemplateResult {
  const { numbers, leaving, hint, marked, hintPlace } = view;
  const scene = heapsScene(
    numbers,
    roomsOf(numbers, view.origin),
    (heap, size) => {
      const i = heap - 1;
      const of = (taken: readonly bigint[] | undefined) => taken?.[i] ?? 0n;
      const winning = of(hint?.numbers) || of(marked[0]?.numbers);
      return {
        label: `${names[i]}: ${say(size)}`,
        write: say,
        takes: (take) => label(i, take),
        disabled: !view.interactive,
        leaving: of(leaving?.numbers),
        going: view.interactive ? of(aimed) : 0n,
        hint: of(hint?.numbers),
        marked: of(marked[0]?.numbers),
        hinted: of(hintPlace?.numbers) > 0n,
        lit: view.lit.has(`heap-${heap}`),
        flag: winning && !leaving && !view.shown ? `−${say(winning)}` : '',
      };
    },
    (heap) => `heap-${heap}`,
  );
  /** The stone of an event, `heap-<i>-<j>`, as the heap and how many go with it. */
  const at = ({ target }: Event, act: (heap: number, take: bigint) => void) => {
    const id = (target as Element).closest('[data-cell]')?.getAttribute('data-cell')?.split('-');
    if (!id) return;
    const heap = Number(id[1]) - 1;
    act(heap, numbers[heap]! - BigInt(id[2]!));
  };
  return html`<div
    class=${scene.className}
    @click=${(event: Event) => at(event, press)}
    @pointerover=${(event: Event) => at(event, point)}
    @focusin=${(event: Event) => at(event, point)}
    @pointerleave=${() => point(0, 0n)}
  >
    ${scene.pictures.map(drawnPicture)}
  </div>`;
}
