/** The declarations of the raw module against the bindings, and the glue. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import ts from 'typescript';
import { modules } from '../../web/solver/modules.ts';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);

test('module.d.ts declares what is bound, no more and no less', async () => {
  const text = await readFile(at('web/solver/module.d.ts'), 'utf8');
  const source = ts.createSourceFile('module.d.ts', text, ts.ScriptTarget.ESNext);
  const declared = new Map<string, number>();
  source.forEachChild((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'Bindings') return;
    for (const member of node.members) {
      if (ts.isPropertySignature(member)) continue; // the memory
      assert.ok(ts.isMethodSignature(member));
      declared.set((member.name as ts.Identifier).text, member.parameters.length);
    }
  });
  const bindings = await readFile(at('wasm/bindings/bindings.cpp'), 'utf8');
  const bound = new Map<string, number>();
  for (const [, name, called] of bindings.matchAll(/emscripten::function\("(\w+)", &(\w+)\)/g)) {
    const parameters = new RegExp(`^\\S+ ${called!}\\(([^)]*)\\)`, 'm').exec(bindings)![1]!;
    bound.set(name!, parameters === '' ? 0 : parameters.split(',').length);
  }
  const sorted = (map: Map<string, number>) => [...map].sort();
  assert.ok(bound.size > 5);
  assert.deepEqual(sorted(declared), sorted(bound));
});

test('one glue serves every module', async () => {
  const [first, ...others] = await Promise.all(
    modules.map(async ({ name }) =>
      (await readFile(at(`build/wasm/nimlab-${name}.mjs`), 'utf8')).replaceAll(`nimlab-${name}.wasm`, ''),
    ),
  );
  assert.ok(others.length > 5);
  for (const other of others) assert.equal(other, first);
  assert.ok(!/\beval\b|new Function\b|(?<!\w)Function\(/.test(first!), 'the content security policy forbids it');
});
