import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getCollection } from 'astro:content';
import type { Analysis, GameInfo, InstrumentInfo } from 'nimlab';
import { solver } from '../lesson/solver.ts';
import type { Language } from '../words.ts';
import { instrumentExample, nodeExample, outputOf } from './node-example.ts';
import type { GameEntry, InstrumentEntry } from './schema.ts';

type Both = Readonly<Record<Language, string>>;

/** What a board says of itself: build/elements.json, made by web/tasks/elements.mjs. */
interface Element {
  readonly title: Both;
  /** Labels of the fields of the board; `rule` null for a game without parameters. */
  readonly position: Both;
  readonly rule: Both | null;
  readonly attributes: readonly string[];
  /** Whether the reader may mark all positions of the board. */
  readonly paintable: boolean;
  readonly views: readonly { readonly id: string; readonly label: Both }[];
  readonly examples: readonly {
    readonly position: string;
    readonly rule: string;
    readonly spoken: Both;
    readonly moves: readonly { readonly text: string; readonly spoken: Both }[];
  }[];
}

export interface Example {
  readonly analysis: Analysis;
  readonly spoken: Both;
  readonly moves: Element['examples'][number]['moves'];
}

export interface GamePage {
  readonly info: GameInfo;
  readonly entry: GameEntry;
  readonly element: Element;
  readonly examples: readonly Example[];
  readonly code: string;
  readonly output: string;
  /** Number of its part of the course. */
  readonly part: number;
}

let pages: Promise<readonly GamePage[]> | undefined;

/**
 * Every game that the solver, an element and content/reference know, in the order of the course. That none of the three
 * lacks one the others have is tested (tests/node/reference.test.ts).
 */
export const gamePages = () => (pages ??= read());

/** Every board by its game. The site is built from the project's folder (web/tasks/build-site.mjs). */
export const elements = (
  JSON.parse(readFileSync(join(process.cwd(), 'build/elements.json'), 'utf8')) as {
    readonly games: Readonly<Record<string, Element>>;
  }
).games;

/** The lessons in the order of the course, with the number of their part. */
async function inOrder() {
  const course = (await getCollection('course')).sort((a, b) => a.data.number - b.data.number);
  return course.flatMap(({ data }) => data.lessons.map((name) => ({ name, part: data.number })));
}

async function read(): Promise<readonly GamePage[]> {
  const client = await solver();
  const games = new Map((await client.games()).map((info) => [info.name, info]));
  const lessons = await inOrder();
  const order = [...games.keys()];
  const found = await Promise.all(
    (await getCollection('reference')).map(async ({ id, data: entry }): Promise<GamePage | null> => {
      const info = games.get(id);
      const element = elements[id];
      if (!info || !element) return null;
      const lesson = lessons.find(({ name }) => name === entry.lesson);
      if (!lesson) throw new Error(`content/reference/${id}.yaml: content/course.yaml has no lesson ${entry.lesson}`);
      const examples = await Promise.all(
        entry.examples.map(async ({ position, rule = info.defaultRule }, i): Promise<Example> => {
          const analysis = await client.analyse(id, position, rule);
          const said = element.examples[i];
          if (said?.position !== analysis.position || said.rule !== analysis.rule)
            throw new Error(`build/elements.json is older than content/reference/${id}.yaml`);
          return { analysis, spoken: said.spoken, moves: said.moves };
        }),
      );
      const { position, rule, facts } = examples[0]!.analysis;
      const code = nodeExample(info, position, rule, Object.keys(facts).length > 0);
      return { info, entry, element, examples, code, output: await outputOf(id, code), part: lesson.part };
    }),
  );
  const place = ({ entry }: GamePage) => lessons.findIndex(({ name }) => name === entry.lesson);
  return found
    .filter((page) => page !== null)
    .sort((a, b) => place(a) - place(b) || order.indexOf(a.info.name) - order.indexOf(b.info.name));
}

export interface InstrumentPage {
  readonly info: InstrumentInfo;
  readonly entry: InstrumentEntry;
  /** The instrument whose board draws it. */
  readonly board: string;
  readonly code: string;
  readonly output: string;
  readonly part: number;
}

let instruments: Promise<readonly InstrumentPage[]> | undefined;

/** Every instrument that the solver and content/instruments know, in the order of the course. */
export const instrumentPages = () => (instruments ??= readInstruments());

async function readInstruments(): Promise<readonly InstrumentPage[]> {
  const known = new Map((await (await solver()).instruments()).map((info) => [info.name, info]));
  const lessons = await inOrder();
  const found = await Promise.all(
    (await getCollection('instruments')).map(async ({ id, data: entry }): Promise<InstrumentPage | null> => {
      const info = known.get(id);
      if (!info) return null;
      const lesson = lessons.find(({ name }) => name === entry.lesson);
      if (!lesson) throw new Error(`content/instruments/${id}.yaml: content/course.yaml has no lesson ${entry.lesson}`);
      const code = instrumentExample(id, entry.code);
      return { info, entry, board: entry.element ?? id, code, output: await outputOf(id, code), part: lesson.part };
    }),
  );
  const place = ({ entry }: InstrumentPage) => lessons.findIndex(({ name }) => name === entry.lesson);
  return found.filter((page) => page !== null).sort((a, b) => place(a) - place(b));
}

/**
 * Names of the lessons, in the order given, whose source puts this game on a board or asks about it, or that of a page
 * below.
 */
export async function lessonsWith(game: string): Promise<ReadonlySet<string>> {
  const texts = [...(await getCollection('lessons')), ...(await getCollection('deeper'))];
  return new Set(
    texts.flatMap(({ id, body }) => {
      const name = /^en\/([^/]+)/.exec(id)?.[1];
      return name && new RegExp(`<(?:Board|Question|Values)\\b[^>]*\\bgame="${game}"`).test(body ?? '') ? [name] : [];
    }),
  );
}
