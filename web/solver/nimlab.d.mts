/** The glue that Emscripten writes (`#module` in package.json: build/wasm/nimlab.mjs). */
import type { Factory } from './module.d.ts';

declare const createModule: Factory;
export default createModule;
