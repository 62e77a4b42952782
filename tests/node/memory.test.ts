/** What happens when the module runs out of memory or traps: the next question is answered, and rightly. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { describe, test } from 'node:test';
import { Engine, type Question, type Reply } from '../../web/solver/engine.ts';
import { instantiate } from '../../web/solver/connect.ts';
import type { Module, Refused } from '../../web/solver/module.d.ts';

const pause = () => setImmediate();
const ask = (text: string, rule = ''): Question => ({ ask: 'analyse', game: 'nim', rule, text, numbers: [] });
const refused: Refused = { error: { code: 'memory', field: 'none', part: '', limit: '256', at: null } };
const code = (reply: Reply) => ('error' in reply ? reply.error.code : 'value' in reply ? 'answered' : 'aborted');

/**
 * A module whose jobs need three steps, each longer than a slice, unless `over` says otherwise; `log` hears the calls.
 */
function fake(over: Partial<Module> = {}, log: string[] = []): Module {
  let last = 0;
  const steps = new Map<number, number>();
  return {
    ask: (game, rule, _what, text) => {
      log.push(`${game}/${rule}/${text}`);
      steps.set(++last, 0);
      return last;
    },
    keep: (game, rule) => {
      log.push(`keep ${game}/${rule}`);
      return { kept: `#module${++last}`, rule: new Uint8Array() };
    },
    step: (job) => {
      for (const until = performance.now() + 41; performance.now() < until;);
      const done = steps.get(job)! + 1;
      steps.set(job, done);
      return done === 3;
    },
    answer: () => ({}) as never,
    progress: () => ({ done: 0n, total: 0n }),
    drop: (job) => void steps.delete(job),
    ...over,
  } as Module;
}

/** An engine that gets these modules, one after the other. */
function engineOf(...modules: (Module | Error)[]) {
  return new Engine(() => {
    const next = modules.shift();
    assert.ok(next, 'no more instances');
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  }, pause);
}

describe('a trap', () => {
  test('in a slice after the first: all that are under way are answered, and the next question by another instance', async () => {
    const trapping = fake();
    const { step } = trapping;
    let steps = 0;
    trapping.step = (job) => {
      if (++steps === 4) throw new WebAssembly.RuntimeError('unreachable');
      return step(job);
    };
    const engine = engineOf(trapping, fake());
    const both = await Promise.all([engine.ask(ask('1')), engine.ask(ask('2'))]);
    assert.deepEqual(both.map(code), ['unavailable', 'unavailable']);
    assert.equal(code(await engine.ask(ask('3'))), 'answered');
  });

  for (const name of ['ask', 'step', 'answer', 'drop', 'progress'] as const) {
    test(`in ${name}`, async () => {
      const over = { [name]: () => assert.fail('a trap') };
      const engine = engineOf(fake(over), fake());
      assert.equal(code(await engine.ask(ask('1'), () => {})), 'unavailable');
      assert.equal(code(await engine.ask(ask('1'), () => {})), 'answered');
    });
  }

  test('in a call that is no job; the stack at its end is told as memory', async () => {
    const keep: Question = { ask: 'keep', game: 'nim', rule: 'long' };
    const overflow = () => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    const engine = engineOf(fake({ keep: overflow }), fake());
    assert.equal(code(await engine.ask(keep)), 'memory');
    assert.equal(code(await engine.ask(keep)), 'answered');
  });

  test('paused work is not resumed in the new instance', async () => {
    const log: string[] = [];
    const engine = engineOf(
      fake({
        keep: () => {
          throw new WebAssembly.RuntimeError('unreachable');
        },
      }),
      fake({}, log),
    );
    const signal: { cancel?: () => void } = {};
    const asked = engine.ask(ask('1'), undefined, signal);
    while (!signal.cancel) await pause();
    signal.cancel();
    assert.equal(code(await asked), 'aborted');
    await engine.ask({ ask: 'keep', game: 'nim', rule: 'long' });
    assert.equal(code(await engine.ask(ask('1'))), 'answered');
    assert.deepEqual(log, ['nim//1']);
  });

  test('an instance that does not start is tried again', async () => {
    const engine = engineOf(new Error('no network'), fake());
    assert.equal(code(await engine.ask(ask('1'))), 'unavailable');
    assert.equal(code(await engine.ask(ask('1'))), 'answered');
  });
});

