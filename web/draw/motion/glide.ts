import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { prefersReducedMotion } from '../reduced-motion.ts';

/** Milliseconds: `--nl-move`. */
const duration = 260;

/**
 * Parts of a drawing with `data-glide="<key>"` glide to their new places when an update moves them; a part that is new
 * comes out of the one it was cut from. Nothing moves under reduced motion.
 */
export class Glide implements ReactiveController {
  readonly #places = new Map<string, DOMRect>();
  readonly #host: ReactiveControllerHost & { readonly renderRoot: ParentNode };
  readonly #names: Names | null;

  constructor(host: ReactiveControllerHost & { readonly renderRoot: ParentNode }, names: Names | null = null) {
    this.#host = host;
    this.#names = names;
    host.addController(this);
  }

  hostUpdate() {
    this.#places.clear();
    for (const [key, each] of this.#parts()) this.#places.set(key, each.getBoundingClientRect());
  }

  hostUpdated() {
    if (this.#places.size > 0 && !prefersReducedMotion())
      for (const [key, each] of this.#parts()) this.#play(key, each);
    this.#names?.parents.clear();
  }

  #parts(): [key: string, part: Element][] {
    return [...this.#host.renderRoot.querySelectorAll('[data-glide]')].map((each) => [
      each.getAttribute('data-glide')!,
      each,
    ]);
  }

  #play(key: string, part: Element) {
    const own = this.#places.get(key);
    const from = own ?? this.#places.get(this.#names?.parents.get(key) ?? '');
    if (!from) return;
    const here = part.getBoundingClientRect();
    const dx = own ? own.left - here.left : from.right - here.right;
    const dy = from.bottom - here.bottom;
    if (Math.abs(dx) + Math.abs(dy) < 1) return;
    part.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  }
}

/** A heap of the next position, and which one (from 0) of this position it was or comes from. */
export interface Heir {
  readonly size: bigint;
  readonly of: number;
}

/**
 * Names of heaps that stay theirs from one position to the next, although their numbers shift when one is cut or gone:
 * what `Glide` and the looks of their stones go by.
 */
export class Names {
  #position: string | null = null;
  #names: readonly string[] = [];
  #heirs: readonly Heir[] | null = null;
  #next = 0;
  /** The new heaps of the last move, and the heap that each was cut from. */
  readonly parents = new Map<string, string>();

  /** A move is on its way, which makes this of the heaps. The first heir of a heap has its name. */
  expect(heirs: readonly Heir[]) {
    this.#heirs = heirs;
  }

  of(position: string, sizes: readonly bigint[]): readonly string[] {
    if (position === this.#position && sizes.length === this.#names.length) return this.#names;
    const heirs = this.#heirs;
    const before = this.#names;
    this.#heirs = null;
    this.#position = position;
    this.parents.clear();
    const came = heirs?.length === sizes.length && heirs.every(({ size }, i) => size === sizes[i]);
    this.#names = sizes.map((_, i) => {
      const of = came ? heirs[i]!.of : null;
      if (of !== null && heirs!.findIndex((each) => each.of === of) === i) return before[of]!;
      const name = `${this.#next++}`;
      if (of !== null) this.parents.set(name, before[of]!);
      return name;
    });
    return this.#names;
  }
}
