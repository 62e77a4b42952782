import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

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

/**
 * Lays the compressed forms of a site's files beside them, `.br` and `.gz`, as hosts send them. What was compressed before
 * is kept in `cache` by its content: the best compression takes half a minute for the whole site.
 */
export async function compress(site, cache) {
  await mkdir(cache, { recursive: true });
  const kept = new Set(await readdir(cache));
  const used = new Set();
  const todo = (await readdir(site, { recursive: true })).filter((file) => worth.test(file));
  const each = async (file) => {
    const bytes = await readFile(join(site, file));
    const key = createHash('sha256').update(bytes).digest('hex');
    for (const [type, pack] of Object.entries(ways)) {
      const name = `${key}.${type}`;
      used.add(name);
      const packed = kept.has(name) ? await readFile(join(cache, name)) : await pack(bytes);
      if (!kept.has(name)) await writeFile(join(cache, name), packed);
      await writeFile(join(site, `${file}.${type}`), packed);
    }
  };
  const work = async () => {
    for (let file = todo.pop(); file !== undefined; file = todo.pop()) await each(file);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  for (const name of kept) if (!used.has(name)) await rm(join(cache, name));
}
