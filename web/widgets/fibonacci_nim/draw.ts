import { heapAtRest } from '../limited_take/at-rest.ts';

export const draw = (position: string): string => heapAtRest(position);
