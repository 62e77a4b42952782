import { restingSplit } from '../heaps/resting.ts';

export const rest = restingSplit('cut');
