/** Where in what a reader has typed something is wrong: the field, and the place in it. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { loadSolver, type Solver } from 'nimlab';
import { SolverError } from '../../web/solver/types.ts';
import { cutAt, dividesByZero } from '../../web/draw/numerals.ts';
import { wrongRow } from '../../web/games/graphs/geography/drawing.ts';
import { branchAt, entryAt, isOpen, lacks } from '../../web/instruments/game_tree/place.ts';
import { around, composed, FieldError, missing, oneWord, ordinalOf } from '../../web/instruments/typed.ts';

let solver: Solver;
before(async () => (solver = await loadSolver()));
after(() => solver.close());

/** The error of one field, from a question whose only field that text is. */
const fieldError = (text: string, at: number | null, code: SolverError['code'] = 'syntax', part = '') =>
  new FieldError({ name: 'field', text }, new SolverError(code, 'position', part, '', at), 0);
const refused = async (question: Promise<unknown>): Promise<SolverError> => {
  try {
    await question;
  } catch (error) {
    assert.ok(error instanceof Error && error.name === 'SolverError', String(error));
    return error as SolverError;
  }
  throw new Error('not refused');
};

test('a question of several fields: an error is of the one where it stands, and counts from there', () => {
  const { text, blame } = composed('第一 ', { name: 'a', text: '1/3' }, ' ', { name: 'b', text: '错' }, ' | 7');
  assert.equal(text, '第一 1/3 错 | 7');
  const blamed = (at: number | null, field: SolverError['field'] = 'position') => {
    try {
      blame(new SolverError('syntax', field, '', '', at));
    } catch (error) {
      return error instanceof FieldError ? [error.typed.name, error.at] : null;
    }
    return undefined;
  };
  assert.deepEqual(blamed(7), ['a', 0]);
  assert.deepEqual(blamed(9), ['a', 2]);
  assert.deepEqual(blamed(11), ['b', 0]);
  assert.deepEqual(blamed(14), ['b', 3]); // where something is missing behind it
  assert.equal(blamed(0), null); // before all fields
  assert.equal(blamed(17), null); // behind them
  assert.equal(blamed(null), null); // it may be either
  assert.equal(blamed(9, 'none'), null);
  const other = new Error('lost');
  assert.throws(
    () => blame(other),
    (error) => error === other,
  );
});

test('the only field is meant where no place is known; one in which nothing stands before all others', () => {
  const error = new SolverError('too_long', 'position', '', '9');
  const of = (asks: ReturnType<typeof composed>) => {
    try {
      asks.blame(error);
    } catch (cause) {
      return cause instanceof FieldError ? [cause.typed.name, cause.code] : null;
    }
    return undefined;
  };
  assert.deepEqual(of(composed({ name: 'tree', text: '[1]' })), ['tree', 'too_long']);
  assert.deepEqual(of(composed({ name: 'a', text: '1' }, ' = ', { name: 'b', text: ' ' })), ['b', 'empty']);
  assert.deepEqual([missing('n').typed, missing('n').code], [{ name: 'n', text: '' }, 'empty']);
});

test('what stands in a short field is one word', () => {
  assert.deepEqual([' 1/3 ', '1 / 3', '3，4', ''].map(oneWord), ['1/3', '1_/_3', '3_4', '']);
});

test('the place in a list is told by number', () => {
  const ordinal = (text: string, at: number) => ordinalOf(fieldError(text, at));
  assert.equal(ordinal('x 2', 0), 1);
  assert.equal(ordinal('1 5 10^30 4', 4), 3);
  assert.equal(ordinal('1, 1/0', 5), 2); // in the midst of an entry
  assert.equal(ordinal('1 2', 3), 3); // where one is missing
  assert.equal(ordinal('1，２；字', 10), 3);
  assert.deepEqual(around(fieldError('１ x', 4)), ['１ ', 'x']);
});

