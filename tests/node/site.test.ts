import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { alternates } from '../../web/site/src/alternates.ts';
import { compress } from '../../web/tasks/compress.mjs';
import { serve } from '../../web/tasks/serve.mjs';
import { boxHeight, boxWidth, drawCourse, needs } from '../../web/site/src/course-map.ts';
import { cutOf } from '../../web/site/src/lesson/cut.ts';
import { unkeptQuestions } from '../../web/site/src/plugins/unkept-questions.mjs';
import { markdown, phrase } from '../../web/site/src/reference/text.ts';
import { relocate, withPolicy, withRelativeAddresses } from '../../web/tasks/relocate.mjs';

const base = '/nimlab-base/';

test('an address becomes relative to the file it stands in', () => {
  const html = '<a href="/nimlab-base/zh/">·</a><a href="/nimlab-base/">·</a><a href="https://doi.org/10.1">·</a>';
  const moved = (file: string) => withRelativeAddresses(html, file, base);
  assert.equal(moved('index.html'), '<a href="./zh/">·</a><a href="./">·</a><a href="https://doi.org/10.1">·</a>');
  assert.match(moved('lessons/nim/index.html'), /href="\.\.\/\.\.\/zh\/".*href="\.\.\/\.\.\/".*https:\/\/doi/);
});

test('the policy allows the inline scripts of the page by hash, and no others', () => {
  const script = 'document.title = "x";';
  const html = `<head><meta charset="utf-8"><script>${script}</script><script type="module" src="a.js"></script></head>`;
  const policy = /content-security-policy" content="([^"]*)"/.exec(withPolicy(html))![1]!;
  const allowed = /script-src ([^;]*)/.exec(policy)![1];
  const hash = createHash('sha256').update(script).digest('base64');
  assert.equal(allowed, `'self' 'wasm-unsafe-eval' 'sha256-${hash}'`);
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /style-src 'self';/);
  assert.throws(() => withPolicy('<head></head>'), /charset/);
});

test('a script that holds an address of the site is refused by name', async (t) => {
  const site = await mkdtemp(join(tmpdir(), 'nimlab-site-'));
  t.after(() => rm(site, { recursive: true }));
  await mkdir(join(site, 'assets'));
  await writeFile(join(site, 'assets/style.css'), 'a{background:url(/nimlab-base/assets/a.svg)}');
  await relocate(site, { base });
  assert.equal(await readFile(join(site, 'assets/style.css'), 'utf8'), 'a{background:url(../assets/a.svg)}');
  await writeFile(join(site, 'assets/bad.js'), 'import("/nimlab-base/x.js")');
  await assert.rejects(relocate(site, { base }), /assets\/bad\.js/);
});

test('the addresses of translations are whole, or not there', () => {
  assert.deepEqual(alternates('lessons/nim/', undefined), []);
  for (const site of ['https://example.org/nimlab', new URL('https://example.org/nimlab/')]) {
    assert.deepEqual(
      alternates('lessons/nim/', site).map(({ lang, href }) => `${lang} ${href}`),
      ['en https://example.org/nimlab/lessons/nim/', 'zh-CN https://example.org/nimlab/zh/lessons/nim/'],
    );
  }
  const site = fileURLToPath(new URL('../../dist/site/', import.meta.url));
  const pages = globSync('**/*.html', { cwd: site });
  assert.ok(pages.length > 20);
  for (const page of pages) {
    for (const [link] of readFileSync(site + page, 'utf8').matchAll(/<link[^>]*hreflang[^>]*>/g)) {
      assert.match(link, /href="https?:/, page);
    }
  }
});

const site = fileURLToPath(new URL('../../dist/site/', import.meta.url));

test('a host sends every file as small as the reader can take it, and keeps for ever what has its hash in its name', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'nimlab-host-'));
  t.after(() => rm(folder, { recursive: true }));
  const { url, stop } = await serve({
    port: 0,
    folder: relative(fileURLToPath(new URL('../../', import.meta.url)), folder),
  });
  t.after(stop);
  const ask = async (path: string, accept: string) => {
    const [answer] = (await once(get(url + path, { headers: { 'accept-encoding': accept } }), 'response')) as [
      IncomingMessage,
    ];
    const body = Buffer.concat((await answer.toArray()) as Buffer[]);
    const { 'content-encoding': way, 'content-type': type, 'cache-control': kept, vary } = answer.headers;
    return { body, way, type, kept, vary };
  };
  const sizeOf = (file: string) => statSync(site + file).size;
  const files = globSync('**/*.{html,js,wasm,woff2}', { cwd: site }).sort((a, b) => sizeOf(a) - sizeOf(b));
  const types = {
    html: 'text/html',
    js: 'text/javascript',
    wasm: 'application/wasm',
    woff2: 'font/woff2',
  };
  const fileOf = (ending: string) => files.find((each) => each.endsWith(`.${ending}`) && !each.startsWith('pagefind'))!;
  for (const ending of Object.keys(types)) await cp(site + fileOf(ending), join(folder, fileOf(ending)));
  await compress(folder, join(folder, 'compressed'));
  for (const [ending, type] of Object.entries(types)) {
    const file = fileOf(ending);
    const plain = readFileSync(site + file);
    const [br, gz, none] = [await ask(file, 'gzip, br'), await ask(file, 'gzip'), await ask(file, 'identity')];
    assert.deepEqual(none.body, plain, file);
    assert.equal(none.way, undefined);
    const hashed = /[.-][\w-]{8}\.\w+$/.test(file);
    for (const answer of [br, gz, none]) {
      assert.ok(answer.type!.startsWith(type), `${file}: ${answer.type}`);
      assert.equal(answer.vary, 'Accept-Encoding');
      assert.equal(/immutable/.test(answer.kept!), hashed, file);
    }
    if (ending === 'woff2')
      assert.equal(br.way, undefined); // compressed already
    else {
      assert.deepEqual([br.way, gz.way], ['br', 'gzip'], file);
      assert.deepEqual([brotliDecompressSync(br.body), gunzipSync(gz.body)], [plain, plain], file);
    }
  }
});

