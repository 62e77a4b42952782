import { restingLimited } from '../resting.ts';

export const rest = restingLimited();
