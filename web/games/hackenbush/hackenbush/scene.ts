import type { Rest } from '../../../draw/rest.ts';
import { restingPicture, roomOf } from '../drawing.ts';

/** What stands on vertices is among the facts. */
export const rest: Rest = (of) => ({
  scene: restingPicture(of, false, (v) => {
    const { facts } = of;
    const at = of.view === 'values' ? (facts?.['vertices'] ?? []).indexOf(BigInt(v)) : -1;
    return at < 0 ? '' : `${facts!['worth']![at]!}`;
  }),
  room: roomOf(of.view),
});
