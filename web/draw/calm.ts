/** Whether the reader asks for less motion. */
export const calm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
