/**
 * The pure parts of the calculator of nimbers: what it asks, what an address holds, how answers and steps are written.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import fc from 'fast-check';
import { loadSolver, SolverError, type Solver } from 'nimlab';
import { sideOf } from '../../web/instruments/nimber/sides.ts';
import { gameInHash, hashWith, readParts, writeParts } from '../../web/board/link.ts';
import {
  askedOf,
  derived,
  emptyOf,
  fieldAt,
  formulaOf,
  operands,
  operations,
  polynomialText,
  typedFrom,
  type Answer,
  type Operation,
} from '../../web/instruments/nimber/operations.ts';
import { words as en } from '../../web/instruments/nimber/words.en.ts';
import { words as zh } from '../../web/instruments/nimber/words.zh.ts';

let solver: Solver;
before(async () => {
  solver = await loadSolver();
});
after(() => solver.close());

const answerOf = async (operation: Operation, text: string): Promise<Answer> => {
  const said = await solver.ask('nimber', operation, text);
  return { operation, numbers: [...said.numbers], said };
};

test('the solver answers every operation of the calculator, and no other with one or two numbers', async () => {
  const { questions } = (await solver.instruments()).find(({ name }) => name === 'nimber')!;
  const others = ['wide', 'table', 'explain'];
  assert.deepEqual([...operations].sort(), questions.filter((each) => !others.includes(each)).sort());
  for (const operation of operations) {
    const text = askedOf(operation, ['12', '9']);
    assert.equal((await solver.ask('nimber', operation, text)).numbers.length, operands[operation]);
  }
});

test('answers as formulas', async () => {
  // 12 ⊗ 9 and 24 ⊗ 17 are in source 004; 2 ⊗ 2 = 3 and 4 ⊗ 4 = 6 in Winning Ways, ch. 14.
  for (const [operation, text, formula] of [
    ['add', '12 9', '12 ⊕ 9 = 5'],
    ['multiply', '12 9', '12 ⊗ 9 = 10'],
    ['multiply', '24 17', '24 ⊗ 17 = 128'],
    ['divide', '3 2', '3 ÷ 2 = 2'],
    ['power', '2 10', '2¹⁰ = 2'], // 2 ⊗ 2 ⊗ 2 = 2 ⊗ 3 = 1, so the exponent counts modulo 3
    ['inverse', '2', '1 ÷ 2 = 3'],
    ['root', '6', '√6 = 4'],
    ['order', '2', 'ord(2) = 3'],
    ['polynomial', '2', 't² + t + 1'],
    ['solve', '1', 'x = 2,  x = 3'],
  ] as const) {
    assert.equal(formulaOf(await answerOf(operation, text), String), formula);
  }
  assert.equal(polynomialText([16, 10, 1, 0]), 't¹⁶ + t¹⁰ + t + 1');
});

test('what is wrong is said of the field it stands in', async () => {
  const refusal = (operation: Operation, typed: readonly [string, string]) =>
    solver.ask('nimber', operation, askedOf(operation, typed)).then(
      () => assert.fail(`${operation} ${typed.join(' ')}`),
      (error: SolverError) => ({ code: error.code, field: fieldAt(typed, error.at) }),
    );
  const large = String(2n ** 64n);
  assert.deepEqual(await refusal('multiply', [large, '2']), { code: 'too_large', field: 0 });
  assert.deepEqual(await refusal('multiply', ['2', large]), { code: 'too_large', field: 1 });
  assert.deepEqual(await refusal('divide', ['5', '0']), { code: 'too_small', field: 1 });
  assert.deepEqual(await refusal('add', ['１２ü', 'x']), { code: 'not_a_number', field: 0 });
  assert.deepEqual(await refusal('add', ['12', 'x']), { code: 'not_a_number', field: 1 });
  assert.deepEqual(await refusal('inverse', ['0', '7']), { code: 'too_small', field: 0 });
  // A space inside a field does not make two numbers of one.
  assert.deepEqual(await refusal('add', ['1 2', '3']), { code: 'not_a_number', field: 0 });
  assert.equal(emptyOf('multiply', ['1', ' ']), 1);
  assert.equal(emptyOf('inverse', ['1', ' ']), null);
  assert.deepEqual(typedFrom(' 12  9 ', ['', '']), ['12', '9']);
  assert.deepEqual(typedFrom('12', ['1', '5']), ['12', '5']);
});

test('an address restores a desk, whatever is asked', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), (asked) => {
      const hash = hashWith('#other=1', 'calc', writeParts(asked));
      assert.deepEqual(readParts(gameInHash(hash, 'calc')!), asked);
    }),
  );
  assert.equal(readParts('add~%~table~16'), null);
  assert.equal(sideOf('17'), 16);
  assert.equal(sideOf(' 64'), 64);
});

test('every step that the solver tells is put into words, and its equations hold', async () => {
  const seen = new Set<string>();
  const max = 2n ** 64n - 1n;
  const texts = [
    '12 9',
    '24 17',
    '0 5',
    '4 4',
    '4 3',
    `${max} ${max}`,
    '12345678901234567890 9876543210987654321',
    '1',
    '2',
    '13',
    `${max}`,
  ];
  for (const text of texts) {
    for (const { key, numbers } of await solver.ask('nimber', 'explain', text)) {
      seen.add(key);
      for (const { derived } of [en, zh]) {
        const [formula, why] = derived[key]!(...[...numbers].slice(1).map(String));
        assert.ok(formula && why, key);
        assert.doesNotMatch(formula + why, /undefined/);
        const [equation] = formula.split(/, {2}/);
        const sides = equation!.split(' = ');
        const worth = await Promise.all(sides.map(worthOf));
        for (const each of worth) assert.equal(each, worth[0], `${key}: ${equation}`);
      }
    }
  }
  assert.deepEqual([...seen].sort(), Object.keys(en.derived).sort());
  assert.deepEqual(Object.keys(zh.derived), Object.keys(en.derived));
  assert.ok(operations.filter(derived).every((each) => en.names[each] && zh.names[each]));

  /** Sums of products and one quotient, as the steps write them. */
  async function worthOf(side: string): Promise<bigint> {
    let sum = 0n;
    for (const term of side.split('⊕')) {
      const [, denominator] = /^1 ÷ (\d+)$/.exec(term.trim()) ?? [];
      const factors = term.split('⊗').map((each) => each.trim());
      sum ^= (
        await (denominator
          ? solver.ask('nimber', 'inverse', denominator)
          : solver.ask('nimber', 'multiply', factors.join(' ')))
      ).value;
    }
    return sum;
  }
});
