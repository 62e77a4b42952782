import { columnsAtRest } from '../heaps/at-rest.ts';

/** Pairs of piles at rest, each pair in its frame. */
export const draw = (position: string): string => columnsAtRest(position, 2);
