import { pause } from './waiting.ts';

/** Of the time that a reader is given to follow a game, how much it takes: all, unless the page says less at its start, as tests do. */
const pace = (globalThis as { nimlabPace?: number }).nimlabPace ?? 1;

export const paced = (milliseconds: number) => pace * milliseconds;

/** Resolves when a reader has had so many milliseconds to follow. */
export const linger = (milliseconds: number) => pause(paced(milliseconds));
