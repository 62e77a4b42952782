/** Which lessons there are, and which pages below them: names under content/lessons/ and addresses under lessons/. */
import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deeperPages } from '../../../web/site/src/deeper.ts';
import { languages } from '../../../web/languages.ts';

const folder = fileURLToPath(new URL('../../../content/lessons/', import.meta.url));

export const lessons = globSync('*', { cwd: folder }).sort();

const within = (page: string, language: string) => `${page}${page.includes('/') ? '.' : '/'}${language}.mdx`;
export const fileOf = (page: string, language: string) => `content/lessons/${within(page, language)}`;

/** "nim/proof": pages that are written in any language, those of a lesson in the order in which it lists them. */
export const deeper = lessons
  .flatMap((lesson) => deeperPages.map((page) => `${lesson}/${page}`))
  .filter((page) => languages.some((language) => existsSync(folder + within(page, language))));
