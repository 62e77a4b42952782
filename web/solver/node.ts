import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import described from '#described';
import { solverFrom } from './answers.ts';
import { bench } from './checked.ts';
import { instantiate } from './connect.ts';
import { Engine } from './engine.ts';
import type { Solver } from './types.ts';

export * from './types.ts';

/**
 * The solver in this process: the same calls and answers as on the page. Long work gives way to other events
 * about every 40 ms.
 */
export async function loadSolver(): Promise<Solver> {
  // The contest bench has a module of its own, which is loaded when it is first asked.
  const [engine, contest] = ['all', 'problems'].map((name) => {
    const file = new URL(`./nimlab-${name}.wasm`, import.meta.url);
    let module: WebAssembly.Module | undefined;
    return new Engine(
      async () => instantiate((module ??= await WebAssembly.compile(await readFile(file)))),
      () => setImmediate(),
    );
  }) as [Engine, Engine];
  await engine.start();
  let closed = false;
  return solverFrom(
    (question, { signal, onProgress }) => {
      if (closed)
        return Promise.resolve({ error: { code: 'unavailable', field: 'none', part: 'closed', limit: '', at: null } });
      const handle: { cancel?: () => void } = {};
      signal?.addEventListener('abort', () => handle.cancel?.(), { once: true });
      const asked = question.ask === 'instrument' && question.game === bench ? contest : engine;
      return asked.ask(question, onProgress, handle);
    },
    () => {
      closed = true;
    },
    () => Promise.resolve(described),
  );
}
