/** Those that are far from the window, in the order of the page. */
const far = new Map<HTMLElement, Turn>();
/** Where a browser knows no idle time a frame is left between two. */
const whenIdle: (act: () => void) => void = globalThis.requestIdleCallback ?? ((act) => setTimeout(act, 32));

/** What the browser does not lay out yet is let be until it comes near: it may never. */
const laidOut = (element: HTMLElement) => element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

let waits = false;
function wait() {
  if (!waits) whenIdle(next);
  waits = true;
}

function next() {
  waits = false;
  const turn = [...far].find(([element]) => laidOut(element))?.[1];
  if (!turn) return;
  turn.come();
  wait();
}

/**
 * When an element that has something in its place may draw itself: at once where it is near the window, else one after
 * another while the page has nothing better to do. Else a long page would draw all its boards before the first could be
 * used.
 */
export class Turn {
  /** Come, once. */
  readonly comes: Promise<void>;
  readonly come: () => void;

  constructor(element: HTMLElement) {
    let come = () => {};
    this.comes = new Promise((resolve) => (come = resolve));
    const forget = whenNearViewport(element, () => this.come());
    this.come = () => {
      forget();
      far.delete(element);
      come();
    };
    far.set(element, this);
    wait();
  }
}

/** Distance in pixels at which a board starts to load: a little before it is seen. */
const reach = '400px';

/** Calls `act` once, when the element comes near the viewport or is interacted with; returns how to call it off. */
export function whenNearViewport(element: HTMLElement, act: () => void): () => void {
  const gestures = ['pointerdown', 'focusin', 'keydown'];
  const once = () => {
    stop();
    act();
  };
  const observer = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && once(), {
    rootMargin: reach,
  });
  const stop = () => {
    observer.disconnect();
    gestures.forEach((gesture) => element.removeEventListener(gesture, once));
  };
  observer.observe(element);
  gestures.forEach((gesture) => element.addEventListener(gesture, once));
  return stop;
}

/** Whether any of the element is in the window now. Of a frame's own window: whether the frame is, it does not know. */
export function inView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > top && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** The part of the element, or of the window if that is smaller, which must be visible for it to count as looked at. */
const most = 0.6;

/** Calls `act` once, when the element is looked at; returns how to call it off. */
export function whenSeen(element: Element, act: () => void): () => void {
  const look = ({ intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry) => {
    const room = Math.min(boundingClientRect.height, rootBounds?.height ?? innerHeight);
    if (room === 0 || intersectionRect.height < most * room) return;
    observer.disconnect();
    act();
  };
  const observer = new IntersectionObserver((entries) => look(entries.at(-1)!), {
    threshold: Array.from({ length: 21 }, (_, i) => i / 20),
  });
  observer.observe(element);
  return () => observer.disconnect();
}
