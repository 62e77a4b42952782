import { first, languages, locales } from '../../languages.ts';

/**
 * The addresses of a page in every language, for search engines. They must be whole; without the address of the site,
 * which a build may not know, there are none.
 */
export function alternates(place: string, site: string | URL | undefined): { lang: string; href: string }[] {
  if (!site) return [];
  const root = String(site).replace(/\/*$/, '/');
  return languages.map((language) => ({
    lang: locales[language].tag,
    href: new URL(language === first ? place : `${language}/${place}`, root).href,
  }));
}
