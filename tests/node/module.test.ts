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
      if (ts.isPropertySignature(member)) continue; // the memory
      assert.ok(ts.isMethodSignature(member));
      declared.set((member.name as ts.Identifier).text, member.parameters.length);
    }
  });
  const module = await WebAssembly.compile(await readFile(at('build/wasm/nimlab-all.wasm')));
  const bindings = await readFile(at('wasm/bindings/bindings.cpp'), 'utf8');
  const registered = [...bindings.matchAll(/^NIMLAB_BINDING\((\w+)\)/gm)].map((match) => match[1]!);
  assert.deepEqual([...declared.keys()].filter((name) => name !== '_initialize').sort(), registered.sort());

  // Of its host it wants no more than connect.ts gives: to be let grow, and a place to fall into.
  const imports = WebAssembly.Module.imports(module).map(({ name }) => name);
  assert.ok(imports.includes('emscripten_notify_memory_growth'), imports.join());
  assert.deepEqual(
    imports.filter((name) => !/^(emscripten_notify_memory_growth|proc_exit)$/.test(name)),
    [],
  );
  const stubs = Object.fromEntries(imports.map((name) => [name, () => 0]));
  const { exports } = await WebAssembly.instantiate(module, { env: stubs, wasi_snapshot_preview1: stubs });
  const functions = exports as Record<string, (...values: unknown[]) => unknown>;
  for (const [name, parameters] of declared) assert.equal(functions[name]!.length, parameters, name);
});
