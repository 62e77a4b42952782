// Plain Node 20: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** The Node that the project pins (package `node`), once it is installed. */
export const pinnedNode = join(root, 'node_modules/node/bin/node');
export const pinnedVersion = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;

/** A failure that is told in its own words, without a stack. */
export class Told extends Error {}

/**
 * Runs a command from the project's folder. Its output is shown when it fails, or as it comes with `show`.
 * Resolves to what it printed; rejects with `Told`.
 */
export function run(command, args, { show = false, env = {}, allowFailure = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (show) process.stdout.write(text);
      });
    }
    child.on('error', (cause) => reject(new Told(`${command} could not be started: ${cause.message}`)));
    child.on('close', (code) => {
      if (code === 0 || allowFailure) return resolve({ output, code });
      reject(new Told(`${show ? '' : output}\n${command} ${args.join(' ')}\nended with ${code}.`));
    });
  });
}

const node = (script, ...args) => run(pinnedNode, [script, ...args], { env: { ASTRO_TELEMETRY_DISABLED: '1' } });
export { node };

/** A step in one line: what it does, how long it took. */
export async function step(what, work) {
  const began = performance.now();
  process.stdout.write(`· ${what} …`);
  try {
    const note = await work();
    console.log(` ${note ?? `${((performance.now() - began) / 1000).toFixed(1)} s`}`);
  } catch (cause) {
    console.log(' failed');
    throw cause;
  }
}

function* files(path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) return void (yield path);
  for (const entry of readdirSync(full, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!['node_modules', '.astro'].includes(entry.name)) yield* files(`${path}/${entry.name}`);
  }
}

/** A hash of the contents of files and folders, independent of git and of times. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of files(path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0');
  }
  return hash.digest('hex');
}

/** A step that is left out while its inputs (and the setting it reads) are what they were when it last ended well and its output is there. */
export async function keyedStep(what, { name, inputs, output, setting = '' }, work) {
  const stamp = join(root, 'build/stamps', name);
  const key = fingerprint(inputs) + setting;
  await step(what, async () => {
    if (existsSync(join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return 'unchanged';
    rmSync(stamp, { force: true });
    await work();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, key);
  });
}

/** Runs a task as the program it is: set-up first where asked for, failures told calmly. */
export async function main(url, task) {
  if (process.argv[1] !== fileURLToPath(url)) return;
  try {
    await task();
  } catch (cause) {
    console.error(cause instanceof Told ? `\n${cause.message.trim()}\n` : cause);
    process.exitCode = 1;
  }
}

/** The same task again under the pinned Node, when this is another; never returns in that case. */
export function continueUnderPinnedNode(url) {
  if (process.versions.node === pinnedVersion) return;
  const { status } = spawnSync(pinnedNode, [fileURLToPath(url), ...process.argv.slice(2)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
