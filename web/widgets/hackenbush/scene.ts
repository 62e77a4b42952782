import type { Rest } from '../kit/rest.ts';
import { restingPicture, roomOf } from '../pictures/resting.ts';

/** What stands on vertices is among the facts. */
export const rest: Rest = ({ numbers, view, facts }) => ({
  scene: restingPicture(numbers, false, (v) => {
    const at = view === 'values' ? (facts?.['vertices'] ?? []).indexOf(BigInt(v)) : -1;
    return at < 0 ? '' : `${facts!['worth']![at]!}`;
  }),
  room: roomOf(view),
});
