/** Repeated games: words for all plans and causes in both languages, drawings at rest, and numbers as they cross. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { loadSolver, SolverError, type Judgement, type Solver } from 'nimlab';
import { drawnAtRest } from '../../web/draw/text.ts';
import { automatonPicture, machineText } from '../../web/instruments/repeated_game/automaton.ts';
import { faces } from '../../web/instruments/repeated_game/characters.ts';
import { rest, short } from '../../web/instruments/repeated_game/scene.ts';
import { words as en } from '../../web/instruments/repeated_game/words.en.ts';
import { words as zh } from '../../web/instruments/repeated_game/words.zh.ts';

let solver: Solver;
before(async () => {
  solver = await loadSolver();
});
after(() => solver.close());

const lake = '6,6 2,8; 8,2 3,3';

test('every plan with a name has a face and a name in each language', async () => {
  const { plans } = await solver.ask('repeated_game', 'read', `${lake} | 10 | ${faces.join(' ')}`);
  assert.deepEqual(
    plans.map(({ name }: { readonly name: string }) => name),
    [...faces],
  );
  for (const { plans: named } of [en, zh]) assert.deepEqual(Object.keys(named), [...faces]);
});

test('every cause has words', async () => {
  const met = new Set<string>();
  for (const [ask, answer] of [
    ['judge_best', '61'],
    ['judge_best', '63'],
    ['judge_total', '2'],
    ['judge_score', '200'],
  ]) {
    const text = `${lake} | 10 | tit_for_tat all_d | ${answer}`;
    const { right, key } = (await solver.ask('repeated_game', ask as 'read', text)) as unknown as Judgement;
    assert.equal(right, false);
    met.add(key);
  }
  for (const { judged } of [en, zh]) assert.deepEqual([...met].sort(), Object.keys(judged).sort());
});

test('at rest: a head for each plan, and in the table what each gets', async () => {
  const said = await solver.ask('repeated_game', 'read', `${lake} | 10 | all_c all_d tit_for_tat 112.221`);
  const drawn = (view: string) => drawnAtRest(rest({ position: said.position, view, said }));
  assert.equal(drawn('play').match(/class="character/g)?.length, 4);
  assert.ok(!drawn('guess').includes('features') && drawn('guess').includes('>D<'), 'nobody is to know');
  assert.equal(drawn('table').match(/class="cell"/g)?.length, 16);
  for (const number of ['80', '209', '205']) assert.ok(drawn('table').includes(`>${number}<`), number);
  for (const view of ['play', 'guess', 'table', 'plan', 'generations']) {
    assert.ok(!/role=|undefined|NaN/.test(drawn(view)), view);
    const width = Number(/ width="(\d+(?:\.\d+)?)"/.exec(drawn(view))![1]);
    assert.ok(width <= 304, `${view}: ${width}`);
  }
});

test('a machine is written as it was read, and drawn within its picture', async () => {
  for (const text of ['111', '112.212', '222.153.134.234.266.155', '123.245.156.267.278.181.112.246']) {
    const { plans } = await solver.ask('repeated_game', 'read', `${lake} | 1 | ${text}`);
    const machine = { acts: [...plans[0]!.acts], next: [...plans[0]!.next] };
    assert.equal(machineText(machine), text);
    const { of, width, height } = automatonPicture(machine, true, '');
    const written = JSON.stringify(of);
    assert.ok(!/NaN|null/.test(written), text);
    for (const [, x, y] of written.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\)/g))
      assert.ok(0 <= Number(x) && Number(x) <= width && 0 <= Number(y) && Number(y) <= height, `${text}: ${x} ${y}`);
  }
});

test('expectations cross as fractions, and to a tenth; pictures have whole numbers', async () => {
  const { scores, scoresNear } = await solver.ask('repeated_game', 'tournament', `${lake} | 2 1/4 | all_c`);
  assert.deepEqual([scores, scoresNear], [['87/8'], ['10.9']]); // 2 (9/16 6 + 3/16 10 + 1/16 3)
  assert.equal(short('10.9'), '11');
  assert.equal(short('-0.4'), '0');
  const refused = (error: unknown) => error instanceof SolverError && error.code === 'game_over';
  await assert.rejects(solver.ask('repeated_game', 'play', `${lake} | 1 | all_c | 1`, { numbers: [1n, 1n] }), refused);
});
