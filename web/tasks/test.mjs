import { buildAll, cmake } from './build.mjs';
import { lint } from './lint.mjs';
import { setUp } from './setup.mjs';
import { main, pinnedNode, run, step, Told } from './steps.mjs';

/** What Catch2, node:test and Playwright print at their end. */
function catch2(output) {
  const all = /All tests passed \(\d+ assertions? in (\d+) test cases?\)/.exec(output);
  if (all) return { passed: Number(all[1]), failed: 0 };
  const failed = Number(/test cases: .*?(\d+) failed/.exec(output)?.[1] ?? 0);
  return { passed: Number(/test cases: .*?(\d+) passed/.exec(output)?.[1] ?? 0), failed };
}
const number = (pattern) => (output) => Number(pattern.exec(output)?.[1] ?? 0);
const nodeTest = (output) => ({ passed: number(/^ℹ pass (\d+)/m)(output), failed: number(/^ℹ fail (\d+)/m)(output) });
const playwright = (output) => ({
  passed: number(/^\s+(\d+) passed/m)(output),
  failed: number(/^\s+(\d+) failed/m)(output) + number(/^\s+(\d+) flaky/m)(output),
});

const suites = [
  ['C++ tests, native with sanitizers', ['build/native-asan/nimlab_tests', '--use-colour', 'no'], catch2],
  ['C++ tests, as WebAssembly', [pinnedNode, 'build/wasm/nimlab_tests.cjs', '--use-colour', 'no'], catch2],
  ['Node tests', [pinnedNode, '--test', '--test-reporter=spec', 'tests/node/*.test.ts'], nodeTest],
  [
    'browser tests',
    [pinnedNode, 'node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/browser/playwright.config.ts'],
    playwright,
  ],
];

await main(import.meta.url, async () => {
  await setUp(import.meta.url, 'build', 'test');
  await buildAll();
  const total = await lint();
  await step('C++ tests are built, native', () => cmake('native-asan', ['nimlab_tests']));
  await step('C++ tests are built, as WebAssembly', () => cmake('wasm', ['nimlab_tests']));
  for (const [what, [program, ...args], count] of suites) {
    console.log(`\n${what}`);
    const { output, code } = await run(program, args, { show: true, allowFailure: true });
    const { passed, failed } = count(output);
    total.passed += passed;
    // A suite that ran nothing, or broke off, has failed whatever it counted.
    total.failed += failed > 0 ? failed : code !== 0 || passed === 0 ? 1 : 0;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) throw new Told('Some tests failed; what they said stands above.');
});
