/** What a page of the built site asks for until its first board has answered, and what that weighs. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { known } from '../../web/solver/modules.ts';
import { packed } from '../../web/tasks/compress.mjs';
import { site, type Page } from './built.ts';

/**
 * What a lesson may cost until its first board has answered, in thousands of bytes; `all` is without fonts. A page below
 * a lesson may ask for a little more: for a drawing of its game that the lesson itself does without.
 */
export const most = { all: 161, withFonts: 220, solver: 79, fonts: 60, requests: 20, requestsBelow: 22, inARow: 3 };

const build = fileURLToPath(new URL('../../build/', import.meta.url));
const sizes = new Map<string, Promise<number>>();
const ownSize = async (path: string) => {
  const bytes = await readFile(site + path.replace(/(^|\/)$/, '$1index.html'));
  return (path.endsWith('.woff2') ? bytes : await packed(bytes, 'br', `${build}compressed`)).length;
};
/** In bytes: what a browser that reads Brotli is sent. */
export const sizeOf = (path: string): Promise<number> => sizes.get(path) ?? sizes.set(path, ownSize(path)).get(path)!;

/** In bytes: of several files together. */
export const sizeOfAll = async (paths: readonly string[]) =>
  (await Promise.all(paths.map(sizeOf))).reduce((sum, size) => sum + size, 0);

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
const manifest = () => JSON.parse(readFileSync(`${build}widgets/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

/**
 * The files that the page asks for, each with how many requests come one after the other until it is: the page is the
 * first, what it names is asked for at once, then what that imports, with the words of the page's language. Of fonts
 * all that its style sheet has: which of them something is written in, the browser knows.
 */
export function firstAsked(page: Page): ReadonlyMap<string, number> {
  const asked = new Map([[page.address, 1]]);
  const ask = (path: string, row: number) => asked.set(path, Math.min(row, asked.get(path) ?? Infinity));
  const addresses = page.tags.flatMap(({ name, attributes: { rel = '', href, src } }) =>
    name === 'script' && src ? [src] : name === 'link' && /preload|stylesheet/.test(rel) ? [href!] : [],
  );
  const faces = [...page.html.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, address]) => address!);
  for (const address of [...addresses, ...faces]) ask(page.resolve(address)!.path, 2);

  const chunks = manifest();
  const language = /<html lang="(\w\w)/.exec(page.html)![1]!;
  const addressOf = (key: string) => `nimlab/${chunks[key]!.file}`;
  const queue = Object.keys(chunks).filter((key) => asked.has(addressOf(key)));
  for (const key of queue) {
    const { imports = [], dynamicImports = [] } = chunks[key]!;
    const words = dynamicImports.filter((each) => chunks[each]!.name?.endsWith(`-${language}`));
    for (const each of [...imports, ...words]) {
      if (asked.has(addressOf(each))) continue;
      ask(addressOf(each), asked.get(addressOf(key))! + 1);
      queue.push(each);
    }
  }
  return asked;
}

/** The file that defines the first board of a page, and asks the solver; null where it has none. */
export function firstBoard(page: Page): string | null {
  const folders = page.tags.map(({ name }) => name.replace(/^nimlab-/, '').replaceAll('-', '_'));
  const name = folders.find((folder) => known.has(folder));
  return name ? `nimlab/${Object.values(manifest()).find((chunk) => chunk.name === name)!.file}` : null;
}
