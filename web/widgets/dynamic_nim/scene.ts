import { restingLimited } from '../limited_take/resting.ts';

/** Over the heap there is the rule of the live board. */
export const rest = restingLimited([91, [34, 103], [27, 160]]);
