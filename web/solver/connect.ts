import { read } from './data.ts';
import type { Bindings, Module, Refused } from './module.d.ts';

const encoder = new TextEncoder();
const full: Refused = { error: { code: 'memory', field: 'none', part: '', limit: '256', at: null } };

/** Starts an instance. All that it needs of its host is to be let grow; if it asks for more, that is a fault of ours. */
export async function instantiate(module: WebAssembly.Module): Promise<Module> {
  const imports: Record<string, Record<string, () => void>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    const trap = () => {
      throw new Error(name);
    };
    (imports[from] ??= {})[name] = name === 'emscripten_notify_memory_growth' ? () => {} : trap;
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  const bindings = exports as unknown as Bindings;
  bindings._initialize();
  return connect(bindings);
}

/** The module's bindings as calls with texts in and plain data out. */
function connect(bindings: Bindings): Module {
  const view = (at: number, length: number) => new Uint8Array(bindings.memory.buffer, at >>> 0, length >>> 0);
  /** Writes texts and numbers where the module reads them: their lengths in bytes; undefined if there is no room. */
  function given(texts: readonly string[], numbers: readonly bigint[] = []): number[] | undefined {
    const bytes = texts.map((text) => encoder.encode(text));
    bytes.push(new Uint8Array(BigUint64Array.from(numbers).buffer));
    const size = bytes.reduce((sum, { length }) => sum + length, 0);
    const place = bindings.room(size);
    if (!place) return undefined;
    const room = view(place, size);
    let at = 0;
    for (const each of bytes) {
      room.set(each, at);
      at += each.length;
    }
    return bytes.map(({ length }) => length);
  }
  const told = (length: number) => read(view(bindings.told(), length)) as never;
  return {
    games: () => told(bindings.games()),
    ask(game, rule, what, text, numbers) {
      const lengths = given([game, rule, what, text], numbers);
      if (!lengths) return full;
      const [a, b, c, d] = lengths as [number, number, number, number];
      return told(bindings.ask(a, b, c, d, numbers.length));
    },
    keep(game, rule) {
      const lengths = given([game, rule]);
      return lengths ? told(bindings.keep(lengths[0]!, lengths[1]!)) : full;
    },
    dropKept(name) {
      if (given([name])) bindings.dropKept();
    },
    step: (job) => told(bindings.step(job)),
    progress: (job) => told(bindings.progress(job)),
    answer: (job) => told(bindings.answer(job)),
    drop: (job) => bindings.drop(job),
  };
}
