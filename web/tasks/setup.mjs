// Plain Node 20: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules/.bin');
/** The Node that the project pins (package `node`), once it is installed. */
export const pinnedNode = join(root, 'node_modules/node/bin/node');
const pinnedVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;

/** A failure that is told in its own words, without a stack. */
export class Told extends Error {}

/**
 * Runs a command from the project's folder. Its output is shown as it comes, or caught with `quiet` and shown when it
 * fails; with `show` those of its lines that this accepts. With `file` it is caught in that file, which is gone after:
 * from a pipe a program under Node loses what is not read when it ends. Resolves to the exit code and what was caught;
 * rejects with `Told` unless `allowFailure`.
 */
export function run(command, args, { quiet = false, show, file, env = process.env, allowFailure = false } = {}) {
  return new Promise((resolve, reject) => {
    const out = file ? openSync(file, 'w') : quiet || show ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', out, out] });
    let output = '';
    for (const stream of out === 'pipe' ? [child.stdout, child.stderr] : []) {
      stream.setEncoding('utf8');
      if (quiet) stream.on('data', (text) => (output += text));
      else createInterface({ input: stream }).on('line', (line) => show(line) && console.log(line));
    }
    child.on('error', (cause) => reject(new Told(`${command} could not be started: ${cause.message}`)));
    child.on('close', (code) => {
      if (file) {
        closeSync(out);
        output = readFileSync(file, 'utf8');
        rmSync(file);
      }
      if (code === 0 || allowFailure) resolve({ output, code });
      else reject(new Told(`${output}\n${command} ${args.join(' ')}\nended with ${code}.`));
    });
  });
}

/** Steps of package.json's `wireit` part, with all that they need and that is not up to date; several at a time. */
export function make(script, { args = [], allowFailure = false, show } = {}) {
  const env = { ...process.env, WIREIT_CACHE: 'none', WIREIT_FAILURES: 'continue' };
  env.WIREIT_PARALLEL ??= String(availableParallelism());
  // By these wireit would take itself for the npm script that this is part of.
  delete env.npm_lifecycle_event;
  delete env.npm_package_json;
  return run(pinnedNode, ['--run', script, ...args], { env, allowFailure, show });
}

const seconds = (since) => Math.round((performance.now() - since) / 1000);

/**
 * Does something that may take long, and says so: what it is, how many seconds it usually takes on two cores when
 * nothing is there yet, that it goes on, and how long it took.
 */
export async function tell(what, usual, work) {
  const began = performance.now();
  console.log(`· ${what} (${usual < 90 ? `${usual} seconds` : `${Math.round(usual / 60)} minutes`} from nothing)`);
  const beat = setInterval(() => console.log(`    … ${seconds(began)} s`), 30_000);
  const done = await work().finally(() => clearInterval(beat));
  console.log(`    ${seconds(began)} s`);
  return done;
}

/** What must be built before anything can be looked at: [step, what it does, seconds that it usually takes]. */
export const stages = [
  ['wasm', 'The solver is compiled to WebAssembly', 140],
  ['site:needs', 'The boards are bundled', 15],
  ['site', 'The pages are made', 60],
];

/** What wireit itself says of its steps is for those who make one by hand. */
const progress = /^\s*\d+% \[\d+ \/ \d+\]|^Analyzing$|^✅ Ran \d+ scripts?/;

/** Makes such stages one after the other; the exit codes. */
export async function makeStages(all, { allowFailure = false } = {}) {
  const codes = [];
  for (const [script, what, usual] of all) {
    const show = (line) => !progress.test(line);
    codes.push((await tell(what, usual, () => make(script, { allowFailure, show }))).code);
  }
  return codes;
}

async function systemPackages(groups) {
  const packages = join(root, 'web/tasks/system-packages.sh');
  const { code } = await run(packages, ['--check', ...groups], { quiet: true, allowFailure: true });
  if (code === 0) return;
  const install = () => run(packages, groups, { quiet: true, allowFailure: true });
  const { output, code: failed } = await tell('System packages are installed', groups.length > 1 ? 45 : 20, install);
  if (failed) throw new Told(output);
  process.stdout.write(output);
}

/**
 * The folder of the Node that npm shall run under: the pinned one. Under another npm leaves out, without a word,
 * optional packages made for newer Nodes, the compiled parts of the bundler among them.
 */
async function folderOfNode() {
  if (process.versions.node === pinnedVersion) return dirname(process.execPath);
  const prefix = join(root, 'build/node');
  mkdirSync(prefix, { recursive: true });
  await run('npm', ['install', '--prefix', prefix, '--no-save', '--loglevel=error', `node@${pinnedVersion}`], {
    quiet: true,
  });
  return join(prefix, 'node_modules/node/bin');
}

/** `npm ci`, unless what is installed came of this very lock file. */
async function npmPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const stamp = join(root, 'node_modules/.installed');
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  rmSync(stamp, { force: true });
  await tell('npm packages are installed', 45, async () => {
    const env = { ...process.env, NODE_ENV: 'development', PATH: `${await folderOfNode()}:${process.env.PATH}` };
    await run('npm', ['ci', '--include=dev', '--loglevel=error'], { quiet: true, env });
  });
  if (!existsSync(pinnedNode)) {
    throw new Told(
      'npm did not install the pinned Node: are install scripts switched off (npm config get ignore-scripts)?',
    );
  }
  writeFileSync(stamp, lock);
}

/**
 * Runs a task as the program that it is, under the pinned Node, when all that it needs is there: system packages of
 * these groups ('build', 'test') and the npm packages. Does nothing where the file is imported. Safe to repeat.
 */
export async function main(url, groups, task) {
  if (process.argv[1] !== fileURLToPath(url)) return;
  try {
    await systemPackages(groups);
    await npmPackages();
    if (process.versions.node !== pinnedVersion) {
      const { status } = spawnSync(pinnedNode, process.argv.slice(1), { stdio: 'inherit' });
      process.exit(status ?? 1);
    }
    process.env.PATH = `${bin}:${process.env.PATH}`;
    process.env.ASTRO_TELEMETRY_DISABLED = '1';
    await task();
  } catch (cause) {
    console.error(cause instanceof Told ? `\n${cause.message.trim()}\n` : cause);
    process.exitCode = 1;
  }
}

// node web/tasks/setup.mjs <groups> <script>: a step of package.json from nothing.
const [groups, script, ...args] = process.argv.slice(2);
await main(import.meta.url, groups?.split(',') ?? [], () => make(script, { args }));
