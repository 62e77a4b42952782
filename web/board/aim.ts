import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Language } from './language.ts';
import { boardWords } from './words.ts';

/** Pixels a finger may shake and still have tapped. */
const shake = 10;

/** A move that is looked at: the next tap that means it, or "Play", plays it. */
export interface Aimed {
  readonly numbers: readonly bigint[];
  /** What it does, as a sentence. */
  readonly said: string;
}

/** A tap: what it hit, from the part outwards up to the board's drawing, and where. */
interface Tap {
  readonly parts: readonly Element[];
  readonly x: number;
  readonly y: number;
}

type Host = ReactiveControllerHost & HTMLElement & { readonly language: Language; readonly current: unknown };

/**
 * A mouse has seen what it clicks; a finger cannot hover. So a finger's first tap shows a move and says it, and a
 * second tap that means the same move plays it, on every board alike; a tap on anything else shows something else, or
 * nothing. A drag has been seen on its way, and keys announce what they are on: both play at once. What is decided is
 * the pointer at hand, not the device.
 *
 * A board knows nothing of this. To its drawing a finger that looks is a mouse that rests: it is sent the mouse's
 * `pointerenter`, `pointermove` and `pointerleave`. Of boards within boards the outermost decides.
 */
export class Aim implements ReactiveController {
  #aimed: Aimed | null = null;
  /** The position the aim belongs to. */
  #of: unknown = null;
  /** What was looked at before the last tap, which may be a moment in finding out what it means. */
  #before: Aimed | null = null;
  /** Set while the reader's last gesture was a tap of a finger on the drawing. */
  #tap: Tap | null = null;
  /** What is told that the pointer has left. */
  #entered: readonly Element[] = [];
  #pressed: { id: number; x: number; y: number } | null = null;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  get aimed(): Aimed | null {
    return this.#aimed;
  }
  get words() {
    return boardWords[this.host.language].aim;
  }

  /** Whether a gesture that means this move is only a look at it; asked at once, while the gesture is under way. */
  looksAt(numbers: readonly bigint[]): boolean {
    const before = this.#before ?? this.#aimed;
    const seen = before?.numbers.length === numbers.length && before.numbers.every((each, i) => each === numbers[i]);
    return this.#tap !== null && !seen;
  }

  /** The look has found a legal move. */
  show(aimed: Aimed) {
    this.#before = null;
    this.#aimed = aimed;
    this.#of = this.host.current;
    this.host.requestUpdate();
    const tap = this.#tap;
    if (!tap) return;
    this.#entered = tap.parts;
    for (const part of tap.parts.toReversed()) rest(part, 'pointerenter', tap);
    rest(tap.parts[0]!, 'pointermove', tap);
  }

  /** Nothing is looked at any more. */
  drop() {
    this.#before = null;
    const entered = this.#entered;
    this.#entered = [];
    for (const part of entered) rest(part, 'pointerleave', { x: -1, y: -1 });
    if (!this.#aimed) return;
    this.#aimed = null;
    this.host.requestUpdate();
  }

  // ---- The reader's gestures ------------------------------------------------------------------------------------

  hostConnected() {
    document.addEventListener('pointerdown', this.#down, true);
    this.host.addEventListener('pointermove', this.#move, true);
    this.host.addEventListener('click', this.#clicked);
    this.host.addEventListener('keydown', this.#key, true);
  }

  hostDisconnected() {
    document.removeEventListener('pointerdown', this.#down, true);
    this.host.removeEventListener('pointermove', this.#move, true);
    this.host.removeEventListener('click', this.#clicked);
    this.host.removeEventListener('keydown', this.#key, true);
  }

  hostUpdate() {
    if (this.#aimed && this.#of !== this.host.current) this.drop();
  }

  #down = (event: PointerEvent) => {
    const path = event.composedPath();
    this.#tap = this.#pressed = null;
    const at = path.indexOf(this.host);
    // Beside the board: what was looked at is let go. A button of the board itself is no tap on its drawing.
    if (at < 0) {
      this.drop();
      return;
    }
    const drawing = path.findLastIndex((each, i) => i < at && each instanceof Element && each.matches('.board'));
    if (event.pointerType !== 'touch' || drawing < 0 || path.slice(at + 1).some((each) => 'propose' in each)) return;
    const parts = path.slice(0, drawing).filter((each) => each instanceof Element);
    if (parts.length === 0 || parts.some((each) => each.matches('input, select, label, button:not([data-cell])')))
      return;
    this.#tap = { parts, x: event.clientX, y: event.clientY };
    this.#pressed = { id: event.pointerId, x: event.clientX, y: event.clientY };
    this.#before = this.#aimed;
  };

  #move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const pressed = this.#pressed;
    if (!pressed || pressed.id !== pointerId) return;
    if (Math.hypot(clientX - pressed.x, clientY - pressed.y) < shake) return;
    this.#tap = this.#pressed = null;
    this.drop();
  };

  /** After the board's own listeners: what was looked at has been played, or is let go. */
  #clicked = () => {
    this.#pressed = null;
    const before = this.#before;
    if (!before) return;
    this.drop();
    this.#before = before;
  };

  #key = () => {
    this.#tap = null;
  };
}

function rest(part: Element, type: string, { x, y }: { x: number; y: number }) {
  const bubbles = type === 'pointermove';
  part.dispatchEvent(
    new PointerEvent(type, { bubbles, composed: bubbles, pointerType: 'mouse', clientX: x, clientY: y }),
  );
}

/**
 * A listener for `touchmove`: while something is held, the finger moves that and not the page. A browser that has begun
 * to scroll cancels the pointer. Where nothing is held, it scrolls and zooms as everywhere.
 */
export const holding = (held: (event: TouchEvent) => boolean) => ({
  handleEvent(event: TouchEvent) {
    if (event.cancelable && held(event)) event.preventDefault();
  },
  passive: false,
});
