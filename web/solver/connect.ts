import create, { type GlueOptions } from '#glue';
import { read } from './data.ts';
import type { Bindings, Module, Refused } from './module.d.ts';

const encoder = new TextEncoder();
const full: Refused = { error: { code: 'memory', field: 'none', part: '', limit: '256', at: null } };

/** Starts an instance. The glue of one module is that of all: they bind the same. */
export async function instantiate(module: WebAssembly.Module): Promise<Module> {
  const bindings = await new Promise<Bindings>((resolve, reject) => {
    const instantiateWasm: GlueOptions['instantiateWasm'] = (imports, receive) => {
      WebAssembly.instantiate(module, imports).then(receive, reject);
      return {};
    };
    create({ instantiateWasm }).then(resolve, reject);
  });
  return connect(bindings);
}

/** The module's bindings as calls with texts in and plain data out. */
function connect(bindings: Bindings): Module {
  const view = (at: number, length: number) => bindings.HEAPU8.subarray(at, at + length);
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
    instruments: () => told(bindings.instruments()),
    ask(subject, rule, what, text, numbers) {
      const lengths = given([subject, rule, what, text], numbers);
      if (!lengths) return full;
      const [a, b, c, d] = lengths as [number, number, number, number];
      return told(bindings.ask(a, b, c, d, numbers.length));
    },
    keep(subject, rule) {
      const lengths = given([subject, rule]);
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
