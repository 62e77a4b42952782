import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cover, needed } from '../../widgets/modules.ts';
import { chunkOf } from '../../widgets/chunks.ts';
import type { Language } from './words.ts';

/** A chunk of build/widgets, as Vite's manifest tells it. */
interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

// The site is built from the project's folder (web/tasks/build-site.mjs).
const folder = join(process.cwd(), 'build/widgets');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const named = new Map(Object.entries(manifest).map(([key, { name }]) => [name, key]));
const chunks = readdirSync(join(folder, 'chunks')).map((name) => `chunks/${name}`);

/** What the worker fetches for the games of a page; the manifest does not tell. */
function fetched(html: string): string[] {
  const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  const groups = [...html.matchAll(/<nimlab-([\w-]+)[^>]*>/g)].map(([tag, name]) => {
    const rule = attribute(tag, 'rule');
    const own = needed(name!.replaceAll('-', '_'), rule);
    return own.length > 0 ? own : needed(attribute(tag, 'game') ?? '', rule);
  });
  const names = cover(groups.filter((games) => games.length > 0)).map(({ name }) => name);
  const wanted = new RegExp(`^chunks/(?:worker-.*\\.js|nimlab-(?:${names.join('|')})-[\\w-]{8}\\.wasm)$`);
  return chunks.filter((name) => wanted.test(name));
}

/** What is about a game asks the solver. */
const asks = /<nimlab-(?!predict|exercise|step)([\w-]+)[^>]*\s(?:game|position)="/;

/**
 * What the first board of a page and its study elements will ask for, one after the other, as files of the folder nimlab/:
 * named in the page, all of it comes at once. `modules` are scripts, words of the page's language among them; `solver` is
 * what the worker fetches.
 */
export function preloads(html: string, language: Language) {
  const modules = new Set<string>();
  const take = (key: string) => {
    const { file, imports = [], dynamicImports = [] } = manifest[key]!;
    if (modules.has(file)) return;
    modules.add(file);
    imports.forEach(take);
    dynamicImports.filter((each) => manifest[each]?.name?.endsWith(`-${language}`)).forEach(take);
  };
  const define = (tag: string) => {
    const key = named.get(chunkOf(`/web/widgets/${tag.replaceAll('-', '_')}/element.ts`) ?? '');
    if (key) take(key);
  };
  if (html.includes('<nimlab-')) define('progress');
  const [, board] = asks.exec(html) ?? [];
  if (board) define(board);
  modules.delete('nimlab.js'); // which the page names anyway
  return { modules: [...modules], solver: board ? fetched(html) : [] };
}
