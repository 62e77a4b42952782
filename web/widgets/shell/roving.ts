const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/**
 * The cell an arrow key leads to from a cell or a place: the nearest one in that direction, what lies off the axis
 * counting double. Home and End: first and last. '': the nearest in any direction. null if there is none.
 */
export function nearestCell(cells: readonly HTMLElement[], from: Element | DOMRect, key: string): HTMLElement | null {
  if (key === 'Home') return cells[0] ?? null;
  if (key === 'End') return cells.at(-1) ?? null;
  const [x, y] = middle(from instanceof Element ? from.getBoundingClientRect() : from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const cell of cells) {
    if (cell === from) continue;
    const [cx, cy] = middle(cell.getBoundingClientRect());
    const [dx, dy] = [cx - x, cy - y];
    const along = { ArrowRight: dx, ArrowLeft: -dx, ArrowDown: dy, ArrowUp: -dy }[key];
    const across = key === 'ArrowRight' || key === 'ArrowLeft' ? Math.abs(dy) : Math.abs(dx);
    if (along !== undefined && along < 1) continue;
    const distance = along === undefined ? Math.hypot(dx, dy) : along + 2 * across;
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}
