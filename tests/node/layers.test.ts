/**
 * Layers where no build holds them: of C++ CMakeLists.txt does, of TypeScript web/eslint.config.mjs says the same to
 * who writes it.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { circleIn } from '../../web/tasks/circles.ts';
import { languages } from '../../web/languages.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What a file includes of ours. */
const included = (file: string) =>
  [...readFileSync(root + file, 'utf8').matchAll(/^#include "([^"]+)"/gm)].map((match) => match[1]!);

/** A small header of each layer of C++, and who beside itself may include it, as ARCHITECTURE.md has it. */
const headers: Record<string, readonly [header: string, seenBy: readonly string[]]> = {
  core: ['core/outcome.hpp', ['math', 'search', 'games', 'instruments', 'catalogue', 'problems', 'bindings']],
  math: ['math/mex.hpp', ['search', 'games', 'instruments', 'catalogue', 'problems', 'bindings']],
  search: ['search/positions.hpp', ['catalogue', 'bindings']],
  games: ['games/all.hpp', ['problems']],
  instruments: ['instruments/all.hpp', ['problems']],
  catalogue: ['catalogue/out_of_memory.hpp', ['bindings']],
  problems: ['problems/support/random.hpp', []],
};

test('C++ includes by layer: the compiler finds what a layer names in CMake, and nothing else', () => {
  const commands = JSON.parse(readFileSync(join(root, 'build/wasm/compile_commands.json'), 'utf8')) as {
    command: string;
  }[];
  for (const layer of [...Object.keys(headers), 'bindings']) {
    const built = commands.find(({ command }) => command.includes(`nimlab_${layer}.dir/`));
    assert.ok(built, layer);
    const folders = [...built.command.matchAll(/-I\S*\/layers\/\S+/g)].map(([folder]) => folder);
    for (const [of, [header, seenBy]] of Object.entries(headers)) {
      const input = `#include "${header}"\n`;
      const { status } = spawnSync('c++', ['-std=c++20', '-fsyntax-only', ...folders, '-x', 'c++', '-'], { input });
      const allowed = layer === of || seenBy.includes(layer);
      assert.equal(status === 0, allowed, `${layer} ${allowed ? 'cannot' : 'can'} include ${header}`);
    }
  }
});

// What a path could get round:
test('C++ includes by layer: no path leads out of a folder, and the bindings ask the catalogue alone', () => {
  const files = globSync('wasm/**/*.{hpp,cpp,in}', { cwd: root });
  assert.ok(files.length > 200);
  for (const file of files) {
    for (const header of included(file)) {
      const source = header === 'catalogue/listed.hpp' ? 'bindings/listed.hpp.in' : header; // made by CMake
      assert.ok(existsSync(join(root, 'wasm', source)) && !header.includes('..'), `${file} includes ${header}`);
      if (/^wasm\/bindings\/[^/]+pp$/.test(file)) assert.match(header, /^(catalogue|bindings)\//, file);
    }
  }
});

test('only the bindings know Embind', () => {
  for (const file of globSync('wasm/**/*.{hpp,cpp}', { cwd: root })) {
    if (file.startsWith('wasm/bindings/')) continue;
    assert.ok(!/emscripten/i.test(readFileSync(root + file, 'utf8').replace(/^\s*\/\/.*$/gm, '')), file);
  }
});

test('one word names a game in every layer', async () => {
  const { loadSolver } = await import('nimlab');
  const solver = await loadSolver();
  for (const { name } of await solver.games()) {
    for (const file of [
      `wasm/{games/*,catalogue}/${name}.cpp`,
      `tests/cpp/${name}.test.cpp`,
      `web/games/**/${name}/element.ts`,
      `web/games/**/${name}/scene.ts`,
      ...languages.map((language) => `web/games/**/${name}/words.${language}.ts`),
    ]) {
      assert.ok(globSync(file, { cwd: root }).length > 0, `${file} is missing`);
    }
  }
  solver.close();
});

test('one word names an instrument in C++', async () => {
  const { loadSolver } = await import('nimlab');
  const solver = await loadSolver();
  const instruments = await solver.instruments();
  assert.ok(instruments.length > 0);
  for (const { name } of instruments) {
    for (const file of [`wasm/instruments/*/${name}.cpp`, `tests/cpp/${name}.test.cpp`]) {
      assert.ok(globSync(file, { cwd: root }).length > 0, `${file} is missing`);
    }
  }
  solver.close();
});

test('whoever speaks, speaks every language', () => {
  const folders = globSync('web/**/words.en.ts', { cwd: root }).map((file) => dirname(file));
  assert.ok(folders.length > 30);
  for (const folder of folders) {
    for (const language of languages) assert.ok(existsSync(join(root, folder, `words.${language}.ts`)), folder);
  }
});

/** Files of web/ that a file imports, as paths from there: "board/view.ts". */
const importsOf = (file: string, imports = /\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g) =>
  [...readFileSync(join(root, 'web', file), 'utf8').matchAll(imports)].map(([, still, dynamic]) =>
    join(dirname(file), still ?? dynamic!),
  );

/**
 * The layers of an element, and what each may import beside itself; web/eslint.config.mjs says the same to who writes
 * one.
 */
const above: Record<string, readonly string[]> = {
  solver: [],
  draw: ['solver/types.ts'],
  board: ['draw/', 'solver/'],
  games: ['board/', 'draw/', 'solver/'],
  instruments: ['board/', 'draw/', 'solver/'],
  lesson: ['board/', 'draw/', 'solver/'],
  reference: ['board/', 'draw/', 'solver/'],
};

test('what draws knows no board, a board no game, and games, instruments, lessons and the reference not each other', () => {
  for (const [layer, allowed] of Object.entries(above)) {
    const own = globSync(`${layer}/**/*.ts`, { cwd: join(root, 'web') });
    assert.ok(own.length > 5, layer);
    for (const file of own) {
      for (const to of importsOf(file).filter((each) => !each.startsWith('../build/') && each !== 'languages.ts')) {
        assert.ok(
          [`${layer}/`, ...allowed].some((each) => to.startsWith(each)),
          `${file} imports ${to}`,
        );
      }
    }
  }
});

test('no file imports itself by a circle, types included', () => {
  const files = globSync('**/*.{ts,mjs}', {
    cwd: join(root, 'web'),
    exclude: (name) => /^(node_modules|\.astro)$/.test(name),
  });
  const still = (file: string) => importsOf(file, /\bfrom '(\.[^'?]+)'/g);
  assert.equal(circleIn(new Map(files.map((file) => [file, still(file)]))), null);
});

test('a build with a circle is told which', () => {
  const imports = new Map([
    ['loader', ['board', 'words']],
    ['board', ['draw', 'panels']],
    ['panels', ['draw', 'styles']],
    ['styles', ['panels']],
  ]);
  assert.deepEqual(circleIn(imports), ['panels', 'styles', 'panels']);
  imports.set('styles', ['draw']);
  assert.equal(circleIn(imports), null);
});
