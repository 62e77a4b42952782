import * as Comlink from 'comlink';
import { solverFrom } from './answers.ts';
import type { Reply } from './engine.ts';
import { known, needed } from './modules.ts';
import { SolverError, type Solver } from './types.ts';
import type { Service } from './worker.ts';
import workerUrl from './worker.ts?worker&url';

/** A page may not start another origin's worker, but one of its own that imports it. */
function start(address: URL): Worker {
  if (address.origin === location.origin) return new Worker(address, { type: 'module' });
  const blob = new Blob([`import ${JSON.stringify(address.href)};`], { type: 'text/javascript' });
  const own = URL.createObjectURL(blob);
  try {
    return new Worker(own, { type: 'module' });
  } finally {
    setTimeout(() => URL.revokeObjectURL(own), 60_000);
  }
}

/** The games that the elements of this page are about, as far as their names and attributes tell. */
function gamesOnPage(): string[][] {
  // One name after the other: a lesson has thousands of elements, most of them of formulas, and a browser indexes
  // names.
  const named = [...known].flatMap((name) => [...document.getElementsByTagName(`nimlab-${name.replaceAll('_', '-')}`)]);
  const elements = [...named, ...document.querySelectorAll('[game]')];
  const games = elements.map((element) => {
    const own = needed(
      element.localName.slice('nimlab-'.length).replaceAll('-', '_'),
      element.getAttribute('rule') ?? '',
    );
    return own.length > 0 ? own : needed(element.getAttribute('game') ?? '', element.getAttribute('rule') ?? '');
  });
  return [...new Map(games.filter((group) => group.length > 0).map((group) => [group.join(), group])).values()];
}

const unavailable = (why: unknown) => new SolverError('unavailable', 'none', String(why), '');

/**
 * The solver of the page, in a worker of its own. Rejects with `SolverError('unavailable')` if the worker or the
 * module cannot start; `part` says what the browser said. Calls `lost` if the worker dies later: then all questions
 * under way are rejected, and every further one.
 */
export async function loadSolver(lost: () => void = () => {}): Promise<Solver> {
  let worker: Worker;
  try {
    worker = start(new URL(workerUrl, import.meta.url));
  } catch (cause) {
    throw unavailable(cause);
  }
  const remote = Comlink.wrap<Service>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.onerror = (event) => {
      event.preventDefault();
      reject(unavailable(event.message || 'the worker could not be loaded'));
    };
    worker.onmessageerror = () => reject(unavailable('a message could not be read'));
  });
  failed.catch(() => {}); // a later failure is reported by the question that meets it
  const why = await Promise.race([remote.ready(gamesOnPage()), failed]).catch((cause: unknown) => {
    worker.terminate();
    throw cause;
  });
  if (why !== null) {
    worker.terminate();
    throw unavailable(why);
  }

  void failed.catch(() => {
    worker.terminate();
    lost();
  });
  let lastId = 0;
  let stop: (cause: SolverError) => void = () => {};
  const stopped = new Promise<never>((_, reject) => (stop = reject));
  stopped.catch(() => {});
  return solverFrom(
    async (question, { signal, onProgress }): Promise<Reply> => {
      const id = ++lastId;
      const cancel = () => void remote.cancel(id);
      signal?.addEventListener('abort', cancel, { once: true });
      try {
        const reply = remote.ask(id, question, onProgress && Comlink.proxy(onProgress));
        return (await Promise.race([reply, failed, stopped])) as Reply;
      } finally {
        signal?.removeEventListener('abort', cancel);
      }
    },
    () => {
      worker.terminate();
      stop(unavailable('closed'));
    },
    async () => (await import('#described')).default,
  );
}
