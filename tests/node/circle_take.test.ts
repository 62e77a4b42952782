/** Which of the solver's axes a circle of stones shows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ExplanationStep } from '../../web/solver/types.ts';
import { Axis } from '../../web/games/lines/circle_take/mirror.ts';

const step = (key: string, ...numbers: number[]): ExplanationStep => ({
  key,
  numbers: numbers.map(BigInt),
  lit: [],
  position: '',
});
const stones = (text: string) => [...text].map((each) => each === 'o');

test('the axis stays as long as the solver has it, and while no take makes the sides alike', () => {
  const axis = new Axis();
  const shown = (position: string, ...steps: ExplanationStep[]) => {
    axis.follow(steps, false);
    return axis.reflect(stones(position));
  };
  assert.equal(shown('oo.oo.', step('mirror', 0)).axis, 0);
  assert.equal(shown('oo.oo.', step('mirror', 3), step('mirror', 0)).axis, 0);
  assert.deepEqual(shown('oo.o..', step('answer', 2, 1, 1), step('answer', 0, 2, 1)), {
    key: 'answer',
    axis: 0,
    answer: { start: 2, count: 1 },
    pairs: [],
    alone: [1, 4],
  });
  const none = shown('oo.o..');
  assert.deepEqual([none.key, none.axis, none.answer], ['', 0, null]);
  axis.follow([step('alone', 5)], true);
  assert.equal(axis.reflect(stones('.oooo.')).axis, 5);
});

test('without an axis rows of the same length are joined, the others are alone', () => {
  const axis = new Axis();
  assert.equal(axis.reflect(stones('oo.oo.o.')).key, null);
  axis.follow([step('pair', 1, 2)], true);
  assert.deepEqual(axis.reflect(stones('oo.oo.o.')), {
    key: 'pair',
    axis: null,
    answer: null,
    pairs: [
      [1, 5],
      [2, 4],
    ],
    alone: [7],
  });
});
