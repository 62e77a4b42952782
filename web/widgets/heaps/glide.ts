/** Milliseconds: `--nl-move`. */
const duration = 260;

/**
 * Parts of a drawing with `data-glide="<key>"` glide to their new places when an update moves them; a part that is new
 * comes out of the one it was cut from. Nothing moves under reduced motion.
 */
export class Glide {
  readonly #places = new Map<string, DOMRect>();

  /** Before an update. */
  record(root: ParentNode | null) {
    this.#places.clear();
    for (const each of root?.querySelectorAll<HTMLElement>('[data-glide]') ?? []) {
      this.#places.set(each.dataset.glide!, each.getBoundingClientRect());
    }
  }

  /** After it. `parents`: from which part a new one was cut. */
  play(root: ParentNode, parents: ReadonlyMap<string, string>) {
    if (this.#places.size === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const each of root.querySelectorAll<HTMLElement>('[data-glide]')) {
      const key = each.dataset.glide!;
      const own = this.#places.get(key);
      const parent = own ?? this.#places.get(parents.get(key) ?? '');
      if (!parent) continue;
      const here = each.getBoundingClientRect();
      const dx = own ? own.left - here.left : parent.right - here.right;
      const dy = parent.bottom - here.bottom;
      if (Math.abs(dx) + Math.abs(dy) < 1) continue;
      each.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration,
        easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      });
    }
  }
}

/**
 * Names of heaps that stay theirs from one position to the next, although their numbers shift when one is cut: the
 * names that `Glide` goes by.
 */
export class HeapNames {
  #position = '';
  #numbers: readonly bigint[] = [];
  #names: string[] = [];
  #next = 0;
  #left: { heap: number; count: number; parts: readonly bigint[] } | null = null;
  readonly parents = new Map<string, string>();

  /** A move is on its way: `count` heaps from `heap` (from 0) are about to become `parts`. */
  leaving(heap: number, count: number, parts: readonly bigint[]) {
    this.#left = { heap, count, parts };
  }

  of(position: string, numbers: readonly bigint[]): readonly string[] {
    if (position === this.#position && numbers.length === this.#names.length) return this.#names;
    const left = this.#left;
    const before = this.#names;
    const expected = left && this.#numbers.toSpliced(left.heap, left.count, ...left.parts);
    this.parents.clear();
    if (left && expected?.length === numbers.length && expected.every((each, i) => each === numbers[i])) {
      const parent = before[left.heap]!;
      const names = left.parts.map((_, i) => (i === 0 ? parent : `h${this.#next++}`));
      for (const name of names.slice(1)) this.parents.set(name, parent);
      this.#names = before.toSpliced(left.heap, left.count, ...names);
    } else {
      this.#names = numbers.map(() => `h${this.#next++}`);
    }
    this.#left = null;
    this.#position = position;
    this.#numbers = numbers;
    return this.#names;
  }
}
