import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCollection, getEntry } from 'astro:content';
import type { ProblemInfo } from 'nimlab';
import { course } from '../course.ts';
import { solver } from '../lesson/solver.ts';
import { type Language, languages } from '../words.ts';

/** A problem of the contest bench as the pages have it. */
export interface Problem {
  /** Judge and number: "hdu-1846". */
  readonly name: string;
  /** How it is called: "HDU 1846". */
  readonly number: string;
  readonly judge: string;
  readonly title: string;
  readonly summary: string;
  readonly also: readonly string[];
  readonly difficulty: number;
  readonly certain: string | null;
  readonly info: ProblemInfo;
  readonly lesson: { readonly name: string; readonly title: string; readonly part: number };
}

/** Judges by the beginning of a problem's name, in the order in which they are listed. */
const judges: Readonly<Record<string, string>> = {
  luogu: 'Luogu',
  hdu: 'HDU',
  poj: 'POJ',
  bzoj: 'BZOJ',
  cf: 'Codeforces',
  agc: 'AtCoder AGC',
  abc: 'AtCoder ABC',
  edpc: 'AtCoder EDPC',
  topcoder: 'TopCoder',
  ipsc: 'IPSC',
  yosupo: 'Library Checker',
};
export const judgeOrder = Object.values(judges);

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * "hdu-1846" is HDU 1846, "luogu-p2148" Luogu P2148, "topcoder-srm330-long-long-nim" TopCoder SRM 330 Long Long Nim,
 * "yosupo-nim-product-64" Library Checker Nim Product 64.
 */
export function called(name: string): { judge: string; number: string } {
  const [first = '', ...rest] = name.split('-');
  const judge = judges[first];
  if (!judge) throw new Error(`${name}: web/site/src/problems/problems.ts knows no such judge`);
  const [number = '', ...title] = rest;
  const shown = [
    /^[a-z]{2,}$/.test(number) ? capital(number) : number.replace(/^(srm)(\d+)$/, '$1 $2').toUpperCase(),
    ...title.map(capital),
  ];
  return { judge, number: [judge, ...shown].join(' ') };
}

/** Whether there is a page of it: its texts are written in every language. */
export async function hasPage(problem: string): Promise<boolean> {
  const texts = languages.map(async (language) => getEntry('problems', `${language}/${problem}`));
  return (await Promise.all(texts)).every(Boolean);
}

/**
 * What a contestant submits, as it is compiled. The site is built from the project's folder (web/tasks/build-site.mjs).
 */
export const programOf = (problem: string): string =>
  readFileSync(join(process.cwd(), 'content/problems', problem, 'program.cpp'), 'utf8').trimEnd();

/** All that have a page, in the order of the course, and of their names where they belong to the same lesson. */
export async function problems(language: Language): Promise<Problem[]> {
  const lessons = (await course(language)).flatMap((part) => part.lessons);
  const titles = new Map((await getCollection('problemTitles')).map(({ id, data }) => [id, data]));
  const texts = new Map((await getCollection('problems')).map(({ id, data }) => [id, data]));
  const written = (await (await solver()).problems()).filter(({ name }) =>
    languages.every((each) => texts.has(`${each}/${name}`)),
  );
  return written
    .map((info) => {
      const { name } = info;
      const at = lessons.findIndex((lesson) => lesson.name === info.lesson);
      const title = titles.get(name);
      if (at < 0) throw new Error(`wasm/problems/${name}.cpp: there is no lesson ${info.lesson}`);
      if (!title) throw new Error(`content/problems.yaml: ${name} is missing`);
      const { also, difficulty, certain } = title;
      const problem: Problem = {
        name,
        ...called(name),
        title: title.title[language],
        summary: texts.get(`${language}/${name}`)!.summary,
        also,
        difficulty,
        certain: certain?.[language] ?? null,
        info,
        lesson: lessons[at]!,
      };
      return { at, problem };
    })
    .sort(
      (a, b) =>
        a.at - b.at || a.problem.difficulty - b.problem.difficulty || (a.problem.name < b.problem.name ? -1 : 1),
    )
    .map(({ problem }) => problem);
}
