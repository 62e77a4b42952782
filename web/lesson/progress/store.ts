/**
 * What the reader has done, kept in this browser and nowhere else: questions answered or shown, lessons visited and
 * finished. A name is `lesson/name`, the same in every language, so that progress follows the reader from one language
 * to the other. Where storage is denied (private mode, a policy) it lasts as long as the page.
 */

export interface Attempt {
  /** Answers that were judged, the right one included. */
  readonly tries: number;
  readonly hints: number;
  readonly solved: boolean;
  /** The answer was shown before it was found. */
  readonly shown: boolean;
}

export interface Lesson {
  readonly visited: boolean;
  /** Said by the reader, never taken back by us. */
  readonly finished: boolean;
}

export interface Progress {
  readonly version: 2;
  readonly questions: Readonly<Record<string, Attempt>>;
  readonly lessons: Readonly<Record<string, Lesson>>;
}

/** Why an import was refused; `part` names the entry. Elements put it into words. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  // Written out, so that Node can read this file as it stands.
  readonly code: 'too_large' | 'not_json' | 'not_progress' | 'newer' | 'broken';
  readonly part: string;

  constructor(code: ImportError['code'], part = '') {
    super([code, part].filter(Boolean).join(' '));
    this.code = code;
    this.part = part;
  }
}

const key = 'nimlab-progress';
/** Entries by name and nothing else: a plain object would also answer to 'constructor'. Later ones win. */
const dictionary = <E>(...entries: Readonly<Record<string, E>>[]): Record<string, E> =>
  Object.assign(Object.create(null) as Record<string, E>, ...entries);
const emptyProgress: Progress = {
  version: 2,
  questions: dictionary(),
  lessons: dictionary(),
};
/** A file of ten thousand entries has about this size; anything above is no progress file. Characters. */
export const importLimit = 1_000_000;

/** Names are made of folder and element names; anything else in a file is not ours. */
const nameShape = /^[a-z0-9][\w./-]{0,119}$/i;

type Entries = { questions: Attempt; lessons: Lesson };
type Kind = keyof Entries;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;

const wellFormed: { [K in Kind]: (entry: Record<string, unknown>) => boolean } = {
  questions: (e) =>
    isCount(e.tries) && isCount(e.hints) && typeof e.solved === 'boolean' && typeof (e.shown ?? false) === 'boolean',
  lessons: (e) => typeof e.visited === 'boolean' && typeof e.finished === 'boolean',
};

const pick: { [K in Kind]: (entry: Entries[K]) => Entries[K] } = {
  questions: ({ tries, hints, solved, shown = false }) => ({ tries, hints, solved, shown }),
  lessons: ({ visited, finished }) => ({ visited, finished }),
};

/** What two devices know together: nothing that was done is undone. */
const join: { [K in Kind]: (here: Entries[K], there: Entries[K]) => Entries[K] } = {
  questions: (a, b) => ({
    tries: Math.max(a.tries, b.tries),
    hints: Math.max(a.hints, b.hints),
    solved: a.solved || b.solved,
    shown: a.shown || b.shown,
  }),
  lessons: (a, b) => ({ visited: a.visited || b.visited, finished: a.finished || b.finished }),
};

function readKind<K extends Kind>(kind: K, value: unknown): Record<string, Entries[K]> {
  if (!isRecord(value)) throw new ImportError('broken', kind);
  const entries = dictionary<Entries[K]>();
  for (const [name, entry] of Object.entries(value)) {
    if (!nameShape.test(name) || !isRecord(entry) || !wellFormed[kind](entry)) {
      throw new ImportError('broken', `${kind}: ${name.slice(0, 60)}`);
    }
    entries[name] = pick[kind](entry as unknown as Entries[K]);
  }
  return entries;
}

