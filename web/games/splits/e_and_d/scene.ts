import { restingSplit } from '../cut.ts';

/** Each pair of piles in its frame. */
export const rest = restingSplit('cut', 2);
