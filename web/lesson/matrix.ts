/** Whether a position is rows of numbers, or of pairs of them; `_` where one is missing. */
export const isMatrix = (position: string) => /^[^[\]|]+(; [^[\]|]+)+$/.test(position);
