/** Comments of the code that pages show are in the page's language: content/comments.yaml. */
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { test } from 'node:test';
import { first, type Language, languages } from '../../web/languages.ts';
import { commentsOf, hasWords, withComments } from '../../web/site/src/lesson/comments.ts';
import { cutOf } from '../../web/site/src/lesson/cut.ts';
import { read, root, yaml } from './lessons/lesson.ts';

const others = languages.filter((language) => language !== first);
const written = yaml('content/comments.yaml') as Readonly<
  Record<string, readonly Readonly<Record<Language, string>>[]>
>;

/** All code that is shown as it is in a file, by the name it has in content/comments.yaml. */
const shown = new Map<string, string>();
for (const file of globSync('content/problems/*/program.cpp', { cwd: root })) shown.set(file, read(file).trimEnd());
for (const page of globSync('content/**/*.mdx', { cwd: root })) {
  for (const [, file = '', cut = ''] of read(page).matchAll(/<Code file="([^"]+)" cut="([^"]+)"/g))
    shown.set(`${file}#${cut}`, cutOf(read(file), cut, file));
}

const told = (name: string, language: Language) =>
  withComments(
    shown.get(name)!,
    (written[name] ?? []).map((each) => [each[first], each[language]] as const),
    name,
  );

/** Columns of a fixed-width font; a Chinese character takes at most two. */
const width = (line: string) => line.replace(/[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/gu, '··').length;
const widest = (code: string) => Math.max(...code.split('\n').map(width));

test('every comment of code that is shown is there in every language, and none is left over', () => {
  assert.ok(shown.size > 80);
  const faults = others.flatMap((language) =>
    [...shown.keys()].flatMap((name) => {
      try {
        told(name, language);
        return [];
      } catch (cause) {
        return [`${language}: ${(cause as Error).message}`];
      }
    }),
  );
  assert.deepEqual(faults, []);
  assert.deepEqual(
    Object.keys(written).filter((name) => !shown.has(name)),
    [],
  );
});

test('code is no wider for its comments than it is in its file, and is otherwise the same', () => {
  const bare = (code: string) => code.replace(/ *\/\/.*$/gm, '').replace(/\n+/g, '\n');
  const wide: string[] = [];
  for (const language of others) {
    for (const [name, code] of shown) {
      const said = told(name, language);
      assert.equal(bare(said), bare(code), name);
      if (widest(said) > widest(code)) wide.push(`${language}: ${name}: ${widest(said)} columns, not ${widest(code)}`);
    }
  }
  assert.deepEqual(wide, []);
});

const html = { lt: '<', gt: '>', quot: '"', amp: '&' } as Readonly<Record<string, string>>;
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(\w+);/g, (all, name: string) => html[name] ?? all);

test('no page shows a comment in another language', () => {
  const site = 'dist/site/';
  let seen = 0;
  const foreign = globSync(`${site}**/*.html`, { cwd: root }).flatMap((file) => {
    const chinese = file.startsWith(`${site}zh/`);
    return [...read(file).matchAll(/<pre\b[^>]*>([\s\S]*?)<\/pre>/g)]
      .flatMap(([, code = '']) => commentsOf(plain(code)).filter(hasWords))
      .filter(({ text }) => {
        seen++;
        return /\p{Script=Han}/u.test(text) !== chinese;
      })
      .map(({ text }) => `${file}: ${text}`);
  });
  assert.ok(seen > 200);
  assert.deepEqual(foreign, []);
});

test('Chinese comments are set as Chinese is', () => {
  for (const [name, comments] of Object.entries(written)) {
    for (const { zh } of comments) {
      assert.match(zh, /\p{Script=Han}/u, name);
      assert.doesNotMatch(zh, /\p{Script=Han}[\w(]|[\w)]\p{Script=Han}/u, `${name}: no space between two scripts`);
      assert.doesNotMatch(
        zh,
        /\p{Script=Han} ?[,;:?!.]|[,;:?!] ?\p{Script=Han}/u,
        `${name}: a sign that is not Chinese`,
      );
    }
  }
});

test('a comment is found where it is one, and is replaced whole', () => {
  const code = [
    '/// The first',
    '/// of two.',
    'int a = 1\'000;  // of the "b"',
    '  f(\'"\', "http://x");',
    '  // x ^ y',
    '  // last',
  ];
  const found = commentsOf(code.join('\n')).map(({ first, last, text }) => [first, last, text]);
  assert.deepEqual(found, [
    [0, 1, 'The first of two.'],
    [2, 2, 'of the "b"'],
    [4, 5, 'x ^ y last'],
  ]);
  const said = withComments(
    code.join('\n'),
    [
      ['The first of two.', '第一个'],
      ['of the "b"', '在 b'],
      ['x ^ y last', '第二行\n第三行'],
    ],
    'x.cpp',
  );
  assert.deepEqual(said.split('\n'), ['/// 第一个', "int a = 1'000;  // 在 b", code[3], '  // 第二行', '  // 第三行']);
});

test('a comment that is not translated, is translated and not there, or is broken behind code, is named with its program', () => {
  const code = 'int a;  // of heaps\nint b;  // a ^ b';
  assert.throws(() => withComments(code, [], 'x.cpp'), /x\.cpp: nothing is said for the comment "of heaps"$/);
  assert.throws(
    () =>
      withComments(
        code,
        [
          ['of heaps', '堆'],
          ['gone', '没有'],
        ],
        'x.cpp',
      ),
    /x\.cpp: there is no comment "gone"$/,
  );
  assert.throws(() => withComments(code, [['of heaps', '堆\n数']], 'x.cpp'), /x\.cpp: "of heaps" stands behind code/);
});
