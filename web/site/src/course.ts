import { getCollection, getEntry, type CollectionEntry } from 'astro:content';
import type { Language } from './words.ts';

export interface Lesson {
  /** Folder name. */
  readonly name: string;
  /** Number of its part, from 1. */
  readonly part: number;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly prerequisites: readonly string[];
}

export interface Part {
  readonly number: number;
  readonly part: CollectionEntry<'course'>['data'];
  readonly lessons: readonly Lesson[];
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
  const all = parts
    .sort((a, b) => a.data.number - b.data.number)
    .map(({ data }) => ({
      number: data.number,
      part: data,
      lessons: data.lessons.flatMap((name) => {
        const entry = written.get(name);
        if (!entry) return [];
        written.delete(name);
        const { title, name: called = title, summary, minutes, prerequisites } = entry.data;
        return [{ name, part: data.number, title, called, summary, minutes, prerequisites }];
      }),
    }));
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
 * What has moved out of a lesson, or with one that has another name (then `part` is '' for all the rest);
 * content/moved.yaml.
 */
export async function movedFrom(name: string): Promise<{ part: string; lesson: string; to: string }[]> {
  return (await getCollection('moved')).flatMap(({ id, data: { to } }) => {
    const [from, part = ''] = id.split('#');
    const [lesson, into] = to.split('#');
    return from === name ? [{ part, lesson: lesson!, to: `lessons/${lesson}/${into ? `#${into}` : ''}` }] : [];
  });
}
