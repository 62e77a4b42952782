import { columnsAtRest } from '../heaps/at-rest.ts';

/** Heaps of stones at rest; see `columnsAtRest`. */
export const draw = (position: string): string => columnsAtRest(position);
