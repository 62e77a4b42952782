import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { choose, needed } from '../../solver/modules.ts';
import { skinOf } from './lesson/figure.ts';
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
/** What the worker is and fetches; the manifest does not tell. */
const chunk = (pattern: RegExp) =>
  readdirSync(join(folder, 'chunks'))
    .filter((name) => pattern.test(name))
    .map((name) => `chunks/${name}`);

/**
 * Tags of elements that are seen before a reader has got anywhere; each has its games as web/solver/client.ts finds
 * them.
 */
function elementsOf(html: string) {
  return [...html.matchAll(/<nimlab-([\w-]+)((?:"[^"]*"|[^">])*)>/g)].map(([, tag, attributes]) => {
    const of = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(attributes!)?.[1] ?? '';
    const word = tag!.replaceAll('-', '_');
    const own = needed(word, of('rule'));
    return { folder: word, view: of('view'), games: own.length > 0 ? own : needed(of('game'), of('rule')) };
  });
}

/**
 * What the first board of a page will ask for, one after the other, as files of the folder nimlab/: named in the page,
 * all of it comes at once. `modules` are scripts, words of the page's language among them; `solver` is the worker and
 * the module that it loads first.
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
  const define = (folder: string) => {
    const key = named.get(folder);
    if (key) take(key);
  };
  const elements = elementsOf(html);
  const asking = elements.filter(({ games }) => games.length > 0);
  const board = asking.find(({ folder }) => folder !== 'question');
  if (board) [board.folder, ...board.games].forEach(define); // a sum has the boards of its games
  const skin = board && skinOf(board.folder, board.view) && `/${board.folder}/skin.ts`;
  if (skin) take(Object.keys(manifest).find((key) => key.endsWith(skin))!);
  if (!board && elements.some(({ folder }) => folder === 'progress')) define('progress');
  modules.delete('nimlab.js'); // which the page names anyway
  if (!board) return { modules: [...modules], solver: [] };
  const groups = asking.map(({ games }) => games);
  const { name } = choose(groups[0]!, () => false, groups);
  return { modules: [...modules], solver: chunk(new RegExp(`^(?:worker|nimlab-${name})-[\\w-]{8}\\.(?:js|wasm)$`)) };
}
