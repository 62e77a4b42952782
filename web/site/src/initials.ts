import { locales, type Language } from './words.ts';

/** The first character of each letter's syllables, in the order of pinyin. */
const syllables = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀';
const letters = 'ABCDEFGHJKLMNOPQRSTWXYZ';

/** The letter a word is looked up under: its own, A for α, or that of its pinyin; '#' where there is none. */
export function initialOf(word: string, language: Language): string {
  const first = word.normalize('NFKD').charAt(0).replace('α', 'a').toUpperCase();
  if (/[A-Z]/.test(first)) return first;
  if (!/\p{Script=Han}/u.test(first)) return '#';
  const { compare } = new Intl.Collator(locales[language].collation);
  return letters.charAt([...syllables].findLastIndex((each) => compare(each, first) <= 0));
}
