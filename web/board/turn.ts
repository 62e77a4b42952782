import { whenNearViewport } from './near-viewport.ts';

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
 * another while the page has nothing better to do. Else a long page would draw all its boards before the first could be used.
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
