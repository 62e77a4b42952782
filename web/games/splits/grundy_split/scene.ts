import { restingSplit } from '../resting.ts';

export const rest = restingSplit('cut');
