import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import { deeperPages, lastBoards } from './deeper.ts';
import { minutesOf, type Time } from './minutes.ts';
import type { Language } from './words.ts';

export interface Lesson {
  /** Folder name. */
  readonly name: string;
  /** Number of its part, from 1. */
  readonly part: number;
  readonly title: string;
  /** What it is called in a sentence. */
  readonly called: string;
  readonly summary: string;
  readonly prerequisites: readonly string[];
  /** What is on its path takes so long. */
  readonly minutes: number;
  /** What is below takes so long: its pages, and proofs that are folded in the lesson. */
  readonly deeperMinutes: number;
  readonly deeper: readonly Deeper[];
  /** The last boards of its part, below the last of its lessons. */
  readonly last: Deeper | null;
}

/** A page below a lesson. */
export interface Deeper {
  /** "nim/proof". */
  readonly at: string;
  readonly title: string;
  readonly minutes: number;
}

export interface Part {
  readonly number: number;
  readonly part: CollectionEntry<'course'>['data'];
  readonly lessons: readonly Lesson[];
}

const times = new Map<string, Time>();
/** A text is measured once, for all pages that say how long it is. */
function timeOf(body: string, language: Language): Time {
  const time = times.get(body) ?? minutesOf(body, language);
  times.set(body, time);
  return time;
}

/** The pages below a lesson, in their order. */
export async function deeperOf(lesson: string, language: Language): Promise<Deeper[]> {
  const entries = new Map((await getCollection('deeper')).map((entry) => [entry.id, entry]));
  return deeperPages.flatMap((page) => {
    const at = `${lesson}/${page}`;
    const entry = entries.get(`${language}/${at}`);
    if (!entry) return [];
    const { path, folded } = timeOf(entry.body ?? '', language);
    return [{ at, title: entry.data.title, minutes: Math.ceil(path + folded) }];
  });
}

/** The course in one language: the parts that have lessons, in the order of course.yaml. */
export async function course(language: Language): Promise<Part[]> {
  const parts = await getCollection('course');
  const written = new Map(
    (await getCollection('lessons')).flatMap((entry) => {
      const [written, name] = entry.id.split('/');
      return written === language ? [[name!, entry]] : [];
    }),
  );
  const lessonOf = async (name: string, part: number): Promise<Lesson[]> => {
    const entry = written.get(name);
    if (!entry) return [];
    written.delete(name);
    const { title, name: called = title, summary, prerequisites } = entry.data;
    const { path, folded } = timeOf(entry.body ?? '', language);
    const pages = await deeperOf(name, language);
    const isLast = ({ at }: Deeper) => at === `${name}/${lastBoards}`;
    const [last = null] = pages.filter(isLast);
    const deeper = pages.filter((each) => !isLast(each));
    // Each is rounded up by itself: the sum is that of what readers see.
    const deeperMinutes = deeper.reduce((sum, { minutes }) => sum + minutes, Math.ceil(folded));
    const minutes = Math.ceil(path);
    return [{ name, part, title, called, summary, prerequisites, minutes, deeperMinutes, deeper, last }];
  };
  const all = await Promise.all(
    parts
      .sort((a, b) => a.data.number - b.data.number)
      .map(async ({ data }) => ({
        number: data.number,
        part: data,
        lessons: (await Promise.all(data.lessons.map((name) => lessonOf(name, data.number)))).flat(),
      })),
  );
  const [lost] = written.keys();
  if (lost) throw new Error(`content/lessons/${lost} is not in content/course.yaml`);
  return all.filter((part) => part.lessons.length > 0);
}

/** How many questions a lesson has: the same in every language. */
export async function questionsOf(name: string): Promise<number> {
  const lesson = await getEntry('lessons', `en/${name}`);
  return lesson?.body?.match(/<Question\b/g)?.length ?? 0;
}

/**
 * What "nim", "nim#sum" or "nim/proof#theorem" names: what the page is called, and the way there below the language's folder.
 */
export async function pageAt(to: string, language: Language): Promise<{ title: string; path: string } | undefined> {
  const [page = '', section] = to.split('#');
  const id = `${language}/${page}`;
  const entry = page.includes('/') ? await getEntry('deeper', id) : await getEntry('lessons', id);
  const called = entry && 'name' in entry.data ? entry.data.name : undefined;
  return entry && { title: called ?? entry.data.title, path: `lessons/${page}/${section ? `#${section}` : ''}` };
}

/** The section of a lesson that first links to a page below it; undefined where the page is only listed at the end. */
export function sectionBefore(lesson: CollectionEntry<'lessons'>, at: string): string | undefined {
  const [before = '', linked] = (lesson.body ?? '').split(new RegExp(`<Lesson to="${at}["#]`));
  return linked === undefined ? undefined : lesson.data.sections[(before.match(/^## /gm)?.length ?? 0) - 1];
}

/**
 * What has moved out of a lesson, or with one that has another name (then `part` is '' for all the rest);
 * content/moved.yaml.
 */
export async function movedFrom(name: string): Promise<{ part: string; to: string }[]> {
  return (await getCollection('moved')).flatMap(({ id, data: { to } }) => {
    const [from, part = ''] = id.split('#');
    return from === name ? [{ part, to }] : [];
  });
}
