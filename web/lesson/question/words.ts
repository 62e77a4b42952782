import { translated } from '../../board/language.ts';
import type { words as en } from './words.en.ts';

export const words = translated<typeof en>(import.meta.glob('./words.*.ts'));
