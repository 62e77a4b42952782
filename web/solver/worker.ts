import * as Comlink from 'comlink';
import { instantiate } from './connect.ts';
import type { Question, Reply } from './engine.ts';
import { Engines } from './engines.ts';
import type { Progress } from './types.ts';

const { port1: back, port2: there } = new MessageChannel();
const pauses: (() => void)[] = [];
back.onmessage = () => pauses.shift()!();

/** A message to ourselves goes behind all that are waiting, so cancels and new questions get through. */
const pause = () =>
  new Promise<void>((go) => {
    pauses.push(go);
    there.postMessage(null);
  });

const addresses = import.meta.glob<string>('../../build/wasm/nimlab-*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

async function load(name: string) {
  const response = await fetch(addresses[`../../build/wasm/nimlab-${name}.wasm`]!, { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const streams = response.headers.get('Content-Type') === 'application/wasm';
  return instantiate(
    await (streams ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())),
  );
}

const engines = new Engines(load, pause);
const running = new Map<number, { cancel?: () => void }>();

/** The worker's side of the border; `client.ts` is the other. */
export const service = {
  /** The games of the page, see `Engines`. null when the first of its modules runs, else why it does not. */
  async ready(expected: readonly (readonly string[])[]): Promise<string | null> {
    return engines.expect(expected).then(
      () => null,
      (cause: unknown) => String(cause),
    );
  },
  /** `id` is the client's name for the question, by which it may cancel. */
  async ask(id: number, question: Question, onProgress?: (progress: Progress) => void): Promise<Reply> {
    const handle = {};
    running.set(id, handle);
    try {
      return await engines.ask(question, onProgress, handle);
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
