import { offered, type Resting } from '../../../draw/rest.ts';
import type { Room } from '../../../draw/rest.ts';
import { restingLimited } from '../resting.ts';

/** Views that speak of the starts that are lost: they are listed over the heap. */
export const listed = new Set(['table', 'tiles']);

/** Over the heap there is the rule of the live board: one that is set, or a line that says it. */
const over = ({ view, controls }: Resting): Room => {
  if (listed.has(view)) return [91, [34, 103], [27, 160]];
  return offered('setup', controls) ? [63, [27, 111]] : 47;
};
export const rest = restingLimited(over);
