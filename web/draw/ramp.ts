/**
 * How much of the colour of N there is in the cell of an SG value from 1 on; the rest is the colour of the board. A value
 * has one colour wherever it stands: on the strip, on a board, on a heat map, whatever else is there.
 */
export const share = (value: number) => 0.06 + (0.5 * value) / (value + 9);

/** The cell of a value that is drawn by itself; 0, the P-positions, has the colour of P. */
export const valueFill = (value: number) =>
  value === 0
    ? 'var(--nl-p-soft)'
    : `color-mix(in srgb, var(--nl-n) ${Math.round(share(value) * 100)}%, var(--nl-raised))`;
