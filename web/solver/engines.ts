import { Engine, unavailable, type Question, type Reply } from './engine.ts';
import type { Module } from './module.d.ts';
import { choose, modules as all, needed, type ModuleInfo } from './modules.ts';
import type { Progress } from './types.ts';

/** An engine for each module that a question needs, loaded then. */
export class Engines {
  readonly #load: (module: string) => Promise<Module>;
  readonly #pause: () => Promise<void>;
  readonly #modules: readonly ModuleInfo[];
  readonly #engines = new Map<string, Engine>();
  /** Who keeps a rule, by its name. */
  readonly #kept = new Map<string, Engine>();
  #expected: readonly (readonly string[])[] = [];

  constructor(load: (module: string) => Promise<Module>, pause: () => Promise<void>, modules = all) {
    this.#load = load;
    this.#pause = pause;
    this.#modules = modules;
  }

  /**
   * Says which games will be asked for, each with what it needs beside it, so that few bytes are fetched; and loads the
   * module of the first. Rejects with what loading rejects with.
   */
  async expect(groups: readonly (readonly string[])[]): Promise<void> {
    this.#expected = groups.filter((games) => games.length > 0);
    await this.#engine(this.#expected[0] ?? []).start();
  }

  /** Never rejects. `signal.cancel` is set to a function that stops the work. */
  async ask(
    question: Question,
    onProgress?: (progress: Progress) => void,
    signal?: { cancel?: () => void },
  ): Promise<Reply> {
    try {
      const engine = this.#engineFor(question);
      const reply = await engine.ask(question, onProgress, signal);
      if (question.ask === 'keep' && 'value' in reply) {
        this.#kept.set((reply.value as { kept: string }).kept, engine);
      }
      return reply;
    } catch (cause) {
      return { error: unavailable(cause) };
    }
  }

  #engineFor(question: Question): Engine {
    if (question.ask === 'drop') {
      const engine = this.#kept.get(question.kept);
      this.#kept.delete(question.kept);
      return engine ?? this.#engine([]);
    }
    return this.#kept.get(question.rule) ?? this.#engine(needed(question.game, question.rule));
  }

  #engine(games: readonly string[]): Engine {
    const { name } = choose(games, (module) => this.#engines.has(module), this.#expected, this.#modules);
    const found = this.#engines.get(name);
    if (found) return found;
    const engine = new Engine(() => this.#load(name), this.#pause);
    this.#engines.set(name, engine);
    return engine;
  }
}