/** Reads an exported file. Throws `ImportError`; takes over nothing it does not know. */
export function readProgress(text: string): Progress {
  if (text.length > importLimit) throw new ImportError('too_large');
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new ImportError('not_json');
  }
  if (!isRecord(data) || !isCount(data.version)) throw new ImportError('not_progress');
  if ((data.version as number) > 2) throw new ImportError('newer');
  const questions =
    data.version === 2 ? data.questions : { ...predicted(data.predictions), ...exercised(data.exercises) };
  return { version: 2, questions: readKind('questions', questions), lessons: readKind('lessons', data.lessons) };
}

/** Version 1 kept predictions apart: what was told after a wrong one had been shown. */
function predicted(kept: unknown): Record<string, unknown> {
  if (!isRecord(kept)) throw new ImportError('broken', 'predictions');
  const entry = (prediction: unknown) =>
    isRecord(prediction) && typeof prediction.right === 'boolean'
      ? { tries: 1, hints: 0, solved: prediction.right, shown: !prediction.right }
      : prediction;
  return dictionary(...Object.entries(kept).map(([name, each]) => dictionary({ [name]: entry(each) })));
}
function exercised(kept: unknown): Record<string, unknown> {
  if (!isRecord(kept)) throw new ImportError('broken', 'exercises');
  return kept;
}

/** The progress of this reader. Dispatches `change` after every change, also by another tab. */
class ProgressStore extends EventTarget {
  #data: Progress = emptyProgress;

  constructor() {
    super();
    this.#load();
    globalThis.addEventListener?.('storage', (event) => {
      if (event.key !== key && event.key !== null) return;
      this.#load();
      this.dispatchEvent(new Event('change'));
    });
  }

  get data(): Progress {
    return this.#data;
  }

  question(name: string): Attempt {
    return this.#data.questions[name] ?? { tries: 0, hints: 0, solved: false, shown: false };
  }

  lesson(name: string): Lesson {
    return this.#data.lessons[name] ?? { visited: false, finished: false };
  }

  /** How many questions of a lesson are answered. */
  solved(lesson: string): number {
    return Object.entries(this.#data.questions).filter(([name, q]) => q.solved && name.startsWith(`${lesson}/`)).length;
  }

  keepQuestion(name: string, change: Partial<Attempt>) {
    const questions = dictionary(this.#data.questions);
    questions[name] = { ...this.question(name), ...change };
    this.#keep({ questions });
  }

  keepLesson(name: string, change: Partial<Lesson>) {
    const lessons = dictionary(this.#data.lessons);
    lessons[name] = { ...this.lesson(name), ...change };
    this.#keep({ lessons });
  }

  /** The file a reader saves. */
  export(): string {
    return JSON.stringify(this.#data, null, 1);
  }

  /**
   * Joins a file with what is here; returns how many entries it held. Throws `ImportError`, and then changes nothing.
   */
  import(text: string): number {
    const there = readProgress(text);
    const joined = <K extends Kind>(kind: K) => {
      const here = this.#data[kind] as Record<string, Entries[K]>;
      const all = dictionary(here);
      for (const [name, entry] of Object.entries(there[kind] as Record<string, Entries[K]>)) {
        all[name] = name in here ? join[kind](here[name]!, entry) : entry;
      }
      return all;
    };
    this.#keep({ questions: joined('questions'), lessons: joined('lessons') });
    return Object.keys(there.questions).length + Object.keys(there.lessons).length;
  }

  clear() {
    this.#keep(emptyProgress);
  }

  #load() {
    try {
      const text = localStorage.getItem(key);
      this.#data = text === null ? emptyProgress : readProgress(text);
    } catch {
      // Denied, or written by something else: the reader starts afresh rather than meeting an error.
      this.#data = emptyProgress;
    }
  }

  #keep(change: Partial<Progress>) {
    this.#data = { ...this.#data, ...change };
    try {
      localStorage.setItem(key, JSON.stringify(this.#data));
    } catch {
      // Denied or full: it lasts as long as the page.
    }
    this.dispatchEvent(new Event('change'));
  }
}

export const progress = new ProgressStore();
