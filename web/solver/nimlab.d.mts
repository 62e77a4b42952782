/** The glue that Emscripten writes (`#module` in package.json: build/wasm/nimlab-all.mjs; the same for every module). */
import type { Factory } from './module.d.ts';

declare const createModule: Factory;
export default createModule;
