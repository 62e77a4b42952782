/** What the reader has done: names are not ours to trust, nor is a file. */
import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';
import { ImportError, progress, readProgress } from '../../web/lesson/progress/store.ts';

/** Names that every plain object answers to. */
const inherited = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'];
const file = (entries: object) =>
  JSON.stringify({ version: 1, predictions: {}, exercises: {}, lessons: {}, ...entries });
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
      assert.equal(progress.prediction(name), undefined, name);
      assert.deepEqual(progress.exercise(name), { tries: 0, hints: 0, solved: false }, name);
      assert.deepEqual(progress.lesson(name), { visited: false, finished: false }, name);
    }
  });

  test('any name can be kept, changed and forgotten', () => {
    for (const name of inherited) {
      progress.keepPrediction(name, { choice: 'P', right: true });
      progress.keepExercise(name, { tries: 2 });
      progress.keepExercise(name, { solved: true });
      progress.keepLesson(name, { visited: true });
      assert.deepEqual(progress.prediction(name), { choice: 'P', right: true }, name);
      assert.deepEqual(progress.exercise(name), { tries: 2, hints: 0, solved: true }, name);
      assert.deepEqual(progress.lesson(name), { visited: true, finished: false }, name);
      progress.keepPrediction(name, null);
      assert.equal(progress.prediction(name), undefined, name);
    }
  });

  test('a file joins what is here, also under a name that objects inherit', () => {
    progress.keepExercise('nim/sum', { tries: 3 });
    const there = {
      'nim/sum': { tries: 1, hints: 2, solved: true },
      constructor: { tries: 1, hints: 0, solved: true },
    };
    assert.equal(progress.import(file({ exercises: there })), 2);
    assert.deepEqual(progress.exercise('nim/sum'), { tries: 3, hints: 2, solved: true });
    assert.deepEqual(progress.exercise('constructor'), { tries: 1, hints: 0, solved: true });
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
      [file({ exercises: { nim: { tries: -1, hints: 0, solved: true } } }), 'broken'],
      [file({ version: 2 }), 'newer'],
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
    const { exercises } = readProgress(file({ exercises: { nim: { tries: 1, hints: 0, solved: true, evil: 'x' } } }));
    assert.deepEqual(exercises['nim'], { tries: 1, hints: 0, solved: true });
  });
});
