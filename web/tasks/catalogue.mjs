import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instantiate } from '../solver/connect.ts';
import { root } from './setup.mjs';

// build/wasm/catalogue.mjs: which games and instruments there are, and which module has which. Asks the modules that CMake has built.
const folder = join(root, 'build/wasm');

async function ask(list) {
  const name = list.replace(/\.cpp$/, '');
  const bytes = readFileSync(join(folder, `nimlab-${name}.wasm`));
  const module = await instantiate(await WebAssembly.compile(bytes));
  return { name, bytes: bytes.length, games: module.games(), instruments: module.instruments() };
}

const asked = await Promise.all(readdirSync(join(root, 'wasm/modules')).map(ask));
const all = asked.find(({ name }) => name === 'all');
const names = (infos) => infos.map(({ name }) => name);
const catalogue = {
  games: all.games,
  instruments: all.instruments,
  modules: asked.map(({ name, bytes, games, instruments }) => ({
    name,
    bytes,
    games: names(games),
    instruments: names(instruments),
  })),
};
writeFileSync(join(folder, 'catalogue.mjs'), `export default ${JSON.stringify(catalogue)};\n`);
