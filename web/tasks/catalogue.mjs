import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instantiate } from '../solver/connect.ts';
import { root } from './setup.mjs';

// What the modules that CMake has built say of themselves. build/wasm/catalogue.mjs is what every page has: which games
// and instruments there are, what a board begins with, which module has which. build/wasm/described.mjs is all the
// rest.
const folder = join(root, 'build/wasm');

/** The modules of wasm/bindings/modules.cmake. */
const table = readFileSync(join(root, 'wasm/bindings/modules.cmake'), 'utf8');
const listed = [...table.matchAll(/^nimlab_module\((\w+)/gm)].map(([, name]) => name).sort();

async function ask(name) {
  const bytes = readFileSync(join(folder, `nimlab-${name}.wasm`));
  const module = await instantiate(await WebAssembly.compile(bytes));
  return { name, bytes: bytes.length, games: module.games(), instruments: module.instruments() };
}

const asked = await Promise.all(listed.map(ask));
const all = asked.find(({ name }) => name === 'all');
const names = (infos) => infos.map(({ name }) => name);
const catalogue = {
  games: all.games.map(({ name, defaultRule, example, partizan }) => ({
    name,
    defaultRule,
    example,
    ...(partizan && { partizan }),
  })),
  instruments: names(all.instruments),
  modules: asked.map(({ name, bytes, games, instruments }) => ({
    name,
    bytes,
    games: names(games),
    instruments: names(instruments),
  })),
};
const write = (name, data) => writeFileSync(join(folder, `${name}.mjs`), `export default ${JSON.stringify(data)};\n`);
write('catalogue', catalogue);
write('described', { games: all.games, instruments: all.instruments });
