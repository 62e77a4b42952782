/** The README's examples do what their comments say. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const readme = readFileSync(`${root}README.md`, 'utf8');

test('the Node example prints what stands beside it', () => {
  const [, example] = /```js\n([\s\S]*?)```/.exec(readme)!;
  const promised = [...example!.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map((match) => match[1]!);
  assert.ok(promised.length >= 3);
  const file = `${root}build/readme-example.mjs`; // inside the package, so that it finds itself by name
  writeFileSync(file, example!);
  try {
    const printed = execFileSync(process.execPath, [file], { encoding: 'utf8', cwd: root }).trim().split('\n');
    assert.deepEqual(printed, promised);
  } finally {
    rmSync(file);
  }
});

test('every command and file it names exists', () => {
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> };
  for (const [, name] of readme.matchAll(/npm (?:run )?(start|test|build|bench|format|lint|screenshots)\b/g)) {
    assert.ok(scripts[name!], name);
  }
  for (const [, file] of readme.matchAll(/\]\(([^)#:]+)\)/g)) readFileSync(root + file!);
});
