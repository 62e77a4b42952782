import { translated } from '../language.ts';
import type { words as en } from './words.en.ts';

/** Words of the panels, which come when the first of them is opened. */
export const panelWords = translated<typeof en>(import.meta.glob('./words.*.ts'));
