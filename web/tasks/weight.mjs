import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { minify } from 'vite';
import { cover, modules, needed } from '../solver/modules.ts';
import { packed } from './compress.mjs';
import { root } from './setup.mjs';

const built = (name) => readFileSync(join(root, 'build/wasm', name));
const sent = async (bytes) => (await packed(bytes, 'br', join(root, 'build/compressed'))).length;

/** What each lesson loads of the solver, in bytes of Brotli: the modules that its elements ask for, and the glue. */
export async function solverOfLessons() {
  const { code } = await minify('glue.mjs', built('nimlab-all.mjs').toString(), { module: true });
  const glue = await sent(Buffer.from(code));
  const sizes = modules.map(async ({ name }) => [name, await sent(built(`nimlab-${name}.wasm`))]);
  const brotli = new Map(await Promise.all(sizes));
  return globSync('content/lessons/*/en.mdx', { cwd: root }).map((path) => {
    // Claims are checked when the site is built.
    const groups = [...readFileSync(join(root, path), 'utf8').matchAll(/<(?!Claim)\w+\s[^>]*?game="(\w+)"[^>]*>/g)].map(
      ([tag, game]) => needed(game, /rule="([^"]*)"/.exec(tag)?.[1]),
    );
    const loaded = cover(groups).map(({ name }) => name);
    const bytes = loaded.reduce((sum, name) => sum + brotli.get(name), glue);
    return { lesson: basename(dirname(path)), modules: loaded, bytes };
  });
}
