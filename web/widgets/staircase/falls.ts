import { calm } from '../kit/calm.ts';
import type { BoardView } from '../shell/view.ts';
import type { Fallen } from './scene.ts';

/** Milliseconds. */
const duration = 320;

/** Stones that left a step fall once, when the position they come to is there. */
export class Falls {
  /** The last move that was seen leaving, and from which position. */
  #gone: (Fallen & { readonly from: string }) | null = null;
  #landed = '';
  #falling = false;

  /** The move whose stones are just coming to the step below. */
  follow(view: BoardView, leaving: Omit<Fallen, 'before'> | null): Fallen | null {
    if (leaving) {
      this.#gone = { ...leaving, before: view.numbers, from: view.position };
      this.#falling = false;
      return null;
    }
    const gone = this.#gone;
    if (!gone || view.shown || view.position === gone.from) {
      this.#gone = null;
      return null;
    }
    // Once; later updates leave the stones where they are.
    if (this.#landed === view.position) this.#gone = null;
    else this.#falling = true;
    this.#landed = view.position;
    return gone;
  }

  /** After an update: what has `data-fall` comes down from there. */
  play(root: ParentNode) {
    if (!this.#falling) return;
    this.#falling = false;
    if (calm()) return;
    for (const stone of root.querySelectorAll<SVGElement>('[data-fall]')) {
      stone.animate(
        [
          { transform: `translateY(-${stone.dataset.fall}px)`, easing: 'cubic-bezier(0.5, 0, 1, 0.6)' },
          { transform: 'none', offset: 0.62, easing: 'ease-out' },
          { transform: 'translateY(-4px)', offset: 0.8, easing: 'ease-in' },
          { transform: 'none' },
        ],
        { duration },
      );
    }
  }
}