test('division by 0 is known by what stands before the zero', async () => {
  const says = (text: string, at: number, code: SolverError['code'], part: string) =>
    dividesByZero(new SolverError(code, 'position', part, '', at), text);
  assert.ok(says('1 1/0', 4, 'too_small', '0'));
  assert.ok(says('4/(2-2)', 2, 'syntax', '(2-2)'));
  assert.ok(!says('0', 0, 'too_small', '0'));
  assert.ok(!says('1/x', 2, 'syntax', 'x'));
  for (const [instrument, text] of [
    ['matrix_game', '−1 2; 3 1/0'],
    ['bimatrix', '1,1 2,1/0; 3,3 4,4'],
    ['game_tree', '[[3 12] [1/0 4]]'],
  ] as const)
    assert.ok(dividesByZero(await refused(solver.ask(instrument, 'read', text)), text), instrument);
});

test('a text is cut at a byte', () => {
  assert.deepEqual(cutAt('１ x', 4), ['１ ', 'x']);
  assert.deepEqual(cutAt('ab', 2), ['ab', '']);
});

test('in a tree of brackets the place is the way down, wherever the solver stops', async () => {
  const way = async (text: string) => {
    const { at } = await refused(solver.ask('game_tree', 'read', text));
    return branchAt(text, around(fieldError(text, at))[0].length);
  };
  assert.deepEqual(await way('[[3 12] [2 word]]'), [2, 2]);
  assert.deepEqual(await way('[[3 12] [1/0 4]]'), [2, 1]);
  assert.deepEqual(await way('[10^30 [2 4]]'), [1]);
  assert.deepEqual(await way('（x）'), []); // fullwidth brackets are none
  assert.deepEqual(await way('[1, [2, max[3 字]]]'), [2, 2, 2]);
  assert.deepEqual(await way('chance[1/4:8 3/4:[1 x]]'), [2, 2]);
  assert.deepEqual(await way('[1 chance [1/2: [1 2] 1/2: [3 x]]]'), [2, 2, 2]);
  assert.deepEqual(await way('[~1[1 3 2] ~9[9 x]]'), [2, 2]);
  assert.deepEqual(await way('[1 [2 []]]'), [2, 2]);
  assert.deepEqual(await way('[[1 2] [3 4]] x'), []);
  assert.deepEqual(await way('[[1 2] chance[1/4:8 1/4:2]]'), [2]);
  assert.deepEqual(await way('[x'), [1]);
});

test('in a tree typed as edges it is the edge, and a node may lack its parent or its value', async () => {
  const told = async (text: string) => {
    const { at, part, code } = await refused(solver.ask('game_tree', 'read', text));
    return [code, part, entryAt(text, at!), code === 'syntax' ? lacks(text, at!, part) : null];
  };
  assert.deepEqual(await told('a>b a>c b>c b=1 c=2'), ['two_parents', 'c', 'b>c', null]);
  assert.deepEqual(await told('a>b, a>c, b=1, c=word'), ['not_a_number', 'word', 'c=word', null]);
  assert.deepEqual(await told('a>b c>d b=1 d=2'), ['syntax', 'c', 'c>d', 'parent']); // it falls apart
  assert.deepEqual(await told('a>b b=1 c=2'), ['syntax', 'c', 'c=2', 'parent']);
  assert.deepEqual(await told('a>b a>c b=1'), ['syntax', 'c', 'a>c', 'value']);
  assert.deepEqual(await told('a>b >c b=1'), ['syntax', '', '>c', null]);
  assert.equal(entryAt('[1 2]', 1), '');
  assert.ok(isOpen('[[3 12] [2 4]', '['));
  assert.ok(!isOpen('[3 4]', '['));
  assert.ok(!isOpen('[3 4', '3'));
});

test('of a board in rows the one of another length is told, with what it should have', async () => {
  const told = async (rule: string) => {
    const wrong = wrongRow(rule, await refused(solver.analyse('geography', '0', rule)));
    return wrong && [wrong.row, wrong.length, wrong.wanted];
  };
  assert.deepEqual(await told('... ..'), [2, 2, 3]);
  assert.deepEqual(await told('..#\n...\n.#..'), [3, 4, 3]);
  assert.deepEqual(await told('2 3 ...\n..'), [2, 2, 3]);
  assert.deepEqual(await told('2 3 .... ...'), [1, 4, 3]);
  assert.equal(await told('... .x.'), null);
  assert.equal(await told('3 3 ... ...'), null); // one is missing
  assert.equal(await told('A-B x'), null);
});
