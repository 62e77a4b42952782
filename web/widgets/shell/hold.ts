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
