import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const modules = here('../../build/wasm/catalogue.mjs'); // written when all are built

/** A module that was built again is loaded again. */
const reloads: Plugin = {
  name: 'nimlab-reloads',
  configureServer({ watcher, ws }) {
    watcher.add(modules);
    watcher.on('change', (file) => {
      if (file === modules) ws.send({ type: 'full-reload' });
    });
  },
};

/** All elements from their sources (npm run dev), with the modules that CMake left in build/wasm. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: here('../../build/vite-playground'),
  publicDir: false,
  resolve: {
    alias: {
      '#catalogue': modules,
      '#described': here('../../build/wasm/described.mjs'),
      '#glue': here('../../build/wasm/nimlab-all.mjs'),
    },
  },
  optimizeDeps: { entries: ['index.html', '../{games,instruments,lesson,reference}/**/element.ts'] },
  worker: { format: 'es' },
  server: { host: 'localhost', port: 4322, fs: { allow: [here('../..')] } },
  plugins: [reloads],
});
