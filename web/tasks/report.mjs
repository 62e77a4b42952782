// node web/tasks/report.mjs <name> [--catch2] <program> [arguments]: runs a check, or a Catch2 suite in two halves side
// by side, and leaves build/reports/<name>.json, { passed, failed }, for test.mjs. Shows what a failure has to say, and
// fails as it did.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './setup.mjs';

const entities = { amp: '&', lt: '<', gt: '>', quot: '"' };
const plain = (xml) => xml.replace(/&(amp|lt|gt|quot);/g, (_, name) => entities[name]).trim();

/** Of Catch2's XML the counts, undefined if the run broke off, and where and what failed. */
export function catch2(xml) {
  const counts = /<OverallResultsCases successes="(\d+)" failures="(\d+)"/.exec(xml);
  const failures = [];
  for (const [, name, body] of xml.matchAll(/<TestCase name="([^"]*)"[^>]*>([\s\S]*?)(?:<\/TestCase>|$)/g)) {
    if (/<OverallResult success="true"/.test(body)) continue;
    failures.push(plain(name));
    for (const [, file, line, said] of body.matchAll(
      /filename="([^"]*)" line="(\d+)"\s*>\s*([^<][\s\S]*?|<Original>[\s\S]*?)<\/(?:Expression|Failure|Exception|FatalErrorCondition)>/g,
    ))
      failures.push(`  ${file}:${line}: ${plain(said.replace(/<[^>]*>/g, ''))}`);
  }
  return { counts: counts ? { passed: Number(counts[1]), failed: Number(counts[2]) } : undefined, failures };
}

/** Where memory came from is remembered to one frame: with thirty, as is usual, the suite takes twice as long. */
const env = { ASAN_OPTIONS: 'malloc_context_size=1', ...process.env };
const quietly = (program, args) => run(program, args, { quiet: true, env, allowFailure: true });

const filed = (program, args, file) =>
  run(program, args, { file: join(root, 'build/reports', file), env, allowFailure: true });

/**
 * Runs every second test of a suite beside the others: what the two halves told, and the exit code that is not 0, if
 * one is.
 */
async function inHalves(name, program, args) {
  let { output } = await filed(program, [...args, '--list-test-names-only'], `${name}.names`); // Catch2 2
  if (/unrecogni[sz]ed token/i.test(output))
    ({ output } = await filed(program, [...args, '--list-tests', '--verbosity', 'quiet'], `${name}.names`)); // Catch2 3
  const names = output.split('\n').filter((line) => line.trim() !== '');
  if (names.length < 2) return { names, runs: [{ output, code: 1 }] };
  // A comma says "or", unless it is a name's own.
  const half = (i) => {
    const own = names.filter((_, k) => k % 2 === i).map((each) => each.replace(/[\\,[]/g, '\\$&'));
    return filed(program, [...args, '-r', 'xml', own.join()], `${name}.${i}.xml`);
  };
  return { names, runs: await Promise.all([half(0), half(1)]) };
}

if (process.argv[1] === import.meta.filename) {
  const [name, ...rest] = process.argv.slice(2);
  mkdirSync(join(root, 'build/reports'), { recursive: true });
  const suite = rest[0] === '--catch2';
  const [program, ...args] = suite ? rest.slice(1) : rest;
  const { names, runs } = suite ? await inHalves(name, program, args) : { runs: [await quietly(program, args)] };
  const code = runs.find((each) => each.code !== 0)?.code ?? 0;
  let counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (suite) {
    const said = runs.map(({ output }) => catch2(output));
    counts = said.every((each) => each.counts) && {
      passed: said.reduce((sum, each) => sum + each.counts.passed, 0),
      failed: said.reduce((sum, each) => sum + each.counts.failed, 0),
    };
    // What is on the list and did not run has failed.
    const missing = counts ? names.length - counts.passed - counts.failed : 0;
    if (missing > 0) console.error(`${missing} of ${names.length} tests did not run.`);
    if (counts) counts.failed += Math.max(0, missing);
    for (const [i, { failures, counts }] of said.entries())
      if (runs[i].code !== 0)
        console.error([...failures, ...(counts ? [] : [runs[i].output.slice(-20_000)])].join('\n'));
  } else if (code !== 0) console.error(runs[0].output.trim());
  if (counts) writeFileSync(join(root, 'build/reports', `${name}.json`), JSON.stringify(counts));
  process.exitCode = code === 0 && !(counts?.failed === 0) ? 1 : code;
}
