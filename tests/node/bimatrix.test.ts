/** The bimatrix: its drawing at rest, and a sentence for every cause that the solver may tell, in each language. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { words as en } from '../../web/instruments/bimatrix/words.en.ts';
import { words as zh } from '../../web/instruments/bimatrix/words.zh.ts';
import { mixtureWords, stepWords } from '../../web/instruments/bimatrix/speech.ts';
import { cornerOf, layOut, rest } from '../../web/instruments/bimatrix/scene.ts';
import { drawnAtRest } from '../../web/draw/text.ts';
import { words as matrixEn } from '../../web/instruments/matrix_game/words.en.ts';
import { words as matrixZh } from '../../web/instruments/matrix_game/words.zh.ts';

const game = {
  rows: 2,
  columns: 3,
  rowWins: ['-1', '2', '1/2', '0', '5', '-20'],
  columnWins: ['3', '-4', '6', '7', '8', '9'],
  name: '',
  position: '-1,3 2,-4 1/2,6; 0,7 5,8 -20,9',
};

test('at rest: both payoffs of each cell, each in its own corner, and nothing is marked', () => {
  const drawn = drawnAtRest(rest({ position: game.position, view: '', said: game }));
  for (const entry of ['−1', '1/2', '−20', '−4', '9']) assert.ok(drawn.includes(`>${entry}<`), entry);
  assert.equal(drawn.match(/class="payoff row"/g)?.length, 6);
  assert.equal(drawn.match(/class="payoff column"/g)?.length, 6);
  assert.ok(!drawn.includes('role=') && !drawn.includes('best') && !drawn.includes('settled'));
  const layout = layOut(game);
  const [ax, ay] = cornerOf(layout, 'row', 1, 1);
  const [bx, by] = cornerOf(layout, 'column', 1, 1);
  assert.ok(ax < bx && ay > by, 'below on the left, above on the right');
  assert.ok(layout.width <= 686);
});

test('what strikes is told with its shares in lowest terms, in each language', () => {
  const step = (key: string, numbers: readonly bigint[]) => ({ key, numbers, lit: [], position: '' });
  const names = { row: ['1', '2', '3'], column: ['1', '2', '3'] };
  for (const [words, mixture] of [
    [en, 'The mixture 1/3 1 + 2/3 2 is never worse for A than “3”, and once better. Strike “3”.'],
    [zh, '混合 1/3 1 + 2/3 2 对 A 从不比“3”差，至少有一处更好。划掉“3”。'],
  ] as const) {
    const steps = [step('weak_mixed_row', [3n, 2n, 1n, 4n, 2n]), step('rest', [2n, 3n])];
    assert.equal(stepWords(words, names, steps, 1), mixture);
    assert.equal(stepWords(words, names, steps, 2), words.left(2n, 3n));
    assert.equal(mixtureWords(words, { weights: ['0', '5'], total: '5' }, ['a', 'b']), 'b');
  }
});

/** The keys of `Judgement{false, "…", …}` in a file. */
const keysIn = (file: string) =>
  new Set(
    [
      ...readFileSync(new URL(`../../wasm/instruments/matrices/${file}`, import.meta.url), 'utf8').matchAll(
        /"([a-z]+(?:_[a-z]+)*)"/g,
      ),
    ].map(([, key]) => key!),
  );

test('every cause has its sentence, and every sentence its cause', () => {
  const said = keysIn('bimatrix_judge.cpp');
  for (const { judged } of [en, zh]) {
    for (const key of Object.keys(judged)) assert.ok(said.has(key), `${key}: nobody says it`);
    for (const key of said) {
      // Names of questions, goals and parts are no causes.
      if (!/_/.test(key) || key.startsWith('judge')) continue;
      assert.ok(judged[key], `${key}: no words`);
    }
    for (const says of Object.values(judged)) assert.ok(!says('1', '2', '3', '4', '5').includes('undefined'));
  }
  for (const { judged } of [matrixEn, matrixZh]) {
    for (const key of keysIn('tableaux.cpp'))
      if (/^(?:pivot|program)_(?!pivot$)/.test(key) && key !== 'program_pivots')
        assert.ok(key in judged, `${key}: no words`);
  }
});
