import type { Reasons } from '../../../../board/reasons.ts';

export const reasons: Reasons = {
  part: { name: 'heap', lit: (heap) => `heap-${heap}` },
};
