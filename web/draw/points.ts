import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What a board does about the places of its drawing (`press` in scene.ts). */
export interface Pointed {
  /**
   * A mouse or the keyboard's focus has come to a place, or left all of them (null). The element is drawn anew anyway.
   */
  point?(id: string | null): void;
  /** A place has been pressed: by mouse, finger or key. Disabled places are not. */
  press(id: string, event: MouseEvent): void;
  /** A place that is disabled has been pressed: why nothing comes of it may be said. */
  pressDisabled?(id: string): void;
}

/**
 * One set of listeners for all places of a board's drawing: `data-cell` names what is pointed at and pressed,
 * `data-point` what is only pointed at (a heap, a row of a table; where both hold, the inner one counts). A mouse
 * points by hovering, the keyboard by its focus where that is visible; a finger does not point, it presses, and what a
 * first tap means is the shell's matter (board/aim.ts).
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
    // A mouse is followed by what bubbles: browsers send enter and leave only to elements that listen themselves.
    const mouse = (to: (event: PointerEvent) => EventTarget | null) => (event: PointerEvent) =>
      event.pointerType === 'mouse' && this.#to(idOf(to(event)));
    listen(
      'pointerover',
      mouse(({ target }) => target),
    );
    listen(
      'pointerout',
      mouse(({ relatedTarget }) => relatedTarget),
    );
    // A finger that looks is sent a mouse's enter and leave (board/aim.ts).
    listen(
      'pointerenter',
      mouse(({ target }) => target),
    );
    listen(
      'pointerleave',
      mouse(({ relatedTarget }) => relatedTarget),
    );
    listen('focusin', (event: FocusEvent) => {
      if ((event.target as Element).matches(':focus-visible')) this.#to(idOf(event.target)); // a click focuses, too
    });
    listen('focusout', ({ relatedTarget }: FocusEvent) => this.#to(idOf(relatedTarget)));
    listen('click', (event: MouseEvent) => {
      const cell = within(event.target, '[data-cell]');
      if (!cell) return;
      const id = cell.getAttribute('data-cell')!;
      if (cell.getAttribute('aria-disabled') !== 'true') this.pointed.press(id, event);
      else this.pointed.pressDisabled?.(id);
    });
  }

  #to(id: string | null) {
    if (id === this.#at) return;
    this.#at = id;
    this.pointed.point?.(id);
    this.host.requestUpdate();
  }
}

const within = (target: EventTarget | null, what: string): Element | null =>
  target instanceof Element ? target.closest(what) : null;
function idOf(target: EventTarget | null): string | null {
  const cell = within(target, '[data-cell], [data-point]');
  return cell?.getAttribute('data-cell') ?? cell?.getAttribute('data-point') ?? null;
}
