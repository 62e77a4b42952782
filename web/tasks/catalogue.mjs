import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instantiate } from '../solver/connect.ts';
import { root } from './setup.mjs';

// build/wasm/catalogue.mjs: which games there are, and which module has which. Asks the modules that CMake has built.
const folder = join(root, 'build/wasm');

async function ask(list) {
  const name = list.replace(/\.cpp$/, '');
  const bytes = readFileSync(join(folder, `nimlab-${name}.wasm`));
  const module = await instantiate(await WebAssembly.compile(bytes));
  return { name, bytes: bytes.length, infos: module.games() };
}

const asked = await Promise.all(readdirSync(join(root, 'wasm/modules')).map(ask));
const catalogue = {
  games: asked.find(({ name }) => name === 'all').infos,
  modules: asked.map(({ name, bytes, infos }) => ({ name, bytes, games: infos.map((info) => info.name) })),
};
writeFileSync(join(folder, 'catalogue.mjs'), `export default ${JSON.stringify(catalogue)};\n`);
