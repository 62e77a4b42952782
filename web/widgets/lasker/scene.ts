import { restingSplit } from '../splits/resting.ts';

export const rest = restingSplit('take');
