import type { Module, RawAnswer, RawError, RawGame, RawKept, Refused } from './module.d.ts';
import type { Progress, Skill } from './types.ts';

/** A question as plain data: what crosses to the worker, and the name under which paused work is kept. */
export type Question =
  | { ask: 'games' }
  | { ask: 'analyse' | 'search'; game: string; rule: string; position: string }
  | { ask: 'certify' | 'moves'; game: string; rule: string; position: string; offset: bigint; limit: bigint }
  | { ask: 'keep'; game: string; rule: string }
  | { ask: 'map'; game: string; rule: string; size: bigint }
  | { ask: 'drop'; kept: string }
  | { ask: 'table'; game: string; rule: string; count: bigint }
  | { ask: 'reply'; game: string; rule: string; position: string; skill: Skill; seed: bigint }
  | { ask: 'play'; game: string; rule: string; position: string; move: bigint[] };

export type RawReply = RawAnswer | RawGame[] | RawKept | string | { moves: BigUint64Array; total: bigint };

/** What a question came to. Nothing is thrown across the worker's border. */
export type Reply = { value: RawReply } | { error: RawError } | { aborted: true };

/** Milliseconds of work before other messages get through, and before a fresh question gives way. */
const slice = 40;
const firstSlice = 12;
const keptPaused = 4;

interface Work {
  readonly key: string;
  readonly job: number;
  readonly settle: (reply: Reply) => void;
  readonly onProgress: ((progress: Progress) => void) | undefined;
}

/**
 * Runs the module's jobs, several at a time, in slices. A question that is quick is answered at once, also while
 * long work is under way. Work that was cancelled is kept for a while; the same question resumes it.
 */
export class Engine {
  readonly #module: Module;
  /** Lets messages and timers through, then goes on. */
  readonly #pause: () => Promise<void>;
  readonly #active: Work[] = [];
  readonly #paused = new Map<string, number>();
  #looping = false;

  constructor(module: Module, pause: () => Promise<void>) {
    this.#module = module;
    this.#pause = pause;
  }

  /** Never rejects. `signal.cancel` is set to a function that stops the work. */
  ask(question: Question, onProgress?: (progress: Progress) => void, signal?: { cancel?: () => void }): Promise<Reply> {
    const m = this.#module;
    switch (question.ask) {
      case 'games':
        return Promise.resolve({ value: m.games() });
      case 'moves':
        return direct(m.moves(question.game, question.rule, question.position, question.offset, question.limit));
      case 'play':
        return direct(m.play(question.game, question.rule, question.position, question.move));
      case 'keep':
        return direct(m.keep(question.game, new TextEncoder().encode(question.rule)));
      case 'drop':
        m.dropKept(question.kept);
        return Promise.resolve({ value: '' });
      case 'map': {
        const { game, rule, size } = question;
        return this.#start(question, () => m.map(game, rule, size), onProgress, signal);
      }
      case 'analyse':
      case 'search': {
        const { ask, game, rule, position } = question;
        return this.#start(question, () => m[ask](game, rule, position), onProgress, signal);
      }
      case 'certify': {
        const { game, rule, position, offset, limit } = question;
        return this.#start(question, () => m.certify(game, rule, position, offset, limit), onProgress, signal);
      }
      case 'table': {
        const { game, rule, count } = question;
        return this.#start(question, () => m.table(game, rule, count), onProgress, signal);
      }
      case 'reply': {
        const { game, rule, position, skill, seed } = question;
        const start = () => m.reply(game, rule, position, skill === 'perfect', seed);
        return this.#start(question, start, onProgress, signal);
      }
    }
  }

  #start(
    question: Question,
    start: () => number | Refused,
    onProgress: Work['onProgress'],
    signal: { cancel?: () => void } | undefined,
  ): Promise<Reply> {
    const key = JSON.stringify(question, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    const begun = this.#paused.get(key) ?? start();
    this.#paused.delete(key);
    if (typeof begun !== 'number') return Promise.resolve(begun);
    return new Promise((settle) => {
      const work: Work = { key, job: begun, settle, onProgress };
      if (this.#run(work, firstSlice)) return;
      this.#active.push(work);
      if (signal) signal.cancel = () => this.#cancel(work);
      void this.#loop();
    });
  }

  /** Steps a job for some milliseconds; true if it is settled. */
  #run(work: Work, milliseconds: number): boolean {
    const until = performance.now() + milliseconds;
    const m = this.#module;
    do {
      const finished = m.step(work.job);
      if (finished === false) continue;
      const answer = finished === true ? m.answer(work.job) : finished;
      m.drop(work.job);
      work.settle('error' in answer ? answer : { value: answer });
      return true;
    } while (performance.now() < until);
    return false;
  }

  async #loop() {
    if (this.#looping) return;
    this.#looping = true;
    for (;;) {
      await this.#pause();
      const work = this.#active.shift();
      if (!work) break;
      if (this.#run(work, slice)) continue;
      this.#active.push(work);
      work.onProgress?.(this.#module.progress(work.job));
    }
    this.#looping = false;
  }

  #cancel(work: Work) {
    const at = this.#active.indexOf(work);
    if (at < 0) return; // settled in the meantime
    this.#active.splice(at, 1);
    const twin = this.#paused.get(work.key); // the same question, asked twice and cancelled twice
    if (twin !== undefined) this.#module.drop(twin);
    this.#paused.set(work.key, work.job);
    for (const [key, job] of this.#paused) {
      if (this.#paused.size <= keptPaused) break;
      this.#paused.delete(key);
      this.#module.drop(job);
    }
    work.settle({ aborted: true });
  }
}

function direct(answer: RawReply | Refused): Promise<Reply> {
  return Promise.resolve(typeof answer === 'object' && 'error' in answer ? answer : { value: answer });
}
