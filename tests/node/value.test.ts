/** Numbers and nimbers as readers write them, and how an answer that asks for one is judged. */
import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { loadSolver, type Solver } from 'nimlab';
import { compareNumbers, parseValue, valueText } from '../../web/draw/value.ts';
import { judge, judgePosition, readGoal } from '../../web/lesson/judge.ts';
import type { Cause } from '../../web/lesson/cause.ts';

const plain = (text: string) => {
  const value = parseValue(text);
  return value && valueText(value);
};

suite('values as they are written', () => {
  test('every way of writing one comes down to the same', () => {
    for (const [text, is] of [
      ['0', '0'],
      ['-0', '0'],
      ['+3', '3'],
      ['007', '7'],
      ['3/4', '3/4'],
      [' 6 / 8 ', '3/4'],
      ['0.75', '3/4'],
      ['-2.50', '−5/2'],
      ['−5/2', '−5/2'],
      ['½', '1/2'],
      ['－３／４', '−3/4'],
      ['*2', '∗2'],
      ['∗0', '0'],
      ['1/2+*1', '1/2 + ∗1'],
      ['−1/2 + ∗2', '−1/2 + ∗2'],
      ['12/3', '4'],
    ] as const)
      assert.equal(plain(text), is, text);
    for (const text of ['−11/8', '0', '5 + ∗12', '∗3', '1/1048576']) assert.equal(plain(text), text);
  });

  test('what is no number, or has another denominator, is none', () => {
    for (const text of [
      '',
      ' ',
      '∗',
      '1/',
      '/2',
      '1/3',
      '0.1',
      '1/0',
      '1 1/4',
      '--1',
      '1e3',
      'x',
      '1/2∗',
      '∗∗1',
      '1+2',
      '∗-1',
      '.5',
    ])
      assert.equal(parseValue(text), null, text);
  });

  test('numbers are compared exactly', () => {
    const by = (a: string, b: string) => compareNumbers(parseValue(a)!, parseValue(b)!);
    assert.equal(by('3/4', '1/2'), 1);
    assert.equal(by('-1', '-3/4'), -1);
    assert.equal(by('5/8 + ∗1', '10/16'), 0);
  });
});

suite('an answer that asks for a value', () => {
  let solver: Solver;
  before(async () => {
    solver = await loadSolver();
  });
  after(() => solver.close());

  const game = 'red_blue_hackenbush';
  const ask = (position: string, answer: string, tell = false) =>
    judge(solver, { game, position, rule: '', player: 'left' }, 'value', answer, { tell, tries: 0, sg: false });
  const leaves = (cause: Cause | undefined) => {
    assert.equal(cause?.kind, 'leaves');
    return [cause.who, cause.to, valueText(cause.value)];
  };

  // From `br` Left can leave 0 and Right 1: it is worth 1/2 (Winning Ways, chapter 2).
  test('a wrong one is refuted by a move, or by a simpler number', async () => {
    assert.deepEqual(leaves((await ask('0b1r2', '1')).causes[0]), ['right', '0b1', '1']);
    assert.deepEqual(leaves((await ask('0b1r2', '3')).causes[0]), ['right', '0b1', '1']);
    assert.deepEqual(leaves((await ask('0b1r2', '0')).causes[0]), ['left', '0', '0']);
    const { right, causes } = await ask('0b1r2', '3/4');
    assert.ok(!right);
    assert.deepEqual(
      causes.map(({ kind }) => kind),
      ['simpler'],
    );
  });

  // brb is 3/4: Left can leave 0 or 1/2. Of what refutes 0, the mildest is told, and not how far the gap reaches.
  test('causes climb: of the moves that refute an answer the mildest', async () => {
    assert.deepEqual(leaves((await ask('0b1r2b3', '0')).causes[0]), ['left', '0', '0']);
    assert.deepEqual(leaves((await ask('0b1r2b3', '1/4')).causes[0]), ['left', '0b1r2', '1/2']);
  });

  test('a right one is told why, and so is a prediction', async () => {
    for (const [answer, tell] of [
      ['3/4', false],
      ['1', true],
    ] as const) {
      const [cause] = (await ask('0b1r2b3', answer, tell)).causes;
      assert.equal(cause?.kind, 'between');
      assert.deepEqual(
        [cause.left, cause.right, cause.value].map((each) => each && valueText(each)),
        ['1/2', '1', '3/4'],
      );
    }
    const [alone] = (await ask('0b1', '1')).causes;
    assert.ok(alone?.kind === 'between' && alone.right === null);
  });

  test('of a number plus a nimber it is said which is wrong', async () => {
    const parts = async (answer: string) => (await ask('0b1r2-3', answer)).causes;
    assert.deepEqual(await parts('1/2'), [{ kind: 'worth-part', number: true, nimber: false }]);
    assert.deepEqual(await parts('∗1'), [{ kind: 'worth-part', number: false, nimber: true }]);
    assert.ok((await ask('0b1r2-3', '1/2 + ∗1')).right);
  });

  test('a position can be asked to have one', async () => {
    const goal = readGoal('value=6/8')!;
    assert.deepEqual(goal, { ask: 'value', want: '3/4' });
    assert.equal(readGoal('value=1/3'), null);
    const made = (position: string) =>
      judgePosition(solver, { game, position, rule: '', player: 'left' }, goal, '0b1_2_3', 0);
    assert.ok((await made('0b1r2b3')).right);
    const { right, causes } = await made('0b1b2r3');
    assert.ok(!right);
    assert.equal(causes[0]?.kind, 'between');
  });
});
