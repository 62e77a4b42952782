import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import described from '#described';
import { solverFrom } from './answers.ts';
import { instantiate } from './connect.ts';
import { Engine } from './engine.ts';
import type { Solver } from './types.ts';

export * from './types.ts';

/**
 * The solver in this process: the same calls and answers as on the page. Long work gives way to other events
 * about every 40 ms.
 */
export async function loadSolver(): Promise<Solver> {
  const module = await WebAssembly.compile(await readFile(new URL('./nimlab-all.wasm', import.meta.url)));
  const engine = new Engine(
    () => instantiate(module),
    () => setImmediate(),
  );
  await engine.start();
  let closed = false;
  return solverFrom(
    (question, { signal, onProgress }) => {
      if (closed)
        return Promise.resolve({ error: { code: 'unavailable', field: 'none', part: 'closed', limit: '', at: null } });
      const handle: { cancel?: () => void } = {};
      signal?.addEventListener('abort', () => handle.cancel?.(), { once: true });
      return engine.ask(question, onProgress, handle);
    },
    () => {
      closed = true;
    },
    () => Promise.resolve(described),
  );
}
