import { restingSplit } from '../cut.ts';

export const rest = restingSplit('take');
