import type { Module, RawAnswer, RawError, RawKept, Refused } from './module.d.ts';
import type { Progress } from './types.ts';

/** What a game is asked; wasm/catalogue/game_subject.hpp says what text and numbers mean. */
export interface GameQuestion {
  ask: 'analyse' | 'certify' | 'explain' | 'map' | 'moves' | 'play' | 'reply' | 'search' | 'table';
  game: string;
  rule: string;
  text: string;
  numbers: readonly bigint[];
}

/** What an instrument is asked; its file in wasm/instruments/ says what text and numbers mean. `game` is its name. */
export interface InstrumentQuestion extends Omit<GameQuestion, 'ask'> {
  ask: 'instrument';
  what: string;
}

type SubjectQuestion = GameQuestion | InstrumentQuestion;

/** A question as plain data: what crosses to the worker, and the name under which paused work is kept. */
export type Question = SubjectQuestion | { ask: 'keep'; game: string; rule: string } | { ask: 'drop'; kept: string };

export type RawReply = RawAnswer | RawKept;

/** What a question came to. Nothing is thrown across the worker's border. */
export type Reply = { value: RawReply } | { error: RawError } | { aborted: true };

/** Milliseconds of work before other messages get through, and before a fresh question gives way. */
const slice = 40;
const firstSlice = 12;
const keptPaused = 4;

/** A job under way. */
interface Work {
  readonly key: string;
  readonly question: SubjectQuestion;
  /** None before it begins, and again when the module has forgotten it. */
  job: number | undefined;
  /** Met the end of memory once, and is tried again in an instance that holds nothing. */
  again: boolean;
  readonly settle: (reply: Reply) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/** A rule that the client named; it outlives what the module remembers. */
interface Kept {
  readonly game: string;
  readonly rule: string;
  /** The module's name for it, if it has it. */
  name: string | undefined;
}

type Told<T> = { value: T } | Refused;

/** Of names for kept rules: they mean the same in every engine. */
let lastKept = 0;

/** An answer may have a field of that name, too: how far it may be from the truth. */
const refused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'error' in answer && typeof answer.error === 'object';

/**
 * Runs the module's jobs, several at a time, in slices. A question that is quick is answered at once, also while long
 * work is under way. Work that was cancelled is kept for a while; the same question resumes it.
 *
 * When the module runs out of memory it forgets everything. What had the memory may have been answered long ago, and
 * its memory never shrinks: so all go on in another instance, where they begin anew. Only a question that meets the end
 * there, or met it with the instance to itself, is answered so. When the module traps, all that are under way are
 * answered so, and the next question gets another instance.
 */
export class Engine {
  readonly #create: () => Promise<Module>;
  /** Lets messages and timers through, then goes on. */
  readonly #pause: () => Promise<void>;
  /** None before the start and after a trap. */
  #module: Module | undefined;
  #starting: Promise<void> | undefined;
  /** Jobs that this instance has begun, and rules that it was told to keep. */
  #held = 0;
  readonly #active: Work[] = [];
  readonly #paused = new Map<string, number>();
  readonly #kept = new Map<string, Kept>();
  #looping = false;

  constructor(create: () => Promise<Module>, pause: () => Promise<void>) {
    this.#create = create;
    this.#pause = pause;
  }

  /** Makes an instance unless there is one; rejects with what its making rejects with. */
  start(): Promise<void> {
    if (this.#module) return Promise.resolve();
    this.#starting ??= this.#create()
      .then((module) => {
        this.#module = module;
        this.#held = 0;
      })
      .finally(() => {
        this.#starting = undefined;
      });
    return this.#starting;
  }

  /** Never rejects. `signal.cancel` is set to a function that stops the work. */
  async ask(
    question: Question,
    onProgress?: (progress: Progress) => void,
    signal?: { cancel?: () => void },
  ): Promise<Reply> {
    try {
      if (!this.#module) await this.start();
    } catch (cause) {
      return { error: unavailable(cause) };
    }
    if (question.ask === 'keep') return this.#keep(question.game, question.rule);
    if (question.ask === 'drop') {
      return this.#direct((m) => {
        const name = this.#kept.get(question.kept)?.name;
        this.#kept.delete(question.kept);
        if (name !== undefined) m.dropKept(name);
        return '';
      });
    }
    return this.#start(question, onProgress, signal);
  }

  /** Begins a job. The rule may be a name. */
  #begin(m: Module, question: SubjectQuestion): number | Refused {
    const { game, rule, text, numbers } = question;
    const ask = question.ask === 'instrument' ? question.what : question.ask;
    this.#held += 1;
    const kept = this.#kept.get(rule);
    if (kept && kept.game === game) {
      if (kept.name === undefined) {
        const again = this.#named(m, kept);
        if (refused(again)) return again;
      }
      return m.ask(game, kept.name!, ask, text, numbers);
    }
    return m.ask(game, rule, ask, text, numbers);
  }

