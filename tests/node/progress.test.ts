/** What the reader has done: names are not ours to trust, nor is a file. */
import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';
import { ImportError, progress, readProgress } from '../../web/lesson/progress/store.ts';

/** Names that every plain object answers to. */
const inherited = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'];
const file = (entries: object) => JSON.stringify({ version: 2, questions: {}, lessons: {}, ...entries });
const refused = (text: string) => {
  try {
    readProgress(text);
  } catch (error) {
    assert.ok(error instanceof ImportError);
    return error.code;
  }
  return null;
};

suite('progress', () => {
  beforeEach(() => progress.clear());

  test('nothing is known of what was never done, whatever its name', () => {
    for (const name of inherited) {
      assert.deepEqual(progress.question(name), { tries: 0, hints: 0, solved: false, shown: false }, name);
      assert.deepEqual(progress.lesson(name), { visited: false, finished: false }, name);
    }
  });

  test('any name can be kept, changed and forgotten', () => {
    for (const name of inherited) {
      progress.keepQuestion(name, { tries: 2 });
      progress.keepQuestion(name, { solved: true });
      progress.keepLesson(name, { visited: true });
      assert.deepEqual(progress.question(name), { tries: 2, hints: 0, solved: true, shown: false }, name);
      assert.deepEqual(progress.lesson(name), { visited: true, finished: false }, name);
    }
  });

  test('a file joins what is here, also under a name that objects inherit', () => {
    progress.keepQuestion('nim/sum', { tries: 3 });
    const there = {
      'nim/sum': { tries: 1, hints: 2, solved: true },
      constructor: { tries: 1, hints: 0, solved: true },
    };
    assert.equal(progress.import(file({ questions: there })), 2);
    assert.deepEqual(progress.question('nim/sum'), { tries: 3, hints: 2, solved: true, shown: false });
    assert.deepEqual(progress.question('constructor'), { tries: 1, hints: 0, solved: true, shown: false });
    assert.equal(progress.solved('nim'), 1);
    const saved = progress.export();
    progress.clear();
    assert.equal(progress.import(saved), 2);
    assert.equal(progress.export(), saved);
  });

  test('a hostile file is refused, and changes nothing', () => {
    const before = progress.export();
    const entry = '{"tries":1,"hints":0,"solved":true,"visited":true,"finished":true,"choice":"P","right":true}';
    const cases = [
      [`{"version":1,"predictions":{"__proto__":${entry}},"exercises":{},"lessons":{}}`, 'broken'],
      [`{"version":1,"predictions":{},"exercises":{"<img>":${entry}},"lessons":{}}`, 'broken'],
      [`{"version":1,"predictions":{},"exercises":{},"lessons":{"nim":{"__proto__":${entry}}}}`, 'broken'],
      ['{"version":1,"__proto__":{"predictions":{},"exercises":{},"lessons":{}}}', 'broken'],
      [file({ questions: { nim: { tries: -1, hints: 0, solved: true } } }), 'broken'],
      [file({ version: 3 }), 'newer'],
      ['[]', 'not_progress'],
      ['{', 'not_json'],
      [' '.repeat(1_000_001), 'too_large'],
    ] as const;
    for (const [text, code] of cases) {
      assert.equal(refused(text), code, text.slice(0, 80));
      assert.throws(() => progress.import(text), ImportError);
      assert.equal(progress.export(), before);
    }
    assert.equal(({} as Record<string, unknown>)['tries'], undefined);
  });

  test('only known fields of an entry are taken over', () => {
    const { questions } = readProgress(file({ questions: { nim: { tries: 1, hints: 0, solved: true, evil: 'x' } } }));
    assert.deepEqual(questions['nim'], { tries: 1, hints: 0, solved: true, shown: false });
  });

  test('what the first version kept is still known: predictions and exercises', () => {
    const { questions, lessons } = readProgress(
      JSON.stringify({
        version: 1,
        predictions: { 'nim/a': { choice: 'P', right: true }, 'nim/b': { choice: 'N', right: false } },
        exercises: { 'nim/c': { tries: 2, hints: 1, solved: true } },
        lessons: { nim: { visited: true, finished: false } },
      }),
    );
    assert.deepEqual(
      { ...questions },
      {
        'nim/a': { tries: 1, hints: 0, solved: true, shown: false },
        'nim/b': { tries: 1, hints: 0, solved: false, shown: true },
        'nim/c': { tries: 2, hints: 1, solved: true, shown: false },
      },
    );
    assert.deepEqual({ ...lessons }, { nim: { visited: true, finished: false } });
  });
});
