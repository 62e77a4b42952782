import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSolver } from 'nimlab';

/** The largest integer whose square is at most x: the root of a double, put right. */
function root(x: bigint): bigint {
  let r = BigInt(Math.floor(Math.sqrt(Number(x))));
  while (r * r > x) r -= 1n;
  while ((r + 1n) * (r + 1n) <= x) r += 1n;
  return r;
}

/** The floor of n·α for the rule a, in integers. */
const exact = (n: number, a: number) => (BigInt(n) * BigInt(2 - a) + root(BigInt(n) ** 2n * BigInt(a * a + 4))) / 2n;

/** Errors of double arithmetic are far below this up to 10^9: farther from a whole number no floor can be wrong. */
const near = 1e-5;

/** The first n at which the floor of a product of doubles is not the exact one. */
function first(product: (n: number) => number, truth: (n: number) => bigint, most: number): number {
  for (let n = 1; n <= most; n++) {
    const x = product(n);
    const rest = x - Math.floor(x);
    if (rest > near && rest < 1 - near) continue;
    if (BigInt(Math.floor(x)) !== truth(n)) return n;
  }
  return 0;
}

test('doubles fail first where the solver and the lesson say', async () => {
  const solver = await loadSolver();
  for (let a = 1; a <= 6; a++) {
    const rule = `${a}`;
    const [n] = (await solver.analyse('wythoff', '0 0', rule)).facts['wrong']!;
    assert(n !== undefined);
    if (a === 1) assert.equal(n, 102334155n); // content/lessons/wythoff
    const alpha = (2 - a + Math.sqrt(a * a + 4)) / 2;
    const smaller = exact(Number(n), a);
    const found = first(
      (k) => k * alpha,
      (k) => exact(k, a),
      Number(n),
    );
    assert.equal(found, Number(n), `a = ${rule}`);
    const { outcome, facts } = await solver.analyse('wythoff', `${smaller} ${smaller + BigInt(a) * n}`, rule);
    assert.equal(outcome, 'P');
    assert.deepEqual(facts['index'], [n]);
    assert.deepEqual(facts['pair'], [smaller, smaller + BigInt(a) * n]);
    assert.notEqual(facts['rounded']![0], smaller);
  }
  solver.close();
});

test('the program of source 000 is right below the difference 39088169, and wrong there', () => {
  // It asks for ⌊kt⌋ and ⌊ktt⌋ of the difference k; its tolerance does nothing, since these are whole numbers.
  const t = (1 + Math.sqrt(5)) / 2;
  const most = 39088169;
  const larger = (k: number) => exact(k, 1) + BigInt(k);
  assert.equal(
    first(
      (k) => k * t,
      (k) => exact(k, 1),
      most,
    ),
    0,
  );
  assert.equal(
    first((k) => k * t * t, larger, most),
    most,
  );
  assert.deepEqual([exact(most, 1), larger(most)], [63245985n, 102334154n]);
  assert.equal(Math.floor(most * t * t), 102334155);
});
