import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { close, createIndex } from 'pagefind';

/** Interfaces of Pagefind's own, which the site does not use. */
const unused = /^pagefind-(ui|modular-ui|component-ui|highlight)\./;

/** What readers' browsers have no use for: marks for the index, and a namespace that HTML knows. */
const marks = / data-pagefind-ignore(?:="")?| xmlns="http:\/\/www\.w3\.org\/1998\/Math\/MathML"/g;

/**
 * Makes the search index of a built site, in its folder pagefind/: of pages that mark what is to be found. The marks
 * go.
 */
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
  for (const file of await readdir(site, { recursive: true })) {
    if (!file.endsWith('.html')) continue;
    const page = join(site, file);
    await writeFile(page, (await readFile(page, 'utf8')).replace(marks, ''));
  }
}
