import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** dist/node/: index.js (one file), index.d.ts and what it refers to, nimlab.wasm. Needs build/wasm/. */
export async function buildNode() {
  const out = join(root, 'dist/node');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(root, 'web/solver/node.ts')],
    outfile: join(out, 'index.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  });
  copyFileSync(join(root, 'build/wasm/nimlab.wasm'), join(out, 'nimlab.wasm'));
  const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, 'web/solver/tsconfig.node.json')];
  execFileSync(process.execPath, tsc, { stdio: 'inherit' });
  // Only what the entry shows is public: its own declarations and the types.
  for (const file of readdirSync(out)) {
    if (file.endsWith('.d.ts') && !['node.d.ts', 'types.d.ts', 'index.d.ts'].includes(file)) rmSync(join(out, file));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildNode();
