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
