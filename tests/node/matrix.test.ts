/** The pure parts of the payoff matrix: places in its text, its drawing, the stops of p. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawnAtRest } from '../../web/draw/text.ts';
import {
  joined,
  placeIn,
  rowsOf,
  facesOf,
  hasLines,
  isDrawn,
  measure,
  plotOf,
  rest,
  stopsOf,
} from '../../web/instruments/matrix_game/scene.ts';

const payoffs = (text: string) => {
  const all = text.split(';').map((row) => row.trim().split(' '));
  return { rows: all.length, columns: all[0]!.length, cells: all.flat(), position: text };
};

test('what is refused has its place: row and column, from 1', () => {
  const at = (text: string, part: string) => {
    const { row, column } = placeIn(text, new TextEncoder().encode(text.slice(0, text.indexOf(part))).length);
    return [row, column];
  };
  assert.deepEqual(at('1 2; 3 word', 'word'), [2, 2]);
  assert.deepEqual(at('word 2; 3 4', 'word'), [1, 1]);
  assert.deepEqual(at('1 2\n3 4\n\n5 word', 'word'), [3, 2]);
  assert.deepEqual(at('1，2；3，字', '字'), [2, 2]);
  assert.deepEqual(at('1 2;; 3 word', 'word'), [2, 2]);
  // The zero of 1/0 is in the midst of an entry; a row that is too short ends where an entry is missing.
  assert.deepEqual(placeIn('1 2; 1/0 3', 7), { row: 2, column: 1 });
  assert.deepEqual(placeIn('1 2 3; 4 5', 10), { row: 2, column: 3 });
  assert.deepEqual(placeIn('1 2; 4 5 6', 9), { row: 2, column: 3 });
});

test('entries by rows, and back', () => {
  const { cells, columns } = payoffs('1 -1/2; 3 4; 5 6');
  assert.deepEqual(rowsOf(cells, columns), [
    ['1', '-1/2'],
    ['3', '4'],
    ['5', '6'],
  ]);
  assert.equal(joined(rowsOf(cells, columns)), '1 -1/2; 3 4; 5 6');
});

test('stops of p: sixtieths and the corners, increasing, each with the weights of both', () => {
  const stops = stopsOf(['0', '3/7', '7/12', '1']);
  assert.equal(stops.length, 62);
  assert.ok(stops.every(({ p }, i) => i === 0 || p > stops[i - 1]!.p));
  assert.deepEqual(stops[0], { text: '0', p: 0, weights: '0 1' });
  assert.deepEqual(stops.at(-1), { text: '1', p: 1, weights: '1 0' });
  assert.equal(stops.find(({ text }) => text === '3/7')!.weights, '3 4');
  assert.equal(stops.find(({ text }) => text === '7/12')!.weights, '7 5');
});

test('lines: two rows end at the second and the first, two columns likewise', () => {
  assert.deepEqual(facesOf(payoffs('-2 3; 3 -4')).ends, [
    [3, -2],
    [-4, 3],
  ]);
  const { row, ends } = facesOf(payoffs('1 5; 4 1/2; 2 2'));
  assert.equal(row, false);
  assert.deepEqual(ends, [
    [5, 1],
    [0.5, 4],
    [2, 2],
  ]);
  assert.ok(hasLines(payoffs('1 2; 3 4')) && !hasLines(payoffs('1 2 3')) && !hasLines(payoffs('1 2 3; 4 5 6; 7 8 9')));
  const plot = plotOf(ends, 400);
  for (const p of [0, 0.25, 1]) assert.ok(Math.abs(plot.p(plot.x(p)) - p) < 1e-9);
  assert.ok(plot.y(5) < plot.y(0), 'more is higher');
});

test('at rest: every entry is drawn, the minus of print, no more than fits', () => {
  const said = payoffs('-2 3; 3 -4/5');
  const drawn = drawnAtRest(rest({ position: said.position, view: '', said }));
  for (const entry of ['−2', '3', '−4/5']) assert.ok(drawn.includes(`>${entry}<`), entry);
  assert.ok(!drawn.includes('role='), 'nothing to press');
  const lines = drawnAtRest(rest({ position: said.position, view: 'lines', said }));
  assert.match(lines, /nl-wide[^]*nl-narrow/);
  assert.ok(!lines.includes('envelope') && !lines.includes('optimum'), 'nothing is given away');
  const wide = payoffs(Array.from({ length: 3 }, () => '1 '.repeat(12).trim()).join('; '));
  assert.ok(measure(wide).width <= 686);
  assert.ok(!isDrawn({ ...wide, rows: 200, columns: 200 }));
});
