/** One word for one thing: no text of the site says what content/terms.yaml says otherwise. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');
const all = (pattern: string) => globSync(pattern, { cwd: root }).sort();
const terms = parse(read('content/terms.yaml')) as Record<string, readonly { not: string; say: string }[]>;

/** The texts of a data file in one language; the names that readers may search for are no texts. */
function said(data: unknown, language: string, own = false): string[] {
  if (typeof data === 'string') return own ? [data] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'also' ? [] : said(value, language, key === language || (own && !(key in terms))),
  );
}

for (const [language, words] of Object.entries(terms)) {
  test(`texts keep to the terms: ${language}`, () => {
    const own = new RegExp(`(?:^|[/.])${language}\\.(?:mdx|ts|astro)$`);
    const written = [...all('content/**/*.mdx'), ...all('web/**/*.{ts,astro}')]
      .filter((path) => own.test(path))
      .map((path) => [path, read(path)] as const);
    const data = all('content/**/*.yaml')
      .filter((path) => path !== 'content/terms.yaml')
      .map((path) => [path, said(parse(read(path)), language).join('\n')] as const);
    assert.ok(written.length > 150 && data.some(([, text]) => text.length > 1000));
    const found = [...written, ...data].flatMap(([path, text]) =>
      words
        .filter(({ not }) => text.toLowerCase().includes(not))
        .map(({ not, say }) => `${path}: “${not}”, say: ${say}`),
    );
    assert.deepEqual(found, []);
  });
}
