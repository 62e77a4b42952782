import { z } from 'astro/zod';
import { perLanguage } from '../../../languages.ts';

/** Words in every language. */
const each = z.strictObject(perLanguage(() => z.string().trim().min(1)));
const id = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);
/** Names by the language they are used in; there may be none. */
const names = z.strictObject(perLanguage(() => z.array(z.string()).default([])));

/**
 * content/reference/<game>.yaml: what is said of a game. What the solver knows (default rule, move fields, limits, what
 * it answers) and what the element knows (its name, the names of its views, how it speaks of a position) is asked, not
 * written; web/site/src/reference/pages.ts puts the three together. Texts are Markdown with mathematics.
 */
export const gameSchema = z.strictObject({
  /** Where the course teaches it; the part of this lesson is the game's place in the index. */
  lesson: id,
  /** Other names. */
  also: names.default(perLanguage(() => [])),
  /** One sentence. */
  summary: each,
  rules: each,
  notation: z.strictObject({
    /** null for a game without parameters. */
    rule: each.nullable(),
    position: each,
    move: each,
  }),
  /** In canonical notation. The first one is on the board of the page and in the code. */
  examples: z.array(z.strictObject({ position: z.string(), rule: z.string().optional() })).min(3),
  /** What each of the solver's limits bounds. */
  limits: z.record(z.string(), each),
  theorem: each,
  /** Keys of content/sources.yaml. */
  sources: z.array(id).min(1),
  /** What each of `Analysis.facts` is, by its name, in the order in which they come. */
  facts: z.record(z.string(), each).default({}),
  cost: each,
  notClaimed: each,
  /** What each view of the board shows, by its id. */
  views: z.record(z.string(), each).default({}),
  /** What each lit part is: "heap-<i>". */
  lit: z.record(z.string(), each),
});
export type GameEntry = z.infer<typeof gameSchema>;

/**
 * content/instruments/<instrument>.yaml: what is said of an instrument. Its limits, questions and examples are the
 * solver's.
 */
export const instrumentSchema = z.strictObject({
  /** The instrument whose element draws it, where it has none of its own, and the view that does. */
  element: z.string().optional(),
  view: z.string().optional(),
  lesson: id,
  title: each,
  also: names.default(perLanguage(() => [])),
  summary: each,
  about: each,
  notation: z.strictObject({
    /** null for an instrument without parameters. */
    rule: each.nullable(),
    position: each,
  }),
  /** The first one is on the board of the page. */
  examples: z.array(z.strictObject({ text: z.string(), rule: z.string().optional(), about: each })).min(3),
  /** A question, as a program asks it. */
  code: z.strictObject({
    ask: z.string(),
    text: z.string(),
    rule: z.string().optional(),
    numbers: z.array(z.number().int()).optional(),
  }),
  /** What each question tells, in the solver's order; those that judge an answer are left out. */
  questions: z.record(z.string(), each),
  limits: z.record(z.string(), each),
  theorem: each,
  sources: z.array(id).min(1),
  cost: each,
  notClaimed: each,
  views: z.record(z.string(), each).default({}),
});
export type InstrumentEntry = z.infer<typeof instrumentSchema>;

/** content/elements.yaml: what all boards have in common, and the elements that are no boards. */
const attribute = z.strictObject({
  /** As it is written in a page: `on | off`, or a word for what it is. */
  values: each.or(z.string()),
  default: each.or(z.string()).optional(),
  text: each,
});
export const elementSchema = z.strictObject({
  /** What it is for; not needed for `board`, the element of every game. */
  about: each,
  attributes: z.record(z.string(), attribute),
  methods: z.record(z.string(), each).default({}),
  events: z.record(z.string(), z.strictObject({ detail: z.string(), text: each })).default({}),
  /** The tag in use, as an author writes it. */
  example: each.optional(),
});
export type ElementEntry = z.infer<typeof elementSchema>;
