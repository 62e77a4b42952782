// Plain Node 20: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
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
 * fails. Resolves to the exit code and what was caught; rejects with `Told` unless `allowFailure`.
 */
export function run(command, args, { quiet = false, env = process.env, allowFailure = false } = {}) {
  return new Promise((resolve, reject) => {
    const out = quiet ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', out, out] });
    let output = '';
    for (const stream of quiet ? [child.stdout, child.stderr] : []) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.on('error', (cause) => reject(new Told(`${command} could not be started: ${cause.message}`)));
    child.on('close', (code) => {
      if (code === 0 || allowFailure) resolve({ output, code });
      else reject(new Told(`${output}\n${command} ${args.join(' ')}\nended with ${code}.`));
    });
  });
}

/** Steps of package.json's `wireit` part, with all that they need and that is not up to date; several at a time. */
export function make(script, { args = [], allowFailure = false } = {}) {
  const env = { ...process.env, WIREIT_CACHE: 'none', WIREIT_FAILURES: 'continue' };
  env.WIREIT_PARALLEL ??= String(availableParallelism());
  // By these wireit would take itself for the npm script that this is part of.
  delete env.npm_lifecycle_event;
  delete env.npm_package_json;
  return run(pinnedNode, ['--run', script, ...args], { env, allowFailure });
}

async function systemPackages(groups) {
  const { output, code } = await run(join(root, 'web/tasks/system-packages.sh'), groups, {
    quiet: true,
    allowFailure: true,
  });
  if (code !== 0) throw new Told(output);
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
  console.log('· npm packages are installed …');
  rmSync(stamp, { force: true });
  const env = { ...process.env, NODE_ENV: 'development', PATH: `${await folderOfNode()}:${process.env.PATH}` };
  await run('npm', ['ci', '--include=dev', '--loglevel=error'], { quiet: true, env });
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
