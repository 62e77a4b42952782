// node web/tasks/solve.mjs <problem> < input: what a judge expects, by the WASM module of the contest bench.
// node web/tasks/solve.mjs --list: every problem. Plain Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = join(root, 'dist/node/index.js');
const usage = `npm run -s solve -- <problem> < input.txt
npm run -s solve -- --list
`;

/** Exit codes. */
const broken = 1;
const refused = 2;

// Who reads our output may have had enough of it.
process.stdout.on('error', (cause) => {
  if (cause.code !== 'EPIPE') throw cause;
  process.exit(0);
});

function quit(code, message) {
  process.stderr.write(message);
  process.exit(code);
}

/** The solver, built where it never was: nothing of that is said on standard output. */
async function load() {
  if (!existsSync(join(root, 'dist/node/nimlab-problems.wasm'))) {
    const build = [join(root, 'web/tasks/setup.mjs'), 'build', 'node'];
    const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: ['ignore', 2, 2] });
    if (status !== 0) process.exit(status ?? broken);
  }
  return (await import(entry)).loadSolver();
}

/** What should have stood there. */
function expected({ name, least, most, kind }) {
  if (kind === 'more') return 'the end of the input';
  if (kind === 'unfit') return `another ${name}`;
  return most > 0n ? `${name}, a whole number from ${least} to ${most}` : name;
}

function sentence(fault) {
  if (fault.kind === 'too_long') return 'the input is longer than 64 MiB';
  const found = fault.kind === 'ended' ? 'the input ends here' : `found '${fault.found}'`;
  return `line ${fault.line}, column ${fault.column}: expected ${expected(fault)}; ${found}`;
}

async function list(solver) {
  const { parse } = await import('yaml');
  const titles = parse(readFileSync(join(root, 'content/problems.yaml'), 'utf8'));
  const rows = (await solver.problems()).map(({ name, lesson, milliseconds, kibibytes }) => {
    const { en, zh } = titles[name].title;
    const time = milliseconds === null ? '?' : `${milliseconds} ms`;
    const memory = kibibytes === null ? '?' : `${kibibytes} KiB`;
    return [name, time, memory, lesson, en === zh ? en : `${en} / ${zh}`];
  });
  const width = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) => row.map((cell, i) => (i === row.length - 1 ? cell : cell.padEnd(width[i]))).join('  ') + '\n')
    .join('');
}

const [asked, ...more] = process.argv.slice(2);
if (asked === '--help') {
  process.stdout.write(usage);
} else if (asked === undefined || more.length > 0 || (asked.startsWith('-') && asked !== '--list')) {
  quit(refused, usage);
} else {
  const solver = await load();
  if (asked === '--list') {
    process.stdout.write(await list(solver));
  } else {
    const known = await solver.problems();
    if (!known.some(({ name }) => name === asked)) {
      quit(refused, `There is no problem '${asked}'; npm run -s solve -- --list names all.\n`);
    }
    try {
      process.stdout.write(await solver.solve(asked, await text(process.stdin)));
    } catch (cause) {
      if (cause.name === 'InputError') quit(refused, `${asked}: ${sentence(cause.fault)}\n`);
      quit(broken, `${asked}: ${cause.message}\n`);
    }
  }
}
