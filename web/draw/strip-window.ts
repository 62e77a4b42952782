import { Drag } from './drag.ts';
import { cellId, cellIn, cellSize, clamped, edge, fitCells, lastCell } from './parts/strip.ts';
import { Surface, type Drawn } from './surface.ts';
import { Width } from './width.ts';
import { sideways } from './window.ts';

/** Which keys lead beyond the cells in sight: from cell `at` of the window. */
function keyTo(key: string, at: bigint, from: bigint, count: bigint): bigint | null {
  const page = count - 1n;
  if (key === 'ArrowRight' && at === from + page) return at + 1n;
  if (key === 'ArrowLeft' && at === from) return at - 1n;
  if (key === 'PageDown') return at + page;
  if (key === 'PageUp') return at > page ? at - page : 0n;
  return key === 'Home' ? 0n : null;
}

/**
 * The part of a strip that is in sight: as many cells as there is room for, from `from` on. A drag, a wheel sideways
 * and the keys at its ends move it. `within`: the box that holds the strip, as a selector within the host; `dragged`:
 * it is being moved by hand.
 */
export class StripWindow {
  #from = 0n;
  readonly #drag: Drag<bigint>;
  readonly #width: Width;

  constructor(
    private readonly host: Drawn & Element & { readonly updateComplete: Promise<boolean> },
    within: string,
    dragged: () => void = () => {},
  ) {
    this.#width = new Width(host, within, 16 * cellSize + 2 * edge);
    // The strip itself is what is held: its first cell when it was.
    this.#drag = new Drag<bigint>(host, {
      on: '.strip',
      sideways: true,
      grasp: () => this.#from,
      move: (from, _spot, [dx]) => {
        dragged();
        this.look(from - BigInt(Math.round(dx / this.cell)));
      },
    });
    new Surface(host, '.strip', {
      wheel: (event: WheelEvent) => {
        const by = sideways(event);
        if (Math.abs(by) < 2) return;
        event.preventDefault();
        this.scroll(by > 0 ? 1n : -1n);
      },
    });
  }

  /** The first cell in sight; how many are, and how wide. */
  get from(): bigint {
    return this.#from;
  }
  get count(): number {
    return fitCells(this.#width.px).count;
  }
  get cell(): number {
    return fitCells(this.#width.px).cell;
  }
  get end(): bigint {
    return this.#from + BigInt(this.count);
  }
  get atEnd(): boolean {
    return this.end > lastCell;
  }
  get dragged(): boolean {
    return this.#drag.held !== null;
  }

  /** From this cell on. */
  look(from: bigint) {
    this.#from = clamped(from, this.count);
    this.host.requestUpdate();
  }
  scroll(by: bigint) {
    this.look(this.#from + by);
  }

  async #reach(n: bigint) {
    if (n < 0n || n > lastCell) return;
    if (n < this.#from || n >= this.end) this.look(n - BigInt(this.count) / 2n);
    await this.host.updateComplete;
    this.host.renderRoot.querySelector<HTMLElement>(`[data-cell="${cellId(n)}"]`)?.focus();
  }

  /** Beyond the window the arrow keys scroll; inside it they are not ours. To be heard before others (`capture`). */
  key = (event: KeyboardEvent) => {
    const at = cellIn((event.target as Element).closest('[data-cell]')?.getAttribute('data-cell') ?? null);
    if (at === null || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = keyTo(event.key, at, this.#from, BigInt(this.count));
    if (to === null || to < 0n) return;
    event.preventDefault();
    event.stopPropagation();
    void this.#reach(to);
  };
}
