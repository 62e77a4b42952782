import { perLanguage } from '../../../languages.ts';
import type { words as en } from './words.en.ts';

const files = import.meta.glob<{ words: typeof en }>('./words.*.ts', { eager: true });

/** What the pages of the contest bench say: a file a language. */
export const words = perLanguage((language) => files[`./words.${language}.ts`]!.words);
