import { translated } from '../../board/language.ts';
import type { words as en } from './words.en.ts';

/** Words of all games in which every move limits the next one. */
export const limitedWords = translated<typeof en>(import.meta.glob('./words.*.ts'));
