// What boards work out without a browser: where stones lie, which colour a value has, how a cycle is laid out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grainFor, placeColumn } from '../../web/games/splits/cut.ts';
import { valueFill } from '../../web/draw/sign.ts';
import { grainOf, placeHeap } from '../../web/draw/parts/heap.ts';
import { readGraph } from '../../web/games/graphs/graph.ts';
import { layOut } from '../../web/games/graphs/graph-layout.ts';
import { apart, stepsPicture } from '../../web/games/graphs/grid_walk/scene.ts';

const height = (stones: readonly { y: number }[]) =>
  Math.max(...stones.map(({ y }) => y)) - Math.min(...stones.map(({ y }) => y));
const columns = (stones: readonly { x: number }[]) =>
  Math.max(...stones.map(({ x }) => x)) - Math.min(...stones.map(({ x }) => x)) < 20 ? 1 : 2;

test('the larger of two heaps is the higher one, and each is one column', () => {
  for (let size = 2; size <= 24; size++) {
    const sizes = [BigInt(size), BigInt(size - 1)];
    const heaps = sizes.map((each, i) => placeHeap(i + 1, each, each, grainOf(sizes)).stones);
    const cut = sizes.map((each, i) => placeColumn(Number(each), grainFor(sizes), i + 1).stones);
    for (const [larger, smaller] of [heaps, cut]) {
      assert.equal(columns(larger!), 1, `${size}`);
      assert.equal(columns(smaller!), 1, `${size}`);
      assert.ok(height(larger!) > height(smaller!), `${size}`);
    }
  }
});

test('a value has one colour, and a larger value a stronger one', () => {
  const share = (value: number) => Number(/--nl-n\) (\d+)%/.exec(valueFill(value))![1]);
  assert.equal(valueFill(0), 'var(--nl-p-soft)');
  for (let value = 2; value < 12; value++) assert.ok(share(value) > share(value - 1), `${value}`);
});

test('a cycle is laid out on a circle, a graph with ends in layers', () => {
  const around = (rule: string) => {
    const { places } = layOut(readGraph(rule), 640);
    const [cx, cy] = (['x', 'y'] as const).map((axis) => places.reduce((sum, at) => sum + at[axis], 0) / places.length);
    const radii = places.map(({ x, y }) => Math.hypot(x - cx!, y - cy!));
    return Math.max(...radii) - Math.min(...radii) < 1;
  };
  assert.ok(around('1>2 2>3 3>4 4>1'));
  assert.ok(around('1>3 3>2 2>5 5>4 4>1 1>2'));
  assert.ok(!around('1>2 2>3 3>4 1>4'));
});

test('steps are drawn as far as 4 cells, lines of any length; only what lies further is told', () => {
  const steps = (...dx: number[]) => dx.map((each) => ({ dx: each, dy: 0 }));
  for (const [rule, told] of [
    [steps(1, 2), []],
    [steps(-1, -3, -4), []],
    [steps(1, 2, 3, 4, 5, 6, 7), []],
    [steps(1, 3, 5), [5]],
  ] as const) {
    assert.deepEqual(
      apart(rule).map(({ dx }) => dx),
      told,
    );
    const { width, height } = stepsPicture(rule);
    assert.ok(height < width, 'the picture does not grow over its room');
  }
});
