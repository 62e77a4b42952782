import { translated } from '../../board/language.ts';
import type { words as en } from './words.en.ts';
export type { Change } from './words.en.ts';

export const heapWords = translated<typeof en>(import.meta.glob('./words.*.ts'));
