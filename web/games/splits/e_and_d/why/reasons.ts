import type { Reasons } from '../../../../board/reasons.ts';

export const reasons: Reasons = {
  part: { name: 'pair', lit: (pair) => `pair-${pair}` },
};
