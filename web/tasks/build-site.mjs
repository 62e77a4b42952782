import { cp, rm, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { relocate } from './relocate.mjs';
import { run } from './steps.mjs';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds dist/site from web/site, content and build/widgets. Wants dist/node (figures and foldable answers come from
 * the solver) and build/widgets. Run from the project's folder.
 */
export async function buildSite() {
  for (const [path, what] of [
    ['../../dist/node/index.js', 'the Node entry'],
    ['../../build/widgets/nimlab.js', 'the widgets'],
  ]) {
    await stat(here(path)).catch(() => {
      throw new Error(`${what} must be built before the site: npm run build`);
    });
  }
  process.env.ASTRO_TELEMETRY_DISABLED = '1';
  // In a process of its own: what the elements take for a browser there is nobody else's business.
  await run(process.execPath, [here('elements.mjs')]);
  const site = here('../../dist/site');
  await rm(site, { recursive: true, force: true });
  await build({ root: here('../site'), logLevel: 'warn' });
  await cp(here('../../build/widgets'), `${site}/nimlab`, { recursive: true });
  await relocate(site, { base: '/nimlab-base/' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildSite();
