/** What web/tasks/catalogue.mjs has found in the modules (`#catalogue` in package.json: build/wasm/catalogue.mjs). */
import type { Catalogue } from './modules.ts';

declare const catalogue: Catalogue;
export default catalogue;