describe('memory', () => {
  /** A module whose job of this number meets the end of memory in its second step. */
  function full(met: number, log: string[] = []): Module {
    const module = fake({}, log);
    const { step } = module;
    let steps = 0;
    module.step = (job) => (job === met && ++steps === 2 ? refused : step(job));
    return module;
  }

  test('a question that met it with the instance to itself is told so', async () => {
    const engine = engineOf(full(1));
    assert.equal(code(await engine.ask(ask('1'))), 'memory');
    assert.equal(code(await engine.ask(ask('1'))), 'answered');
  });

  test('one that met it where others had been is asked again in another instance, once', async () => {
    const engine = engineOf(full(2), full(1));
    assert.equal(code(await engine.ask(ask('1'))), 'answered');
    assert.equal(code(await engine.ask(ask('2'))), 'memory');
  });

  test('where no other instance can be had, that is said', async () => {
    const engine = engineOf(full(2), new Error('no network'), fake());
    await engine.ask(ask('1'));
    assert.equal(code(await engine.ask(ask('2'))), 'unavailable');
    assert.equal(code(await engine.ask(ask('2'))), 'answered');
  });

  test('the others begin anew, with the rules that were kept', async () => {
    const log: string[] = [];
    const engine = engineOf(full(2, log), fake({}, log));
    const kept = await engine.ask({ ask: 'keep', game: 'nim', rule: 'long' });
    assert.ok('value' in kept);
    const name = (kept.value as { kept: string }).kept;
    const [met, other] = await Promise.all([engine.ask(ask('1')), engine.ask(ask('2', name))]);
    assert.deepEqual([met, other].map(code), ['answered', 'answered']);
    assert.equal(log.filter((call) => call === 'keep nim/long').length, 2);
    assert.equal(log.filter((call) => /^nim\/#module\d+\/2$/.test(call)).length, 2);
  });
});

describe('the module itself', () => {
  const fresh = async (): Promise<Module> => {
    const bytes = await readFile(new URL('../../build/wasm/nimlab-all.wasm', import.meta.url));
    return instantiate(await WebAssembly.compile(bytes));
  };
  function answer(m: Module, job: number | Refused) {
    assert.ok(typeof job === 'number', JSON.stringify(job));
    let finished;
    while ((finished = m.step(job)) === false);
    assert.equal(finished, true);
    const told = m.answer(job);
    m.drop(job);
    return told as { grundy?: bigint };
  }
  function answersRightly(m: Module) {
    assert.equal(answer(m, m.ask('nim', '', 'analyse', '3 4 5', [])).grundy, 2n);
    assert.equal(answer(m, m.ask('sum', 'nim | nim', 'analyse', '41 | 5', [])).grundy, 44n);
    assert.equal(answer(m, m.ask('hunger', '', 'analyse', '1 2 3 4 5', [])).grundy, 8n);
    assert.equal(answer(m, m.ask('octal', '0.07', 'analyse', '34', [])).grundy, 4n);
  }

  test('texts for which there is no room, a job nobody knows', async () => {
    const m = await fresh();
    const long = 'x'.repeat(300_000_000);
    for (const size of [300_000_000, 270_000_000]) {
      for (const refused of [
        m.ask('nim', '', 'analyse', long.slice(0, size), []),
        m.keep('nim', long.slice(0, size)),
      ]) {
        assert.equal((refused as Refused).error.code, 'memory');
      }
      answersRightly(m);
    }
    for (const call of [m.step, m.progress, m.answer]) assert.equal((call(77) as Refused).error.code, 'memory');
    m.drop(77);
    answersRightly(m);
  });

  test('full of jobs, eight times over; each time all of them go and the next answers are right', async () => {
    const m = await fresh();
    for (let round = 0; round < 8; round++) {
      const jobs: number[] = [];
      for (;;) {
        const board = `${1000 - round}x${1000 - jobs.length} 1:0 0:1`;
        const job = m.ask('grid_walk', board, 'map', '', [0n]);
        if (typeof job !== 'number') {
          assert.equal(job.error.code, 'memory');
          break;
        }
        jobs.push(job);
        assert.ok(jobs.length < 100);
      }
      assert.ok(jobs.length > 4, `${jobs.length} jobs`);
      assert.equal((m.progress(jobs[0]!) as Refused).error.code, 'memory');
      answersRightly(m);
    }
  });

  test('large sums are answered, and the solver lives', async () => {
    const { loadSolver } = await import('nimlab');
    const solver = await loadSolver();
    const rule = 'nim | nim';
    assert.equal((await solver.analyse('sum', '3000 | 5', rule)).grundy, 3000n ^ 5n);
    assert.equal((await solver.analyse('sum', '20000 | 5', rule)).grundy, 20000n ^ 5n);
    const ones = Array.from({ length: 5_000 }, () => '1').join(' ');
    const { grundy, winningMoveCount } = await solver.analyse('sum', `${ones} | 3`, rule);
    assert.deepEqual([grundy, winningMoveCount], [3n, 1n]);
    await assert.rejects(solver.analyse('sum', '20001 | 5', rule), { code: 'too_many', part: '20001', limit: '20000' });
    assert.equal((await solver.analyse('nim', Array.from({ length: 5000 }, () => '1').join(' '))).grundy, 0n);
    solver.close();
  });
});
