/** Which module a question goes to, and that every module answers as the one with all games does. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { test } from 'node:test';
import described from '#described';
import { instantiate } from '../../web/solver/connect.ts';
import { Engines } from '../../web/solver/engines.ts';
import type { GameQuestion } from '../../web/solver/engine.ts';
import type { Module } from '../../web/solver/module.d.ts';
import { choose, cover, modules, needed, type ModuleInfo } from '../../web/solver/modules.ts';

const names = (chosen: readonly ModuleInfo[]) => chosen.map(({ name }) => name).sort();
const some: ModuleInfo[] = [
  { name: 'a', games: ['nim', 'bash'], instruments: [], bytes: 10 },
  { name: 'b', games: ['octal', 'nim'], instruments: ['nimber'], bytes: 11 },
  { name: 'all', games: ['nim', 'bash', 'octal', 'sum'], instruments: ['nimber'], bytes: 20 },
];

test('a page gets the fewest bytes that have its games; what is loaded is used', () => {
  assert.deepEqual(names(cover([['nim']], some)), ['a']);
  assert.deepEqual(names(cover([['nim'], ['octal']], some)), ['b']);
  assert.deepEqual(names(cover([['bash'], ['octal']], some)), ['all']);
  assert.deepEqual(names(cover([['sum', 'nim', 'octal']], some)), ['all']);
  assert.deepEqual(names(cover([['nim'], ['nimber']], some)), ['b']);
  const none = () => false;
  assert.equal(choose(['nim'], none, [['octal']], some).name, 'b');
  assert.equal(choose(['nim'], (name) => name === 'all', [], some).name, 'all');
  assert.equal(choose(['octal'], (name) => name === 'a', [], some).name, 'b');
});

test('a sum needs its parts', () => {
  assert.deepEqual(needed('sum', 'nim | octal 0.77'), ['sum', 'nim', 'octal']);
  assert.deepEqual(needed('sum'), ['sum', 'nim', 'subtraction']);
  assert.deepEqual(needed('nim', 'x'), ['nim']);
  assert.deepEqual(needed('nimber'), ['nimber']);
  assert.deepEqual(needed('chess'), []);
});

const load = async (name: string): Promise<Module> =>
  instantiate(
    await WebAssembly.compile(await readFile(new URL(`../../build/wasm/nimlab-${name}.wasm`, import.meta.url))),
  );

const pause = () => setImmediate();
const question = (
  ask: GameQuestion['ask'],
  game: string,
  text = '',
  rule = '',
  numbers: bigint[] = [],
): GameQuestion => ({ ask, game, rule, text, numbers });

test('every module answers for its games and instruments as the one with all does', async () => {
  const whole = new Engines(
    load,
    pause,
    modules.filter(({ name }) => name === 'all'),
  );
  assert.deepEqual(
    modules.find(({ name }) => name === 'all')!.games,
    described.games.map(({ name }) => name),
  );
  assert.ok(modules.some(({ name, instruments }) => name !== 'all' && instruments.includes('nimber')));
  for (const module of modules) {
    const engines = new Engines(load, pause, [module]);
    for (const { name, example, questions } of described.instruments) {
      if (!module.instruments.includes(name)) continue;
      const what = questions.split(' ')[0]!;
      const each = { ask: 'instrument' as const, what, game: name, rule: '', text: example, numbers: [] };
      const reply = await engines.ask(each);
      assert.ok('value' in reply, `${module.name} ${name}`);
      assert.deepEqual(reply, await whole.ask(each));
    }
    for (const { name, example, hasTable, hasMap } of described.games) {
      if (!needed(name).length || !needed(name).every((part) => module.games.includes(part))) continue;
      const all = [
        question('analyse', name, example),
        question('explain', name, example),
        question('search', name, example),
      ];
      if (hasTable) all.push(question('table', name, '', '', [20n]));
      if (hasMap) all.push(question('map', name, '', '', [0n]));
      for (const each of all) {
        const reply = await engines.ask(each);
        assert.ok('value' in reply, `${module.name} ${name} ${each.ask}`);
        assert.deepEqual(reply, await whole.ask(each), `${module.name} ${name} ${each.ask}`);
      }
    }
  }
});

/** Engines, and the modules that they have loaded, in order. */
function watched() {
  const loaded: string[] = [];
  const engines = new Engines((name) => {
    loaded.push(name);
    return load(name);
  }, pause);
  return { engines, loaded };
}

test('modules are loaded when a question needs them, each once; kept rules stay where they are', async () => {
  const { engines, loaded } = watched();
  await engines.expect([needed('staircase')]);
  assert.deepEqual(loaded, ['stairs']);
  const value = async (asked: Parameters<Engines['ask']>[0]) => {
    const reply = await engines.ask(asked);
    assert.ok('value' in reply, 'error' in reply ? reply.error.code : '');
    return reply.value as unknown as { grundy: bigint; distance: bigint; method: string; kept: string };
  };
  assert.equal((await value(question('analyse', 'staircase', '3 4 0 2 5'))).grundy, 6n);
  assert.deepEqual(loaded, ['stairs']);
  const { kept } = await value({ ask: 'keep', game: 'token_graph', rule: '1>2>3>4' });
  assert.equal((await value(question('analyse', 'token_graph', '1', kept))).distance, 3n);
  await engines.ask({ ask: 'drop', kept });
  assert.ok('error' in (await engines.ask(question('analyse', 'token_graph', '1', kept))));
  assert.equal((await value(question('analyse', 'sum', '5 | 20', 'hunger | octal 0.77'))).method, 'table');
  assert.equal(loaded.length, 3);
  assert.equal(loaded.at(-1), 'all');
  const unknown = await engines.ask(question('analyse', 'chess', '1'));
  assert.ok('error' in unknown && unknown.error.code === 'unknown_game');
});

test('the contest bench is a module of its own, loaded when it is asked', async () => {
  const { engines, loaded } = watched();
  await engines.expect([needed('staircase')]);
  const asked = { ask: 'instrument', game: 'contest', what: 'solve', rule: 'hdu-1846', numbers: [] } as const;
  assert.deepEqual(await engines.ask({ ...asked, text: '1\n23 2\n' }), { value: { answer: 'first\n' } });
  assert.deepEqual(loaded, ['stairs', 'problems']);
  const faulty = await engines.ask({ ...asked, text: '1\n23 x\n' });
  assert.ok('value' in faulty && typeof faulty.value === 'object' && 'fault' in faulty.value);
  assert.deepEqual(names(modules.filter(({ instruments }) => instruments.includes('contest'))), ['problems']);
  assert.deepEqual(modules.find(({ name }) => name === 'problems')!.games, []);
});
