import type { Reasons } from '../../../../board/reasons.ts';

export const reasons: Reasons = {
  part: { name: 'token', lit: (token) => `token-${token}` },
};
