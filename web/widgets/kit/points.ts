import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What a board does about the places of its drawing (`press` in scene.ts). */
export interface Pointed {
  /** A mouse or the keyboard's focus has come to a place, or left all of them (null). The element is drawn anew anyway. */
  point?(id: string | null): void;
  /** A place has been pressed: by mouse, finger or key. Disabled places are not. */
  press(id: string, event: MouseEvent): void;
}

/**
 * One set of listeners for all places of a board's drawing: `data-cell` names what is pointed at and pressed, `data-point`
 * what is only pointed at (a heap, a row of a table; where both hold, the inner one counts). A mouse
 * points by hovering, the keyboard by its focus where that is visible; a finger does not point, it presses, and what a first
 * tap means is the shell's matter (shell/aim.ts).
 */
export class Points implements ReactiveController {
  #at: string | null = null;
  #root: EventTarget | null = null;

  constructor(
    private readonly host: ReactiveControllerHost & { readonly renderRoot: EventTarget },
    private readonly pointed: Pointed,
  ) {
    host.addController(this);
  }

  /** The place that is pointed at; it may be gone from the drawing. */
  get at(): string | null {
    return this.#at;
  }

  /** Nothing is pointed at, until a pointer or the focus comes anew: the position has changed. */
  forget() {
    this.#at = null;
  }

  hostUpdated() {
    if (this.#root) return;
    this.#root = this.host.renderRoot;
    const listen = (type: string, does: (event: never) => void) =>
      this.#root!.addEventListener(type, does as EventListener, true);
    // A finger that looks is sent a mouse's enter and leave, which do not bubble.
    listen('pointerenter', (event: PointerEvent) => event.pointerType === 'mouse' && this.#to(idOf(event)));
    listen(
      'pointerleave',
      (event: PointerEvent) => event.pointerType === 'mouse' && this.#to(idOf(event.relatedTarget)),
    );
    listen('focusin', (event: FocusEvent) => {
      if ((event.target as Element).matches(':focus-visible')) this.#to(idOf(event)); // a click focuses, too
    });
    listen('focusout', (event: FocusEvent) => this.#to(idOf(event.relatedTarget)));
    listen('click', (event: MouseEvent) => {
      const cell = within(event, '[data-cell]');
      if (cell && cell.getAttribute('aria-disabled') !== 'true')
        this.pointed.press(cell.getAttribute('data-cell')!, event);
    });
  }

  #to(id: string | null) {
    if (id === this.#at) return;
    this.#at = id;
    this.pointed.point?.(id);
    this.host.requestUpdate();
  }
}

const within = (of: Event | EventTarget | null, what: string): Element | null => {
  const target = of instanceof Event ? of.target : of;
  return target instanceof Element ? target.closest(what) : null;
};
function idOf(of: Event | EventTarget | null): string | null {
  const near = within(of, '[data-cell], [data-point]');
  return near?.getAttribute('data-cell') ?? near?.getAttribute('data-point') ?? null;
}
