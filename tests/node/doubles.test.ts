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
    if (a === 1) assert.equal(n, 102334155n); // content/lessons/wythoff/programs
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

/** A number as a fraction and as a double. */
interface Both {
  readonly above: number;
  readonly below: number;
  readonly double: number;
}

/** Every value that all of these numbers make, by any expression. */
function everyValue(numbers: readonly Both[], see: (value: Both) => void) {
  if (numbers.length === 1) return see(numbers[0]!);
  for (const [i, a] of numbers.entries()) {
    for (const [j, b] of numbers.entries()) {
      if (i === j) continue;
      const rest = numbers.filter((_, k) => k !== i && k !== j);
      const results: Both[] = [
        { above: a.above * b.below - b.above * a.below, below: a.below * b.below, double: a.double - b.double },
      ];
      if (b.above !== 0) {
        results.push({ above: a.above * b.below, below: a.below * b.above, double: a.double / b.double });
      }
      if (i < j) {
        results.push(
          { above: a.above * b.below + b.above * a.below, below: a.below * b.below, double: a.double + b.double },
          { above: a.above * b.above, below: a.below * b.below, double: a.double * b.double },
        );
      }
      for (const result of results) everyValue([...rest, result], see);
    }
  }
}

test('twenty-four: of 1,820 hands == misses 3 3 8 8 alone, and no value but 24 itself is nearer to 24 than 1/13', () => {
  const missed: string[] = [];
  let [hands, solvable, nearest] = [0, 0, Infinity];
  for (let a = 1; a <= 13; a++) {
    for (let b = a; b <= 13; b++) {
      for (let c = b; c <= 13; c++) {
        for (let d = c; d <= 13; d++) {
          let [exactly, double] = [false, false];
          const cards = [a, b, c, d].map((card) => ({ above: card, below: 1, double: card }));
          everyValue(cards, (value) => {
            const off = value.above - 24 * value.below;
            if (off === 0) exactly = true;
            else nearest = Math.min(nearest, Math.abs(off / value.below));
            double ||= value.double === 24;
          });
          hands += 1;
          solvable += Number(exactly);
          if (exactly && !double) missed.push([a, b, c, d].join(' '));
        }
      }
    }
  }
  assert.deepEqual([hands, solvable, missed], [1820, 1362, ['3 3 8 8']]);
  assert.equal(nearest, 1 / 13);
  // The hand with large cards that a tolerance of 10^-6 takes for a solution.
  assert.equal(4901 * 4901 - 24 * 931 * 1075, 1);
  assert.ok(Math.abs((4901 / 931) * (4901 / 1075) - 24) < 1e-6);
});
