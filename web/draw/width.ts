import type { ReactiveController } from 'lit';
import type { Drawn } from './surface.ts';

/**
 * How wide a part of the host is inside its padding, or the host itself, in whole pixels; the host is drawn anew when
 * that changes. What is not displayed, on paper for one, has no width: then the last one holds.
 */
export class Width implements ReactiveController {
  #part: Element | null = null;
  readonly #observer = new ResizeObserver(([entry]) => {
    const [own] = entry!.borderBoxSize;
    this.#take(this.part ? entry!.contentRect.width : own!.inlineSize);
  });

  /** `part`: as a selector within the host; '' the host itself. `px`: until it is known. */
  constructor(
    private readonly host: Drawn & Element,
    private readonly part: string,
    public px: number,
  ) {
    host.addController(this);
  }

  hostConnected() {
    this.hostUpdated();
  }

  hostUpdated() {
    const part = this.part ? this.host.renderRoot.querySelector(this.part) : this.host;
    if (part === this.#part) return;
    this.hostDisconnected();
    this.#part = part;
    if (!part) return;
    this.#observer.observe(part);
    // At once, too: what is drawn for another width would be seen for a moment.
    // The host has border and padding at rest, and none once it is drawn: it may take all of its box.
    if (!this.part) return this.#take((part as HTMLElement).offsetWidth);
    const { paddingLeft, paddingRight } = getComputedStyle(part);
    this.#take(part.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight));
  }

  #take(exact: number) {
    const width = Math.floor(exact);
    if (!(width > 0) || width === this.px) return;
    this.px = width;
    this.host.requestUpdate();
  }

  hostDisconnected() {
    this.#observer.disconnect();
    this.#part = null;
  }
}
