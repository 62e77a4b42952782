import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { connect } from '../solver/connect.ts';
import { root } from './setup.mjs';

// build/wasm/catalogue.mjs: which games there are, and which module has which. Asks the modules that CMake has built.
const folder = join(root, 'build/wasm');
const { default: createModule } = await import(pathToFileURL(join(folder, 'nimlab-all.mjs')).href);

async function ask(list) {
  const name = list.replace(/\.cpp$/, '');
  const wasmBinary = readFileSync(join(folder, `nimlab-${name}.wasm`));
  return { name, bytes: wasmBinary.length, infos: connect(await createModule({ wasmBinary })).games() };
}

const asked = await Promise.all(readdirSync(join(root, 'wasm/modules')).map(ask));
const catalogue = {
  games: asked.find(({ name }) => name === 'all').infos,
  modules: asked.map(({ name, bytes, infos }) => ({ name, bytes, games: infos.map((info) => info.name) })),
};
writeFileSync(join(folder, 'catalogue.mjs'), `export default ${JSON.stringify(catalogue)};\n`);
