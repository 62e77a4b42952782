import { getEntry } from 'astro:content';
import type { ProblemInfo } from 'nimlab';
import { limit } from '../reference/numbers.ts';
import { type Language, languages, locales } from '../words.ts';
import { called } from './problems.ts';
import { words } from './words.ts';

/** Addresses of judges, where they are certain; of `luogu-p1247` what follows the judge is "p1247". */
const addresses: Readonly<Record<string, (number: string) => string>> = {
  hdu: (number) => `https://acm.hdu.edu.cn/showproblem.php?pid=${number}`,
  poj: (number) => `http://poj.org/problem?id=${number}`,
  luogu: (number) => `https://www.luogu.com.cn/problem/${number.toUpperCase()}`,
  cf: (number) => `https://codeforces.com/problemset/problem/${number.replace(/^(\d+)(.*)$/, '$1/$2').toUpperCase()}`,
  agc: (number) =>
    `https://atcoder.jp/contests/agc${number.slice(0, -1)}/tasks/agc${number.slice(0, -1)}_${number.slice(-1)}`,
  abc: (number) =>
    `https://atcoder.jp/contests/abc${number.slice(0, 3)}/tasks/abc${number.slice(0, 3)}_${number.slice(-1)}`,
  edpc: (number) => `https://atcoder.jp/contests/dp/tasks/dp_${number}`,
};

/** Where its judge has the problem; null where that is not certain. */
export function atJudge(name: string): string | null {
  const [judge = '', ...number] = name.split('-');
  return addresses[judge]?.(number.join('')) ?? null;
}

/** Numbers that are easier to read in the larger unit. */
const inUnits = (
  value: number,
  per: number,
  small: (n: string) => string,
  large: (n: string) => string,
  tag: string,
) =>
  value % (per / 2) === 0 && value >= per / 2
    ? large((value / per).toLocaleString(tag))
    : small(value.toLocaleString(tag));

/** The judge's limits for a program and for its input: a label and HTML. */
export function limitsOf({ limits, milliseconds, kibibytes }: ProblemInfo, language: Language): [string, string][] {
  const w = words[language];
  const { tag } = locales[language];
  return [
    [w.time, milliseconds === null ? w.unknown : inUnits(milliseconds, 1000, w.milliseconds, w.seconds, tag)],
    [w.memory, kibibytes === null ? w.unknown : inUnits(kibibytes, 1024, w.kibibytes, w.mebibytes, tag)],
    ...Object.entries(limits).map(([name, value]): [string, string] => [name, `≤ ${limit(value, language)}`]),
  ];
}

/** All by which a problem is looked for: "HDU 1846", "HDU1846", "1846", its titles, other names. */
export async function namesOf(name: string): Promise<string> {
  const { number } = called(name);
  const { title, also } = (await getEntry('problemTitles', name))!.data;
  const last = number.split(' ').at(-1)!;
  const digits = /^[A-Z](\d+)$/.exec(last)?.[1];
  const names = [
    name,
    number,
    number.replaceAll(' ', ''),
    last,
    digits,
    ...languages.map((each) => title[each]),
    ...also,
  ];
  return [...new Set(names.filter((each) => each !== undefined))].join(', ');
}
