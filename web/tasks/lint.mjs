import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setUp } from './setup.mjs';
import { main, pinnedNode, root, run, step, Told } from './steps.mjs';

const bin = (path) => [pinnedNode, join('node_modules', path)];

export function cppFiles() {
  return ['wasm', 'tests/cpp', 'tests/bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((file) => /\.(hpp|cpp)$/.test(file))
      .map((file) => join(folder, file)),
  );
}

export const prettier = [
  'prettier/bin/prettier.cjs',
  '--config',
  'web/prettier.config.mjs',
  '--ignore-path',
  '.gitignore',
];
export const formatted = ['web', 'tests', 'package.json'];

const checks = [
  ['C++ is formatted', () => ['clang-format', '--dry-run', '--Werror', ...cppFiles()]],
  [
    'the rest is formatted',
    () => [...bin(prettier[0]), ...prettier.slice(1), '--check', '--log-level=warn', ...formatted],
  ],
  [
    'ESLint',
    () => [...bin('eslint/bin/eslint.js'), '--config', 'web/eslint.config.mjs', '--max-warnings=0', 'web', 'tests'],
  ],
  ['types', () => [...bin('typescript/bin/tsc'), '-p', 'web/tsconfig.json']],
  [
    'types of the site',
    () => [
      ...bin('@astrojs/check/bin/astro-check.js'),
      '--root',
      'web/site',
      '--tsconfig',
      'web/site/tsconfig.json',
      '--minimumFailingSeverity',
      'warning',
    ],
  ],
];

/** Runs every check, each to its end; resolves to how many passed and failed. Wants dist/node. */
export async function lint() {
  let passed = 0;
  const failures = [];
  for (const [what, command] of checks) {
    await step(what, async () => {
      const [program, ...args] = command();
      const { output, code } = await run(program, args, { allowFailure: true });
      if (code === 0) return void passed++;
      failures.push(`${what}\n${output.trim()}`);
      return 'FAILED';
    });
  }
  for (const failure of failures) console.log(`\n${failure}`);
  return { passed, failed: failures.length };
}

await main(import.meta.url, async () => {
  await setUp(import.meta.url, 'build', 'test');
  const { buildAll } = await import('./build.mjs');
  await buildAll();
  const { failed } = await lint();
  if (failed > 0)
    throw new Told(`${failed} of ${checks.length} checks failed. npm run format mends what is only form.`);
});
