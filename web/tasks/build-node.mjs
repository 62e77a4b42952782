import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { noCircles } from './circles.ts';
import { root } from './setup.mjs';

// dist/node/: index.js (one file, the glue in it), the declarations of what it exports, the module that has all games,
// the module of the contest bench. Wants build/wasm.
const out = join(root, 'dist/node');
await build({
  configFile: false,
  root: join(root, 'web/solver'),
  logLevel: 'warn',
  publicDir: false,
  plugins: [noCircles()],
  resolve: {
    alias: {
      '#catalogue': join(root, 'build/wasm/catalogue.mjs'),
      '#described': join(root, 'build/wasm/described.mjs'),
      '#glue': join(root, 'build/wasm/nimlab-all.mjs'),
    },
  },
  ssr: { noExternal: true },
  build: {
    ssr: 'node.ts',
    outDir: out,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'index.js', codeSplitting: false } },
  },
});
for (const name of ['all', 'problems'])
  copyFileSync(join(root, `build/wasm/nimlab-${name}.wasm`), join(out, `nimlab-${name}.wasm`));
const tsc = [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(root, 'web/solver/tsconfig.node.json')];
execFileSync(process.execPath, tsc, { stdio: 'inherit' });
// Only what the entry shows is public: its own declarations and the types.
for (const file of readdirSync(out)) {
  if (file.endsWith('.d.ts') && !['node.d.ts', 'types.d.ts', 'instruments.d.ts'].includes(file))
    rmSync(join(out, file));
}