  #named(m: Module, kept: Kept): RawKept | Refused {
    this.#held += 1;
    const answer = m.keep(kept.game, kept.rule);
    if (!refused(answer)) kept.name = answer.kept;
    return answer;
  }

  #keep(game: string, rule: string): Reply {
    const kept: Kept = { game, rule, name: undefined };
    const reply = this.#direct((m) => this.#named(m, kept));
    if ('error' in reply) return reply;
    const name = `#${++lastKept}`;
    this.#kept.set(name, kept);
    return { value: { ...reply.value, kept: name } };
  }

  /** A call that answers at once. */
  #direct<T>(call: (module: Module) => T | Refused): Told<T> {
    try {
      return this.#told(call(this.#module!));
    } catch (cause) {
      return { error: this.#died(cause) };
    }
  }

  #told<T>(answer: T | Refused): Told<T> {
    if (!refused(answer)) return { value: answer };
    if (answer.error.code === 'memory') this.#forgotten();
    return answer;
  }

  /** The module has dropped its jobs and kept rules. */
  #forgotten() {
    this.#paused.clear();
    for (const work of this.#active) work.job = undefined;
    for (const kept of this.#kept.values()) kept.name = undefined;
  }

  /** After a trap nothing may be asked of an instance: its memory may be in any state. */
  #died(cause: unknown): RawError {
    this.#module = undefined;
    this.#forgotten();
    const error = unavailable(cause);
    for (const work of this.#active.splice(0)) work.settle({ error });
    return error;
  }

  #start(
    question: SubjectQuestion,
    onProgress: Work['onProgress'],
    signal: { cancel?: () => void } | undefined,
  ): Promise<Reply> {
    const key = JSON.stringify(question, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    const job = this.#paused.get(key);
    this.#paused.delete(key);
    return new Promise((settle) => {
      const work: Work = { key, question, job, again: false, settle, onProgress };
      if (this.#run(work, firstSlice)) return;
      this.#active.push(work);
      if (signal) signal.cancel = () => this.#cancel(work);
      void this.#loop();
    });
  }

  /** Steps a job for some milliseconds, and tells how far it is; true if it is settled. */
  #run(work: Work, milliseconds: number): boolean {
    const until = performance.now() + milliseconds;
    try {
      const m = this.#module!;
      if (work.job === undefined) {
        const begun = this.#begin(m, work.question);
        if (typeof begun !== 'number') return this.#settled(work, begun);
        work.job = begun;
      }
      do {
        const finished = m.step(work.job);
        if (finished === false) continue;
        const answer = finished === true ? m.answer(work.job) : finished;
        m.drop(work.job);
        return this.#settled(work, answer);
      } while (performance.now() < until);
      return false;
    } catch (cause) {
      work.settle({ error: this.#died(cause) });
      return true;
    }
  }

  /** Hands an answer over; false where the question is to be asked again, since others have had the memory. */
  #settled(work: Work, answer: RawReply | Refused): boolean {
    const others = this.#held > 1;
    const told = this.#told(answer);
    if ('error' in told && told.error.code === 'memory' && others && !work.again) {
      this.#module = undefined;
      work.again = true;
      work.job = undefined;
      return false;
    }
    work.settle(told);
    return true;
  }

  async #loop() {
    if (this.#looping) return;
    this.#looping = true;
    for (;;) {
      await this.#pause();
      if (!this.#module && this.#active.length > 0) await this.start().catch((cause: unknown) => this.#died(cause));
      const work = this.#active.shift();
      if (!work) break;
      if (this.#run(work, slice)) continue;
      this.#active.push(work);
      this.#tell(work);
    }
    this.#looping = false;
  }

  #tell({ job, onProgress }: Work) {
    if (!onProgress || job === undefined) return;
    const progress = this.#direct((m) => m.progress(job));
    // A fault of the listener is not ours: it is reported, and the work goes on.
    if ('value' in progress) queueMicrotask(() => onProgress(progress.value));
  }

  #cancel(work: Work) {
    const at = this.#active.indexOf(work);
    if (at < 0) return; // settled in the meantime
    this.#active.splice(at, 1);
    this.#pauseJob(work);
    work.settle({ aborted: true });
  }

  #pauseJob({ key, job }: Work) {
    if (job === undefined) return;
    const dropped = [this.#paused.get(key)]; // the same question, asked twice and cancelled twice
    this.#paused.set(key, job);
    for (const [oldest, rest] of this.#paused) {
      if (this.#paused.size <= keptPaused) break;
      this.#paused.delete(oldest);
      dropped.push(rest);
    }
    this.#direct((m) => {
      for (const each of dropped) if (each !== undefined) m.drop(each);
      return '';
    });
  }
}

/** What a module that traps or does not start is answered with. */
export function unavailable(cause: unknown): RawError {
  // The engine's words where its stack or its memory is exhausted begin so.
  const memory = cause instanceof RangeError;
  return {
    code: memory ? 'memory' : 'unavailable',
    field: 'none',
    part: memory ? '' : String(cause).slice(0, 40),
    limit: memory ? '256' : '',
    at: null,
  };
}
