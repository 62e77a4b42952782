/** The contest bench from Node and from a terminal: what it prints, refuses and lists. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { InputError, loadSolver, SolverError } from 'nimlab';
import { languages } from '../../web/languages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const solve = (args: readonly string[], input: string | Buffer = '') =>
  spawnSync(process.execPath, ['web/tasks/solve.mjs', ...args], { cwd: root, input, encoding: 'utf8' });

test('a problem is answered as its judge expects, and nothing else is printed', () => {
  const { status, stdout, stderr } = solve(['hdu-1846'], '2\n23 2\n4 3\n');
  assert.deepEqual([status, stdout, stderr], [0, 'first\nsecond\n', '']);
});

test('a byte-order mark and Windows line ends do not matter', () => {
  const { status, stdout } = solve(['poj-1067'], '\uFEFF2 1\r\n8 4\r\n\r\n4 7\r\n\r\n');
  assert.deepEqual([status, stdout], [0, '0\n1\n0\n']);
});

test('an input that is none is told by line and column, with exit code 2', () => {
  for (const [problem, input, message] of [
    ['hdu-1846', '1\n23 x\n', "line 2, column 4: expected m, a whole number from 1 to 1000; found 'x'"],
    ['hdu-1846', '1\n1001 2\n', "line 2, column 1: expected n, a whole number from 1 to 1000; found '1001'"],
    ['hdu-1846', '2\n23 2\n', 'line 3, column 1: expected n, a whole number from 1 to 1000; the input ends here'],
    ['hdu-1846', '1\n23 2\n7\n', "line 3, column 1: expected the end of the input; found '7'"],
    ['bzoj-1228', '1\n3\n1 2 3\n', "line 2, column 1: expected another n; found '3'"],
  ] as const) {
    const { status, stdout, stderr } = solve([problem], input);
    assert.deepEqual([status, stdout, stderr], [2, '', `${problem}: ${message}\n`]);
  }
});

test('what is no problem is refused, and how to call it is said', () => {
  const strange = solve(['hdu-1']);
  assert.deepEqual([strange.status, strange.stdout], [2, '']);
  assert.match(strange.stderr, /'hdu-1'.*--list/);
  for (const args of [[], ['--lost'], ['hdu-1846', 'more']]) {
    const { status, stdout, stderr } = solve(args);
    assert.deepEqual([status, stdout], [2, '']);
    assert.match(stderr, /npm run -s solve/);
  }
  assert.equal(solve(['--help']).status, 0);
});

test('the list names every problem with title, limits and lesson', async () => {
  const { status, stdout } = solve(['--list']);
  assert.equal(status, 0);
  const solver = await loadSolver();
  const problems = await solver.problems();
  solver.close();
  const lines = stdout.trimEnd().split('\n');
  assert.equal(lines.length, problems.length);
  const titles = parse(readFileSync(`${root}content/problems.yaml`, 'utf8')) as Record<string, { title: object }>;
  assert.deepEqual(
    Object.keys(titles).sort(),
    problems.map(({ name }) => name),
  );
  for (const [i, { name, lesson, milliseconds }] of problems.entries()) {
    assert.ok(lines[i]!.startsWith(`${name} `), name);
    assert.ok(lines[i]!.includes(` ${lesson} `), name);
    if (milliseconds !== null) assert.ok(lines[i]!.includes(`${milliseconds} ms`), name);
    assert.ok(existsSync(`${root}content/lessons/${lesson}/en.mdx`), lesson);
    for (const language of languages) {
      const title = (titles[name]!.title as Record<string, string>)[language]!;
      assert.ok(title.length > 0 && lines[i]!.includes(title), `${name} ${language}`);
    }
  }
});

test('every problem is tried against a second opinion', async () => {
  const tests = globSync('tests/cpp/problems/*.test.cpp', { cwd: root }).map((file) =>
    readFileSync(root + file, 'utf8'),
  );
  const solver = await loadSolver();
  for (const { name } of await solver.problems())
    assert.ok(
      tests.some((text) => text.includes(`"${name}"`)),
      name,
    );
  solver.close();
});

test('a reader that has enough ends it without a word', async () => {
  const child = spawn(process.execPath, ['web/tasks/solve.mjs', 'hdu-1847'], { cwd: root });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  child.stdin.on('error', () => {});
  child.stdout.once('data', () => child.stdout.destroy());
  child.stdin.end('3\n'.repeat(1_000_000));
  const code = await new Promise((resolve) => child.on('close', resolve));
  assert.deepEqual([code, said], [0, '']);
});

test('in Node: an answer, or an error as data', async () => {
  const solver = await loadSolver();
  assert.equal(await solver.solve('luogu-p1247', '3\n3 6 9\n'), '4 3\n3 6 5\n');
  await assert.rejects(solver.solve('luogu-p1247', '3\n3 six 9\n'), (error: unknown) => {
    assert.ok(error instanceof InputError);
    assert.deepEqual(error.fault, {
      kind: 'not_a_number',
      line: 2,
      column: 3,
      found: 'six',
      name: 'n',
      least: 0n,
      most: 1_000_000_000n,
    });
    return true;
  });
  await assert.rejects(
    solver.solve('hdu-1', ''),
    (error: unknown) => error instanceof SolverError && error.code === 'unknown_game',
  );
  const [first] = await solver.problems();
  assert.deepEqual(first, {
    name: 'abc-270d',
    lesson: 'game-trees',
    limits: { N: 10_000n, K: 100n },
    milliseconds: 2000,
    kibibytes: 1_048_576,
    sample: '11 4\n1 2 3 6\n',
    published: true,
    wrong: ['largest', 'against-greedy'],
    judged: false,
  });
  // Long work can be given up, and other questions get through.
  const abort = new AbortController();
  const long = solver.solve('bzoj-4589', '1000000000 50000\n'.repeat(200), { signal: abort.signal });
  setTimeout(() => abort.abort(), 20);
  await assert.rejects(long, { name: 'AbortError' });
  solver.close();
});

test('a million numbers are read in the time that they take', async () => {
  const solver = await loadSolver();
  const numbers = Array.from({ length: 1_000_000 }, (_, i) => 1 + ((i * 2_654_435_761) % 2_147_483_647)).join(' ');
  const sum = await solver.solve('hdu-3032', `1\n1000000\n${numbers}\n`);
  assert.match(sum, /^(Alice|Bob)\n$/);
  solver.close();
});
