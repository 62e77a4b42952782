import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** One build for the site and for foreign pages: `build/widgets/nimlab.js`, its chunks and the module, all addresses relative. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  resolve: {
    // The module as CMake and Emscripten left it; its .wasm is found beside it and comes along.
    alias: { '#module': fileURLToPath(new URL('../../build/wasm/nimlab.mjs', import.meta.url)) },
  },
  logLevel: 'warn',
  build: {
    outDir: '../../build/widgets',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // a data: address would need a wider policy
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'loader.ts',
      output: {
        entryFileNames: 'nimlab.js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'chunks/[name]-[hash].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
