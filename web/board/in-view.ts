/** Whether any of the element is in the window now. Of a frame's own window: whether the frame is, it does not know. */
export function inView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > top && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** The part of the element, or of the window if that is smaller, which must be visible for it to count as looked at. */
const most = 0.6;

/** Calls `act` once, when the element has been looked at for so long without a break; returns how to call it off. */
export function whenSeen(element: Element, milliseconds: number, act: () => void): () => void {
  let timer: number | undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const look = ({ intersectionRect, boundingClientRect, rootBounds }: IntersectionObserverEntry) => {
    const room = Math.min(boundingClientRect.height, rootBounds?.height ?? innerHeight);
    if (room === 0 || intersectionRect.height < most * room) {
      clearTimeout(timer);
      timer = undefined;
    } else
      timer ??= window.setTimeout(() => {
        stop();
        act();
      }, milliseconds);
  };
  const observer = new IntersectionObserver((entries) => look(entries.at(-1)!), {
    threshold: Array.from({ length: 21 }, (_, i) => i / 20),
  });
  observer.observe(element);
  return stop;
}
