import { Surface, type Drawn, type Point, type Spot } from './surface.ts';

/** Two fingers on a drawing. */
export interface Pinch {
  /** They have come to it. */
  begin(): void;
  /** How far apart they are now, of how far they were, and the middle between them. */
  move(ratio: number, middle: Point): void;
}

/** Where what was dropped waits until something is known: whether the move was legal, say. */
export interface Waits {
  readonly at?: Point;
  readonly until: Promise<unknown>;
}

/** What a board does with what a pointer takes hold of. */
export interface Held<Thing> {
  /** The drawing, as a selector within the host. */
  readonly on: string;
  /** What a pointer pressed here takes hold of; null: nothing, then a finger scrolls the page. */
  grasp(spot: Spot): Thing | null;
  /** It is held as soon as it is pressed: a stroke of a brush. Else once the pointer has gone a little way. */
  atOnce?(thing: Thing): boolean;
  /** Only sideways: up and down a finger scrolls the page all the same (with `touch-action: pan-y`). */
  readonly sideways?: boolean;
  /** What is held is here now. `by`: how far it has come since it was grasped, as the drawing counts. */
  move?(thing: Thing, spot: Spot, by: Point): void;
  /** It is let go here, having been moved. */
  drop?(thing: Thing, spot: Spot): Waits | undefined;
  /** A mouse that holds nothing is here, or (null) nowhere on the drawing. */
  hover?(spot: Spot | null): void;
  /** A click where no place can be pressed (points.ts): on a canvas. */
  press?(spot: Spot): void;
  readonly pinch?: Pinch;
}

/** A pointer that has gone so far drags. Pixels of the window; less is a press that shook. */
const slack = 6;
/** Fingers are never nearer than this: what is divided by. */
const nearest = 20;

const between = ([ax, ay]: Point, [bx, by]: Point): Point => [bx - ax, by - ay];

interface Grip<Thing> {
  /** Of the pointer; null once it is dropped and waits. */
  id: number | null;
  readonly thing: Thing;
  readonly from: Spot;
  at: Point | null;
}

/**
 * Taking hold, dragging and letting go, by mouse, pen and finger; two fingers pinch. While something is held a finger
 * moves that and not the page, and the click that follows a drag is nobody's.
 */
export class Drag<Thing> {
  readonly surface: Surface;
  #grip: Grip<Thing> | null = null;
  #fingers = new Map<number, Point>();
  #pinched: number | null = null;
  /** A drag has just ended, or two fingers have left. */
  #spent = false;

  constructor(
    private readonly host: Drawn & EventTarget,
    private readonly board: Held<Thing>,
  ) {
    this.surface = new Surface(host, board.on, {
      pointerdown: this.#down,
      pointermove: this.#move,
      pointerup: this.#up,
      pointercancel: this.#cancel,
      pointerleave: this.#leave,
      touchmove: this.#touch,
      click: this.#press,
    });
    // Before anybody on the board hears of it.
    host.addEventListener('click', this.#click, true);
  }

  /** What is in the hand, and where on the drawing; null while nothing has been moved. */
  get held(): { readonly thing: Thing; readonly at: Point } | null {
    const { thing, at } = this.#grip ?? {};
    return thing !== undefined && at ? { thing, at } : null;
  }

  #down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (event.pointerType === 'touch' && this.board.pinch) {
      this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (this.#fingers.size === 2) {
        this.#release();
        this.#spent = true;
        this.#pinched = this.#apart();
        // What is drawn anew meanwhile may take away what they have touched.
        for (const finger of this.#fingers.keys()) this.surface.element!.setPointerCapture(finger);
        this.board.pinch.begin();
        return;
      }
    }
    this.#spent = false;
    if (this.#grip) return;
    const spot = this.surface.spot(event);
    const thing = this.board.grasp(spot);
    if (thing === null) return;
    this.#grip = { id: event.pointerId, thing, from: spot, at: null };
    if (this.board.atOnce?.(thing)) this.#carry(event, spot);
  };

  #move = (event: PointerEvent) => {
    if (this.#fingers.has(event.pointerId)) {
      this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
      if (this.#pinched !== null) {
        const [[ax, ay], [bx, by]] = [...this.#fingers.values()] as [Point, Point];
        this.board.pinch!.move(this.#apart() / this.#pinched, this.surface.at([(ax + bx) / 2, (ay + by) / 2]));
        return;
      }
    }
    const grip = this.#grip;
    if (grip?.id !== event.pointerId) {
      if (!grip && event.pointerType === 'mouse') this.board.hover?.(this.surface.spot(event));
      return;
    }
    const spot = this.surface.spot(event);
    const [dx, dy] = between(grip.from.client, spot.client);
    if (grip.at || Math.hypot(dx, dy) >= slack) this.#carry(event, spot);
  };

  #carry(event: PointerEvent, spot: Spot) {
    const grip = this.#grip!;
    if (!grip.at) {
      this.surface.element!.setPointerCapture(event.pointerId);
      this.#spent = true;
    }
    grip.at = spot.at;
    this.board.move?.(grip.thing, spot, between(grip.from.at, spot.at));
    this.host.requestUpdate();
  }

  #up = (event: PointerEvent) => {
    this.#lift(event);
    const grip = this.#grip;
    if (grip?.id !== event.pointerId) return;
    const waits = grip.at && this.board.drop?.(grip.thing, this.surface.spot(event));
    if (!waits) {
      this.#release();
      return;
    }
    grip.id = null;
    if (waits.at) grip.at = waits.at;
    this.#clickOver();
    this.host.requestUpdate();
    const done = () => this.#grip === grip && this.#release();
    void waits.until.then(done, done);
  };

  #cancel = (event: PointerEvent) => {
    this.#lift(event);
    if (this.#grip?.id === event.pointerId) this.#release();
  };

  #lift({ pointerId }: PointerEvent) {
    if (!this.#fingers.delete(pointerId) || this.#pinched === null) return;
    this.#pinched = null;
    this.#clickOver();
  }

  #leave = (event: PointerEvent) => {
    if (!this.#grip) this.board.hover?.(null);
    // So fast that it was out before it was seen to move.
    else if (this.#grip.id === event.pointerId && !this.#grip.at) this.#carry(event, this.surface.spot(event));
  };

  #touch = (event: TouchEvent) => {
    const held = this.#grip !== null && this.#grip.id !== null && !this.board.sideways;
    if (event.cancelable && (held || (this.board.pinch && event.touches.length > 1))) event.preventDefault();
  };

  #press = (event: MouseEvent) => {
    if (event.detail === 0 || (event.target as Element).closest('[data-cell]')) return;
    this.board.press?.(this.surface.spot(event));
  };

  #click = (event: Event) => {
    if (!this.#spent || (event as MouseEvent).detail === 0) return; // 0: by a key
    event.stopImmediatePropagation();
    event.preventDefault();
  };

  #release() {
    this.#grip = null;
    this.#clickOver();
    this.board.hover?.(null);
    this.host.requestUpdate();
  }

  /** The click comes at once, if it comes. */
  #clickOver() {
    setTimeout(() => (this.#spent = false));
  }

  #apart(): number {
    const [[ax, ay], [bx, by]] = [...this.#fingers.values()] as [Point, Point];
    return Math.max(nearest, Math.hypot(ax - bx, ay - by));
  }
}
