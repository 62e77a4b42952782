/**
 * What must hold of any input: of addresses, of files a reader imports, of what is typed into the fields of every game.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { loadSolver, SolverError } from 'nimlab';
import { parse } from 'yaml';
import { ImportError, progress, readProgress } from '../../web/lesson/progress/store.ts';
import { gameInHash, hashWith, isAbout, readGame, writeGame } from '../../web/board/link.ts';

// The same inputs at every run, so that a red test is about the change at hand; NIMLAB_SEED=<number> looks elsewhere.
fc.configureGlobal({ seed: Number(process.env.NIMLAB_SEED ?? 1901) });

const anyText = fc.string({ unit: 'grapheme' });
const linkedGame = fc.record(
  {
    position: anyText,
    rule: anyText,
    moves: fc.array(fc.array(fc.nat(), { minLength: 1, maxLength: 4 }).map((numbers) => numbers.join('-'))),
    first: fc.constantFrom('you' as const, 'opponent' as const),
    opponent: fc.constantFrom('perfect' as const, 'fallible' as const, 'human' as const),
    plays: fc.constantFrom(null, 'left' as const, 'right' as const),
  },
  { noNullPrototype: true },
);
const defaults = { rule: 'some rule', first: 'you', opponent: 'human', plays: null } as const;

test('an address gives back the game that was written into it', () => {
  fc.assert(
    fc.property(linkedGame, (game) => {
      assert.deepEqual(readGame(writeGame(game), { ...defaults, plays: game.plays && 'left' }), game);
    }),
  );
});

test('an address of players who differ is read without them, and one of players who are alike has none', () => {
  const plays = (text: string, given: 'left' | 'right' | null) => readGame(text, { ...defaults, plays: given })?.plays;
  assert.equal(plays('3~~~y~p', 'right'), 'right');
  assert.equal(plays('3~~~y~p~l', 'right'), 'left');
  assert.equal(plays('3~~~y~p~r', 'left'), 'right');
  assert.equal(plays('3~~~y~p', null), null);
  for (const broken of ['3~~~y~p~x', '3~~~y~p~', '3~~~y~p~l~']) assert.equal(plays(broken, 'left'), undefined, broken);
  assert.equal(plays('3~~~y~p~l', null), undefined);
});

test('an address holds several boards, and one is changed without the others', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(name, name, linkedGame, linkedGame, fc.stringMatching(/^[\w-]*$/), (a, b, one, two, anchor) => {
      fc.pre(a !== b);
      const hash = hashWith(hashWith(`#${anchor}`, a, writeGame(one)), b, writeGame(two));
      assert.equal(gameInHash(hash, a), writeGame(one));
      assert.equal(gameInHash(hash, b), writeGame(two));
      assert.ok(isAbout(hash, b) && !isAbout(hash, a), 'the last one put into it');
      assert.ok(!isAbout(`${hash}&section`, b), 'a section that is named as well');
      assert.equal(new URL(hash, 'https://example.org/').hash, hash, 'nothing is left to be escaped');
    }),
  );
});

test('of a hostile address comes a game of plain texts, or nothing', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom('~', '&', '=', '#', '%', '%E0', '_', '.', 'y', 'p', '3', ' '), { maxLength: 30 })
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(hostile, hostile, (hash, name) => {
      const text = name && !/\p{Surrogate}/u.test(name) ? gameInHash(hash, name) : null;
      for (const each of [hash, text]) {
        const game = each === null ? null : readGame(each, defaults);
        if (game === null) continue;
        assert.equal(typeof game.position, 'string');
        assert.ok(game.moves.every((move) => typeof move === 'string'));
        // What was read is written in a way that is read alike.
        assert.deepEqual(readGame(writeGame(game), defaults), game);
      }
    }),
  );
});

const nameOfAll = Object.getOwnPropertyNames(Object.prototype);
const entryName = fc.oneof(fc.constantFrom(...nameOfAll, 'nim/who', 'a'), fc.string());
const attempt = fc.record({ tries: fc.nat(), hints: fc.nat(), solved: fc.boolean(), shown: fc.boolean() });
const goodName = fc.stringMatching(/^[a-z0-9][a-z0-9_./-]{0,20}$/);
const goodFile = fc.record({
  version: fc.constant(2),
  questions: fc.dictionary(goodName, attempt),
  lessons: fc.dictionary(goodName, fc.record({ visited: fc.boolean(), finished: fc.boolean() })),
});

test('a file is imported or refused by ImportError, and nothing else comes of it', () => {
  const almost = fc.record(
    {
      version: fc.oneof(fc.constantFrom(1, 2), fc.jsonValue()),
      questions: fc.oneof(fc.dictionary(entryName, fc.oneof(attempt, fc.jsonValue())), fc.jsonValue()),
      predictions: fc.oneof(fc.dictionary(entryName, fc.jsonValue()), fc.jsonValue()),
      exercises: fc.oneof(fc.dictionary(entryName, fc.oneof(attempt, fc.jsonValue())), fc.jsonValue()),
      lessons: fc.jsonValue(),
      ['__proto__']: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );
  const hostile = fc.oneof(
    fc.string(),
    fc.json(),
    almost.map((data) => JSON.stringify(data)),
  );
  const before = nameOfAll.join();
  fc.assert(
    fc.property(hostile, (text) => {
      const kept = progress.export();
      try {
        progress.import(text);
      } catch (cause) {
        assert.ok(cause instanceof ImportError, String(cause));
        assert.equal(progress.export(), kept, 'a refusal changes nothing');
      }
      assert.equal(Object.getOwnPropertyNames(Object.prototype).join(), before);
      assert.equal(({} as Record<string, unknown>).solved, undefined);
      progress.clear();
    }),
  );
});

test('what is exported is imported again, twice as well as once', () => {
  fc.assert(
    fc.property(goodFile, goodFile, (here, there) => {
      progress.clear();
      progress.import(JSON.stringify(here));
      assert.deepEqual(readProgress(progress.export()), progress.data);
      progress.import(JSON.stringify(there));
      const joined = progress.data; // a new object at every change
      progress.import(JSON.stringify(there));
      assert.deepEqual(progress.data, joined);
      for (const [name, { solved }] of Object.entries(here.questions)) {
        assert.ok(progress.question(name).solved || !solved, 'nothing that was done is undone');
      }
      progress.clear();
    }),
  );
});

test('a name that every object has is no entry', () => {
  progress.clear();
  for (const name of nameOfAll) {
    assert.deepEqual(progress.question(name), { tries: 0, hints: 0, solved: false, shown: false }, name);
    assert.deepEqual(progress.lesson(name), { visited: false, finished: false }, name);
  }
});

const solver = await loadSolver();
after(() => solver.close());

interface Reference {
  examples: { position: unknown; rule?: unknown }[];
}

for (const { name: game, defaultRule } of await solver.games()) {
  const reference = parse(
    readFileSync(new URL(`../../content/reference/${game}.yaml`, import.meta.url), 'utf8'),
  ) as Reference;
  const examples = reference.examples.map(({ position, rule }) => ({
    position: String(position),
    rule: rule === undefined ? defaultRule : String(rule),
  }));
  /** A text cut up and put together again, with small numbers and with rubbish in between. */
  const pieces = (texts: string[]) => [...new Set(texts.flatMap((text) => text.match(/\d+|\D/g) ?? []))];
  const mixed = (texts: string[]) =>
    fc
      .array(
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(' ', ...pieces(texts)) },
          { weight: 3, arbitrary: fc.nat(9).map(String) },
          {
            weight: 1,
            arbitrary: fc.constantFrom('-1', '18446744073709551616', 'é', '石', '\0', '\u{1f600}', '#1', '٣'),
          },
        ),
        { maxLength: 12 },
      )
      .map((all) => all.join(''));
  const positions = examples.map(({ position }) => position);
  const rules = examples.map(({ rule }) => rule);
  const typed = fc.oneof(
    fc.record({ position: mixed(positions), rule: fc.constantFrom(...rules) }),
    fc.record({ position: fc.constantFrom(...positions), rule: mixed(rules) }),
    fc.record({ position: anyText, rule: fc.oneof(fc.constant(''), anyText) }),
  );

  test(`${game}: what is typed is accepted, or refused by a SolverError that names a place within it`, async () => {
    await fc.assert(
      fc.asyncProperty(typed, async ({ position, rule }) => {
        try {
          await solver.moves(game, position, rule, { limit: 1 });
        } catch (cause) {
          assert.ok(cause instanceof SolverError, String(cause));
          const { code, field, part, at } = cause;
          assert.ok(code !== 'unavailable' && (code !== 'unknown_game' || game === 'sum'), code);
          assert.ok(Buffer.byteLength(part) <= 40, part);
          if (at === null) return;
          assert.ok(field === 'position' || field === 'rule', field);
          const text = Buffer.from(field === 'rule' ? rule : position);
          assert.ok(at >= 0 && at <= text.length, `${at} in '${text}'`);
          if (code === 'too_many') return; // there `part` is a count
          assert.equal(text.subarray(at, at + Buffer.byteLength(part)).toString(), part, `at ${at}`);
        }
      }),
      { numRuns: 150 },
    );
  });

  test(`${game}: the canonical text of a position and a rule is its own canonical text`, async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.constantFrom(...examples),
          fc.record({ position: mixed(positions), rule: fc.constantFrom(...rules) }),
        ),
        async ({ position, rule }) => {
          const signal = AbortSignal.timeout(500);
          const ask = (p: string, r: string) =>
            solver.analyse(game, p, r, { signal }).catch((cause: unknown) => {
              if (cause instanceof SolverError || signal.aborted) return null;
              throw cause;
            });
          const first = await ask(position, rule);
          if (first === null) return;
          accepted += 1;
          const again = await ask(first.position, first.rule);
          if (again === null) return void assert.ok(signal.aborted, `${first.position} is refused`);
          assert.deepEqual(again, first);
        },
      ),
      { numRuns: 60 },
    );
    assert.ok(accepted >= examples.length, String(accepted));
  });
}
