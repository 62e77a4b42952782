import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { noCircles } from './circles.ts';
import { chunks } from './chunks.ts';
import { slimTemplates } from './slim.ts';

/** Only `nimlab.js` keeps its name from one version to the next: whatever it loads belongs to this very version. */
const output = {
  chunkFileNames: ({ name }: { name: string }) => `chunks/${name.replace(/~.*/, '')}-[hash].js`,
  assetFileNames: 'chunks/[name]-[hash][extname]',
};

/** One build for the site and for foreign pages: `build/widgets/nimlab.js` and its chunks, all addresses relative. */
export default defineConfig({
  root: fileURLToPath(new URL('../board', import.meta.url)),
  base: './',
  publicDir: false,
  plugins: [slimTemplates(), noCircles()],
  resolve: {
    // What the modules have; the worker finds them beside it.
    alias: {
      '#catalogue': fileURLToPath(new URL('../../build/wasm/catalogue.mjs', import.meta.url)),
      '#described': fileURLToPath(new URL('../../build/wasm/described.mjs', import.meta.url)),
      '#glue': fileURLToPath(new URL('../../build/wasm/nimlab-all.mjs', import.meta.url)),
    },
  },
  logLevel: 'warn',
  build: {
    outDir: '../../build/widgets',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a data: address would need a wider policy
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true, // for tests/node/workshop.test.ts
    rolldownOptions: {
      input: 'loader.ts',
      preserveEntrySignatures: false,
      output: {
        ...output,
        entryFileNames: 'nimlab.js',
        codeSplitting: {
          groups: [{ name: chunks(), debugName: 'folders' }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [noCircles()],
    rolldownOptions: {
      output: { ...output, entryFileNames: output.chunkFileNames },
    },
  },
});
