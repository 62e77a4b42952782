import { path, text, type Content } from '../scene.ts';

/** What stands over a heap: what the best move does to it, or only that it is played there (`where`). */
export function flagAt({ x, y }: { x: number; y: number }, flag = '', where = false): Content {
  const transform = `translate(${x} ${y})`;
  return flag
    ? text({ class: 'flag', transform, 'text-anchor': 'middle', 'aria-hidden': 'true' }, flag)
    : where && path({ class: 'pointer', d: 'M-6-8H6L0 2Z', transform });
}
