import { first, type Language, languages, perLanguage } from '../../languages.ts';
import type { words as en } from './words.en.ts';

export { type Language, languages, locales } from '../../languages.ts';

const files = import.meta.glob<{ words: typeof en }>('./words.*.ts', { eager: true });

/** What the pages say around the lessons: a file a language. */
export const words = perLanguage((language) => files[`./words.${language}.ts`]!.words);

/** The language of a page, by `Astro.currentLocale`. */
export const languageOf = (locale: string | undefined): Language =>
  languages.find((language) => language === locale) ?? first;

/** The folder of a language's pages; the first has none. */
export const folderOf = (language: Language) => (language === first ? undefined : language);

/** For pages that there are once in every language. */
export const everyLanguage = () => languages.map((language) => ({ params: { lang: folderOf(language) } }));

/** Picks one language of a value that may be the same in all. */
export const say = <T extends string>(value: T | Readonly<Record<Language, T>>, language: Language): T =>
  typeof value === 'string' ? value : value[language];

/** Whether of two terms one says the other again: beside “Nim” nobody needs “Nim 游戏”. */
export const saysAgain = (term: string, other: string): boolean => {
  const [a, b] = [term, other].map((each) => each.toLowerCase());
  return a!.includes(b!) || b!.includes(a!);
};

/** The address of a page of the site: `address('zh', 'glossary/')`. web/tasks/relocate.mjs makes it relative. */
export const address = (language: Language, path = ''): string =>
  [import.meta.env.BASE_URL.replace(/\/$/, ''), folderOf(language), path]
    .filter((part) => part !== undefined)
    .join('/');

/** Where a page is in the site, the same in every language: "lessons/nim/", "" for the first page. */
export const placeOf = ({ pathname }: URL, language: Language) => pathname.slice(address(language).length);
