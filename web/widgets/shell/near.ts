/** Distance in pixels at which a board starts to load: a little before it is seen. */
const reach = '400px';

/**
 * Calls `act` once, when the element comes near the viewport, with where it is, or is interacted with; returns how to call it
 * off.
 */
export function whenNear(element: HTMLElement, act: (box?: DOMRectReadOnly) => void): () => void {
  const gestures = ['pointerdown', 'focusin', 'keydown'];
  const once = (box?: DOMRectReadOnly) => {
    stop();
    act(box);
  };
  const touched = () => once();
  const observer = new IntersectionObserver(
    (entries) => {
      const near = entries.find((each) => each.isIntersecting);
      if (near) once(near.boundingClientRect);
    },
    { rootMargin: reach },
  );
  const stop = () => {
    observer.disconnect();
    gestures.forEach((gesture) => element.removeEventListener(gesture, touched));
  };
  observer.observe(element);
  gestures.forEach((gesture) => element.addEventListener(gesture, touched));
  return stop;
}
