import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setUp } from './setup.mjs';
import { keyedStep, main, node, root, run } from './steps.mjs';

/** Debian's Emscripten looks for its JavaScript packages there when `node` is not Debian's own. */
const emscriptenEnv = existsSync('/usr/share/nodejs') ? { NODE_PATH: '/usr/share/nodejs' } : {};

const cpp = ['CMakeLists.txt', 'wasm', '.clang-format'];

/** A CMake build: 'native' (benchmarks), 'native-asan' (tests), 'wasm' (module, tests, benchmarks). */
export async function cmake(kind, targets) {
  const emscripten = kind === 'wasm';
  const folder = join(root, 'build', kind);
  const options = ['-S', root, '-B', folder, '-G', 'Ninja'];
  if (kind === 'native-asan') options.push('-DNIMLAB_SANITIZE=ON', '-DCMAKE_BUILD_TYPE=Debug');
  else options.push('-DCMAKE_BUILD_TYPE=Release');
  const env = emscripten ? emscriptenEnv : {};
  if (!existsSync(join(folder, 'build.ninja'))) {
    await run(emscripten ? 'emcmake' : 'cmake', emscripten ? ['cmake', ...options] : options, { env });
  }
  await run('cmake', ['--build', folder, '--target', ...targets], { env });
}

/** Everything up to dist/site; each step only if its inputs changed. */
export async function buildAll() {
  await keyedStep('solver as WebAssembly', { name: 'wasm', inputs: cpp, output: 'build/wasm/nimlab.wasm' }, () =>
    cmake('wasm', ['nimlab_module']),
  );
  const module = 'build/wasm/nimlab.wasm';
  const packages = ['package-lock.json', 'web/tsconfig.json'];
  await keyedStep(
    'widgets',
    {
      name: 'widgets',
      inputs: [...packages, 'web/solver', 'web/widgets', module, 'build/wasm/nimlab.mjs'],
      output: 'build/widgets/nimlab.js',
    },
    () => node('node_modules/vite/bin/vite.js', 'build', '--config', 'web/widgets/vite.config.ts'),
  );
  await keyedStep(
    'Node entry',
    {
      name: 'node',
      inputs: [...packages, 'web/solver', 'web/tasks/build-node.mjs', module, 'build/wasm/nimlab.mjs'],
      output: 'dist/node/index.js',
    },
    () => node('web/tasks/build-node.mjs'),
  );
  await keyedStep(
    'site',
    {
      name: 'site',
      inputs: [...packages, 'content', 'wasm', 'web/site', 'web/widgets', 'web/tasks', 'build/widgets', 'dist/node'],
      output: 'dist/site/index.html',
      setting: process.env.NIMLAB_SITE,
    },
    () => node('web/tasks/build-site.mjs'),
  );
}

await main(import.meta.url, async () => {
  await setUp(import.meta.url, 'build');
  await buildAll();
  console.log('\nThe site is in dist/site: upload that folder anywhere.');
});