test('every file that a page or a style sheet of the site names is there', () => {
  for (const file of globSync('**/*.{html,css}', { cwd: site })) {
    const text = readFileSync(site + file, 'utf8');
    if (file === '404.html') continue; // it climbs
    for (const [, address] of text.matchAll(/(?:<(?:link|script)[^>]*\s(?:href|src)="|url\()([^")#:]+)/g)) {
      assert.ok(existsSync(join(site, file, '..', address!)), `${file}: ${address}`);
    }
  }
});

test('a short formula stays whole and with what closes its clause; a paragraph with a long one says so', async () => {
  assert.match(
    await phrase('Take $a \\oplus b$, then go.'),
    /<span class="together"><span class="katex">.*<\/span>,<\/span> then/,
  );
  assert.match(await phrase('Take $a \\oplus b$ and go.'), /class="katex together"/);
  const long = '$a_1 \\oplus a_2 \\oplus a_3 \\oplus a_4 \\oplus a_5 \\oplus a_6 = 2^k + 1$';
  assert.match(await markdown(`设 ${long}。`), /^<p class="long-math">/);
  assert.doesNotMatch(await phrase(`设 ${long}。`), /together/);
  // As many signs as one that stays whole, but with more room around them than a phone has.
  assert.match(await phrase('From $fgh(a, b, c, d, e, u, i, j)$ on'), /together/);
  assert.doesNotMatch(await phrase('Take $(1 + (m - 1)(1 - u))/(m + 1)$ of it'), /together/);
  assert.doesNotMatch(await phrase('So $\\sum_j y_j = C - \\sum_j c_j y_j - \\sum_i x_i s_i$ holds'), /together/);
  // Not broken, and too wide for a line to give way.
  assert.match(await markdown('设 $q = \\sqrt{v \\oplus u \\otimes M/2}$。'), /^<p class="long-math">.*together/s);
  assert.match(await markdown('设 $a \\oplus b = c$。'), /^<p>/);
  assert.doesNotMatch(await phrase('$a \\oplus b$'), /annotation/);
});

test('questions on a page below a lesson have no name, under which progress would be kept', () => {
  const names = (path: string) => {
    const question = { name: 'Question', attributes: [{ name: 'name' }, { name: 'kind' }, { name: 'game' }] };
    const board = { name: 'Board', attributes: [{ name: 'name' }] };
    unkeptQuestions()({ children: [{ children: [question, board] }] }, { path });
    return [question, board].map(({ attributes }) => attributes.map(({ name }) => name).join(' '));
  };
  assert.deepEqual(names('/x/content/lessons/nim/further.zh.mdx'), ['kind game', 'name']);
  assert.deepEqual(names('/x/content/lessons/nim/zh.mdx'), ['name kind game', 'name']);
});

test('no paragraph holds what ends one: a browser would leave an empty paragraph behind it', () => {
  const block = /<p\b[^>]*>(?:(?!<\/p>)[\s\S])*?<(?:p|div|details|ul|ol|dl|table|pre|section|figure|h[1-6])\b/;
  assert.match('<p>Why?<details></details></p>', block);
  const pages = globSync('**/*.html', { cwd: site });
  const broken = pages.filter((file) => block.test(readFileSync(join(site, file), 'utf8')));
  assert.deepEqual(broken, []);
});

test('every nimlab-* tag of the built site has a definition', () => {
  const site = new URL('../../dist/site/', import.meta.url);
  const used = new Set(
    globSync('**/*.html', { cwd: fileURLToPath(site) }).flatMap((file) =>
      [...readFileSync(new URL(file, site), 'utf8').matchAll(/<(nimlab-[a-z0-9-]+)/g)].map((match) => match[1]!),
    ),
  );
  assert.ok(used.size > 20);
  const defined = new Set(
    globSync('nimlab/**/*.js', { cwd: fileURLToPath(site) }).flatMap((file) =>
      [...readFileSync(new URL(file, site), 'utf8').matchAll(/\([`'"](nimlab-[a-z0-9-]+)[`'"],/g)].map(
        (match) => match[1]!,
      ),
    ),
  );
  assert.deepEqual(
    [...used].filter((tag) => !defined.has(tag)),
    [],
  );
});

test('a cut is the lines between its marks, without their indentation', () => {
  const text = ['int a;', '  // cut: sum', '  int f() {', '    return 1;', '  }', '  // end cut', 'int b;'].join('\n');
  assert.equal(cutOf(text, 'sum', 'x.hpp'), 'int f() {\n  return 1;\n}');
});

test('a cut that is missing, double, open or empty is refused by name', () => {
  assert.throws(() => cutOf('int a;', 'sum', 'x.hpp'), /x\.hpp: 0 cuts named 'sum'/);
  assert.throws(() => cutOf('// cut: s\na\n// end cut\n// cut: s\nb\n// end cut', 's', 'x.hpp'), /2 cuts/);
  assert.throws(() => cutOf('// cut: s\na', 's', 'x.hpp'), /end cut/);
  assert.throws(() => cutOf('// cut: s\n// end cut', 's', 'x.hpp'), /empty/);
});

const lesson = (name: string, ...prerequisites: string[]) => ({ name, title: `The lesson ${name}`, prerequisites });
const lessons = [
  lesson('a'),
  lesson('b', 'a'),
  lesson('c', 'a'),
  lesson('d', 'a', 'b', 'c'),
  lesson('e', 'a'),
  lesson('f'),
];

test('a lesson needs what does not follow from its other needs', () => {
  assert.deepEqual(needs(lessons[3]!, lessons), ['b', 'c']);
  assert.deepEqual(needs(lesson('x', 'not-written', 'a'), lessons), ['a']);
});

test('the picture of the course has a box for every lesson, and lines that lead right', () => {
  const { boxes, lines, width, height } = drawCourse(lessons);
  assert.deepEqual(
    boxes.map((box) => box.lesson.name),
    lessons.map(({ name }) => name),
  );
  assert.deepEqual(lines.map(({ from, to }) => from + to).sort(), ['ab', 'ac', 'ae', 'bd', 'cd']);
  const left = (name: string) => boxes.find((box) => box.lesson.name === name)!.x;
  for (const { from, to } of lines) assert.ok(left(from) + boxWidth < left(to), from + to);
  for (const [i, a] of boxes.entries()) {
    assert.ok(a.x >= 0 && a.y >= 0 && a.x + boxWidth <= width && a.y + boxHeight <= height, a.lesson.name);
    for (const b of boxes.slice(i + 1)) {
      const apart = Math.abs(a.x - b.x) >= boxWidth || Math.abs(a.y - b.y) >= boxHeight;
      assert.ok(apart, a.lesson.name + b.lesson.name);
    }
  }
  // In a column the course goes from top to bottom.
  const column = boxes.filter(({ x }) => x === left('b'));
  assert.deepEqual(
    column.map(({ lesson }) => lesson.name),
    ['b', 'c', 'e'],
  );
  assert.ok(column.every((box, i) => i === 0 || box.y > column[i - 1]!.y));
});
