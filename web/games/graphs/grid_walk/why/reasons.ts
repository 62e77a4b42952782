import type { Reasons } from '../../../../board/reasons.ts';

export const reasons: Reasons = {
  part: {
    name: 'counter',
    lit: (counter, { numbers }) => `cell-${numbers[2 * counter - 2]}-${numbers[2 * counter - 1]}`,
  },
};
