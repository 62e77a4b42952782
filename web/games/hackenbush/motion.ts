import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { prefersReducedMotion } from '../../draw/reduced-motion.ts';
import { between, type Layout } from './layout.ts';

/** Milliseconds of a way. */
const duration = 480;

/** The picture that is drawn, on its way from one that was to one that is. */
export class Motion implements ReactiveController {
  #from: Layout | null = null;
  #to: Layout | null = null;
  /** What becomes of the one before: drawn until it is there. */
  #by: Layout | null = null;
  #began = 0;
  #frame = 0;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected() {
    this.#end();
  }

  /** At once. */
  set(to: Layout) {
    this.#end();
    this.#to = to;
  }

  /**
   * By its own way, or as the picture before becoming `by`, from which the new one differs in nothing that is seen
   * moving.
   */
  glide(to: Layout, by: Layout | null = null) {
    if (to === this.#to) return;
    const from = this.#to && this.layout;
    this.set(to);
    if (!from || prefersReducedMotion()) return;
    this.#from = from;
    this.#by = by;
    this.#began = performance.now();
    const step = () => {
      if (performance.now() - this.#began >= duration) this.#end();
      else this.#frame = requestAnimationFrame(step);
      this.#host.requestUpdate();
    };
    this.#frame = requestAnimationFrame(step);
  }

  #end() {
    cancelAnimationFrame(this.#frame);
    this.#from = this.#by = null;
  }

  /** What is drawn now. */
  get layout(): Layout {
    if (!this.#from) return this.#to!;
    const part = Math.min(1, (performance.now() - this.#began) / duration);
    return between(this.#from, this.#by ?? this.#to!, part * part * (3 - 2 * part));
  }
  /** The one before is still drawn. */
  get before(): boolean {
    return this.#by !== null;
  }
  get moving(): boolean {
    return this.#from !== null;
  }
}
