/** Embind's glue as Emscripten writes it (`#glue` in package.json: build/wasm/nimlab-all.mjs). */
import type { Bindings } from './module.d.ts';

export interface GlueOptions {
  instantiateWasm(imports: WebAssembly.Imports, receive: (instance: WebAssembly.Instance) => void): object;
}

export default function create(options: GlueOptions): Promise<Bindings>;
