import type { Reasons } from '../../../board/reasons.ts';

export const reasons: Reasons = {
  part: { name: 'game', lit: (side) => `side-${side}` },
};
