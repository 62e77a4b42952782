// What a caller waits for: the Node entry, border and slices included. Lines as kernels.cpp prints them.
import { loadSolver } from 'nimlab';

const solver = await loadSolver();

async function measure(name, size, runs, work) {
  await work();
  const times = [];
  for (let i = 0; i < runs; i++) {
    const began = performance.now();
    await work();
    times.push((performance.now() - began) * 1e6);
  }
  times.sort((a, b) => a - b);
  console.log(`${name}\t${size}\t${Math.round(times[runs >> 1])}\t${runs}`);
}

const heaps = (count) =>
  Array.from({ length: count }, (_, i) => BigInt.asUintN(64, BigInt(i + 1) * 11400714819323198485n)).join(' ');

for (const count of [3, 100, 10_000]) {
  const text = heaps(count);
  await measure('client: analyse nim heaps', count, 31, () => solver.analyse('nim', text));
}
let set = 100; // another set each time: nothing is remembered
for (const count of [10_000, 1_000_000]) {
  await measure('client: table, set of 20', count, 9, () =>
    solver.table('subtraction', count, `1,3,7,12,13,19,22,29,31,40,55,56,57,60,71,83,90,91,95,${set++}`),
  );
}

/** A random digraph as text, cycles included: the rule crosses to the other side, is read and solved. */
function graph(nodes) {
  let x = 88172645463325252n;
  const random = () => {
    x ^= (x << 13n) & ((1n << 64n) - 1n);
    x ^= x >> 7n;
    x ^= (x << 17n) & ((1n << 64n) - 1n);
    return Number(x % BigInt(nodes)) + 1;
  };
  return Array.from({ length: 10 * nodes }, () => `${random()}>${random()}`).join(' ');
}
for (const nodes of [1_000, 10_000, 100_000]) {
  const rule = graph(nodes);
  let fresh = 0; // another text each time
  await measure('client: token_graph, cycles, sent and map', nodes, 5, () =>
    solver.map('token_graph', rule + ' '.repeat(++fresh)),
  );
}
for (const side of [100, 300, 1_000]) {
  let step = 2;
  await measure('client: grid_walk, three steps, side', side, 5, () =>
    solver.map('grid_walk', `${side}x${side} 1:0 0:1 1:${step++}`),
  );
}
for (const stones of [10_000, 100_000, 1_000_000]) {
  const strip = Array.from({ length: stones }, (_, i) => 2 * i + 2).join(' ');
  await measure('client: analyse gra, stones', stones, 5, () => solver.analyse('gra', strip, '1000000000'));
}
for (const count of [100, 1_000, 10_000]) {
  const text = heaps(count);
  await measure('client: analyse moore_nim, 3 at once', count, 11, () => solver.analyse('moore_nim', text, '3'));
}
await measure('client: analyse hunger, boxes', 64, 31, () => solver.analyse('hunger', heaps(64)));
let size = 1_999; // the table grows by a row or two each time, and is then made anew
for (const game of ['wythoff', 'fibonacci_nim', 'dynamic_nim']) {
  const position = game === 'wythoff' ? '18446744073709551615 12345678901234567890' : '18446744073709551615';
  await measure(`client: analyse ${game}, 64 bits`, 64, 101, () => solver.analyse(game, position));
}
await measure('client: wythoff, table of SG values', 2_000, 1, () => solver.map('wythoff', '', { size: size++ }));
let digit = 0; // trailing zeros: the same game, opened anew
for (const [code, count] of [
  ['0.77', 200],
  ['0.16', 510_000],
]) {
  await measure(`client: octal ${code}, values`, count, 3, () =>
    solver.table('octal', count, code + '0'.repeat(++digit)),
  );
}
