import createModule from '#module';
import * as Comlink from 'comlink';
import { Engine, type Question, type Reply } from './engine.ts';
import type { Progress } from './types.ts';

/** A message to ourselves goes behind all that are waiting, so cancels and new questions get through. */
function pause(): Promise<void> {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}

const engine = new Engine(() => createModule({}), pause);
const running = new Map<number, { cancel?: () => void }>();

/** The worker's side of the border; `client.ts` is the other. */
export const service = {
  /** null when the module runs, else why it does not. */
  async ready(): Promise<string | null> {
    return engine.start().then(
      () => null,
      (cause: unknown) => String(cause),
    );
  },
  /** `id` is the client's name for the question, by which it may cancel. */
  async ask(id: number, question: Question, onProgress?: (progress: Progress) => void): Promise<Reply> {
    const handle = {};
    running.set(id, handle);
    try {
      return await engine.ask(question, onProgress, handle);
    } finally {
      running.delete(id);
    }
  },
  cancel(id: number): void {
    running.get(id)?.cancel?.();
  },
};
export type Service = typeof service;

Comlink.expose(service);
