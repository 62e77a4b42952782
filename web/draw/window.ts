import type { Pinch } from './drag.ts';
import { Surface, type Drawn, type Point } from './surface.ts';

/** What is in sight of a larger plane: `span` of its units from x and y on, as many up as across. */
export interface Pane {
  readonly x: number;
  readonly y: number;
  readonly span: number;
}

export interface Extent {
  readonly width: number;
  /** 0: a line. */
  readonly height: number;
  /**
   * How much may be in sight, ascending, in an extent of whole cells; without it anything from `closest` to the whole.
   */
  readonly spans?: readonly number[];
  readonly closest?: number;
}

/** 0 … 1 of the way across a pane, and of the way up its y. */
type Share = Point;

const limited = (n: number, most: number) => Math.max(0, Math.min(n, most));

/** The pane moved so that it does not reach over the edge of its plane. */
export function inside({ x, y, span }: Pane, { width, height, spans }: Extent): Pane {
  const [left, low] = spans ? [Math.round(x), Math.round(y)] : [x, y];
  return { x: limited(left, Math.max(0, width - span)), y: limited(low, Math.max(0, height - span)), span };
}

/** The pane moved as little as needed to have a cell in sight. */
export function reaching({ x, y, span }: Pane, [px, py]: Point, extent: Extent): Pane {
  const held = (from: number, to: number) => Math.max(to - span + 1, Math.min(from, to));
  return inside({ x: held(x, px), y: held(y, py), span }, extent);
}

/** The same pane with more or less in sight; what is at `at` stays there. */
export const spanned = ({ x, y, span }: Pane, to: number, at: Share, extent: Extent): Pane =>
  inside({ x: x + at[0] * (span - to), y: y + at[1] * (span - to), span: to }, extent);

/** So many steps nearer (negative) or further; null at the end. An extent without steps goes by halves. */
export function stepped({ span }: Pane, steps: number, extent: Extent): number | null {
  const { spans } = extent;
  if (!spans) return fitting(span * 2 ** steps, extent, span);
  const here = spans.findIndex((each) => each >= span);
  const next = spans[Math.max(0, Math.min(spans.length - 1, here + steps))]!;
  return next === span ? null : next;
}

/** The span there is that comes nearest to `wanted`; null where that is `now`. */
export function fitting(wanted: number, { width, spans, closest = 1 }: Extent, now: number): number | null {
  const off = (span: number) => Math.abs(Math.log(span / wanted));
  const next = spans
    ? spans.reduce((best, each) => (off(each) < off(best) ? each : best))
    : Math.max(Math.min(closest, width), Math.min(wanted, width));
  return next === now ? null : next;
}

/** How far a wheel goes sideways, in pixels; 0 where it is meant for the page. */
export function sideways({ deltaX, deltaY, shiftKey }: WheelEvent): number {
  if (shiftKey) return deltaY || deltaX;
  return Math.abs(deltaX) > Math.abs(deltaY) ? deltaX : 0;
}

export interface Sight {
  /** The drawing, as a selector within the host. */
  readonly on: string;
  extent(): Extent;
  /**
   * What is drawn: the pane by its step, and where all of it is on the drawing, in its pixels. `up`: y goes upwards.
   */
  drawn(): {
    readonly pane: Pane;
    readonly left: number;
    readonly top: number;
    readonly size: number;
    readonly up?: boolean;
  };
  /** What buttons zoom about, in units of the plane; null: the middle. */
  about?(): Point | null;
}

/** A wheel goes in notches of 100, the pinch of a touchpad in many small ones: so much is one step. */
const notch = 24;

/**
 * A window on a larger plane: Control and the wheel, two fingers (`pinch`, for a Drag) and buttons zoom, the wheel
 * sideways and a drag move it. `pane` is null until the reader has looked elsewhere.
 */
export class Window {
  pane: Pane | null = null;
  readonly #surface: Surface;
  #rolled = 0;
  #pinched: Pane | null = null;

  constructor(
    private readonly host: Drawn,
    private readonly sight: Sight,
  ) {
    this.#surface = new Surface(host, sight.on, { wheel: this.#wheel });
  }

  readonly pinch: Pinch = {
    begin: () => (this.#pinched = this.sight.drawn().pane),
    move: (ratio, middle) => {
      const [begun, extent] = [this.#pinched!, this.sight.extent()];
      const to = fitting(begun.span / ratio, extent, this.sight.drawn().pane.span);
      if (to !== null) this.#look(spanned(begun, to, this.#share(middle), extent));
    },
  };

  /** Whether there is anything nearer (negative) or further. */
  may(steps: number): boolean {
    return stepped(this.sight.drawn().pane, steps, this.sight.extent()) !== null;
  }

  zoom(steps: number, at = this.#middle) {
    const [{ pane }, extent] = [this.sight.drawn(), this.sight.extent()];
    const to = stepped(pane, steps, extent);
    if (to !== null) this.#look(spanned(pane, to, at, extent));
  }

  /** So that the cell at (x, y) stays where it is. */
  zoomAt(steps: number, place: Point) {
    this.zoom(steps, this.#shareOf(place));
  }

  /** Moved by so many pixels of the drawing from what was in sight. */
  drag(from: Pane, [dx, dy]: Point) {
    const { pane, size, up } = this.sight.drawn();
    const unit = pane.span / size;
    this.#look(inside({ ...from, x: from.x - dx * unit, y: from.y + (up ? dy : -dy) * unit }, this.sight.extent()));
  }

  reach(place: Point) {
    this.#look(reaching(this.sight.drawn().pane, place, this.sight.extent()));
  }

  /** Back to what the board shows by itself. */
  home() {
    this.pane = null;
    this.host.requestUpdate();
  }

  #look(pane: Pane) {
    const extent = this.sight.extent();
    this.pane = !extent.spans && pane.span >= extent.width ? null : pane;
    this.host.requestUpdate();
  }

  #wheel = (event: WheelEvent) => {
    const [{ pane }, extent] = [this.sight.drawn(), this.sight.extent()];
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      if (Math.abs(event.deltaY) < 1) return;
      const at = this.#share(this.#surface.spot(event).at);
      if (!extent.spans) {
        const to = fitting(pane.span * Math.exp(event.deltaY / 200), extent, pane.span);
        if (to !== null) this.#look(spanned(pane, to, at, extent));
        return;
      }
      this.#rolled += event.deltaY;
      if (Math.abs(this.#rolled) < notch) return;
      this.zoom(Math.sign(this.#rolled), at);
      this.#rolled = 0;
      return;
    }
    const by = sideways(event);
    if (!this.pane || extent.height > 0 || Math.abs(by) < 1) return;
    event.preventDefault();
    this.drag(pane, [-by, 0]);
  };

  get #middle(): Share {
    const place = this.sight.about?.();
    const share = place && this.#shareOf(place);
    return share?.every((each) => each >= 0 && each <= 1) ? share : [0.5, 0.5];
  }

  /** Of the middle of a cell. */
  #shareOf([x, y]: Point): Share {
    const { pane } = this.sight.drawn();
    return [(x - pane.x + 0.5) / pane.span, (y - pane.y + 0.5) / pane.span];
  }

  #share([x, y]: Point): Share {
    const { left, top, size, up } = this.sight.drawn();
    const [across, down] = [limited((x - left) / size, 1), limited((y - top) / size, 1)];
    return [across, up ? 1 - down : down];
  }
}
