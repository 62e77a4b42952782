import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Boxes that scroll (class `scroll`) are a stop of the Tab key, and no longer than there is something to scroll. */
export class ScrollStops implements ReactiveController {
  constructor(private readonly host: ReactiveControllerHost & { readonly renderRoot: ParentNode }) {
    host.addController(this);
  }

  hostUpdated() {
    for (const each of this.host.renderRoot.querySelectorAll<HTMLElement>('.scroll')) {
      const scrolls = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
      each.tabIndex = scrolls ? 0 : -1;
    }
  }
}
