import { restingLimited } from '../limited_take/resting.ts';

export const rest = restingLimited();
