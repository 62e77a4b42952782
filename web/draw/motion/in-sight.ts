import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { prefersReducedMotion } from '../reduced-motion.ts';

/**
 * A part of a drawing that scrolls: what happens out of sight is brought into it, once; then the reader may look
 * around. A drawing that does not fit begins with its end.
 */
export class InSight implements ReactiveController {
  #seen = '';
  #begun: unknown = null;

  /**
   * `part`: what happens, as a selector (`data-part`, `data-cell`: which it is); `begins`: another drawing, for which
   * one begins at the end.
   */
  constructor(
    private readonly host: ReactiveControllerHost & { readonly renderRoot: ParentNode },
    private readonly part: string,
    private readonly begins: () => unknown = () => null,
  ) {
    host.addController(this);
  }

  hostUpdated() {
    const scroll = this.host.renderRoot.querySelector<HTMLElement>('.scroll');
    const wide = scroll && scroll.scrollWidth > scroll.clientWidth + 1;
    const begins = wide ? this.begins() : null;
    if (wide && begins !== this.#begun) scroll.scrollLeft = scroll.scrollWidth;
    this.#begun = begins;
    const part = wide ? scroll.querySelector<SVGElement>(this.part) : null;
    const named = part?.getAttribute('data-cell') ?? part?.getAttribute('data-part');
    const seen = part ? `${part.getAttribute('class')}|${named}` : '';
    if (part && seen !== this.#seen) {
      const [here, frame] = [part.getBoundingClientRect(), scroll!.getBoundingClientRect()];
      if (here.left < frame.left + here.width || here.right > frame.right) {
        const by = (here.left + here.right - frame.left - frame.right) / 2;
        scroll!.scrollBy({ left: by, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
      }
    }
    this.#seen = seen;
  }
}
