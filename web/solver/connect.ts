import { read } from './data.ts';
import type { Bindings, Module, Refused } from './module.d.ts';

const encoder = new TextEncoder();
const full: Refused = { error: { code: 'memory', field: 'none', part: '', limit: '256', at: null } };

/** The module's bindings as calls with texts in and plain data out. */
export function connect(bindings: Bindings): Module {
  /** Writes texts and numbers where the module reads them; undefined if there is no room. */
  function given(texts: readonly string[], numbers: readonly bigint[] = []): number[] | undefined {
    const bytes = texts.map((text) => encoder.encode(text));
    bytes.push(new Uint8Array(BigUint64Array.from(numbers).buffer));
    const room = bindings.room(bytes.reduce((sum, { length }) => sum + length, 0));
    if (!room) return undefined;
    let at = 0;
    for (const each of bytes) {
      room.set(each, at);
      at += each.length;
    }
    return bytes.map(({ length }) => length);
  }
  const told = (bytes: Uint8Array) => read(bytes) as never;
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
