import { cppFiles, formatted, prettier } from './lint.mjs';
import { setUp } from './setup.mjs';
import { main, pinnedNode, run, step } from './steps.mjs';

await main(import.meta.url, async () => {
  await setUp(import.meta.url, 'build', 'test');
  await step('C++', () => run('clang-format', ['-i', ...cppFiles()]).then(() => undefined));
  await step('the rest', () =>
    run(pinnedNode, [
      `node_modules/${prettier[0]}`,
      ...prettier.slice(1),
      '--write',
      '--log-level=warn',
      ...formatted,
    ]).then(() => undefined),
  );
});
