import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { minify } from 'vite';
import { cover, modules, needed } from '../solver/modules.ts';
import { root } from './setup.mjs';

const built = (name) => readFileSync(join(root, 'build/wasm', name));

/** What each lesson loads of the solver, in bytes of Brotli: the modules that its elements ask for, and the glue. */
export async function solverOfLessons() {
  const { code } = await minify('glue.mjs', built('nimlab-all.mjs').toString(), { module: true });
  const glue = brotliCompressSync(code).length;
  const brotli = new Map(modules.map(({ name }) => [name, brotliCompressSync(built(`nimlab-${name}.wasm`)).length]));
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
