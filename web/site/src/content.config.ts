import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { languages, perLanguage } from '../../languages.ts';
import { deeperPages } from './deeper.ts';
import { elementSchema, gameSchema, instrumentSchema } from './reference/schema.ts';

const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);
/** A lesson or a part of one: "nim" or "nim#sum". */
const at = z.string().regex(/^[a-z0-9-]+(#[a-z0-9-]+)?$/);
/** The same, or a page below a lesson or a part of that: "nim/proof#theorem". */
const anywhere = z.string().regex(new RegExp(`^[a-z0-9-]+(/(${deeperPages.join('|')}))?(#[a-z0-9-]+)?$`));
const each = z.strictObject(perLanguage(() => z.string()));
/** Files of lessons and notes: "{en,zh}.mdx". */
const ofLanguages = `{${languages.join()}}.mdx`;
const word = z.strictObject({
  term: z.string(),
  /** Other words for the same. */
  also: z.array(z.string()).default([]),
  /** One to three sentences. */
  text: z.string(),
});

/** What the head of a lesson says. */
const lesson = z.strictObject({
  title: z.string(),
  /** What it is called in a sentence, where its title asks. */
  name: z.string().optional(),
  summary: z.string(),
  prerequisites: z.array(id).default([]),
  sections: z.array(id).min(1),
  sources: z.array(id),
});

export const collections = {
  /** content/lessons/<lesson>/<language>.mdx by "<language>/<lesson>". */
  lessons: defineCollection({
    loader: glob({
      base: '../../content/lessons',
      pattern: `*/${ofLanguages}`,
      generateId: ({ entry }) => entry.replace('.mdx', '').split('/').reverse().join('/'),
    }),
    schema: lesson,
  }),
  /** content/lessons/<lesson>/<page>.<language>.mdx by "<language>/<lesson>/<page>". */
  deeper: defineCollection({
    loader: glob({
      base: '../../content/lessons',
      pattern: `*/{${deeperPages.join()}}.${ofLanguages}`,
      generateId: ({ entry }) => entry.replace(/^(.*)\.(.*)\.mdx$/, '$2/$1'),
    }),
    schema: lesson.omit({ prerequisites: true }).partial({ summary: true }),
  }),
  /** The texts of the contest bench, content/problems/<problem>/<language>.mdx by "<language>/<problem>". */
  problems: defineCollection({
    loader: glob({
      base: '../../content/problems',
      pattern: `*/${ofLanguages}`,
      generateId: ({ entry }) => entry.replace('.mdx', '').split('/').reverse().join('/'),
    }),
    schema: z.strictObject({
      /** What is asked, for lists and search engines. */
      summary: z.string(),
      /** A question, or what to look at: it starts one off and gives nothing away. Plain text. */
      hint: z.string(),
      /** What somebody thinks who submits a strategy that fails, by its name in wasm/problems/. */
      wrong: z.record(id, z.string()).default({}),
    }),
  }),
  /** How judges call the problems, and what is known of them. */
  problemTitles: defineCollection({
    loader: file('../../content/problems.yaml'),
    schema: z.strictObject({
      title: each,
      /** Other names and numbers by which people look for it, in all languages. */
      also: z.array(z.string()).default([]),
      /** 1: a line of theory. 2: theory and some work. 3: a proof to find, or much work. */
      difficulty: z.int().min(1).max(3),
      /** What we assume where the statement, its limits or its sample are not known for certain. */
      certain: each.optional(),
    }),
  }),
  /** Comments of code that pages show, by its file and cut: "wasm/games/heaps/nim.cpp#winning-moves". */
  comments: defineCollection({ loader: file('../../content/comments.yaml'), schema: z.array(each) }),
  /** content/notes/<language>.mdx by its language. */
  notes: defineCollection({
    loader: glob({
      base: '../../content/notes',
      pattern: ofLanguages,
      generateId: ({ entry }) => entry.replace('.mdx', ''),
    }),
    schema: lesson.omit({ prerequisites: true }).extend({
      /** What notes are about, by the first section of each theme. */
      themes: z.record(id, z.string()),
    }),
  }),
  course: defineCollection({
    loader: file('../../content/course.yaml'),
    schema: z.strictObject({
      id,
      number: z.number().int().min(1),
      title: each,
      about: each,
      lessons: z.array(id).min(1),
    }),
  }),
  /** Old addresses below lessons/, "odd-endings" or "game-graphs#cycles". */
  moved: defineCollection({
    loader: file('../../content/moved.yaml'),
    schema: z.strictObject({ id: at, to: anywhere }),
  }),
  glossary: defineCollection({
    loader: file('../../content/glossary.yaml'),
    schema: z.strictObject({
      id,
      ...perLanguage(() => word),
      /** Where it is explained: "nim", "nim#sum" or "nim/proof#theorem". */
      lesson: anywhere.optional(),
      /** A position that shows what is meant. */
      picture: z.strictObject({ game: z.string(), position: z.string(), rule: z.string().optional() }).optional(),
    }),
  }),
  sources: defineCollection({
    loader: file('../../content/sources.yaml'),
    schema: z.strictObject({
      id,
      /** How a lesson cites it: "Bouton 1901". */
      label: each.or(z.string()),
      authors: each.or(z.string()),
      year: z.number().int().optional(),
      title: each.or(z.string()),
      /** Journal, publisher, pages. */
      where: each.or(z.string()).optional(),
      doi: z.string().optional(),
      url: z.url().optional(),
      /** What we take from it. */
      note: each.optional(),
    }),
  }),
  /** What is said of each game, by its word; and of the elements. */
  reference: defineCollection({
    loader: glob({
      base: '../../content/reference',
      pattern: '*.yaml',
      generateId: ({ entry }) => entry.replace('.yaml', ''),
    }),
    schema: gameSchema,
  }),
  /** What is said of each instrument, by its word. */
  instruments: defineCollection({
    loader: glob({
      base: '../../content/instruments',
      pattern: '*.yaml',
      generateId: ({ entry }) => entry.replace('.yaml', ''),
    }),
    schema: instrumentSchema,
  }),
  elements: defineCollection({ loader: file('../../content/elements.yaml'), schema: elementSchema }),
};
