/** Rows and columns of the ⊗ table, as many as one may choose. */
export const sides = [16, 32, 64, 128, 256] as const;

/** A side there is; the smallest for what is none. */
export const sideOf = (text: string): number => sides.find((each) => `${each}` === text.trim()) ?? sides[0];
