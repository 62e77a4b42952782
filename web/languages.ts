/**
 * The languages the product is written in. A language more is an entry here and new files: `words.<language>.ts` beside
 * every `words.ts`, a file for each lesson and for the notes, its entries in the texts of `content/*.yaml`. What is
 * missing, the type checker, the content schemas and `tests/node/layers.test.ts` name.
 */
export const locales = {
  en: {
    tag: 'en', // BCP 47
    name: 'English',
    short: 'EN',
    collation: 'en',
    /** Between phrases, after what is named, between the items of a list, after a sentence, between sentences. */
    comma: ', ',
    colon: ': ',
    enumeration: ', ',
    stop: '.',
    space: ' ',
  },
  zh: {
    tag: 'zh-CN',
    name: '简体中文',
    short: '中文',
    collation: 'zh-CN-u-co-pinyin',
    comma: '，',
    colon: '：',
    enumeration: '、',
    stop: '。',
    space: '',
  },
} as const;

export type Language = keyof typeof locales;
export const languages = Object.keys(locales) as Language[];

/** It decides which words there are; its pages stand in no folder of their own. */
export const first: Language = 'en';

/** The language of a tag like `zh-Hant-TW`; English for what is none of ours. */
export const languageOfTag = (tag: string | null | undefined): Language =>
  languages.find((language) => tag?.toLowerCase().split('-')[0] === language) ?? first;

/** The same for every language. */
export const perLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>;
