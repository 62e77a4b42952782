/** Tells the width there is for a drawing, in whole pixels. What is not displayed, on paper for one, has none: then the last one holds. */
export const watchWidth = (changed: (width: number) => void) =>
  new ResizeObserver(([entry]) => {
    const width = Math.floor(entry!.contentRect.width);
    if (width > 0) changed(width);
  });
