import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A chunk of build/widgets, as Vite's manifest tells it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

// The site is built from the project's folder (web/tasks/build-site.mjs).
const folder = join(process.cwd(), 'build/widgets');
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const names = readdirSync(join(folder, 'chunks')).map((name) => `chunks/${name}`);
/** The worker and the module are assets, which the manifest does not tell. */
const named = (pattern: RegExp) => names.filter((name) => pattern.test(name));

/**
 * What the elements of a page will ask for, one after the other, as files of the folder nimlab/: told at once, so that it
 * comes at once. `modules` are scripts, `solver` what the worker fetches.
 */
export function preloads(html: string): { readonly modules: readonly string[]; readonly solver: readonly string[] } {
  const modules = new Set<string>();
  const take = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || modules.has(chunk.file)) return;
    modules.add(chunk.file);
    chunk.imports?.forEach(take);
  };
  for (const [, tag] of html.matchAll(/<nimlab-([\w-]+)/g)) take(`${tag!.replaceAll('-', '_')}/element.ts`);
  // Whatever is about a game asks the solver.
  const asks = /<nimlab-[^>]*\s(?:game|position)="/.test(html);
  if (asks) take('../solver/client.ts');
  return { modules: [...modules], solver: asks ? named(/^chunks\/(?:worker-.*\.js|nimlab-.*\.wasm)$/) : [] };
}
