import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCollection } from 'astro:content';
import { first } from '../../../languages.ts';
import { programOf } from '../problems/problems.ts';
import type { Language } from '../words.ts';
import { withComments } from './comments.ts';
import { cutOf } from './cut.ts';

/**
 * Code as a page in this language shows it: its comments are in that language. The site is built from the project's
 * folder (web/tasks/build-site.mjs).
 */
async function shown(name: string, code: string, language: Language): Promise<string> {
  if (language === first) return code;
  const comments = (await getCollection('comments')).find(({ id }) => id === name)?.data ?? [];
  return withComments(
    code,
    comments.map((each) => [each[first], each[language]] as const),
    name,
  );
}

/** What a contestant submits to a problem. */
export const shownProgram = async (problem: string, language: Language): Promise<string> =>
  shown(`content/problems/${problem}/program.cpp`, programOf(problem), language);

/** A piece of the library. */
export const shownCut = async (file: string, cut: string, language: Language): Promise<string> =>
  shown(`${file}#${cut}`, cutOf(readFileSync(join(process.cwd(), file), 'utf8'), cut, file), language);
