import { translated } from './language.ts';
import type { words as en } from './words.en.ts';

/** Words of the shell. Moves and positions are spoken of by the game's own words. */
export const boardWords = translated<typeof en>(import.meta.glob('./words.*.ts'));

export type BoardWords = typeof en;
