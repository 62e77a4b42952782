import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { parse } from 'yaml';
import { languages } from '../languages.ts';
import { tagOf } from '../board/tag.ts';
import { root } from './setup.mjs';

/** What the boards say of themselves, for the pages of the reference. */
export const elementsFile = join(root, 'build/elements.json');

/** As many moves of an example are put into words. */
const mostMoves = 2;

/** The class that a folder of web/ defines, undefined while there is none. It is only asked: it comes onto no page. */
async function elementOf(folder, server) {
  const [file] = globSync(`web/{games,instruments,lesson,reference}/**/${folder}/element.ts`, { cwd: root });
  if (!file) return undefined;
  await server.ssrLoadModule(`/${file}`);
  return customElements.whenDefined(tagOf(folder));
}

/**
 * What an element takes from the browser to be made and to speak: the system's theme, observers, other boards' words.
 */
function withoutPage() {
  globalThis.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  globalThis.document ??= {
    documentElement: { closest: () => ({ getAttribute: () => languages[0] }) },
    createElement: (tag) => new (customElements.get(tag))(),
    createTreeWalker: () => ({}),
  };
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  for (const name of ['ResizeObserver', 'IntersectionObserver', 'MutationObserver']) globalThis[name] ??= Observer;
}

const attributesOf = (element) =>
  Object.entries(element.properties)
    .filter(([, { state, attribute }]) => !state && attribute !== false)
    .map(([name]) => name);

async function inLanguage(Element, language, rule) {
  const element = new Element();
  element.surroundings.language = language;
  if (rule) element.rule = rule;
  await element.ready();
  return element;
}

/**
 * Asks the elements for their names, views and attributes, and how they speak of the examples in content/reference:
 * positions and moves by the solver's analysis, "heaps of 3, 4 and 5". Wants dist/node.
 */
export async function askElements() {
  const { loadSolver } = await import('nimlab');
  const solver = await loadSolver();
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    cacheDir: join(root, 'build/vite-elements'),
    resolve: {
      alias: {
        '#catalogue': join(root, 'build/wasm/catalogue.mjs'),
        '#described': join(root, 'build/wasm/described.mjs'),
        '#glue': join(root, 'build/wasm/nimlab-all.mjs'),
      },
    },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    withoutPage();
    const games = {};
    for (const { name: game } of await solver.games()) {
      const Element = await elementOf(game, server);
      if (!Element) continue;
      const each = (value) => Object.fromEntries(languages.map((language, i) => [language, value(i)]));
      const plain = await Promise.all(languages.map((language) => inLanguage(Element, language, '')));
      games[game] = {
        title: each((i) => plain[i].title),
        position: each((i) => plain[i].positionLabel),
        rule: plain[0].ruleLabel === null ? null : each((i) => plain[i].ruleLabel),
        attributes: attributesOf(Element),
        paintable: Element.paintable,
        views: plain[0].views.map(({ id }, k) => ({ id, label: each((i) => plain[i].views[k].label) })),
        examples: [],
      };
      const file = join(root, `content/reference/${game}.yaml`);
      if (!existsSync(file)) continue;
      for (const { position, rule = '' } of parse(readFileSync(file, 'utf8')).examples) {
        const analysis = await solver.analyse(game, position, rule);
        const { moves } = await solver.moves(game, position, rule, { limit: 1 });
        const shown = analysis.winningMoves.length ? analysis.winningMoves.slice(0, mostMoves) : moves;
        const spoken = await Promise.all(languages.map((language) => inLanguage(Element, language, analysis.rule)));
        games[game].examples.push({
          position: analysis.position,
          rule: analysis.rule,
          spoken: each((i) => spoken[i].speakPosition(analysis.numbers)),
          moves: shown.map((move) => ({
            text: move.text,
            spoken: each((i) => spoken[i].speakMove(move, analysis.numbers, 'base')),
          })),
        });
      }
    }
    const others = {};
    const instruments = (await solver.instruments()).map(({ name }) => name);
    for (const folder of ['values', ...instruments, 'bench', 'question']) {
      const Element = await elementOf(folder, server);
      if (Element) others[folder.replaceAll('_', '-')] = { attributes: attributesOf(Element) };
    }
    mkdirSync(dirname(elementsFile), { recursive: true });
    writeFileSync(elementsFile, JSON.stringify({ games, others }, null, 1));
  } finally {
    solver.close();
    await server.close();
  }
}

if (process.argv[1] === import.meta.filename) {
  await askElements();
  process.exit();
}
