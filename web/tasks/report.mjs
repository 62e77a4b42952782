// node web/tasks/report.mjs <name> [--catch2] <program> [arguments]: runs a check, or a Catch2 suite, and leaves
// build/reports/<name>.json, { passed, failed }, for test.mjs. Shows what a failure has to say, and fails as it did.
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

if (process.argv[1] === import.meta.filename) {
  const [name, ...rest] = process.argv.slice(2);
  const suite = rest[0] === '--catch2';
  const [program, ...args] = suite ? [...rest.slice(1), '-r', 'xml'] : rest;
  // Where memory came from, to one frame: with thirty, as is usual, the suite takes twice as long.
  const env = { ASAN_OPTIONS: 'malloc_context_size=1', ...process.env };
  const { output, code } = await run(program, args, { quiet: true, env, allowFailure: true });
  let counts = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (suite) {
    const said = catch2(output);
    counts = said.counts;
    if (code !== 0) console.error([...said.failures, ...(counts ? [] : [output.slice(-20_000)])].join('\n'));
  } else if (code !== 0) console.error(output.trim());
  if (counts) {
    mkdirSync(join(root, 'build/reports'), { recursive: true });
    writeFileSync(join(root, 'build/reports', `${name}.json`), JSON.stringify(counts));
  }
  process.exitCode = code === 0 && !counts ? 1 : (code ?? 1);
}
