/**
 * The build itself: the README's two commands on a fresh machine, what is optimised for what, and how many bytes come
 * out.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { catch2 } from '../../web/tasks/report.mjs';
import { solverOfLessons } from '../../web/tasks/weight.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const { wireit } = JSON.parse(read('package.json')) as {
  wireit: Record<string, { command: string }>;
};

test('npm start, then npm test, on a machine that had no Catch2 at first', (t) => {
  const fresh = mkdtempSync(join(tmpdir(), 'nimlab-fresh-'));
  t.after(() => rmSync(fresh, { recursive: true }));
  for (const name of ['CMakeLists.txt', 'CMakePresets.json', 'wasm', 'tests'])
    symlinkSync(root + name, join(fresh, name));
  const sh = (command: string) =>
    execFileSync('sh', ['-c', command], {
      cwd: fresh,
      stdio: 'pipe',
      encoding: 'utf8',
    });
  const presets = JSON.parse(read('CMakePresets.json')) as {
    configurePresets: Record<string, string>[];
    buildPresets: Record<string, string>[];
  };
  /** The step's own configuration; of its build, that Ninja knows the target: compiling it would take minutes. */
  const plan = (step: string, configuredWith: string) => {
    const [configure, build, ...more] = wireit[step]!.command.split(' && ');
    assert.ok(configure!.includes('cmake --preset') && more.length === 0, step);
    sh(configure! + configuredWith);
    const name = /^cmake --build --preset (\S+)$/.exec(build!)![1];
    const { configurePreset, targets } = presets.buildPresets.find((preset) => preset.name === name)!;
    const { binaryDir = `build/${configurePreset}` } = presets.configurePresets.find(
      (preset) => preset.name === configurePreset,
    )!;
    return sh(`ninja -C ${binaryDir.replace('${sourceDir}/', '')} -t query ${targets}`);
  };
  const noCatch2 = ' -DCMAKE_IGNORE_PATH=/usr/include';
  plan('wasm', noCatch2);
  assert.throws(() => plan('build:wasm-tests', noCatch2), /Catch2 was not found/);
  plan('build:wasm-tests', ' -UCMAKE_IGNORE_PATH');
});

test('but for a few files that judge and explain, what is linked into the module is compiled with the same -O', () => {
  const objects = JSON.parse(read('build/wasm/compile_commands.json')) as {
    file: string;
    command: string;
  }[];
  const ours = objects.filter(({ command }) => !command.includes('nimlab_tests.dir'));
  assert.ok(ours.length > 15);
  for (const { file, command } of ours) {
    const level = command.match(/(?<=\s)-O\w*/g)!.at(-1)!;
    assert.match(
      level,
      /(instruments\/(matrices|trees|repeated)\/\w+|core\/rational)\.cpp$/.test(file) ? /^-Os$/ : /^-O[23]$/,
      file,
    );
  }
});

const kilobytes = (files: (string | Buffer)[]) =>
  files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0) / 1000;

const wasm = (name: string) => readFileSync(`${root}build/wasm/nimlab-${name}.wasm`);

test('the module of all games is no larger than it was', () => {
  const size = kilobytes([wasm('all')]);
  // 131 with 23 games; the coins and the field of nimbers add 31, green and red-blue Hackenbush with their values, cuts
  // and steps 34, geography with its matchings 16, k in a row and game trees 15, twenty-four 18, matrices, bimatrices,
  // bluffing and their judgements 106, letters of nodes, dominance by mixtures and rounds of bimatrices 2, the search
  // of summands 1, matrix games of all magnitudes, in steps, 1, sources without byte tuning 80, the opponents'
  // strategies 3, every component at once 5, the reasons of five games and what follows from two 7, plans that play again and again 17. Lower it whenever it
  // can be lowered.
  assert.ok(size <= 469, `${size.toFixed(1)} kB gzip`);
});

// Of these Embind is 3.5: its glue 3.1, in the module its types and what it calls back by.
test('what a lesson loads of the solver, glue and modules, is at most 75 kB', async () => {
  const lessons = await solverOfLessons();
  assert.ok(lessons.length > 10);
  for (const { lesson, modules, bytes } of lessons) {
    assert.ok(modules.length > 0 && bytes <= 75_000, `${lesson}: ${modules.join()} ${bytes} B`);
  }
});

test('of the widgets only the loader has a name that stays', () => {
  const manifest = JSON.parse(read('build/widgets/.vite/manifest.json')) as Record<string, { file: string }>;
  for (const { file } of Object.values(manifest)) {
    assert.ok(file === 'nimlab.js' || /^chunks\/.+-[\w-]{8}\.\w+$/.test(file), file);
  }
});

test('of a Catch2 run that broke off there is no count', () => {
  const failed =
    '<TestCase name="a &lt; b" tags=""><Expression success="false" type="REQUIRE" filename="x.cpp" line="7">\n' +
    '<Original>\na == b\n</Original>\n<Expanded>\n1 == 2\n</Expanded>\n</Expression>' +
    '<OverallResult success="false"/></TestCase>';
  const whole = `${failed}<TestCase name="c"><OverallResult success="true"/></TestCase>`;
  const counted = catch2(`${whole}<OverallResultsCases successes="1" failures="1" expectedFailures="0"/>`);
  assert.deepEqual(counted.counts, { passed: 1, failed: 1 });
  assert.equal(counted.failures[0], 'a < b');
  assert.match(counted.failures[1]!, /x\.cpp:7: a == b\s+1 == 2/);
  assert.equal(counted.failures.length, 2);
  assert.equal(catch2(failed).counts, undefined);
});
