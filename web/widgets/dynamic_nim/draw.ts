import { heapAtRest } from '../limited_take/at-rest.ts';

/** Over the heap there is the rule of the live board. */
export const draw = (position: string, _rule = '', view = ''): string =>
  heapAtRest(position, view, 'clamp(5.7rem,(27rem - 100cqi)*999,10rem)');
