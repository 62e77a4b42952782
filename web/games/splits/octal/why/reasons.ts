import type { Reasons } from '../../../../board/reasons.ts';

export const reasons: Reasons = {
  part: { name: 'row', lit: (row) => `heap-${row}` },
};
