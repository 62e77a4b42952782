/** What web/tasks/catalogue.mjs has found in the modules of games and instruments (`#described` in package.json: build/wasm/described.mjs). */
import type { RawGame, RawInstrument } from './module.d.ts';

declare const described: { readonly games: readonly RawGame[]; readonly instruments: readonly RawInstrument[] };
export default described;
