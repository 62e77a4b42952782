import { fileURLToPath } from 'node:url';

/** What the bundler knows of a module. */
interface Known {
  readonly code: string | null;
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}
interface Graph {
  getModuleInfo(module: string): Known | null;
}

const loader = fileURLToPath(new URL('../board/loader.ts', import.meta.url));
/** What comes at once where it comes at all: an element, and what asks the solver for it. */
const first = /\/(?:element|solver\/client)\.ts$/;
/** With the loader, what it loads others by: it comes alone, before all. */
const loading = /\/board\/(?:loader|folders|tag)\.ts$|preload-helper/;
/** What is nobody's own: what draws, and libraries. */
const common = /\/web\/draw\/|\/node_modules\//;
const words = /\.([a-z]{2})\.ts$/;

/** So many folders are few to share something; less than `tiny` characters of it are worth no request. */
const [few, tiny] = [3, 5000];
/** Words of fewer bytes bring all languages; those of heaps come with the board's, since most lessons have both. */
const fewWords = 600;
const spokenWith: Readonly<Record<string, string>> = { heaps: 'board' };

/**
 * Names the files of build/widgets/chunks: they are the folders of web/, which import each other in no circle. Apart
 * are
 * - what no element needs at once: the bundler puts it with what loads it;
 * - words, by language, where there are many;
 * - what draws and libraries, of which no page has all: what one folder has of them is in its file, what few have in
 *   one of theirs, a folder of web/draw in its own, the rest in the board's.
 */
export function chunks(): (module: string, graph: Graph) => string | null {
  let names: ReadonlyMap<string, string> | undefined;
  return (module, graph) => (names ??= namesIn(graph)).get(module) ?? null;
}

function folderOf(module: string): string {
  // What comes with a view is its game's.
  const [, folders = 'board'] = /\/web\/((?:\w+\/)+?)(?:views\/)?[^/]+$/.exec(module) ?? [];
  // The solver's client comes with the board; terms, too, since a tap on one leads away until it is one.
  return /^solver\/$|^lesson\/term\/$/.test(folders) ? 'board' : folders.split('/').filter(Boolean).at(-1)!;
}

function namesIn(graph: Graph): Map<string, string> {
  const known = (module: string) => graph.getModuleInfo(module)!;
  const reached = (from: Iterable<string>, next: (module: string) => readonly string[]) => {
    const all = new Set(from);
    for (const module of all) for (const each of next(module)) all.add(each);
    return all;
  };
  const modules = reached([loader], (module) => [
    ...known(module).importedIds,
    ...known(module).dynamicallyImportedIds,
  ]);
  const atOnce = reached(
    [...modules].filter((module) => first.test(module)),
    (module) => known(module).importedIds,
  );

  /** Words of what comes at once, which loads them by language. */
  const spoken = new Set(
    [...atOnce].flatMap((module) => known(module).dynamicallyImportedIds).filter((module) => words.test(module)),
  );

  const sharers = new Map<string, Set<string>>();
  for (const user of modules) {
    if (common.test(user)) continue;
    const used = reached([user], (module) => known(module).importedIds.filter((each) => common.test(each)));
    used.delete(user);
    for (const each of used) sharers.set(each, (sharers.get(each) ?? new Set()).add(folderOf(user)));
  }
  /** A strip that is marked comes with the game whose strip it is. */
  const shared = (module: string) => {
    const all = [...sharers.get(module)!].sort();
    return all.filter((folder) => all.length === 1 || folder !== 'paint').join('-');
  };
  const sizes = new Map<string, number>();
  for (const module of sharers.keys()) {
    if (atOnce.has(module)) sizes.set(shared(module), (sizes.get(shared(module)) ?? 0) + known(module).code!.length);
  }
  const shareOf = (module: string) => {
    const { size } = sharers.get(module)!;
    if (size === 1 || (size <= few && sizes.get(shared(module))! > tiny)) return shared(module);
    return /\/draw\/(\w+)\//.exec(module)?.[1] ?? 'board';
  };

  const names = new Map<string, string>();
  for (const module of modules) {
    const language = words.exec(module)?.[1];
    if (loading.test(module) || !(atOnce.has(module) || spoken.has(module))) continue;
    const name = common.test(module) ? shareOf(module) : folderOf(module);
    const apart = language && Buffer.byteLength(known(module).code!) > fewWords;
    names.set(module, apart ? `${spokenWith[name] ?? name}-${language}` : name);
  }
  return names;
}
