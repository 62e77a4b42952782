import { heapAtRest } from '../limited_take/at-rest.ts';

export const draw = (position: string, _rule = '', view = ''): string => heapAtRest(position, view);
