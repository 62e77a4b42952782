import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const module = here('../../build/wasm/nimlab.wasm');

/** A module that was built again is loaded again. */
const reloads: Plugin = {
  name: 'nimlab-reloads',
  configureServer({ watcher, ws }) {
    watcher.add(module);
    watcher.on('change', (file) => {
      if (file === module) ws.send({ type: 'full-reload' });
    });
  },
};

/** All elements from their sources (npm run dev), with the module that CMake left in build/wasm. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: here('../../build/vite-playground'),
  publicDir: false,
  resolve: { alias: { '#module': here('../../build/wasm/nimlab.mjs') } },
  optimizeDeps: { entries: ['index.html', '../widgets/*/element.ts'] },
  worker: { format: 'es' },
  server: { host: 'localhost', port: 4322, fs: { allow: [here('../..')] } },
  plugins: [reloads],
});
