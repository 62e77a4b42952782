import { mostHeaps } from '../kit/parts/heap.ts';

/** Sizes of the heaps in a position's text; words that are no numbers are left out. */
export const sizesIn = (position: string): bigint[] =>
  position
    .trim()
    .split(/[\s,+]+/)
    .filter((each) => /^\d{1,20}$/.test(each) && !/^0+$/.test(each))
    .map(BigInt)
    .slice(0, mostHeaps);

/**
 * Room for what a live board has under its heaps: so many rem where it is wide, so many where it is narrow. The page's
 * figure stands in the same container as the board.
 */
export const roomBelow = (wide: number, narrow: number) =>
  `padding-block-end:clamp(${wide}rem,(27rem - 100cqi)*999,${narrow}rem)`;
