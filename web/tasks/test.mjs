import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, makeStages, root, Told } from './setup.mjs';

/**
 * What each suite leaves in build/reports; one that has passed is not run again until something changes that it reads.
 */
const suites = {
  'C++ is formatted': 'clang-format',
  'the rest is formatted': 'prettier',
  ESLint: 'eslint',
  types: 'tsc',
  'types of the site': 'astro-check',
  'C++ tests, native with sanitizers': 'native',
  'C++ tests, as WebAssembly': 'wasm',
  'Node tests': 'node',
  'browser tests': 'browser',
};

/** A suite that left no report, or ran nothing, has failed; wireit removes the last report before a run. */
function counted(name) {
  let report;
  try {
    report = JSON.parse(readFileSync(join(root, 'build/reports', `${name}.json`), 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  }
  const { expected, unexpected, flaky } = report.stats ?? {}; // Playwright's
  const { passed, failed } = report.stats ? { passed: expected, failed: unexpected + flaky } : report;
  return { passed, failed: passed + failed > 0 ? failed : 1 };
}

/** What all of it consists of. The browser by itself, when nothing else wants the cores: its tests have time limits. */
const stages = [
  ['wasm', 'The solver is compiled to WebAssembly', 140],
  ['suites', 'The site is made; the C++ suite is compiled, natively with sanitizers and as WebAssembly', 450],
  ['checks', 'C++ suites, Node tests, linters and type checkers run', 300],
  ['test:browser', 'Browser tests run', 600],
];

await main(import.meta.url, ['build', 'test'], async () => {
  mkdirSync(join(root, 'build/reports'), { recursive: true });
  const codes = await makeStages(stages, { allowFailure: true });
  const total = { passed: 0, failed: 0 };
  console.log();
  for (const [what, name] of Object.entries(suites)) {
    const { passed, failed } = counted(name);
    console.log(`${what.padEnd(36)} ${String(passed).padStart(5)} passed ${String(failed).padStart(5)} failed`);
    total.passed += passed;
    total.failed += failed;
  }
  // What broke off after its count.
  if (total.failed === 0 && codes.some((code) => code !== 0)) total.failed = 1;
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  if (total.failed > 0) throw new Told('Some tests failed; what they said stands above.');
});
