import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const attribute = / data-claim="([^"]*)"/g;

/**
 * Lays what the pages claim into a file for the tests, and takes it off the pages, for which it is weight: page →
 * claims.
 */
export async function takeClaims(site, file) {
  const claims = {};
  for (const page of (await readdir(site, { recursive: true })).filter((name) => name.endsWith('.html')).sort()) {
    const html = await readFile(join(site, page), 'utf8');
    const found = [...html.matchAll(attribute)];
    if (found.length === 0) continue;
    claims[page] = found.map(([, json]) => JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&')));
    await writeFile(join(site, page), html.replace(attribute, ''));
  }
  await writeFile(file, JSON.stringify(claims));
}
