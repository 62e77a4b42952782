import type { Reasons } from '../../../../board/reasons.ts';

export const reasons: Reasons = {
  part: { name: 'counter', lit: (counter) => `heap-${counter}` },
};
