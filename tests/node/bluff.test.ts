/** Bluffing: what the solver says of answers has words in both languages, and a match crosses as it is typed. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { loadSolver, SolverError, type Judgement, type Solver } from 'nimlab';
import { words as guessEn } from '../../web/instruments/guess_card/words.en.ts';
import { words as guessZh } from '../../web/instruments/guess_card/words.zh.ts';
import { words as kuhnEn } from '../../web/instruments/kuhn_poker/words.en.ts';
import { words as kuhnZh } from '../../web/instruments/kuhn_poker/words.zh.ts';
import { words as stopEn } from '../../web/instruments/secret_stop/words.en.ts';
import { words as stopZh } from '../../web/instruments/secret_stop/words.zh.ts';

let solver: Solver;
before(async () => {
  solver = await loadSolver();
});
after(() => solver.close());

const judge = async (instrument: string, ask: string, text: string, tries: bigint) =>
  (await solver.ask(instrument as 'nimber', `judge_${ask}` as 'add', text, {
    numbers: [tries],
  })) as unknown as Judgement;

type Causes = Readonly<Record<string, string | ((...texts: readonly string[]) => string)>>;

/** Wrong answers, one of each cause. */
const wrong: Readonly<
  Record<string, { asked: readonly (readonly [ask: string, text: string])[]; words: readonly Causes[] }>
> = {
  kuhn_poker: {
    asked: [
      ['value', 'first | 1/18'],
      ['value', 'first | 0'],
      ['value', 'first | -1/20'],
      ['value', 'first | -1/2'],
      ['honest', 'first | 1/3'],
      ['honest', 'first | 1/36'],
      ['first', 'first | 1 1 1'],
      ['second', 'second | 0 0'],
    ],
    words: [kuhnEn.judged, kuhnZh.judged],
  },
  guess_card: {
    asked: [
      ['chance', '2 1 | 1/3'],
      ['chance', '2 1 | 1/2'],
      ['chance', '1 1 | 1/4'],
      ['chance', '2 1 | 9/10'],
      ['chance', '2 1 | 1/10'],
      ['bluff', '1 1 | 1'],
      ['bluff', '1 1 | 0'],
      ['doubt', '1 1 | 1'],
      ['doubt', '1 1 | 0'],
      ['hands', '1 1 | 2/3'],
      ['hands', '3 0 | 2/3'],
      ['stage', '1 1 | 1/3 3/4; 1 0'],
      ['stage', '1 1 | 1/4 1/2; 1 0'],
      ['stage', '1 1 | 1/4 3/4; 0 0'],
      ['stage', '1 1 | 1/4 3/4; 1 1'],
    ],
    words: [guessEn.judged, guessZh.judged],
  },
  secret_stop: {
    asked: [
      ['value', '2 3 1 4 7 | 14/5'],
      ['value', '1 5 | 4'],
      ['value', '1 5 | 2'],
      ['stop', '1 5 | 1 1'],
      ['hidden', '1 5 | 2 1'],
      ['hidden', '1 5 | 1 2'],
      ['worth', '1 5 | 2'],
      ['worth', '1 5 | 4'],
    ],
    words: [stopEn.judged, stopZh.judged],
  },
};

for (const [instrument, { asked, words }] of Object.entries(wrong)) {
  describe(instrument, () => {
    test('every cause has words, which say more the second time', async () => {
      const met = new Set<string>();
      for (const [ask, text] of asked) {
        for (const tries of [0n, 1n]) {
          const { right, key, texts } = await judge(instrument, ask, text, tries);
          assert.equal(right, false, text);
          met.add(key);
          for (const causes of words) {
            const cause = causes[key];
            assert.ok(cause, key);
            const said = typeof cause === 'string' ? cause : cause(...texts);
            assert.doesNotMatch(said, /undefined|-\d/, said);
          }
        }
      }
      for (const causes of words) assert.deepEqual([...met].sort(), Object.keys(causes).sort());
    });
  });
}

test('what the reader has not seen does not cross', async () => {
  for (let seed = 0; seed < 20; seed++) {
    assert.equal((await solver.ask('kuhn_poker', 'read', `first ${seed}`)).theirs, 0);
    const { places, sure } = await solver.ask('guess_card', 'read', `3 3 ${seed}`);
    assert.deepEqual(
      [...places].filter((place) => place > 1),
      [],
      'only the own hand is seen',
    );
    assert.equal(sure, 0);
    const { secret, over } = await solver.ask('secret_stop', 'read', `1 5 2 4 | ${seed}`);
    assert.equal(secret > 0, over);
  }
});

test('what is wrong in a match is named with its place', async () => {
  const refused = (code: string, at: number) => (error: unknown) =>
    error instanceof SolverError && error.code === code && error.at === at;
  await assert.rejects(solver.ask('kuhn_poker', 'read', 'first 7 x'), refused('illegal_move', 8));
  await assert.rejects(solver.ask('guess_card', 'read', '2 1001'), refused('too_large', 2));
  await assert.rejects(solver.ask('guess_card', 'read', '2 2 7 a1 a1'), refused('illegal_move', 9));
  await assert.rejects(solver.ask('secret_stop', 'read', '1 1/0 3'), refused('too_small', 4));
});

test('a chance is told with how far it may be from the truth, and that is no refusal', async () => {
  const { value, error, exact, bluff } = await solver.ask('guess_card', 'chance', '2 2');
  assert.deepEqual([exact, bluff], ['5/9', '1/3']); // by hand: u = 1/2, v = 2/3
  assert.ok(value - 555_555_555_555_555n <= 1n && error > 0n);
});
