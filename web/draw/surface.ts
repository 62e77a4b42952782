import type { ReactiveController, ReactiveControllerHost } from 'lit';

export type Point = readonly [x: number, y: number];

/** Where a pointer is. */
export interface Spot {
  /** Of the drawing: as its viewBox counts, else CSS pixels from its upper left corner. */
  readonly at: Point;
  /** Of the window, CSS pixels. */
  readonly client: Point;
  /** `mouse`, `touch` or `pen`. */
  readonly pointer: string;
  /** What is under it, as far as the event says. */
  readonly over: Element;
}

/** A drawing and those who listen to it. */
export type Drawn = ReactiveControllerHost & { readonly renderRoot: ParentNode };

type Listeners = Readonly<Record<string, (event: never) => void>>;

/**
 * The drawing that a hand works on: found anew whenever its host has been drawn. Listeners may say no to what the
 * browser would do (`passive: false`), so they are on the drawing alone, and the page scrolls freely everywhere else.
 */
export class Surface implements ReactiveController {
  #element: Element | null = null;

  constructor(
    private readonly host: Drawn,
    private readonly selector: string,
    private readonly listeners: Listeners,
  ) {
    host.addController(this);
  }

  get element(): Element | null {
    return this.#element;
  }

  hostUpdated() {
    const element = this.host.renderRoot.querySelector(this.selector);
    if (element === this.#element) return;
    this.hostDisconnected();
    this.#element = element;
    for (const [type, does] of Object.entries(this.listeners)) {
      element?.addEventListener(type, does as EventListener, { passive: false });
    }
  }

  hostDisconnected() {
    for (const [type, does] of Object.entries(this.listeners)) {
      this.#element?.removeEventListener(type, does as EventListener);
    }
    this.#element = null;
  }

  /** A place of the window as the drawing counts. */
  at([x, y]: Point): Point {
    const element = this.#element!;
    const box = element.getBoundingClientRect();
    if (!(element instanceof SVGSVGElement)) return [x - box.left, y - box.top];
    const { x: left, y: top, width, height } = element.viewBox.baseVal;
    return [left + ((x - box.left) * width) / box.width, top + ((y - box.top) * height) / box.height];
  }

  spot(event: MouseEvent): Spot {
    const client: Point = [event.clientX, event.clientY];
    const pointer = event instanceof PointerEvent ? event.pointerType : 'mouse';
    return { at: this.at(client), client, pointer, over: event.target as Element };
  }
}
