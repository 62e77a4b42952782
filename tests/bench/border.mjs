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
