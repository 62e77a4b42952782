import { z } from 'astro/zod';

/** Words in both languages. */
const both = z.strictObject({ en: z.string().trim().min(1), zh: z.string().trim().min(1) });
const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);
/** Names by the language they are used in; there may be none. */
const names = z.strictObject({ en: z.array(z.string()).default([]), zh: z.array(z.string()).default([]) });

/**
 * content/reference/<game>.yaml: what is said of a game. What the solver knows (default rule, move fields, limits, what it
 * answers) and what the element knows (its name, the names of its views, how it speaks of a position) is asked, not
 * written; web/site/src/reference/pages.ts puts the three together. Texts are Markdown with mathematics.
 */
export const gameSchema = z.strictObject({
  /** Where the course teaches it; the part of this lesson is the game's place in the index. */
  lesson: id,
  /** Other names. */
  also: names.default({ en: [], zh: [] }),
  /** One sentence. */
  summary: both,
  rules: both,
  notation: z.strictObject({
    /** null for a game without parameters. */
    rule: both.nullable(),
    position: both,
    move: both,
  }),
  /** In canonical notation. The first one is on the board of the page and in the code. */
  examples: z.array(z.strictObject({ position: z.string(), rule: z.string().optional() })).min(3),
  /** What each of the solver's limits bounds. */
  limits: z.record(z.string(), both),
  theorem: both,
  /** Keys of content/sources.yaml. */
  sources: z.array(id).min(1),
  /** What the numbers of `Analysis.witness` are; left out where it is empty. */
  witness: both.optional(),
  cost: both,
  notClaimed: both,
  /** What each view of the board shows, by its id. */
  views: z.record(z.string(), both).default({}),
  /** What each lit part is: "heap-<i>". */
  lit: z.record(z.string(), both),
});
export type GameEntry = z.infer<typeof gameSchema>;

/** content/elements.yaml: what all boards have in common, and the elements that are no boards. */
const attribute = z.strictObject({
  /** As it is written in a page: `on | off`, or a word for what it is. */
  values: both.or(z.string()),
  default: both.or(z.string()).optional(),
  text: both,
});
export const elementSchema = z.strictObject({
  /** What it is for; not needed for `board`, the element of every game. */
  about: both,
  attributes: z.record(z.string(), attribute),
  methods: z.record(z.string(), both).default({}),
  events: z.record(z.string(), z.strictObject({ detail: z.string(), text: both })).default({}),
  /** The tag in use, as an author writes it. */
  example: both.optional(),
});
export type ElementEntry = z.infer<typeof elementSchema>;
