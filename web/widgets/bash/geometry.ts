/** How the stones of a heap lie in a line. The same at rest and on the live board. Pixels. */

export const stoneWidth = 32;
export const stoneHeight = 44;
export const stoneRadius = 13.5;
/** Heaps above this are a bar, with what is over of the last group beside it. */
export const largestDrawn = 200n;
/** A group that is not drawn stone by stone. */
export const largestGroup = 40n;
export const mostHeaps = 12;

/** The number in a canonical rule: how many may be taken at most. */
export const mostTaken = (rule: string): bigint => (/^\d+$/.test(rule) ? BigInt(rule) : 0n);
