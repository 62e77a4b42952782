import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** Interfaces of Pagefind's own, which the site does not use. */
const unused = /^pagefind-(ui|modular-ui|component-ui|highlight)\./;

/** Makes the search index of a built site, in its folder pagefind/: of pages that mark what is to be found. */
export async function indexPages(site) {
  const of = ({ errors, ...answer }) => {
    if (errors.length > 0) throw new Error(`Pagefind: ${errors.join('; ')}`);
    return answer;
  };
  try {
    const { index } = of(await createIndex());
    of(await index.addDirectory({ path: site }));
    for (const { path, content } of of(await index.getFiles()).files) {
      if (unused.test(path)) continue;
      const file = join(site, 'pagefind', path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  } finally {
    await close();
  }
}
