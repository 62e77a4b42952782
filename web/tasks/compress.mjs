import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { root } from './setup.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const c = zlib.constants;
const ways = {
  br: async (bytes) => {
    // Which blocks are best depends on the file: half a percent.
    const all = [0, 16].map((block) => {
      const params = { [c.BROTLI_PARAM_SIZE_HINT]: bytes.length, [c.BROTLI_PARAM_LGBLOCK]: block };
      return brotli(bytes, { params });
    });
    return (await Promise.all(all)).sort((a, b) => a.length - b.length)[0];
  },
  gz: (bytes) => gzip(bytes, { level: 9 }),
};
/** Fonts and the search index are compressed already. */
const worth = /\.(html|css|js|json|svg|wasm)$/;

const nameOf = (bytes, type) => `${createHash('sha256').update(bytes).digest('hex')}.${type}`;

/** The compressed form of some bytes, `br` or `gz`, which is kept in `cache` by their content. */
export async function packed(bytes, type, cache) {
  const file = join(cache, nameOf(bytes, type));
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const made = await ways[type](bytes);
  await mkdir(cache, { recursive: true });
  await writeFile(file, made);
  return made;
}

/**
 * Lays the compressed forms of a site's files beside them, `.br` and `.gz`, as hosts send them. What was compressed
 * before is kept in `cache` by its content: the best compression takes half a minute for the whole site.
 */
export async function compress(site, cache) {
  const used = new Set();
  const todo = (await readdir(site, { recursive: true })).filter((file) => worth.test(file));
  const each = async (file) => {
    const bytes = await readFile(join(site, file));
    for (const type of Object.keys(ways)) {
      used.add(nameOf(bytes, type));
      await writeFile(join(site, `${file}.${type}`), await packed(bytes, type, cache));
    }
  };
  const work = async () => {
    for (let file = todo.pop(); file !== undefined; file = todo.pop()) await each(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const name of await readdir(cache)) if (!used.has(name)) await rm(join(cache, name));
}

if (process.argv[1] === import.meta.filename) await compress(join(root, 'dist/site'), join(root, 'build/compressed'));
