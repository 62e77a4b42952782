import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunkOf } from './chunks.ts';
import { slimTemplates } from './slim.ts';

/** Only `nimlab.js` keeps its name from one version to the next: whatever it loads belongs to this very version. */
const output = {
  chunkFileNames: ({ name }: { name: string }) => `chunks/${name.replace(/~.*/, '')}-[hash].js`,
  assetFileNames: 'chunks/[name]-[hash][extname]',
};

/** Modules that are loaded when they are needed, with all that belongs to them. */
const whole = /\/(?:element|scene|client|panels\/all|bench\/panels|kit\/graph-editor|views|walk|large|words\.\w+)\.ts$/;

/** One build for the site and for foreign pages: `build/widgets/nimlab.js` and its chunks, all addresses relative. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [slimTemplates()],
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
          groups: [
            {
              // What a folder imports only when it needs it, as the layout of graphs with its library, stays by itself.
              name: (id, context) =>
                !whole.test(id) && context.getModuleInfo(id)?.dynamicImporters.length
                  ? null
                  : chunkOf(id, (each) => context.getModuleInfo(each)?.importers ?? []),
            },
          ],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: { ...output, entryFileNames: output.chunkFileNames },
    },
  },
});
