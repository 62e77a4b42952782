/** The declarations of the raw module against the module itself. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import ts from 'typescript';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);

test('module.d.ts declares what the bindings export, no more and no less', async () => {
  const text = await readFile(at('web/solver/module.d.ts'), 'utf8');
  const source = ts.createSourceFile('module.d.ts', text, ts.ScriptTarget.ESNext);
  const declared = new Map<string, number>();
  source.forEachChild((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'Bindings') return;
    for (const member of node.members) {
      assert.ok(ts.isMethodSignature(member));
      declared.set((member.name as ts.Identifier).text, member.parameters.length);
    }
  });
  const bindings = await readFile(at('wasm/bindings/bindings.cpp'), 'utf8');
  const registered = [...bindings.matchAll(/emscripten::function\("(\w+)"/g)].map((match) => match[1]!);
  assert.deepEqual([...declared.keys()].sort(), registered.sort());

  const { default: createModule } = await import('#module');
  const module = await createModule({ wasmBinary: await readFile(at('build/wasm/nimlab-all.wasm')) });
  const functions = module as unknown as Record<string, (...values: unknown[]) => unknown>;
  for (const [name, parameters] of declared) {
    const tooMany = Array.from({ length: 20 }, () => 0);
    assert.throws(() => functions[name]!(...tooMany), new RegExp(`expected ${parameters}\\b`), name);
  }
});
